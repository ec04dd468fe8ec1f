import { productOption } from '@etalage/cart/contract';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import * as v from 'valibot';
import { refuse } from '../http/envelope.ts';
import type { Store } from '../stores/stores.ts';

/** A line in a link: its sku, how many pieces, what one cost in cents, its name, and what was chosen. */
const sharedLine = v.tuple([v.string(), v.number(), v.number(), v.string(), v.nullable(productOption)]);
export type SharedLine = v.InferOutput<typeof sharedLine>;
/** When the link ends, in epoch seconds, and what it holds. */
const sharedCart = v.tuple([v.number(), v.array(sharedLine)]);

const days = 30;
/** How long a link works, in seconds (CART-26). */
const lifetime = days * 86_400;

/** Longer ones are cut by programs that pass them on. */
const maxLength = 6000;

const broken = 'Deze link naar een winkelwagen werkt niet. Vraag om een nieuwe link.';
const expired = `Deze link naar een winkelwagen is verlopen: een link werkt ${days} dagen. Vraag om een nieuwe link.`;

/** The key of links; without a secret nothing is shared and no link opens. */
function sign(secret: string, store: Store, text: string): string {
  if (secret === '') refuse(503, 'Een winkelwagen delen kan nu niet.');
  return createHmac('sha256', secret).update(`shared cart ${store.id} ${text}`).digest('base64url');
}

/** Writes lines into a signed text for a link of the store view. The link is all there is: nothing is kept of it. */
export function writeShare(
  secret: string,
  store: Store,
  lines: readonly SharedLine[],
  now: number,
): { token: string; expiresAt: Date } {
  const ends = Math.floor(now / 1000) + lifetime;
  const text = deflateRawSync(JSON.stringify([ends, lines])).toString('base64url');
  if (text.length > maxLength) refuse(400, 'Er ligt te veel in deze winkelwagen om te delen.');
  return { token: `${text}.${sign(secret, store, text)}`, expiresAt: new Date(ends * 1000) };
}

/** The lines of a link; refuses one that is not the shop's own, and one that has ended. */
export function readShare(secret: string, store: Store, token: string, now: number): SharedLine[] {
  const [text = '', key = ''] = token.split('.');
  const expected = Buffer.from(sign(secret, store, text));
  const given = Buffer.from(key);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return refuse(404, broken);
  const [ends, lines] = v.parse(sharedCart, JSON.parse(String(inflateRawSync(Buffer.from(text, 'base64url')))));
  return ends * 1000 > now ? lines : refuse(404, expired);
}
