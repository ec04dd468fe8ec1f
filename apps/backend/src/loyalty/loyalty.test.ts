import { loyaltyBalance } from '@etalage/account/contract';
import { placedOrder, type OrderRequest } from '@etalage/checkout/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { aCustomer, logIn, mailedKey, testPassword } from '../testing/aCustomer.ts';
import { anOrder, aShop } from '../testing/aShop.ts';
import { giftCardCalls } from '../testing/giftCards.ts';
import { checkDigit } from './cards.ts';
import { loyaltyBookings, loyaltyCards } from './tables.ts';

type Shop = Awaited<ReturnType<typeof aShop>>;
type Headers = Record<string, string>;

const email = 'jans@voorbeeld.nl';
let shop: Shop;
let jans: Awaited<ReturnType<typeof aCustomer>>;
beforeEach(async () => {
  shop = await aShop();
  jans = await aCustomer(shop);
});

const ask = (headers: Headers = {}, query = '') =>
  shop.call('GET', `/api/ext/loyalty/balance${query}`, undefined, headers);
const balance = async ({ headers }: { headers: Headers } = jans) =>
  v.parse(loyaltyBalance, (await ask(headers)).result);
const points = async (customer?: { headers: Headers }) => (await balance(customer)).points;

/** `card` is the balance of a gift card that pays, in cents. */
type Wanted = { method?: string; qty?: number; coupon?: string; card?: number; headers?: Headers };

/** An order of so many towels of 12.50; by the customer unless it is a guest's. */
async function ordered({ method = 'cashondelivery', qty = 2, coupon, card, headers = jans.headers }: Wanted = {}) {
  const cart_id = await shop.newCart();
  const products = [{ sku: 'HD', qty }];
  await shop.put(cart_id, 'HD', qty);
  if (coupon !== undefined) await shop.call('POST', `/api/cart/apply-coupon?cartId=${cart_id}&coupon=${coupon}`);
  if (card !== undefined) {
    const cards = giftCardCalls(shop);
    await cards.apply(cart_id, await cards.make(card));
  }
  const { addressInformation, ...request } = anOrder(cart_id);
  const sent: OrderRequest = {
    ...{ ...request, products },
    addressInformation: { ...addressInformation, payment_method_code: method },
  };
  const { result } = await shop.call('POST', '/api/order', sent, headers);
  const { backendOrderId, orderNumber } = v.parse(placedOrder, result);
  return { cartId: cart_id, backendOrderId, number: orderNumber ?? expect.unreachable() };
}

/** An order that waits for its payment, on the way to the provider. */
async function paying(wanted: Wanted = {}) {
  const placed = await ordered({ method: 'multisafepay_ideal', ...wanted });
  await shop.pay(placed);
  return placed;
}

/** A payment notification of the provider. */
async function paid({ number }: { number: string }): Promise<void> {
  shop.provider.become(number, { status: 'completed' });
  expect((await shop.notify(number)).status).toBe(200);
}

describe('LOYAL-01 points are earned', () => {
  it('LOYAL-01 one for every whole euro of the subtotal, without shipping', async () => {
    // 3 x 12.50 = 37.50, and 4.95 for the delivery and 1.50 for the payment: those would make it 43.
    await ordered({ qty: 3 });
    expect(await points()).toBe(37);
  });

  it('LOYAL-01 after the coupon', async () => {
    // 2 x 12.50 - 10% = 22.50
    await ordered({ coupon: 'TIEN' });
    expect(await points()).toBe(22);
  });

  it.each([
    ['a part', 'cashondelivery', 1000],
    ['all', 'free', 10_000],
  ])('LOYAL-01 also for goods of which a gift card pays %s', async (_what, method, card) => {
    await ordered({ method, card });
    expect(await points()).toBe(25);
  });

  it('LOYAL-01 when an order is placed that is paid at the door', async () => {
    await ordered();
    expect(await points()).toBe(25);
  });

  it('LOYAL-01 not while an order is not paid', async () => {
    await paying();
    expect(await points()).toBe(0);
  });

  it('LOYAL-01 when an order is paid', async () => {
    await paid(await paying());
    expect(await points()).toBe(25);
  });

  it('LOYAL-01 once, however often the provider tells it', async () => {
    const order = await paying();
    await Promise.all([paid(order), paid(order)]);
    await paid(order);
    expect(await points()).toBe(25);
  });

  it('LOYAL-01 when the shop says that an order was paid', async () => {
    const { number } = await ordered({ method: 'banktransfer' });
    expect(await points()).toBe(0);
    await shop.admin(number, 'processing');
    expect(await points()).toBe(25);
  });

  it('LOYAL-01 not again when it is sent', async () => {
    const { number } = await ordered();
    await shop.admin(number, 'complete');
    expect(await points()).toBe(25);
  });

  it('LOYAL-01 of all orders together', async () => {
    await ordered();
    await ordered({ qty: 1 });
    expect(await points()).toBe(37);
  });

  it('LOYAL-01 not by guests', async () => {
    await ordered({ headers: {} });
    expect(await shop.ports.database.$count(loyaltyBookings)).toBe(0);
  });
});

