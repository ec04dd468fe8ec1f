import { customerOrder } from '@etalage/account/contract';
import { shopDay } from '@etalage/core';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { orders } from '../orders/tables.ts';
import { aCustomer } from '../testing/aCustomer.ts';
import { aShop, anOrder } from '../testing/aShop.ts';
import { giftCardCalls } from '../testing/giftCards.ts';
import { isLong } from '../testing/isLong.ts';
import { returnToCards } from './orderCards.ts';
import { cartGiftCards, orderGiftCards } from './tables.ts';

let shop: Awaited<ReturnType<typeof aShop>>;
let cards: ReturnType<typeof giftCardCalls>;
beforeAll(async () => {
  shop = await aShop();
  cards = giftCardCalls(shop);
});

/** A cart of a towel of € 17.45 with shipping, with these cards. */
async function aCartWith(...codes: string[]) {
  const cartId = await shop.newCart();
  await shop.put(cartId, 'HD', 1);
  for (const code of codes) await cards.apply(cartId, code);
  return cartId;
}
/** An order with these cards and iDEAL. */
async function anOrderWith(...codes: string[]) {
  const cartId = await aCartWith(...codes);
  return cards.placed(await cards.order(cartId, 'multisafepay_ideal'), cartId);
}
type Placed = Awaited<ReturnType<typeof anOrderWith>>;
const rowOf = async ({ backendOrderId }: Placed) => {
  const [row] = await shop.ports.database
    .select()
    .from(orders)
    .where(eq(orders.id, Number(backendOrderId)));
  return row ?? expect.unreachable();
};

