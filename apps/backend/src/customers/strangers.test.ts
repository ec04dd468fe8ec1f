import { toOrderAddress } from '@etalage/account/rules';
import { anAddress } from '@etalage/account/testing';
import { placedOrder } from '@etalage/checkout/contract';
import { withdrawableOrder } from '@etalage/account/contract';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { testAdminKey } from '../testing/aBackend.ts';
import { aCustomer, aRegistration, logIn, testPassword } from '../testing/aCustomer.ts';
import { anAuthenticator } from '../testing/anAuthenticator.ts';
import { anOrder, aShop } from '../testing/aShop.ts';
import { giftCardCalls } from '../testing/giftCards.ts';

type Headers = Record<string, string>;
type Shop = Awaited<ReturnType<typeof aShop>>;
/** A request that somebody makes with the ids of another. */
type Attempt = { query?: string; path?: string; body?: unknown };

const other = 'x'.repeat(32);

/** What a customer has, with the ids by which it is called. */
async function anOwner(shop: Shop) {
  const { headers, email } = await aCustomer(shop);
  const post = (path: string, body: unknown) => shop.call('POST', path, body, headers);
  const address = {
    ...{ firstname: 'Jans', lastname: 'de Vries', street: ['Geheimlaan', '12'], postcode: '1012 AB' },
    ...{ city: 'Amsterdam', country_id: 'NL' },
  };
  await post('/api/user/me', { customer: { addresses: [address] } });
  await post('/api/ext/wishlist', { productId: 10 });
  const cartId = await shop.newCart();
  const { result: line } = await shop.put(cartId, 'HD', 2, {}, headers);
  const order = await anOrderOf(shop, headers);
  const { result: challenge } = await post('/api/user/passkeys/options', {});
  const key = anAuthenticator();
  const passkey = key.create(v.parse(v.looseObject({ challenge: v.string() }), challenge).challenge);
  await post('/api/user/passkeys', { name: 'Telefoon', credential: passkey });
  const { result: profile } = await shop.call('GET', '/api/user/me', undefined, headers);
  const { result: wishes } = await shop.call('GET', '/api/ext/wishlist', undefined, headers);
  const idIn = v.object({ id: v.number(), addresses: v.array(v.object({ id: v.number() })) });
  const mine = v.parse(idIn, profile);
  return {
    ...{ headers, email, cartId, order, passkeyId: key.id, id: mine.id, addressId: mine.addresses[0]?.id },
    itemId: v.parse(v.object({ items: v.array(v.object({ item_id: v.number() })) }), wishes).items[0]?.item_id,
    lineId: v.parse(v.object({ item_id: v.number() }), line).item_id,
  };
}

/** An order of towels, paid at the door, with its numbers. */
async function anOrderOf(shop: Shop, headers: Headers, email = 'jans@voorbeeld.nl') {
  const cartId = await shop.newCart();
  const request = anOrder(cartId);
  const address = toOrderAddress(anAddress(), { email });
  const addressInformation = {
    ...{ ...request.addressInformation, payment_method_code: 'cashondelivery' },
    ...{ shippingAddress: address, billingAddress: address },
  };
  const answer = await shop.call('POST', '/api/order', { ...request, addressInformation }, headers);
  const placed = v.parse(placedOrder, answer.result);
  const orderNumber = placed.orderNumber ?? expect.unreachable();
  const found = await shop.call('POST', '/api/user/withdrawals/order', { orderNumber, email }, headers);
  const { lines } = v.parse(withdrawableOrder, found.result);
  return { number: orderNumber, backendOrderId: placed.backendOrderId, cartId, itemId: lines[0]?.itemId };
}

let shop: Shop;
let owner: Awaited<ReturnType<typeof anOwner>>;
let stranger: Headers;
let strangersOrder: Awaited<ReturnType<typeof anOrderOf>>;
let strangersCart: string;
const ownersCard = 'KAARTVANJANS';
const strangersEmail = 'piet@elders.nl';
let operations: Map<string, Operation>;
beforeAll(async () => {
  shop = await aShop();
  owner = await anOwner(shop);
  ({ headers: stranger } = await aCustomer(shop, { email: strangersEmail }));
  strangersOrder = await anOrderOf(shop, stranger, strangersEmail);
  strangersCart = await shop.newCart();
  await giftCardCalls(shop).admin({ code: ownersCard, value: 10 });
  operations = await described(shop);
});

type Operation = { method: string; path: string; ids: string[]; isForCustomers: boolean; isForOwner: boolean };

