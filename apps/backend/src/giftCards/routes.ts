import { done, giftCard, giftCardCheck, giftCardRequest } from '@etalage/cart/contract';
import { Hono, type Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { describeRoute } from 'hono-openapi';
import * as v from 'valibot';
import { lockOpenCart, openCart } from '../cart/carts.ts';
import { cartKeyOf } from '../cart/shopper.ts';
import type { Clock } from '../clock.ts';
import { takeToken } from '../customers/identifyCustomer.ts';
import { inTransaction, type Database } from '../database/database.ts';
import { answers } from '../docs/answers.ts';
import { adminKeyGuard } from '../http/adminKey.ts';
import { ok } from '../http/envelope.ts';
import type { BackendEnv } from '../http/env.ts';
import { valid } from '../http/validation.ts';
import type { Limiter } from '../limits/limiter.ts';
import { changeCard, makeCard } from './admin.ts';
import { findCard, refuseCard, statusOf, toWireCard } from './cards.ts';
import { applyCard, removeCard } from './cartCards.ts';

/** What gift cards are built on. */
export type GiftCardPorts = { database: Database; clock: Clock; limiter: Limiter };

const noStore = createMiddleware(async (c, next) => {
  await next();
  c.header('cache-control', 'no-store');
});

const described = (summary: string, result: v.GenericSchema) =>
  describeRoute({ tags: ['cart'], summary, ...answers(summary, result, 401, 429) });

/** Which cart a request is about. The contract of gift cards has token and cart in the body. */
function keyOf(
  ports: GiftCardPorts,
  c: Context<BackendEnv>,
  { token, quoteId }: v.InferOutput<typeof giftCardRequest>,
) {
  takeToken(ports, c, token);
  return cartKeyOf(c, quoteId);
}

/** /api/ext/giftcard: cards that pay a part of a cart (wire contract 12). */
export const giftCardRoutes = (ports: GiftCardPorts) =>
  new Hono<BackendEnv>()
    .use(noStore)
    .post('/check', described('What is on a gift card', giftCard), valid('json', giftCardCheck), async (c) => {
      const { giftCardCode } = c.req.valid('json');
      const { database, clock, limiter } = ports;
      const uses = { giftCardGuessesOfClient: c.var.client };
      const card = await limiter.guess(uses, () => findCard(database, c.var.store, giftCardCode));
      return c.json(ok(toWireCard(card, giftCardCode, clock.now())));
    })
    .post('/apply', described('Whether it was done', done), valid('json', giftCardRequest), async (c) => {
      const sent = c.req.valid('json');
      return c.json(ok(await apply(ports, await keyOf(ports, c, sent), sent.giftCardCode, c.var.client)));
    })
    .post('/remove', described('Whether it was done', done), valid('json', giftCardRequest), async (c) => {
      const sent = c.req.valid('json');
      const cart = await openCart(ports.database, await keyOf(ports, c, sent));
      return c.json(ok(await removeCard(ports.database, cart, sent.giftCardCode)));
    });

type Key = Awaited<ReturnType<typeof cartKeyOf>>;

/** Lets a cart use the card of a code; what is refused counts as a guess (API-10). */
async function apply({ database, clock, limiter }: GiftCardPorts, key: Key, code: string, client: string) {
  const { mask } = await openCart(database, key);
  const uses = { giftCardGuessesOfClient: client, giftCardGuessesOfCart: mask };
  const card = await limiter.guess(uses, async () => {
    const found = await findCard(database, key.store, code);
    return statusOf(found, clock.now()) === 'active' ? found : refuseCard();
  });
  return inTransaction(database, async (transaction) =>
    applyCard(transaction, await lockOpenCart(transaction, key), card, code),
  );
}

/** A code of the shop's own must not be guessed. */
const ownCode = v.pipe(v.string(), v.regex(/^[A-Za-z0-9 -]{8,40}$/u));
const day = v.pipe(v.string(), v.isoDate());
const newCard = v.object({
  code: v.optional(ownCode),
  /** In euros. */
  value: v.pipe(v.number(), v.minValue(0.01), v.maxValue(10_000)),
  expired_date: v.optional(v.nullable(day), null),
});
const cardChange = v.object({
  code: ownCode,
  is_active: v.optional(v.boolean()),
  expired_date: v.optional(v.nullable(day)),
});

/** /api/admin/gift-cards: making and changing cards, with the admin key (API-09). The code is told once, to who makes it. */
export const giftCardAdminRoutes = (ports: GiftCardPorts, adminKey: string) =>
  new Hono<BackendEnv>()
    .use(noStore)
    .use(adminKeyGuard(adminKey))
    .post(
      '/',
      describeRoute({ tags: ['admin'], summary: 'Make a gift card', ...answers('The card', giftCard, 409) }),
      valid('json', newCard),
      async (c) => c.json(ok(await makeCard(ports, c.var.store, c.req.valid('json')))),
    )
    .post(
      '/change',
      describeRoute({
        tags: ['admin'],
        summary: 'Block a gift card, or change its last day',
        ...answers('The card as it is now', giftCard),
      }),
      valid('json', cardChange),
      async (c) => c.json(ok(await changeCard(ports, c.var.store, c.req.valid('json')))),
    );