describe('GIFT-07 placing an order', () => {
  it('GIFT-07 takes what it needs and leaves the rest', async () => {
    const code = await cards.make(5000);
    await cards.order(await aCartWith(code), 'free');
    expect(await cards.balance(code)).toBe(3255);
  });

  it('GIFT-07 the rest pays another order', async () => {
    const code = await cards.make(2000);
    await cards.order(await aCartWith(code), 'free');
    expect(await cards.segment(await aCartWith(code))).toMatchObject({ value: -2.55 });
  });

  it('GIFT-07 takes nothing from a card that found nothing left to pay', async () => {
    const [first, second] = [await cards.make(5000), await cards.make(500)];
    await cards.order(await aCartWith(first, second), 'free');
    expect(await cards.balance(second)).toBe(500);
  });

  it('GIFT-07 the same order again takes nothing more', async () => {
    const code = await cards.make(5000);
    const cartId = await aCartWith(code);
    const order_id = crypto.randomUUID();
    for (let time = 0; time < 2; time += 1) await cards.order(cartId, 'free', [{ sku: 'HD', qty: 1 }], order_id);
    expect(await cards.balance(code)).toBe(3255);
  });

  it('GIFT-07 an order that is refused takes nothing', async () => {
    const code = await cards.make(1000);
    const cartId = await aCartWith(code);
    expect(await cards.order(cartId, 'onbekend')).toMatchObject({ code: 400 });
    expect(await cards.balance(code)).toBe(1000);
  });

  it('ORDER-02 the order is made with the gift cards of its cart', async () => {
    const placed = await anOrderWith(await cards.make(1000), await cards.make(245));
    expect(await rowOf(placed)).toMatchObject({ giftCard: 1245, total: 500 });
  });

  it('PAY-19 an order that cards pay whole is processing, and asks for no payment', async () => {
    const cartId = await aCartWith(await cards.make(5000));
    const placed = cards.placed(await cards.order(cartId, 'free'), cartId);
    expect(await shop.statusOf(placed)).toMatchObject({ status: 'processing', paymentStatus: 'completed', total: 0 });
    expect(await shop.pay(placed)).toMatchObject({ code: 400 });
  });

  it('PAY-09 the provider is asked for what is left only', async () => {
    const placed = await anOrderWith(await cards.make(1000));
    await shop.pay(placed);
    expect(shop.provider.payments.get(placed.orderNumber ?? '')).toMatchObject({ amount: 745 });
  });

  it('PAY-16 a payment of what is left makes the order go on', async () => {
    const placed = await anOrderWith(await cards.make(1000));
    await shop.pay(placed);
    shop.provider.become(placed.orderNumber ?? '', { status: 'completed' });
    await shop.notify(placed.orderNumber ?? '');
    expect(await shop.statusOf(placed)).toMatchObject({ status: 'processing', total: 7.45 });
  });

  it('GIFT-07 the cart forgets the codes', async () => {
    const code = await cards.make(1000);
    await anOrderWith(code);
    const kept = await shop.ports.database.select().from(cartGiftCards).where(eq(cartGiftCards.code, code));
    expect(kept).toEqual([]);
  });

  it('ORDER-10 the mail that confirms it says what the cards paid and what is left', async () => {
    const { orderNumber } = await anOrderWith(await cards.make(1000));
    await shop.work.soon();
    const mail = shop.sent.find(({ subject }) => subject.includes(orderNumber ?? '')) ?? expect.unreachable();
    for (const text of [mail.text, mail.html]) {
      expect(text.replaceAll(/\s+|<[^>]*>/gu, ' ').replaceAll(/\s+/gu, ' ')).toMatch(
        /Cadeaukaart:? € -10,00.* Totaal:? € 7,45/u,
      );
    }
  });

  it('ACC-06 the order of a customer tells what cards paid', async () => {
    const { headers } = await aCustomer(shop);
    const cart_id = await aCartWith(await cards.make(1000));
    const placed = cards.placed(await shop.call('POST', '/api/order', anOrder(cart_id), headers), cart_id);
    const { result } = await shop.call('GET', `/api/user/order/${placed.orderNumber}`, undefined, headers);
    expect(v.parse(customerOrder, result)).toMatchObject({
      grand_total: 7.45,
      extension_attributes: { gift_card_amount: -10 },
    });
  });

  it('ACC-12 the data of a customer tell which cards paid which orders, without their codes', async () => {
    const { headers } = await aCustomer(shop, { email: 'jet@voorbeeld.nl' });
    const codes = [await cards.make(1000), await cards.make(500)];
    const cart_id = await aCartWith(...codes);
    const placed = cards.placed(await shop.call('POST', '/api/order', anOrder(cart_id), headers), cart_id);
    const { result } = await shop.call('GET', '/api/user/data', undefined, headers);
    const [first, second] = codes.map((code) => ({ ending: code.slice(-4), order: placed.orderNumber }));
    expect(result).toMatchObject({
      gift_cards: [
        { ...first, paid: 10 },
        { ...second, paid: 5 },
      ],
    });
    for (const code of codes) expect(JSON.stringify(result)).not.toContain(code);
  });

  it('ACC-12 the data of a customer tell when a canceled order gave back what a card paid', async () => {
    const { headers } = await aCustomer(shop, { email: 'kees@voorbeeld.nl' });
    const code = await cards.make(1000);
    const cart_id = await aCartWith(code);
    const { orderNumber } = cards.placed(await shop.call('POST', '/api/order', anOrder(cart_id), headers), cart_id);
    await shop.admin(orderNumber ?? '', 'canceled');
    const { result } = await shop.call('GET', '/api/user/data', undefined, headers);
    const returned_at = new Date(shop.clock.now()).toISOString();
    expect(result).toMatchObject({ gift_cards: [{ ending: code.slice(-4), paid: 10, returned_at }] });
  });

  it('ACC-12 the data of a customer tell which cards are in the cart', async () => {
    const { headers } = await aCustomer(shop, { email: 'piet@voorbeeld.nl' });
    const { result: cartId } = await shop.call('POST', '/api/cart/create', undefined, headers);
    const codes = [await cards.make(1000), await cards.make(500)];
    for (const giftCardCode of codes)
      await shop.call('POST', '/api/ext/giftcard/apply', { quoteId: cartId, giftCardCode }, headers);
    const { result } = await shop.call('GET', '/api/user/data', undefined, headers);
    expect(result).toMatchObject({ gift_cards: codes.map((code) => ({ ending: code.slice(-4), cart: true })) });
  });
});

