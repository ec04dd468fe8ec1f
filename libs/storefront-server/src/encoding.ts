/// <reference path="./negotiator.d.ts" />
import Negotiator from 'negotiator';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import type { Transform } from 'node:stream';

/** How an answer's body is packed. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** Best first. */
export const encodings: readonly Encoding[] = ['br', 'gzip', 'identity'];

/**
 * The encoding that the client prefers of those that are available. A client that takes none of them gets the body as it is
 * (RFC 9110, 12.5.3).
 */
export function acceptedEncoding(header: string | undefined, available: readonly Encoding[] = encodings): Encoding {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } });
  return negotiator.encoding(available, { preferred: encodings }) ?? 'identity';
}

/** A window of 256 KiB holds any page; the standard one of 4 MiB costs more to set up than a page to pack. */
const brotliAt = (quality: number) => ({
  chunkSize: 65_536,
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_LGWIN]: 18,
  },
});
const fresh = brotliAt(8);
const kept = brotliAt(9);

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Packs a text that is sent once. */
export async function packedOnce(text: string, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return brotli(text, fresh);
  return encoding === 'gzip' ? zip(text, { level: 6 }) : Buffer.from(text);
}

const passing = brotliAt(4);

/** Packs what passes by; undefined where it stays as it is. */
export function packing(encoding: Encoding): Transform | undefined {
  if (encoding === 'br') return createBrotliCompress(passing);
  return encoding === 'gzip' ? createGzip() : undefined;
}

/** One text in every packing. */
export type Packed = Record<Encoding, Buffer>;

/** Packs a text that will be sent often. */
export async function packed(text: string): Promise<Packed> {
  const identity = Buffer.from(text);
  const [br, zipped] = await Promise.all([brotli(identity, kept), zip(identity, { level: 9 })]);
  return { identity, br, gzip: zipped };
}