describe('LOYAL-01 points are taken back', () => {
  it('LOYAL-01 when the shop cancels the order', async () => {
    const { number } = await ordered();
    await shop.admin(number, 'canceled');
    expect(await points()).toBe(0);
  });

  it('LOYAL-01 when the order is closed', async () => {
    const { number } = await ordered();
    await shop.admin(number, 'complete');
    await shop.admin(number, 'closed');
    expect(await points()).toBe(0);
  });

  it('LOYAL-01 once', async () => {
    await ordered();
    const { number } = await ordered();
    await Promise.all([shop.admin(number, 'canceled'), shop.admin(number, 'canceled')]);
    await shop.admin(number, 'canceled');
    expect(await points()).toBe(25);
  });

  it('LOYAL-01 as many as that order earned, not another', async () => {
    await ordered({ qty: 3 });
    const { number } = await ordered({ qty: 1 });
    await shop.admin(number, 'canceled');
    expect(await points()).toBe(37);
  });

  const ends: [string, (order: Awaited<ReturnType<typeof ordered>>) => unknown][] = [
    ['is put back into the cart', ({ cartId, backendOrderId: orderId }) => restore({ cartId, orderId })],
    ['is not paid in time', () => (shop.clock.advance(25 * 3_600_000), shop.work.later())],
    ['cannot be paid any more', ({ number }) => expired(number)],
    ['is withdrawn before it was paid', ({ number }) => withdrawn(number)],
  ];
  const restore = (body: object) => shop.call('POST', '/api/ext/checkout/restore', body);
  const expired = (number: string) => {
    shop.provider.become(number, { status: 'expired' });
    return shop.notify(number);
  };
  const withdrawn = async (orderNumber: string) => {
    const { result } = await shop.call('POST', '/api/user/withdrawals/order', { orderNumber, email }, jans.headers);
    const { lines } = v.parse(v.object({ lines: v.array(v.object({ itemId: v.number() })) }), result);
    const all = lines.map(({ itemId }) => ({ itemId, quantity: 2 }));
    const body = { requestId: crypto.randomUUID(), orderNumber, email, lines: all };
    return shop.call('POST', '/api/user/withdrawals', body, jans.headers);
  };

  it.each(ends)('LOYAL-01 none of an order that %s: it earned nothing', async (_what, end) => {
    const order = await paying();
    await end(order);
    expect((await shop.statusOf(order)).status).toBe('canceled');
    jans = { ...jans, ...(await logIn(shop)) };
    expect(await balance()).toMatchObject({ points: 0, history: [] });
  });
});

it('LOYAL-01 nothing is booked for an order that does not come to its end', async () => {
  const checkpoints = {
    reached: async (name: string) => {
      if (name === 'order.beforeCommit') throw new Error('The power is off');
    },
  };
  shop = await aShop({ checkpoints });
  jans = await aCustomer(shop);
  await expect(ordered()).rejects.toThrow();
  expect(await points()).toBe(0);
});