describe('GIFT-07 two orders with one card', () => {
  it('GIFT-07 at the same time never spend more than its balance', async () => {
    const code = await cards.make(2000);
    const carts = await Promise.all([1, 2, 3].map(() => aCartWith(code)));
    const answers = await Promise.all(carts.map((cartId) => cards.order(cartId, 'free')));
    expect(answers.map(({ code: status }) => status).sort()).toEqual([200, 400, 400]);
    expect(await cards.balance(code)).toBe(255);
  });

  it('GIFT-07 the second is refused while the shopper was told more than is left', async () => {
    const code = await cards.make(2000);
    const carts = [await aCartWith(code), await aCartWith(code)] as const;
    await cards.order(carts[0], 'free');
    expect(await cards.order(carts[1], 'multisafepay_ideal')).toEqual({
      status: 400,
      code: 400,
      result: 'Er staat minder op je cadeaukaart dan je zag, of hij is niet meer geldig. Kijk het totaal na.',
    });
  });

  it('GIFT-07 after that the second can be ordered for what is left to pay', async () => {
    const code = await cards.make(2000);
    const carts = [await aCartWith(code), await aCartWith(code)] as const;
    await cards.order(carts[0], 'free');
    await cards.order(carts[1], 'multisafepay_ideal');
    const placed = cards.placed(await cards.order(carts[1], 'multisafepay_ideal'), carts[1]);
    expect(await rowOf(placed)).toMatchObject({ giftCard: 255, total: 1490 });
  });

  it('GIFT-07 a card that ended meanwhile leaves the cart with the refusal', async () => {
    const code = await cards.make(1000, { expired_date: shopDay(shop.clock.now()) });
    const cartId = await aCartWith(code);
    shop.clock.advance(24 * 3_600_000);
    expect(await cards.order(cartId, 'multisafepay_ideal')).toMatchObject({ code: 400 });
    expect(await cards.segment(cartId)).toBeUndefined();
    expect(await cards.order(cartId, 'multisafepay_ideal')).toMatchObject({ code: 200 });
  });
});

/** Every way in which an order ends as canceled. */
const doors: [what: string, cancel: (placed: Placed) => Promise<unknown>][] = [
  ['the shop', ({ orderNumber }) => shop.admin(orderNumber ?? '', 'canceled')],
  [
    'the shopper who puts it back in the cart',
    ({ cartId, backendOrderId: orderId }) => shop.call('POST', '/api/ext/checkout/restore', { cartId, orderId }),
  ],
  [
    'the round of orders that nobody paid',
    async () => {
      shop.clock.advance(25 * 3_600_000);
      await shop.work.later();
    },
  ],
  [
    'the provider, where the payment has expired',
    async (placed) => {
      await shop.pay(placed);
      shop.provider.become(placed.orderNumber ?? '', { status: 'expired' });
      await shop.notify(placed.orderNumber ?? '');
    },
  ],
  [
    'the shopper who withdraws before paying',
    async ({ orderNumber }) => {
      const reference = { orderNumber, email: 'jans@voorbeeld.nl' };
      const { result } = await shop.call('POST', '/api/user/withdrawals/order', reference);
      const lines = v.parse(
        v.object({ lines: v.array(v.object({ itemId: v.number(), quantity: v.number() })) }),
        result,
      );
      return shop.call('POST', '/api/user/withdrawals', { ...reference, requestId: crypto.randomUUID(), ...lines });
    },
  ],
];

describe('GIFT-07 an order that is canceled', () => {
  it.each(doors)('GIFT-07 by %s gives the amount back', async (_what, cancel) => {
    const [first, second] = [await cards.make(1000), await cards.make(500)];
    const placed = await anOrderWith(first, second);
    expect(await cards.balance(first)).toBe(0);
    await cancel(placed);
    expect(await shop.statusOf(placed)).toMatchObject({ status: 'canceled' });
    expect([await cards.balance(first), await cards.balance(second)]).toEqual([1000, 500]);
  });

  it('GIFT-07 gives back what it took, and not what another order with the same card took', async () => {
    const code = await cards.make(2000);
    const cartId = await aCartWith(code);
    const placed = cards.placed(await cards.order(cartId, 'free'), cartId);
    await anOrderWith(code);
    expect(await cards.balance(code)).toBe(0);
    await shop.admin(placed.orderNumber ?? '', 'canceled');
    expect(await cards.balance(code)).toBe(1745);
  });

  it.each(doors)('GIFT-07 by %s gives it back once, whatever comes after', async (_what, cancel) => {
    const code = await cards.make(1000);
    const placed = await anOrderWith(code);
    await cancel(placed);
    for (const [, again] of doors.slice(0, 3)) await again(placed);
    expect(await cards.balance(code)).toBe(1000);
  });

  it('GIFT-07 twice at the same time gives it back once', async () => {
    const code = await cards.make(1000);
    const { cartId, backendOrderId: orderId, orderNumber } = await anOrderWith(code);
    await Promise.all([
      shop.call('POST', '/api/ext/checkout/restore', { cartId, orderId }),
      shop.call('POST', '/api/ext/checkout/restore', { cartId, orderId }),
      shop.admin(orderNumber ?? '', 'canceled'),
    ]);
    expect(await cards.balance(code)).toBe(1000);
  });

  it('GIFT-07 what went back does not go back again', async () => {
    const code = await cards.make(1000);
    const placed = await anOrderWith(code);
    for (let time = 0; time < 2; time += 1) {
      await returnToCards(shop.ports.database, { id: Number(placed.backendOrderId) }, new Date(shop.clock.now()));
    }
    expect(await cards.balance(code)).toBe(1000);
  });

  it('GIFT-07 after it was paid: money goes back as money, and the card’s part to the card', async () => {
    const code = await cards.make(1000);
    const placed = await anOrderWith(code);
    const number = placed.orderNumber ?? '';
    await shop.pay(placed);
    shop.provider.become(number, { status: 'completed' });
    await shop.notify(number);
    await shop.admin(number, 'canceled');
    await shop.work.soon();
    expect(shop.provider.payments.get(number)).toMatchObject({ amount_refunded: 745 });
    expect(await cards.balance(code)).toBe(1000);
  });

  it('GIFT-07 a payment that comes in after it goes back, and the card keeps what it got', async () => {
    const code = await cards.make(1000);
    const placed = await anOrderWith(code);
    const number = placed.orderNumber ?? '';
    await shop.pay(placed);
    await shop.admin(number, 'canceled');
    shop.provider.become(number, { status: 'completed' });
    await shop.notify(number);
    await shop.work.soon();
    expect(shop.provider.payments.get(number)).toMatchObject({ amount_refunded: 745 });
    expect(await cards.balance(code)).toBe(1000);
  });
});