const named = v.array(v.object({ in: v.string(), name: v.string() }));
const operation = v.looseObject({
  parameters: v.optional(named, []),
  security: v.optional(v.array(v.record(v.string(), v.unknown())), []),
  requestBody: v.optional(v.unknown()),
});

/** Every operation that the backend describes, with what in it names a thing or a person. */
async function described({ app }: Shop): Promise<Map<string, Operation>> {
  const answer = await app.request('/openapi.json', { headers: { 'x-admin-key': testAdminKey } });
  const { paths } = v.parse(
    v.looseObject({ paths: v.record(v.string(), v.record(v.string(), v.unknown())) }),
    await answer.json(),
  );
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([name, raw]) => {
      const { parameters, security, requestBody } = v.parse(operation, raw);
      const inputs = [
        ...parameters.filter((each) => each.in !== 'header').map((each) => each.name),
        ...fieldsOf(requestBody),
      ];
      const method = name.toUpperCase();
      const isFor = (kind: string) => security.some((each) => kind in each);
      return {
        ...{ method, path, ids: [...new Set(inputs.filter(isId))] },
        ...{ isForCustomers: isFor('customerToken'), isForOwner: isFor('adminKey') },
      };
    }),
  );
  return new Map(all.map((each) => [`${each.method} ${each.path}`, each]));
}

/** The names of all fields of a schema, however deep. */
function fieldsOf(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(fieldsOf);
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) => [
    ...(key === 'properties' ? Object.keys(Object(value)) : []),
    ...fieldsOf(value),
  ]);
}

/** Places, tax numbers and prices are nobody's things. */
const isId = (name: string) =>
  /(^id|Id|_id|ID|[nN]umber|^key|credential)$/u.test(name) &&
  !/^(country|region|vat|tax|store|attribute)_?(id|Id)$/u.test(name);

/** Why an operation with an id needs no attempt. */
const harmless: Readonly<Record<string, string>> = {
  'POST /api/catalog/{index}/{entity}/_search': 'the catalogue; the group counts with its token alone',
  'POST /api/url/map': 'the catalogue; the group counts with its token alone',
  'GET /api/ext/daily-offer': 'the catalogue; the group counts with its token alone',
  'GET /api/product/render-list': 'the catalogue',
  'GET /api/review/list': 'reviews are for everybody',
  'GET /outbox/{key}':
    'where the owner of the shop reads mails: only a backend on its own machine, or with the admin key',
  'POST /api/user/passkeys': 'signed by the device (SESSION-30)',
  'POST /api/user/passkey-login': 'signed by the device (SESSION-30)',
  'POST /api/ext/wishlist': 'the id of a product',
};

const cart = (path: string, body: unknown = {}, more = ''): [string, () => Attempt[]] => [
  path,
  () =>
    ['1', String(owner.id), owner.order.number, owner.order.backendOrderId].map((id) => ({
      query: `?cartId=${id}${more}`,
      body,
    })),
];
const address = { country_id: 'NL' };
const ofOrder = (cartId: string) => ({ cartId, orderId: owner.order.backendOrderId });