describe('LOYAL-01 orders of guests', () => {
  const guest: Headers = {};
  const confirm = async () => {
    const token = await mailedKey(shop, 'customer-welcome', 'token');
    await shop.call('POST', '/api/user/confirm-email', { email, token });
  };
  /** Whose orders join at a login. */
  const confirmed = async () => {
    await confirm();
    jans = { ...jans, ...(await logIn(shop)) };
  };

  it('LOYAL-01 earn points when they join the account', async () => {
    await ordered({ headers: guest });
    expect(await points()).toBe(0);
    await confirm();
    expect(await points()).toBe(25);
  });

  it('LOYAL-01 earn them once', async () => {
    await ordered({ headers: guest });
    await confirmed();
    await confirmed();
    expect(await points()).toBe(25);
  });

  it('LOYAL-01 that are not paid earn them when they are', async () => {
    const order = await paying({ headers: guest });
    await confirmed();
    expect(await points()).toBe(0);
    await paid(order);
    expect(await points()).toBe(25);
  });

  it('LOYAL-01 that were sent before earn them too', async () => {
    const { number } = await ordered({ headers: guest });
    await shop.admin(number, 'complete');
    await confirmed();
    expect(await points()).toBe(25);
  });

  it('LOYAL-01 that were canceled before earn none', async () => {
    const { number } = await ordered({ headers: guest });
    await shop.admin(number, 'canceled');
    await confirmed();
    expect(await balance()).toMatchObject({ points: 0, history: [] });
  });

  it('LOYAL-01 lose them when they are canceled', async () => {
    const { number } = await ordered({ headers: guest });
    await confirmed();
    await shop.admin(number, 'canceled');
    expect(await points()).toBe(0);
  });

  it('LOYAL-01 of an account that was deleted earn none for the next one', async () => {
    await ordered();
    await confirmed();
    await shop.call('POST', '/api/user/delete', { password: testPassword }, jans.headers);
    jans = await aCustomer(shop);
    await confirmed();
    expect((await shop.call('GET', '/api/user/order-history', undefined, jans.headers)).result).toMatchObject({
      total_count: 1,
    });
    expect(await points()).toBe(0);
  });
});