it('GIFT-07 an order that is sent back and closed gives the amount back too', async () => {
  const code = await cards.make(5000);
  const cartId = await aCartWith(code);
  const number = cards.placed(await cards.order(cartId, 'free'), cartId).orderNumber ?? '';
  await shop.admin(number, 'complete');
  expect(await cards.balance(code)).toBe(3255);
  await shop.admin(number, 'closed');
  expect(await cards.balance(code)).toBe(5000);
});

describe('GIFT-07 money is neither made nor lost', () => {
  const products = fc.array(
    fc.record({ sku: fc.constantFrom('HD', 'TD', 'BON'), qty: fc.integer({ min: 1, max: 4 }) }),
    { minLength: 1, maxLength: 3 },
  );
  const story = fc.record({
    values: fc.array(fc.integer({ min: 1, max: 6000 }), { minLength: 1, maxLength: 4 }),
    orders: fc.array(
      fc.record({
        products,
        /** Which of the cards it uses, in which order. */
        uses: fc.array(fc.nat(3), { maxLength: 4 }),
        hasCoupon: fc.boolean(),
        isCanceled: fc.boolean(),
      }),
      { minLength: 1, maxLength: 5 },
    ),
  });

  it('GIFT-07, GIFT-06 over random carts, cards, orders and cancelations', async () => {
    await fc.assert(
      fc.asyncProperty(story, async ({ values, orders: planned }) => {
        const codes = await Promise.all(values.map((value) => cards.make(value)));
        const rows: { placed: Placed; isCanceled: boolean }[] = [];
        for (const { products: wanted, uses, hasCoupon, isCanceled } of planned) {
          const cartId = await shop.newCart();
          for (const { sku, qty } of wanted) await shop.put(cartId, sku, qty);
          await cards.send(cartId);
          if (hasCoupon) await shop.call('POST', `/api/cart/apply-coupon?cartId=${cartId}&coupon=TIEN`);
          for (const use of uses) await cards.apply(cartId, codes[use] ?? 'GEEN');
          const whole = await wholeOf(cartId);
          const method = whole === 0 ? 'free' : 'multisafepay_ideal';
          const answer = await cards.order(cartId, method, wanted);
          if (answer.code !== 200) continue;
          const placed = cards.placed(answer, cartId);
          const { giftCard, total, subtotal, discount, shipping, payment } = await rowOf(placed);
          expect(giftCard + total).toBe(subtotal - discount + shipping + payment);
          if (isCanceled) await shop.admin(placed.orderNumber ?? '', 'canceled');
          rows.push({ placed, isCanceled });
        }
        const balances = await Promise.all(codes.map((code) => cards.balance(code)));
        for (const balance of balances) expect(balance).toBeGreaterThanOrEqual(0);
        const spent = await Promise.all(
          rows.filter(({ isCanceled }) => !isCanceled).map(async ({ placed }) => (await rowOf(placed)).giftCard),
        );
        expect(sum(balances) + sum(spent)).toBe(sum(values));
      }),
      { numRuns: isLong ? 500 : 10 },
    );
    const kept = await shop.ports.database.select().from(orderGiftCards);
    expect(kept.length).toBeGreaterThan(10);
  }, 600_000);

  const wholeOf = async (cartId: string) => Math.round(100 * (await cards.totals(cartId)).grand_total);
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
});