/** What strangers try with the ids of another. What it answers is refused, or has nothing of theirs. */
const attempts: Readonly<Record<string, () => Attempt[]>> = {
  'POST /api/review/create': () => [
    { body: { review: { product_id: 10, title: 'x', detail: 'x', nickname: 'x', rating: 4, customer_id: owner.id } } },
  ],
  'GET /api/stock/back-in-stock/unsubscribe': () => [{ query: `?key=${other}` }],
  'POST /api/stock/back-in-stock/unsubscribe': () => [{ query: `?key=${other}` }],
  'GET /api/ext/magento2-newsletter/unsubscribe': () => [{ query: `?key=${other}` }],
  'POST /api/ext/magento2-newsletter/unsubscribe': () => [{ query: `?key=${other}` }],
  'POST /api/user/create': () => [
    {
      body: {
        ...aRegistration({ email: `${randomUUID()}@elders.nl` }),
        customer: {
          ...aRegistration({ email: `${randomUUID()}@elders.nl` }).customer,
          addresses: [
            { ...anOrder('').addressInformation.shippingAddress, id: owner.addressId, customer_id: owner.id },
          ],
        },
      },
    },
  ],
  'POST /api/user/me': () => [
    { body: { customer: { addresses: [{ id: owner.addressId, ...anAddressOfStranger }] } } },
    { body: { customer: { addresses: [{ customer_id: owner.id, ...anAddressOfStranger }] } } },
    { body: { customer: { id: owner.id, firstname: 'Piet' } } },
  ],
  'POST /api/user/passkeys/rename': () => [{ body: { id: owner.passkeyId, name: 'Van mij' } }],
  'POST /api/user/passkeys/delete': () => [{ body: { id: owner.passkeyId } }],
  'POST /api/ext/wishlist/delete': () => [{ body: { itemId: owner.itemId } }],
  ...Object.fromEntries([
    cart('POST /api/cart/create'),
    cart('GET /api/cart/pull'),
    cart('GET /api/cart/totals'),
    cart('POST /api/cart/share'),
    cart('GET /api/cart/shared', {}, '&share=elders.elders'),
    cart('POST /api/cart/collect-totals', { methods: {} }),
    cart('GET /api/cart/payment-methods'),
    cart('POST /api/cart/shipping-methods', { address }),
    cart('POST /api/cart/shipping-information', {
      addressInformation: { shippingAddress: address, carrier_code: 'homedelivery', method_code: 'standard' },
    }),
    cart('POST /api/cart/apply-coupon', {}, '&coupon=A'),
    cart('POST /api/cart/delete-coupon'),
    cart('GET /api/cart/coupon'),
    cart('POST /api/ext/cart-extend/selected-payment-method', { method: { method: 'banktransfer' } }),
    cart('GET /api/ext/multisafepay/payment-methods'),
  ]),
  'POST /api/cart/update': () => [
    { query: `?cartId=1`, body: { cartItem: { sku: 'HD', qty: 9 } } },
    { query: `?cartId=${strangersCart}`, body: { cartItem: { sku: 'HD', qty: 9, item_id: owner.lineId } } },
    { query: `?cartId=${strangersCart}`, body: { cartItem: { sku: 'HD', qty: 9, quoteId: owner.order.cartId } } },
  ],
  ...Object.fromEntries(
    ['apply', 'remove'].map((act) => [
      `POST /api/ext/giftcard/${act}`,
      () =>
        ['1', String(owner.id), owner.order.number, owner.order.cartId].map((quoteId) => ({
          body: { token: '', quoteId, giftCardCode: ownersCard },
        })),
    ]),
  ),
  'POST /api/cart/delete': () => [
    { query: `?cartId=${strangersCart}`, body: { cartItem: { sku: 'HD', item_id: owner.lineId } } },
  ],
  'POST /api/order': () => [
    { body: { ...anOrder(owner.order.cartId), user_id: String(owner.id) } },
    { body: { ...anOrder(strangersCart), user_id: String(owner.id) } },
  ],
  'POST /api/ext/checkout/restore': () => [strangersOrder.cartId, '1', other].map((id) => ({ body: ofOrder(id) })),
  'POST /api/ext/multisafepay/payment-url': () =>
    [strangersOrder.cartId, '1', other].map((id) => ({ body: ofOrder(id) })),
  'GET /api/ext/checkout/order-status': () =>
    [strangersOrder.cartId, '1', other].map((id) => ({ query: `?cartId=${id}&orderId=${owner.order.backendOrderId}` })),
  'GET /api/user/order/{incrementId}': () => [{ path: `/api/user/order/${owner.order.number}` }],
  'GET /api/user/order/{incrementId}/again': () => [
    { path: `/api/user/order/${owner.order.number}/again` },
    { path: `/api/user/order/${owner.order.number}/again`, query: `?cartId=${owner.cartId}` },
  ],
  'POST /api/user/withdrawals': () => [
    { body: withdrawalOf(owner.order.number) },
    { body: { ...withdrawalOf(owner.order.number), email: strangersEmail } },
    { body: { ...withdrawalOf(strangersOrder.number), email: strangersEmail } },
  ],
  'POST /api/user/withdrawals/order': () => [
    { body: { orderNumber: owner.order.number } },
    { body: { orderNumber: owner.order.number, email: strangersEmail } },
  ],
};

/** Operations that do something of their own, or for anybody, and leave out the id of another. */
const ignoring = [
  ...['user/create', 'user/me', 'review/create', 'order', 'cart/create', 'cart/update', 'cart/delete'].map(
    (path) => `POST /api/${path}`,
  ),
  'GET /api/ext/multisafepay/payment-methods',
];

/** An address in the form of the profile. */
const anAddressOfStranger = {
  ...{ firstname: 'Piet', lastname: 'Jansen', street: ['Elders', '1'], postcode: '1012 AB', city: 'Delft' },
  country_id: 'NL',
};
const withdrawalOf = (orderNumber: string) => ({
  ...{ requestId: randomUUID(), orderNumber },
  lines: [{ itemId: owner.order.itemId, quantity: 1 }],
});