describe('LOYAL-03 the balance', () => {
  it('LOYAL-03 answers nothing yet to a new customer', async () => {
    expect((await ask(jans.headers)).result).toEqual({
      points: 0,
      value: 0,
      currency: 'EUR',
      cardNumber: expect.any(String),
      expiresAt: null,
      history: [],
    });
  });

  it('LOYAL-03 takes the token of the query', async () => {
    const { token } = jans;
    expect(await ask({}, `?token=${token}`)).toMatchObject({ code: 200, result: { points: 0 } });
  });

  it('LOYAL-03 answers the points', async () => {
    await ordered();
    expect(await balance()).toMatchObject({ points: 25 });
  });

  it('LOYAL-03 the points of a canceled order are not in the balance', async () => {
    await ordered();
    const { number } = await ordered({ qty: 1 });
    await shop.admin(number, 'canceled');
    expect(await balance()).toMatchObject({ points: 25 });
  });

  it.each([
    [1, 0.6],
    [2, 1.25],
  ])('LOYAL-03 answers what those of %i towels are worth, in euros', async (qty, value) => {
    await ordered({ qty });
    expect(await balance()).toMatchObject({ value, currency: 'EUR' });
  });

  it('LOYAL-03 answers that they do not expire', async () => {
    await ordered();
    shop.clock.advance(400 * 86_400_000);
    jans = { ...jans, ...(await logIn(shop)) };
    expect(await balance()).toMatchObject({ points: 25, expiresAt: null });
  });

  it('LOYAL-03 answers a card number with a right check digit', async () => {
    const { cardNumber } = await balance();
    expect(cardNumber).toMatch(/^2\d{12}$/u);
    // Written out: the digits at even places count three times.
    const sum = [...cardNumber].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 1 ? 3 : 1), 0);
    expect(sum % 10).toBe(0);
  });

  it.each([
    // GS1's own example, and a sum that ends in zero.
    ['629104150021', 3],
    ['400638133393', 1],
    ['000000000000', 0],
  ])('LOYAL-03 the check digit of %s is %d', (twelve, digit) => expect(checkDigit(twelve)).toBe(digit));

  it('LOYAL-03 answers the same card number each time, also when asked twice at once', async () => {
    const [one, other] = await Promise.all([balance(), balance()]);
    await ordered();
    expect(new Set([one, other, await balance()].map(({ cardNumber }) => cardNumber)).size).toBe(1);
    expect(await shop.ports.database.$count(loyaltyCards)).toBe(1);
  });

  it('LOYAL-03 each customer has a number of their own', async () => {
    const jet = await aCustomer(shop, { email: 'jet@voorbeeld.nl' });
    expect((await balance(jet)).cardNumber).not.toBe((await balance()).cardNumber);
  });

  it('LOYAL-03 answers the history, the newest first', async () => {
    const earlier = shop.clock.now();
    const { number } = await ordered();
    shop.clock.advance(60_000);
    const { number: second } = await ordered({ qty: 1 });
    await shop.admin(number, 'canceled');
    const now = new Date(shop.clock.now()).toISOString();
    const earned = 'Gespaard met je bestelling';
    expect((await balance()).history).toEqual([
      { date: now, points: -25, description: 'Bestelling geannuleerd: punten vervallen', orderNumber: number },
      { date: now, points: 12, description: earned, orderNumber: second },
      { date: new Date(earlier).toISOString(), points: 25, description: earned, orderNumber: number },
    ]);
  });

  it('LOYAL-03 has all of the history, however many orders there are', async () => {
    for (let order = 0; order < 21; order += 1) await ordered({ qty: 1 });
    expect((await balance()).history).toHaveLength(21);
    expect(await points()).toBe(21 * 12);
  });

  it('LOYAL-03 says of a closed order that it was paid back', async () => {
    const { number } = await ordered();
    await shop.admin(number, 'complete');
    await shop.admin(number, 'closed');
    const [last] = (await balance()).history;
    expect(last).toMatchObject({ points: -25, description: 'Bestelling terugbetaald: punten vervallen' });
  });

  it('LOYAL-03 has nothing of another customer', async () => {
    await ordered();
    const jet = await aCustomer(shop, { email: 'jet@voorbeeld.nl' });
    expect(await balance(jet)).toMatchObject({ points: 0, history: [] });
  });

  it('LOYAL-03 is of one store: who has an account in another has a card there too', async () => {
    await ordered();
    const elsewhere = await aCustomer(shop, { store: 'fashion' });
    expect(await balance(elsewhere)).toMatchObject({ points: 0, history: [] });
    expect((await balance(elsewhere)).cardNumber).not.toBe((await balance()).cardNumber);
  });

  it.each([
    ['without a token', () => ({})],
    ['with a token that is none', () => ({ authorization: 'Bearer x' })],
    ['with a token of another store', () => ({ ...jans.headers, 'x-vs-store-code': 'fashion' })],
  ])('LOYAL-03 is refused %s', async (_how, headersOf) => {
    expect(await ask(headersOf())).toEqual({ status: 401, code: 401, result: expect.any(String) });
  });

  it('LOYAL-03 is kept by no cache', async () => {
    const answer = await shop.app.request('/api/ext/loyalty/balance', { headers: jans.headers });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});

describe('the data of a customer', () => {
  it('ACC-12 holds the card and its points', async () => {
    const { number } = await ordered();
    const { cardNumber } = await balance();
    expect((await shop.call('GET', '/api/user/data', undefined, jans.headers)).result).toMatchObject({
      loyalty: { card_number: cardNumber, points: 25, history: [{ points: 25, orderNumber: number }] },
    });
  });

  it('ACC-13 goes with the account: card and points', async () => {
    await ordered();
    await balance();
    await shop.call('POST', '/api/user/delete', { password: testPassword }, jans.headers);
    const { database } = shop.ports;
    expect([await database.$count(loyaltyCards), await database.$count(loyaltyBookings)]).toEqual([0, 0]);
  });

  it('LOYAL-01 an order that is canceled after its account was deleted takes no points', async () => {
    const { number } = await ordered();
    await shop.call('POST', '/api/user/delete', { password: testPassword }, jans.headers);
    expect(await shop.admin(number, 'canceled')).toMatchObject({ code: 200 });
    expect(await shop.ports.database.$count(loyaltyBookings)).toBe(0);
  });
});
