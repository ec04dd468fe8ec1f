import { trustedPeers } from '@etalage/core/server';
import { serve, type ServerType } from '@hono/node-server';
import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { createBackend } from '../backend.ts';
import { readSettings } from '../server/environment.ts';
import { anOrder, aShop } from '../testing/aShop.ts';
import { giftCardCalls } from '../testing/giftCards.ts';
import type { Ports } from '../ports.ts';
import { networkOf } from './client.ts';
import { defaultLimits } from './limits.ts';
import { tooManyRequests } from './messages.ts';
import { usedLimits } from './tables.ts';

const minute = 60_000;
const [here, elsewhere] = ['203.0.113.7', '198.51.100.9'];

const answer = v.object({ code: v.number(), result: v.unknown() });

let shop: Awaited<ReturnType<typeof aShop>>;
let servers: ServerType[] = [];
let address: string;
beforeEach(async () => {
  shop = await aShop();
  address = await listen({ limits: defaultLimits });
});
afterEach(async () => {
  for (const server of servers) {
    server.close();
    await once(server, 'close');
  }
  servers = [];
});

/** Serves a backend over the database of the shop, as another process would. */
async function listen(differences: Partial<Ports>): Promise<string> {
  const { fetch } = createBackend({ ...shop.ports, ...differences }).app;
  return new Promise((resolve) => {
    const server = serve({ fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => resolve(`http://127.0.0.1:${port}`));
    servers.push(server);
  });
}

/** A call as a store server passes it on. */
async function post(path: string, body: unknown, client = here, to = address) {
  const response = await fetch(`${to}${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'x-forwarded-for': client, connection: 'close' },
  });
  const { code, result } = v.parse(answer, await response.json());
  return { status: response.status, code, result, retryAfter: response.headers.get('retry-after') };
}

const newCart = async (client?: string, to?: string) =>
  v.parse(v.string(), (await post('/api/cart/create', {}, client, to)).result);
const codesOf = (answers: readonly { code: number }[], code: number) =>
  answers.filter((one) => one.code === code).length;
const times = <T>(count: number, act: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)));
const guess = (cart: string, code: string, client?: string) =>
  post(`/api/cart/apply-coupon?cartId=${cart}&coupon=${code}`, {}, client);
const order = async (email: string, client = here, to = address) => {
  const { addressInformation, ...rest } = anOrder(await newCart(elsewhere, to));
  const withEmail = { ...(addressInformation.shippingAddress ?? expect.unreachable()), email };
  const information = { ...addressInformation, shippingAddress: withEmail, billingAddress: withEmail };
  return post('/api/order', { ...rest, addressInformation: information }, client, to);
};
const review = () => ({
  review: { product_id: 10, rating: 4, title: 'Fijn', detail: 'Zacht en warm', nickname: 'Jans' },
});

describe('API-10 guesses at coupon codes', () => {
  it('API-01, API-10 are refused with 429, Retry-After and how long to wait from the 11th of a cart on', async () => {
    const cart = await newCart();
    for (let count = 0; count < 10; count += 1) expect(await guess(cart, `GOK${count}`)).toMatchObject({ code: 404 });
    expect(await guess(cart, 'TIEN')).toEqual({
      status: 429,
      code: 429,
      result: 'Dat ging te vaak achter elkaar. Probeer het over 60 seconden opnieuw.',
      retryAfter: '60',
    });
  });

  it('API-10 are refused from the 61st of a client on, whatever its carts, and free for others', async () => {
    const carts = await times(7, () => newCart());
    for (let count = 0; count < 60; count += 1) {
      expect(await guess(carts[Math.floor(count / 10)] ?? '', `GOK${count}`)).toMatchObject({ code: 404 });
    }
    expect(await guess(carts[6] ?? '', 'GOK')).toMatchObject({ code: 429 });
    expect(await guess(carts[6] ?? '', 'GOK', elsewhere)).toMatchObject({ code: 404 });
  });

  it('API-10 are free again as time passes, one after each minute', async () => {
    const cart = await newCart();
    await times(10, (index) => guess(cart, `GOK${index}`));
    shop.clock.advance(minute - 1);
    expect(await guess(cart, 'GOK')).toMatchObject({ code: 429, retryAfter: '1' });
    shop.clock.advance(1);
    expect(await guess(cart, 'GOK')).toMatchObject({ code: 404 });
    expect(await guess(cart, 'GOK')).toMatchObject({ code: 429 });
    shop.clock.advance(10 * minute);
    expect(codesOf(await times(11, (index) => guess(cart, `GOK${index}`)), 404)).toBe(10);
  });

  it('API-10 that a cart may not make any more do not count for its client', async () => {
    const cart = await newCart();
    for (let count = 0; count < 100; count += 1) await guess(cart, `GOK${count}`);
    expect(await guess(await newCart(), 'GOK')).toMatchObject({ code: 404 });
  });

  it('API-10 do not count when the code is valid', async () => {
    const cart = await newCart();
    for (let count = 0; count < 20; count += 1) expect(await guess(cart, 'tien')).toMatchObject({ code: 200 });
    expect(codesOf(await times(12, (index) => guess(cart, `GOK${index}`)), 404)).toBe(10);
  });

  it('API-10 that come at the same time, at two backends, do not pass the limit', async () => {
    const cart = await newCart();
    const other = await listen({ limits: defaultLimits });
    const answers = await times(40, (index) =>
      post(`/api/cart/apply-coupon?cartId=${cart}&coupon=GOK${index}`, {}, here, index % 2 === 0 ? address : other),
    );
    expect([codesOf(answers, 404), codesOf(answers, 429)]).toEqual([10, 30]);
  });

  it('API-10 are still refused after a restart', async () => {
    const cart = await newCart();
    await times(10, (index) => guess(cart, `GOK${index}`));
    const restarted = await listen({ limits: defaultLimits });
    expect(await post(`/api/cart/apply-coupon?cartId=${cart}&coupon=GOK`, {}, here, restarted)).toMatchObject({
      code: 429,
    });
  });
});

describe('API-10 guesses at gift card codes', () => {
  const at = (act: string, quoteId: string, giftCardCode: string, client?: string) =>
    post(`/api/ext/giftcard/${act}`, { token: '', quoteId, giftCardCode }, client);
  const aCard = async () => {
    const code = 'KAART-VAN-JANS';
    await giftCardCalls(shop).admin({ code, value: 10 });
    return code;
  };

  it('API-10 are refused from the 11th of a cart on, also with a good code', async () => {
    const cart = await newCart();
    const code = await aCard();
    for (let count = 0; count < 10; count += 1)
      expect(await at('apply', cart, `GOK${count}`)).toMatchObject({ code: 404 });
    expect(await at('apply', cart, code)).toMatchObject({ code: 429, retryAfter: '60' });
  });

  it('API-10 are refused from the 61st of a client on, applied and checked together, and free for others', async () => {
    for (let count = 0; count < 30; count += 1) await at('apply', await newCart(), `GOK${count}`);
    for (let count = 0; count < 30; count += 1) await at('check', '', `GOK${count}`);
    expect(await at('check', '', await aCard())).toMatchObject({ code: 429 });
    expect(await at('check', '', await aCard(), elsewhere)).toMatchObject({ code: 200 });
  });

  it('API-10 count when the card cannot be used', async () => {
    const cart = await newCart();
    const code = await aCard();
    await giftCardCalls(shop).change(code, { is_active: false });
    for (let count = 0; count < 10; count += 1) expect(await at('apply', cart, code)).toMatchObject({ code: 404 });
    expect(await at('apply', cart, code)).toMatchObject({ code: 429 });
  });

  it('API-10 do not count when the code is of a card', async () => {
    const cart = await newCart();
    const code = await aCard();
    for (let count = 0; count < 20; count += 1) expect(await at('apply', cart, code)).toMatchObject({ code: 200 });
  });
});

describe('what a guest writes', () => {
  /** Small numbers, so that each limit is reached in a few calls. */
  const few = { count: 3, seconds: 600 };
  const only = (name: keyof typeof defaultLimits) => listen({ limits: { ...shop.ports.limits, [name]: few } });

  it.each([
    ['cartsOfClient', 'new carts', () => ({ path: '/api/cart/create', body: {} })],
    [
      'cartsOfClient',
      'new carts with a first line',
      () => ({ path: '/api/cart/update', body: { cartItem: { sku: 'HD', qty: 1 } } }),
    ],
    ['reviewsOfClient', 'reviews', () => ({ path: '/api/review/create', body: review() })],
    [
      'backInStockOfClient',
      "'Mail mij'",
      (index: number) => ({
        path: '/api/stock/back-in-stock',
        body: { sku: 'OP', email: `jans${index}@voorbeeld.nl` },
      }),
    ],
  ] as const)('%s: %s of one client are refused after the limit, and of another not', async (name, _what, call) => {
    const to = await only(name);
    const send = (index: number, client?: string) => {
      const { path, body } = call(index);
      return post(path, body, client, to);
    };
    for (const index of [1, 2, 3]) expect(await send(index)).toMatchObject({ code: 200 });
    expect(await send(4)).toMatchObject({ code: 429, retryAfter: '200' });
    expect(await send(5, elsewhere)).toMatchObject({ code: 200 });
    shop.clock.advance(200_000);
    expect(await send(6)).toMatchObject({ code: 200 });
  });

  it('writesOfClient: changes of a cart are counted together', async () => {
    const to = await only('writesOfClient');
    const cart = await newCart(here, to);
    const put = () => post(`/api/cart/update?cartId=${cart}`, { cartItem: { sku: 'HD', qty: 1 } }, here, to);
    expect(await put()).toMatchObject({ code: 200 });
    expect(await post('/api/order', anOrder(cart), here, to)).toMatchObject({ code: 200 });
    expect(await put()).toMatchObject({ code: 429 });
  });

  it('writesOfClient: what only reads is not counted', async () => {
    const to = await only('writesOfClient');
    const cart = await newCart(here, to);
    const headers = { 'x-forwarded-for': here, connection: 'close' };
    for (let count = 0; count < 5; count += 1) await fetch(`${to}/api/cart/totals?cartId=${cart}`, { headers });
    const line = { cartItem: { sku: 'HD', qty: 1 } };
    expect(await post(`/api/cart/update?cartId=${cart}`, line, here, to)).toMatchObject({ code: 200 });
  });

  it("backInStockOfEmail: 'Mail mij' for one address is refused after the limit, from whatever clients", async () => {
    const to = await only('backInStockOfEmail');
    const ask = (email: string, client: string) => post('/api/stock/back-in-stock', { sku: 'OP', email }, client, to);
    for (const client of [here, elsewhere, here])
      expect(await ask('jans@voorbeeld.nl', client)).toMatchObject({ code: 200 });
    expect(await ask('Jans@Voorbeeld.nl', '192.0.2.1')).toMatchObject({ code: 429 });
    expect(await ask('klaas@voorbeeld.nl', here)).toMatchObject({ code: 200 });
  });

  it('ordersOfEmail: orders that mail one address are refused after six, from whatever clients', async () => {
    for (let count = 1; count <= 6; count += 1) {
      expect(await order('jans@voorbeeld.nl', `203.0.113.${count}`)).toMatchObject({ code: 200 });
    }
    expect(await order('JANS@voorbeeld.nl', '203.0.113.8')).toMatchObject({ code: 429, retryAfter: '600' });
    expect(await order('klaas@voorbeeld.nl', '203.0.113.8')).toMatchObject({ code: 200 });
    await shop.work.soon();
    expect(shop.sent.filter(({ recipient }) => /^jans/i.test(recipient))).toHaveLength(6);
  });

  it('ordersOfEmail: an address counts without its tag, and is mailed as it was typed', async () => {
    const to = await only('ordersOfEmail');
    const typed = ['piet@voorbeeld.nl', 'piet+1@voorbeeld.nl', 'Piet+2+a@voorbeeld.nl'];
    for (const email of typed) expect(await order(email, elsewhere, to)).toMatchObject({ code: 200 });
    expect(await order('piet+3@voorbeeld.nl', here, to)).toMatchObject({ code: 429 });
    expect(await order('piet+3@elders.nl', here, to)).toMatchObject({ code: 200 });
    await shop.work.soon();
    expect(shop.sent.map(({ recipient }) => recipient)).toEqual(expect.arrayContaining(typed));
  });

  it("backInStockOfEmail: 'Mail mij' counts an address without its tag", async () => {
    const to = await only('backInStockOfEmail');
    const ask = (email: string) => post('/api/stock/back-in-stock', { sku: 'OP', email }, here, to);
    for (const tag of ['', '+1', '+2']) expect(await ask(`piet${tag}@voorbeeld.nl`)).toMatchObject({ code: 200 });
    expect(await ask('piet+3@voorbeeld.nl')).toMatchObject({ code: 429 });
  });

  it('ordersOfClient: orders of one client are refused after the limit, whomever they mail', async () => {
    const to = await only('ordersOfClient');
    for (const index of [1, 2, 3]) expect(await order(`a${index}@voorbeeld.nl`, here, to)).toMatchObject({ code: 200 });
    expect(await order('a4@voorbeeld.nl', here, to)).toMatchObject({ code: 429 });
    expect(await order('a5@voorbeeld.nl', elsewhere, to)).toMatchObject({ code: 200 });
  });

  it('ordersOfClient: neither an order that is refused nor the same order once more is counted', async () => {
    const to = await only('ordersOfClient');
    const sent = anOrder(await newCart(elsewhere, to));
    for (let count = 0; count < 4; count += 1) {
      expect(
        await post('/api/order', { ...sent, order_id: crypto.randomUUID(), products: [] }, here, to),
      ).toMatchObject({ code: 400 });
    }
    for (let count = 0; count < 4; count += 1)
      expect(await post('/api/order', sent, here, to)).toMatchObject({ code: 200 });
    expect(await order('b@voorbeeld.nl', here, to)).toMatchObject({ code: 200 });
  });

  it('ordersOfClient: orders that come at the same time do not pass the limit', async () => {
    const to = await only('ordersOfClient');
    const answers = await times(8, (index) => order(`c${index}@voorbeeld.nl`, here, to));
    expect([codesOf(answers, 200), codesOf(answers, 429)]).toEqual([3, 5]);
  });

  it.each(['paymentPagesOfClient', 'paymentPagesOfCart'] as const)(
    '%s: payment pages are refused after the limit',
    async (name) => {
      const to = await only(name);
      const { cartId, backendOrderId } = await shop.placed();
      const pay = (client: string) =>
        post('/api/ext/multisafepay/payment-url', { cartId, orderId: backendOrderId }, client, to);
      for (let count = 0; count < 3; count += 1) expect(await pay(here)).toMatchObject({ code: 200 });
      expect(await pay(here)).toMatchObject({ code: 429 });
      expect(await pay(elsewhere)).toMatchObject({ code: name === 'paymentPagesOfClient' ? 200 : 429 });
    },
  );

  it('is counted without addresses of clients or people, and forgotten when it says nothing any more', async () => {
    await order('jans@voorbeeld.nl');
    const rows = await shop.ports.database.select().from(usedLimits);
    expect(rows.length).toBeGreaterThan(2);
    expect(JSON.stringify(rows)).not.toMatch(/voorbeeld|203\.0\.113/);
    shop.clock.advance(60 * minute);
    await shop.work.later();
    expect(await shop.ports.database.select().from(usedLimits)).toEqual([]);
  });

  it('in an English store view is told in English when to try again', async () => {
    const stores = shop.ports.stores.map((store) => ({ ...store, language: 'en' as const }));
    const to = await listen({ stores, limits: { ...shop.ports.limits, cartsOfClient: { count: 1, seconds: 3600 } } });
    await newCart(here, to);
    expect(await post('/api/cart/create', {}, here, to)).toMatchObject({
      code: 429,
      result: 'That was too often in a row. Try again in 60 minutes.',
      retryAfter: '3600',
    });
  });
});

it.each([
  ['nl', 1, 'Dat ging te vaak achter elkaar. Probeer het over 1 seconde opnieuw.'],
  ['nl', 119, 'Dat ging te vaak achter elkaar. Probeer het over 119 seconden opnieuw.'],
  ['nl', 120, 'Dat ging te vaak achter elkaar. Probeer het over 2 minuten opnieuw.'],
  ['nl', 121, 'Dat ging te vaak achter elkaar. Probeer het over 3 minuten opnieuw.'],
  ['en', 1, 'That was too often in a row. Try again in 1 second.'],
  ['en', 2, 'That was too often in a row. Try again in 2 seconds.'],
] as const)('API-10 in the language %s a wait of %i seconds is worded', (language, seconds, words) => {
  expect(tooManyRequests(language, seconds)).toBe(words);
});

describe('whose request it is', () => {
  const one = { cartsOfClient: { count: 1, seconds: 600 } };
  const create = (headers: Record<string, string>, to: string) =>
    fetch(`${to}/api/cart/create`, { method: 'POST', headers: { ...headers, connection: 'close' } }).then(
      ({ status }) => status,
    );
  const listenWith = (trusted: string) =>
    listen({ limits: { ...shop.ports.limits, ...one }, trusts: trustedPeers(trusted, 'TRUST_PROXY') });

  it('is the peer where nobody vouches for another: a header changes nothing', async () => {
    const to = await listenWith('');
    expect(await create({ 'x-forwarded-for': here }, to)).toBe(200);
    expect(await create({ 'x-forwarded-for': elsewhere }, to)).toBe(429);
  });

  it('is what the nearest trusted peer says: what a shopper wrote before it changes nothing', async () => {
    const to = await listenWith('127.0.0.1,10.0.0.0/8');
    expect(await create({ 'x-forwarded-for': `1.1.1.1, ${here}, 10.0.0.2` }, to)).toBe(200);
    expect(await create({ 'x-forwarded-for': `2.2.2.2, ${here}` }, to)).toBe(429);
    expect(await create({ 'x-forwarded-for': `${here}, ${elsewhere}` }, to)).toBe(200);
  });

  it.each([
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', 429],
    ['2001:db8:1:2::1', '2001:db8:1:3::1', 200],
    ['::ffff:203.0.113.7', '203.0.113.7', 429],
    ['203.0.113.7', '203.0.113.8', 200],
  ])('%s and %s: the second is answered %d, as an IPv6 /64 is one client', async (first, second, status) => {
    const to = await listenWith('127.0.0.1');
    expect(await create({ 'x-forwarded-for': first }, to)).toBe(200);
    expect(await create({ 'x-forwarded-for': second }, to)).toBe(status);
  });

  it('is a text like any other where it is no address', () => {
    expect(networkOf('unknown')).toBe('unknown');
  });
});

describe('the settings of limits', () => {
  it('have defaults, can be changed one by one, and all together by a factor', () => {
    expect(readSettings({}).limits).toEqual(defaultLimits);
    const { limits } = readSettings({ LIMITS: 'ordersOfEmail=2/60,reviewsOfClient=1/9', LIMIT_FACTOR: '10' });
    expect(limits).toMatchObject({
      ordersOfEmail: { count: 20, seconds: 60 },
      reviewsOfClient: { count: 10, seconds: 9 },
      cartsOfClient: { count: 3000, seconds: 600 },
    });
  });

  it.each([
    [{ LIMITS: 'orders=1/2' }, "LIMITS must be name=count/seconds, parted by commas, not 'orders=1/2'"],
    [{ LIMITS: 'ordersOfEmail=0/2' }, "not 'ordersOfEmail=0/2'"],
    [{ LIMIT_FACTOR: '0' }, "LIMIT_FACTOR must be a whole number from 1 on, not '0'"],
    [{ TRUST_PROXY: 'everyone' }, "TRUST_PROXY must list addresses or networks, and has 'everyone'"],
  ])('%j stops the start', (environment, message) => {
    expect(() => readSettings(environment)).toThrow(message);
  });

  it('trust this machine, and who is listed', () => {
    const { trusts } = readSettings({ TRUST_PROXY: '10.1.0.0/16' });
    expect(['127.0.0.1', '::1', '10.1.2.3', '10.2.2.3'].map(trusts)).toEqual([true, true, true, false]);
  });
});