const request = (name: string, { path, query = '', body }: Attempt, headers: Headers) => {
  const { method, path: own } = operations.get(name) ?? expect.unreachable(name);
  return shop.app.request((path ?? own) + query, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
  });
};

/** All that belongs to the owner, as the owner reads it. */
async function possessions() {
  const read = async (path: string) => (await shop.call('GET', path, undefined, owner.headers)).result;
  const paths = ['me', 'order-history', 'withdrawals', 'passkeys'].map((each) => `/api/user/${each}`);
  const all = [...paths, '/api/ext/wishlist', '/api/ext/loyalty/balance', `/api/cart/pull?cartId=${owner.cartId}`].map(
    read,
  );
  // Made anew for each answer, and what others buy.
  return JSON.parse(
    JSON.stringify(await Promise.all(all), (key, value) => (['groupToken', 'stock'].includes(key) ? '' : value)),
  );
}

describe('SESSION-27 what belongs to another', () => {
  it('SESSION-27 every operation with an id is tried here, or is said to be harmless', () => {
    const withIds = [...operations].filter(([, { ids, isForOwner }]) => ids.length > 0 && !isForOwner);
    const listed = [...Object.keys(attempts), ...Object.keys(harmless)];
    expect(listed.toSorted()).toEqual(withIds.map(([name]) => name).sort());
  });

  it.each(Object.keys(attempts))('SESSION-27 %s neither shows nor changes it by its id', async (name) => {
    const before = await possessions();
    for (const headers of [stranger, {}, { ...owner.headers, 'x-vs-store-code': 'fashion' }]) {
      for (const attempt of (attempts[name] ?? expect.unreachable())()) {
        const answer = await request(name, attempt, headers);
        const told = `${name} ${JSON.stringify(attempt)} ${answer.status} ${await answer.text()}`;
        for (const secret of ['Geheimlaan', owner.email, owner.passkeyId]) {
          expect(told.replace(JSON.stringify(attempt), ''), told).not.toContain(secret);
        }
        if (!ignoring.includes(name)) expect(answer.status, told).toBeGreaterThanOrEqual(400);
      }
    }
    expect(await possessions()).toEqual(before);
  });
});

describe('SESSION-27 calls of customers', () => {
  const tokens: [string, () => Promise<Headers> | Headers][] = [
    ['no token', () => ({})],
    ['a token that the client chose', () => ({ authorization: `Bearer ${other}` })],
    [
      'a refresh token in place of the token',
      async () => ({ authorization: `Bearer ${(await logIn(shop)).refreshToken}` }),
    ],
    ['the token of another store view', () => ({ ...owner.headers, 'x-vs-store-code': 'fashion' })],
    [
      'a token whose session was left',
      async () => {
        const { headers, refreshToken } = await logIn(shop);
        await shop.call('POST', '/api/user/logout', { refreshToken });
        return headers;
      },
    ],
  ];
  it.each(tokens)('SESSION-27 each answers 401 with %s', async (_what, headersOf) => {
    const headers = await headersOf();
    const before = await possessions();
    const own = [...operations].filter(([, { isForCustomers }]) => isForCustomers);
    expect(own.length).toBeGreaterThan(15);
    for (const [name] of own) {
      const [attempt = {}] = attempts[name]?.() ?? [];
      const answer = await request(name, attempt, headers);
      expect([name, answer.status]).toEqual([name, 401]);
    }
    expect(await possessions()).toEqual(before);
  });

  it('SESSION-27, API-06 each that a guest may make too is refused with a token that has expired, not made as a guest', async () => {
    const { headers } = await logIn(shop, { password: testPassword });
    shop.clock.advance(15 * 60_000);
    const shopping = [...operations].filter(([name]) =>
      /\/api\/(cart|order|ext\/(cart-extend|checkout|giftcard\/(apply|remove)))\b/u.test(name),
    );
    expect(shopping.length).toBeGreaterThan(10);
    for (const [name] of shopping) {
      const [attempt = {}] = attempts[name]?.() ?? [];
      const answer = await request(name, attempt, headers);
      expect([name, answer.status]).toEqual([name, 401]);
    }
  });
});

describe('API-09 the calls of the owner of the shop', () => {
  it.each([
    ['nobody', () => ({})],
    ['a customer', () => owner.headers],
  ])('API-09 each answers 401 to %s', async (_who, headersOf) => {
    const administrative = [...operations].filter(([, { isForOwner }]) => isForOwner);
    expect(administrative.length).toBeGreaterThan(15);
    for (const [name] of administrative) {
      const answer = await request(name, {}, headersOf());
      expect([name, answer.status]).toEqual([name, 401]);
    }
  });
});
