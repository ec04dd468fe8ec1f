import { toOrderAddress } from '@etalage/account/rules';
import { anAddress } from '@etalage/account/testing';
import { orderState, placedOrder } from '@etalage/checkout/contract';
import { eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { products } from '../catalog/tables.ts';
import { coupons } from '../coupons/tables.ts';
import { invalidations } from '../invalidation/tables.ts';
import { testAdminKey } from '../testing/aBackend.ts';
import { aCustomer } from '../testing/aCustomer.ts';
import { anOrder, aShop } from '../testing/aShop.ts';
import { fillShelf } from '../testing/shelf.ts';
import { orders, orderStatuses } from './tables.ts';

const asAdmin = { 'x-admin-key': testAdminKey };

let shop: Awaited<ReturnType<typeof aShop>>;
beforeEach(async () => {
  shop = await aShop();
});

const count = async () => (await shop.ports.database.select().from(orders)).length;
const information = () => anOrder('').addressInformation;
const address = () => information().shippingAddress ?? expect.unreachable();
type Customer = Awaited<ReturnType<typeof aCustomer>>;
const orderedBy = async ({ headers }: Customer) => {
  const { result } = await shop.call('POST', '/api/order', anOrder(await shop.newCart()), headers);
  return v.parse(placedOrder, result);
};

describe('ORDER-02 placing an order', () => {
  it('ORDER-02 answers ids, number and time', async () => {
    const answer = await shop.order();
    expect(answer.code).toBe(200);
    expect(answer.result).toEqual({
      backendOrderId: '1',
      magentoOrderId: '1',
      orderNumber: '100000001',
      transferedAt: '2026-11-20T11:00:00.000Z',
    });
  });

  it('ORDER-02, TOTAL-13 makes the cart equal to the products and counts with the server’s prices and coupon', async () => {
    const cartId = await shop.newCart();
    await shop.put(cartId, 'HD', 9);
    await shop.put(cartId, 'TD', 1);
    await shop.call('POST', `/api/cart/apply-coupon?cartId=${cartId}&coupon=TIEN`);
    const placed = await shop.placed({
      cart_id: cartId,
      products: [
        { sku: 'HD', qty: 2, price: 0.01 },
        { sku: 'BJ-M-wit', qty: 1 },
      ],
    });
    // 2 × 12.50 + 49.95 = 74.95, less 2.50 and 5.00 (4.995) is 67.45, delivered free
    expect(await shop.statusOf(placed)).toMatchObject({ total: 67.45, currency: 'EUR' });
  });

  it('ORDER-02 answers the first order to the same order_id, also at the same time', async () => {
    const sent = anOrder(await shop.newCart());
    const answers = await Promise.all([1, 2, 3].map(() => shop.call('POST', '/api/order', sent)));
    shop.clock.advance(60_000);
    const later = await shop.call('POST', '/api/order', { ...sent, transmited: false });
    expect(new Set([...answers, later].map((answer) => JSON.stringify(answer)))).toHaveProperty('size', 1);
    expect(await count()).toBe(1);
    expect(await shop.pieces('HD')).toBe(99);
  });

  it('ORDER-02 answers the first order for a cart that was ordered', async () => {
    const sent = anOrder(await shop.newCart());
    const first = await shop.call('POST', '/api/order', sent);
    expect(await shop.call('POST', '/api/order', { ...sent, order_id: randomUUID() })).toEqual(first);
    expect(await count()).toBe(1);
  });

  it('ORDER-02 answers the first order for a cart that was ordered, also to other products', async () => {
    const sent = anOrder(await shop.newCart());
    const first = await shop.call('POST', '/api/order', sent);
    const other = { ...sent, order_id: randomUUID(), products: [{ sku: 'HD', qty: 2 }] };
    expect(await shop.call('POST', '/api/order', other)).toEqual(first);
    expect(await shop.pieces('HD')).toBe(99);
  });

  it('ORDER-02 answers the first order to the same order_id of a customer who is logged out by then', async () => {
    const { headers } = await aCustomer(shop);
    const { result: cart_id } = await shop.call('POST', '/api/cart/create', undefined, headers);
    const sent = anOrder(String(cart_id));
    const first = await shop.call('POST', '/api/order', sent, headers);
    expect(first.code).toBe(200);
    expect(await shop.call('POST', '/api/order', sent)).toEqual(first);
  });

  it.each([
    ['quantity', { sku: 'HD', qty: 2 }],
    ['product', { sku: 'TD', qty: 1 }],
  ])('ORDER-02 answers 409 to the same order_id with another %s', async (_what, product) => {
    const sent = anOrder(await shop.newCart());
    await shop.call('POST', '/api/order', sent);
    const answer = await shop.call('POST', '/api/order', { ...sent, products: [product] });
    expect(answer).toEqual({
      status: 409,
      code: 409,
      result: 'Deze bestelling is al geplaatst met een andere inhoud.',
    });
    expect(await shop.pieces('HD')).toBe(99);
  });

  it.each([
    ['another delivery address', { shippingAddress: { ...address(), city: 'Haarlem' } }],
    ['another billing address', { billingAddress: { ...address(), city: 'Haarlem' } }],
    ['another carrier', { shipping_carrier_code: 'servicepoint' }],
    ['another way of delivery', { shipping_method_code: 'pickup' }],
    ['another way to pay', { payment_method_code: 'banktransfer' }],
    ['another choice within the way to pay', { payment_method_additional: { issuer_id: '0031' } }],
    ['another pickup location', { shippingExtraFields: { pickup_location_code: 'AMS-1' } }],
  ])('ORDER-02 answers 409 to the same order_id with %s', async (_what, changes) => {
    const sent = anOrder(await shop.newCart());
    expect((await shop.call('POST', '/api/order', sent)).code).toBe(200);
    const changed = { ...sent, addressInformation: { ...sent.addressInformation, ...changes } };
    expect(await shop.call('POST', '/api/order', changed)).toMatchObject({ status: 409, code: 409 });
  });

  it('ORDER-02 answers 409 to the same order_id with the products of another cart', async () => {
    const sent = anOrder(await shop.newCart());
    await shop.call('POST', '/api/order', sent);
    const answer = await shop.call('POST', '/api/order', { ...sent, cart_id: await shop.newCart() });
    expect(answer.code).toBe(409);
    expect(await count()).toBe(1);
  });

  const embroidered = (option_value: string) => {
    const custom_options = [{ option_id: '7', option_value }];
    return [{ sku: 'NAAM', qty: 1, product_option: { extension_attributes: { custom_options } } }];
  };

  it('ORDER-02 makes the cart equal to each of the lines of one product, by what was chosen', async () => {
    const lines = [...embroidered('Jans'), ...embroidered('Kees')];
    const { cartId, backendOrderId: orderId } = await shop.placed({ products: lines });
    const { result } = await shop.call('POST', '/api/ext/checkout/restore', { cartId, orderId });
    expect(result).toMatchObject(lines);
  });

  it('ORDER-02 answers 409 to the same order_id with other options of a product', async () => {
    const sent = { ...anOrder(await shop.newCart()), products: embroidered('Jans') };
    expect((await shop.call('POST', '/api/order', sent)).code).toBe(200);
    const answer = await shop.call('POST', '/api/order', { ...sent, products: embroidered('Kees') });
    expect(answer.code).toBe(409);
  });

  it('ORDER-02 the same order_id in another store view is another order', async () => {
    await fillShelf(shop.ports.database, 2);
    const order_id = randomUUID();
    const here = await shop.placed({ order_id });
    const there = await shop.placedIn('fashion', { order_id });
    expect([here.orderNumber, there.orderNumber]).toEqual(['100000001', '200000001']);
  });

  it('ORDER-02 sells the last piece to one of two shoppers', async () => {
    const products = [{ sku: 'LAATSTE', qty: 1 }];
    const answers = await Promise.all([shop.order({ products }), shop.order({ products })]);
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 400]);
    expect(answers.find(({ code }) => code === 400)?.result).toBe('Niet op voorraad!');
    expect(await shop.pieces('LAATSTE')).toBe(0);
    expect(await count()).toBe(1);
  });
});

describe('QUEUE-12 an order that was placed offline', () => {
  /** Twelve fifty, delivered for 4.95. */
  const ordered = async (seen: string, sent?: object) =>
    shop.call('POST', '/api/order', sent ?? anOrder(await shop.newCart()), { 'x-seen-total': seen });

  it.each(['17.45', '20'])('QUEUE-12 is placed when its shopper saw %s, which is enough', async (seen) => {
    expect(await ordered(seen)).toMatchObject({ code: 200 });
  });

  it('QUEUE-12 is refused when it costs more by now, with both prices, and changes nothing', async () => {
    expect(await ordered('17.44')).toEqual({
      status: 400,
      code: 400,
      result: 'De prijs is veranderd: je bestelling kost nu €\u00A017,45 in plaats van €\u00A017,44.',
    });
    expect(await count()).toBe(0);
    expect(await shop.pieces('HD')).toBe(100);
  });

  it('QUEUE-12 that the server has already is answered again, whatever it costs by now', async () => {
    const sent = anOrder(await shop.newCart());
    const first = await ordered('17.45', sent);
    expect(await ordered('1.00', sent)).toEqual(first);
  });

  it.each(['', 'free', '-1', '1.005', '1e3'])('QUEUE-12 is refused with a total of "%s"', async (seen) => {
    expect(await ordered(seen)).toMatchObject({ code: 400 });
    expect(await count()).toBe(0);
  });
});

it('ORDER-02, STOCK-12 never sells more than there is, whoever comes in whatever order', async () => {
  const forward = [
    { sku: 'BJ-M-wit', qty: 1 },
    { sku: 'HD', qty: 1 },
  ];
  const shoppers = Array.from({ length: 12 }, (_, index) =>
    shop.order({ products: index % 2 === 0 ? forward : forward.toReversed() }),
  );
  const codes = (await Promise.all(shoppers)).map(({ code }) => code);
  expect(codes.filter((code) => code === 200)).toHaveLength(5);
  expect(codes.filter((code) => code === 400)).toHaveLength(7);
  expect([await shop.pieces('BJ-M-wit'), await shop.pieces('HD')]).toEqual([0, 95]);
});

describe('ORDER-03 what is not placed', () => {
  const { shippingAddress, billingAddress, ...methods } = information();
  const cases: [string, Parameters<typeof anOrderWith>[0], number][] = [
    ['an empty cart', { products: [] }, 400],
    ['a line out of stock', { products: [{ sku: 'OP', qty: 1 }] }, 400],
    [
      'a line above the stock beside one that is there',
      {
        products: [
          { sku: 'HD', qty: 1 },
          { sku: 'BJ-M-wit', qty: 6 },
        ],
      },
      400,
    ],
    ['an unknown product', { products: [{ sku: 'NIETS', qty: 1 }] }, 404],
    ['no address', { addressInformation: methods }, 400],
    ['no shipping address', { addressInformation: { ...methods, ...(billingAddress && { billingAddress }) } }, 400],
    ['no billing address', { addressInformation: { ...methods, ...(shippingAddress && { shippingAddress }) } }, 400],
    [
      'a wrong postcode',
      {
        addressInformation: {
          ...information(),
          ...(shippingAddress && { shippingAddress: { ...shippingAddress, postcode: '12' } }),
        },
      },
      400,
    ],
    [
      'a billing address without a city',
      {
        addressInformation: {
          ...information(),
          ...(billingAddress && { billingAddress: { ...billingAddress, city: '' } }),
        },
      },
      400,
    ],
    ['an unknown shipping method', { addressInformation: { ...information(), shipping_method_code: 'duif' } }, 400],
    [
      'a shipping method of another carrier',
      {
        addressInformation: {
          ...information(),
          ...{ shipping_method_code: 'pickup', shippingExtraFields: { pickup_location_code: 'AMS-1' } },
        },
      },
      400,
    ],
    ['an unknown carrier', { addressInformation: { ...information(), shipping_carrier_code: 'duif' } }, 400],
    ['an unknown payment method', { addressInformation: { ...information(), payment_method_code: 'schelpen' } }, 400],
    [
      'no payment method',
      {
        addressInformation: {
          ...methods,
          ...(billingAddress && { billingAddress }),
          ...(shippingAddress && { shippingAddress }),
          payment_method_code: '',
        },
      },
      400,
    ],
    ['another store view', { store_code: 'fashion' }, 400],
    ['an unknown cart', { cart_id: '0'.repeat(32) }, 404],
  ];
  const anOrderWith = (changes: Partial<ReturnType<typeof anOrder>>) => changes;

  it.each(cases)('ORDER-03 %s: a message, and nothing changed', async (_title, changes, code) => {
    const answer = await shop.order(changes);
    expect(answer.code).toBe(code);
    expect(answer.result).toEqual(expect.stringMatching(/\p{L}{3}/u));
    expect(await count()).toBe(0);
    expect([await shop.pieces('HD'), await shop.pieces('BJ-M-wit'), await shop.pieces('OP')]).toEqual([100, 5, 0]);
  });

  it.each([
    ['a negative quantity', { products: [{ sku: 'HD', qty: -1 }] }],
    ['an unknown field', { is_admin: true }],
    ['an order_id that is none', { order_id: '1' }],
  ])('ORDER-03 %s is malformed', async (_title, changes) => {
    const answer = await shop.call('POST', '/api/order', { ...anOrder(await shop.newCart()), ...changes });
    expect(answer.code).toBe(400);
    expect(await count()).toBe(0);
  });

  it('ORDER-03 a refused order leaves the cart as it was, takes no number and sends no mail', async () => {
    const cart_id = await shop.newCart();
    await shop.put(cart_id, 'HD', 3);
    const cart = async () => (await shop.call('GET', `/api/cart/pull?cartId=${cart_id}`)).result;
    const before = await cart();
    const products = [{ sku: 'HD', qty: 1 }];
    const unpayable = { ...information(), payment_method_code: 'schelpen' };
    expect((await shop.order({ cart_id, products, addressInformation: unpayable })).code).toBe(400);
    expect(await cart()).toEqual(before);
    await shop.work.soon();
    expect(shop.sent).toEqual([]);
    expect((await shop.placed({ cart_id, products })).orderNumber).toBe('100000001');
  });

  it('ORDER-03 a refused order can be placed after it was put right', async () => {
    const cartId = await shop.newCart();
    expect((await shop.order({ cart_id: cartId, products: [{ sku: 'OP', qty: 1 }] })).code).toBe(400);
    expect((await shop.order({ cart_id: cartId })).code).toBe(200);
  });
});

it('a coupon is used no more often than it may be, whoever orders at the same time', async () => {
  const { database } = shop.ports;
  await database.update(coupons).set({ usageLimit: 1 }).where(eq(coupons.code, 'TIEN'));
  const withCoupon = async () => {
    const cart_id = await shop.newCart();
    await shop.put(cart_id, 'HD', 2);
    await shop.call('POST', `/api/cart/apply-coupon?cartId=${cart_id}&coupon=TIEN`);
    return cart_id;
  };
  const cartIds = await Promise.all([1, 2, 3, 4].map(withCoupon));
  await Promise.all(cartIds.map((cart_id) => shop.order({ cart_id, products: [{ sku: 'HD', qty: 2 }] })));
  const placed = await database.select().from(orders);
  expect(placed.filter(({ discount }) => discount !== 0)).toHaveLength(1);
  const [coupon] = await database.select().from(coupons).where(eq(coupons.code, 'TIEN'));
  expect(coupon?.timesUsed).toBe(1);
});

describe('TOTAL-08 a coupon that is gone when the order comes', () => {
  const { VERLOPEN, OPGEBRUIKT } = {
    VERLOPEN: { validTo: new Date('2026-11-20T10:59:00Z') },
    OPGEBRUIKT: { usageLimit: 3, timesUsed: 3 },
  };

  it.each([
    ['ended', VERLOPEN],
    ['is used up', OPGEBRUIKT],
  ])('TOTAL-08, ORDER-02 refuses the order when it %s, and the totals show it', async (_, gone) => {
    const cart_id = await shop.newCart();
    await shop.put(cart_id, 'HD', 1);
    await shop.call('POST', `/api/cart/apply-coupon?cartId=${cart_id}&coupon=TIEN`);
    await shop.ports.database.update(coupons).set(gone).where(eq(coupons.code, 'TIEN'));
    expect(await shop.order({ cart_id })).toMatchObject({ code: 400, result: 'Deze kortingscode is niet geldig' });
    expect((await shop.call('GET', `/api/cart/coupon?cartId=${cart_id}`)).result).toBe('');
    const { result } = await shop.call('GET', `/api/cart/totals?cartId=${cart_id}`);
    expect(result).toMatchObject({ grand_total: 12.5 });
    expect(result).not.toHaveProperty('coupon_code');
    expect(await shop.order({ cart_id })).toMatchObject({ code: 200 });
  });
});

/** The number of a new order in a store. */
const numberIn = async (storeCode: string) => (await shop.placedIn(storeCode)).orderNumber ?? expect.unreachable();

describe('ORDER-06 the numbers of orders in two stores', () => {
  beforeEach(() => fillShelf(shop.ports.database, 2));

  /** Numbers of orders that were placed in turns, by store. */
  const inTurns = async () => {
    const numbers: Record<'dailydeal' | 'fashion', string[]> = { dailydeal: [], fashion: [] };
    for (const code of ['dailydeal', 'fashion', 'fashion', 'dailydeal', 'fashion'] as const) {
      numbers[code].push(await numberIn(code));
    }
    return numbers;
  };

  it('ORDER-06 numbers have nine digits in each store', async () => {
    const { dailydeal, fashion } = await inTurns();
    for (const number of [...dailydeal, ...fashion]) expect(number).toMatch(/^\d{9}$/);
  });

  it('ORDER-06 the first digit of a number is the id of its store', async () => {
    const { dailydeal, fashion } = await inTurns();
    expect(dailydeal.map((number) => number[0])).toEqual(['1', '1']);
    expect(fashion.map((number) => number[0])).toEqual(['2', '2', '2']);
  });

  it('ORDER-06 numbers rise in each store, whatever the other sells', async () => {
    const { dailydeal, fashion } = await inTurns();
    expect(dailydeal).toEqual(['100000001', '100000002']);
    expect(fashion).toEqual(['200000001', '200000002', '200000003']);
  });

  it('ORDER-06 numbers are unique, also of orders placed at the same time in both stores', async () => {
    const codes = ['dailydeal', 'fashion', 'dailydeal', 'fashion', 'dailydeal', 'fashion'];
    const numbers = await Promise.all(codes.map(numberIn));
    expect(new Set(numbers).size).toBe(codes.length);
  });
});

describe('ORDER-07 the states of an order', () => {
  it('ORDER-07 moves only where it may', async () => {
    const placed = await shop.placed();
    const number = placed.orderNumber ?? '';
    const seen = [];
    for (const status of [
      'complete',
      'closed',
      'processing',
      'pending_payment',
      'complete',
      'canceled',
      'closed',
      'processing',
    ]) {
      seen.push((await shop.admin(number, status)).code);
    }
    expect(seen).toEqual([409, 409, 200, 409, 200, 409, 200, 409]);
    expect((await shop.statusOf(placed)).status).toBe('closed');
  });

  const states = ['pending_payment', 'processing', 'complete', 'canceled', 'closed'];
  it('ORDER-07 is asked for in no other state', () => expect(orderState.options).toEqual(states));
  it('ORDER-07 is kept in no other state', () => expect(orderStatuses).toEqual(states));
  it.each([
    ['pending_payment', [], ['processing', 'canceled']],
    ['processing', ['processing'], ['complete', 'canceled']],
    ['complete', ['processing', 'complete'], ['closed']],
    ['canceled', ['canceled'], []],
    ['closed', ['processing', 'complete', 'closed'], []],
  ])('ORDER-07 %s, after %j, moves only to %j', async (_state, way, allowed) => {
    const isTaken = async (to: string) => {
      const orderNumber = (await shop.placed()).orderNumber ?? '';
      for (const step of way) await shop.admin(orderNumber, step);
      return (await shop.admin(orderNumber, to)).code === 200;
    };
    const taken = [];
    for (const to of states) if (await isTaken(to)) taken.push(to);
    expect(taken).toEqual(allowed);
  });

  it('ORDER-07 is changed with the admin key only', async () => {
    const { orderNumber } = await shop.placed();
    const answer = await shop.call('POST', `/api/admin/orders/${orderNumber}/status`, { status: 'processing' });
    expect(answer.code).toBe(401);
  });

  it.each([
    ['multisafepay_ideal', 'pending_payment'],
    ['banktransfer', 'pending_payment'],
    ['cashondelivery', 'processing'],
  ])('ORDER-07 an order with %s begins as %s', async (payment_method_code, status) => {
    const placed = await shop.placed({ addressInformation: { ...information(), payment_method_code } });
    expect((await shop.statusOf(placed)).status).toBe(status);
  });
});

describe('PAY-19 an order that needs no provider', () => {
  /** An order with a total of 0 after a coupon. */
  const paidByCoupon = async () => {
    await shop.ports.database.update(coupons).set({ amount: 100 }).where(eq(coupons.code, 'TIEN'));
    const cart_id = await shop.newCart();
    const products = [{ sku: 'BON', qty: 1 }];
    await shop.put(cart_id, 'BON', 1);
    await shop.call('POST', `/api/cart/apply-coupon?cartId=${cart_id}&coupon=TIEN`);
    const { shippingAddress: _none, ...billed } = information();
    return shop.placed({ cart_id, products, addressInformation: { ...billed, payment_method_code: 'free' } });
  };

  it('PAY-19, ORDER-08 an order of 0 with method free is processing, and its payment completed', async () => {
    expect(await shop.statusOf(await paidByCoupon())).toMatchObject({
      ...{ status: 'processing', paymentStatus: 'completed', total: 0 },
    });
  });

  it('PAY-19 there is no page on which to pay an order of 0', async () => {
    expect((await shop.pay(await paidByCoupon())).code).toBe(400);
  });

  it('PAY-19 free is no way to pay an order above 0', async () => {
    const answer = await shop.order({ addressInformation: { ...information(), payment_method_code: 'free' } });
    expect(answer.code).toBe(400);
  });
});

describe.each([
  ['storepickup', 'pickup'],
  ['servicepoint', 'standard'],
])('SHIP-10 delivery to a pickup location by %s', (carrierCode, shipping_method_code) => {
  const pickup = (shippingExtraFields: object) =>
    shop.order({
      addressInformation: {
        ...information(),
        ...{ shipping_carrier_code: carrierCode, shipping_method_code, shippingExtraFields },
      },
    });

  it.each([{}, { pickup_location_code: '' }])('SHIP-10 is not ordered without a location: %j', async (fields) => {
    expect(await pickup(fields)).toMatchObject({ code: 400, result: 'Kies eerst een afhaalpunt.' });
    expect(await count()).toBe(0);
  });

  it('SHIP-10 is ordered to its pickup_location_code, which is kept', async () => {
    expect((await pickup({ pickup_location_code: 'AMS-1' })).code).toBe(200);
    const kept = await shop.ports.database.select().from(orders);
    expect(kept).toMatchObject([{ carrierCode, extraFields: { pickup_location_code: 'AMS-1' } }]);
  });
});

describe('STOCK-12 stock', () => {
  const products = [
    { sku: 'HD', qty: 3 },
    { sku: 'LAATSTE', qty: 1 },
  ];

  it('STOCK-12 is lowered by an order', async () => {
    await shop.placed({ products });
    expect([await shop.pieces('HD'), await shop.pieces('LAATSTE')]).toEqual([97, 0]);
  });

  it('STOCK-12 is put back once by the cancellation of an order', async () => {
    const { orderNumber } = await shop.placed({ products });
    const answers = [await shop.admin(orderNumber ?? '', 'canceled'), await shop.admin(orderNumber ?? '', 'canceled')];
    expect(answers.map(({ code }) => code)).toEqual([200, 409]);
    expect([await shop.pieces('HD'), await shop.pieces('LAATSTE')]).toEqual([100, 1]);
    expect((await shop.order({ products: [{ sku: 'LAATSTE', qty: 1 }] })).code).toBe(200);
  });
});

it('CACHE-06 makes pages old only when what they say of the stock changes', async () => {
  const tags = async () => (await shop.ports.database.select().from(invalidations)).map(({ tag }) => tag);
  await shop.order({ products: [{ sku: 'HD', qty: 94 }] });
  expect(await tags()).toEqual([]);
  await shop.order({ products: [{ sku: 'HD', qty: 1 }] });
  await shop.order({ products: [{ sku: 'BJ-M-wit', qty: 5 }] });
  expect(await tags()).toEqual(['product:10', 'product:20']);
});

it('CACHE-06 makes pages old with each piece of the last five, which they say', async () => {
  const tags = async () => (await shop.ports.database.select().from(invalidations)).map(({ tag }) => tag);
  await shop.order({ products: [{ sku: 'HD', qty: 95 }] });
  await shop.order({ products: [{ sku: 'HD', qty: 1 }] });
  expect(await tags()).toEqual(['product:10', 'product:10']);
});

describe('ORDER-08 the status of an order', () => {
  it('ORDER-08 is told to the order’s own cart', async () => {
    const placed = await shop.placed();
    expect(await shop.statusOf(placed)).toEqual({
      orderNumber: '100000001',
      status: 'pending_payment',
      paymentStatus: 'open',
      total: 17.45,
      currency: 'EUR',
    });
  });

  it('ORDER-08 is told to who names the key of the order, as a customer does whose session is over', async () => {
    const order_id = randomUUID();
    const { backendOrderId } = await shop.placed({ order_id });
    expect(await shop.statusOf({ backendOrderId, cartId: order_id })).toMatchObject({ orderNumber: '100000001' });
  });

  it.each(['of another order', 'that is none'])('ORDER-08 is not told to who names a key %s', async (which) => {
    const { backendOrderId } = await shop.placed();
    const other = randomUUID();
    if (which === 'of another order') await shop.placed({ order_id: other });
    const answer = await shop.call('GET', `/api/ext/checkout/order-status?cartId=${other}&orderId=${backendOrderId}`);
    expect(answer.code).toBe(404);
  });

  it('ORDER-08 is told to its customer without its cart, and to no other customer', async () => {
    const [jans, kees] = [await aCustomer(shop), await aCustomer(shop, { email: 'kees@voorbeeld.nl' })];
    const path = `/api/ext/checkout/order-status?orderId=${(await orderedBy(jans)).backendOrderId}`;
    const told = await shop.call('GET', path, undefined, jans.headers);
    expect(told).toMatchObject({ code: 200, result: { orderNumber: '100000001' } });
    expect((await shop.call('GET', path, undefined, kees.headers)).code).toBe(404);
  });

  it('ORDER-08 is told to the customer whose cart it was, and to nobody else who names the number of that cart', async () => {
    const [jans, kees] = [await aCustomer(shop), await aCustomer(shop, { email: 'kees@voorbeeld.nl' })];
    const cartId = String((await shop.call('POST', '/api/cart/create', undefined, jans.headers)).result);
    expect(cartId).toMatch(/^\d+$/u);
    const { result } = await shop.call('POST', '/api/order', anOrder(cartId), jans.headers);
    const { backendOrderId } = v.parse(placedOrder, result);
    const path = `/api/ext/checkout/order-status?cartId=${cartId}&orderId=${backendOrderId}`;
    const askBy = async (headers?: Record<string, string>) => (await shop.call('GET', path, undefined, headers)).code;
    expect([await askBy(), await askBy(kees.headers), await askBy(jans.headers)]).toEqual([404, 404, 200]);
  });

  it('ORDER-08 is told to the order’s own cart, also when somebody has logged in since', async () => {
    const { cartId, backendOrderId } = await shop.placed();
    const { headers } = await aCustomer(shop);
    const path = `/api/ext/checkout/order-status?cartId=${cartId}&orderId=${backendOrderId}`;
    const told = await shop.call('GET', path, undefined, headers);
    expect(told).toMatchObject({ code: 200, result: { orderNumber: '100000001' } });
  });

  it('ORDER-08 is told to nobody else', async () => {
    const { backendOrderId, cartId } = await shop.placed();
    const ask = (query: string) => shop.call('GET', `/api/ext/checkout/order-status?${query}`);
    const refused = [
      await ask(`cartId=${await shop.newCart()}&orderId=${backendOrderId}`),
      await ask(`orderId=${backendOrderId}`),
      await ask(`cartId=${cartId}&orderId=99`),
      await ask(`cartId=${cartId}&orderId=1%20or%201=1`),
      await ask(`cartId=${cartId}&orderId=${backendOrderId}&storeCode=fashion`),
    ];
    expect(refused.map(({ code }) => code)).toEqual([404, 404, 404, 404, 404]);
    expect((await ask(`token=expired&cartId=${cartId}&orderId=${backendOrderId}`)).code).toBe(401);
  });
});

describe('PAY-17 putting lines back', () => {
  const restore = (placed: { cartId: string; backendOrderId: string }) =>
    shop.call('POST', '/api/ext/checkout/restore', { cartId: placed.cartId, orderId: placed.backendOrderId });

  it('PAY-17 cancels an unpaid order once and answers its lines', async () => {
    const placed = await shop.placed({ products: [{ sku: 'BJ-M-wit', qty: 2 }] });
    const first = await restore(placed);
    expect(first).toMatchObject({ code: 200, result: [{ sku: 'BJ-M-wit', qty: 2 }] });
    expect(await restore(placed)).toEqual(first);
    expect(await shop.pieces('BJ-M-wit')).toBe(5);
    expect((await shop.statusOf(placed)).status).toBe('canceled');
  });

  it('PAY-17 cancels an order that waits for a bank transfer as well', async () => {
    const addressInformation = { ...information(), payment_method_code: 'banktransfer' };
    const placed = await shop.placed({ addressInformation });
    expect(await restore(placed)).toMatchObject({ code: 200, result: [{ sku: 'HD', qty: 1 }] });
    expect((await shop.statusOf(placed)).status).toBe('canceled');
  });

  it('PAY-17 answers picture, options and stock with each line, as they are now', async () => {
    const configurable_item_options = [
      { option_id: '93', option_value: '59' },
      { option_id: '142', option_value: '167' },
    ];
    const product_option = { extension_attributes: { configurable_item_options } };
    const placed = await shop.placed({ products: [{ sku: 'BJ-M-wit', qty: 2, product_option }] });
    expect((await restore(placed)).result).toMatchObject([
      {
        sku: 'BJ-M-wit',
        product_option,
        extension_attributes: {
          parent_sku: 'BJ',
          options: [
            { label: 'Kleur', value: 'Wit' },
            { label: 'Maat', value: 'M' },
          ],
          image: expect.stringMatching(/^\//),
          stock: { qty: 5, is_in_stock: true, manage_stock: true },
        },
      },
    ]);
  });

  it('PAY-17 answers every line, also of a product that is no longer sold', async () => {
    const lines = [
      { sku: 'HD', qty: 2 },
      { sku: 'TD', qty: 1 },
      { sku: 'BJ-M-wit', qty: 3 },
    ];
    const placed = await shop.placed({ products: lines });
    await shop.ports.database.delete(products).where(eq(products.sku, 'TD'));
    expect((await restore(placed)).result).toMatchObject(lines);
  });

  it('PAY-17 refuses a paid order, which stays as it is', async () => {
    const placed = await shop.placed();
    await shop.admin(placed.orderNumber ?? '', 'processing');
    expect((await restore(placed)).code).toBe(409);
    expect((await shop.statusOf(placed)).status).toBe('processing');
  });

  it('PAY-17 takes the token of its customer in place of the cart, and of no other customer', async () => {
    const [jans, kees] = [await aCustomer(shop), await aCustomer(shop, { email: 'kees@voorbeeld.nl' })];
    const body = { orderId: (await orderedBy(jans)).backendOrderId };
    expect((await shop.call('POST', '/api/ext/checkout/restore', body, kees.headers)).code).toBe(404);
    const restored = await shop.call('POST', '/api/ext/checkout/restore', body, jans.headers);
    expect(restored).toMatchObject({ code: 200, result: [{ sku: 'HD', qty: 1 }] });
  });

  it('PAY-17 cancels the order that orderId names, and no other order of the same customer', async () => {
    const jans = await aCustomer(shop);
    const [first, second] = [await orderedBy(jans), await orderedBy(jans)];
    const body = { orderId: second.backendOrderId };
    expect((await shop.call('POST', '/api/ext/checkout/restore', body, jans.headers)).code).toBe(200);
    const found = await shop.ports.database.select().from(orders).orderBy(orders.id);
    expect(found.map(({ id, status }) => [String(id), status])).toEqual([
      [first.backendOrderId, 'pending_payment'],
      [second.backendOrderId, 'canceled'],
    ]);
  });

  it('PAY-17 takes that token in the body as well', async () => {
    const [jans, kees] = [await aCustomer(shop), await aCustomer(shop, { email: 'kees@voorbeeld.nl' })];
    const { backendOrderId: orderId } = await orderedBy(jans);
    const restoreBy = (token: string) => shop.call('POST', '/api/ext/checkout/restore', { token, orderId });
    expect(await restoreBy(kees.token)).toMatchObject({ code: 404 });
    expect(await restoreBy('oud')).toMatchObject({ code: 401 });
    expect(await restoreBy(jans.token)).toMatchObject({ code: 200, result: [{ sku: 'HD', qty: 1 }] });
  });

  it('PAY-17 refuses the order of another cart, which stays as it is', async () => {
    const placed = await shop.placed();
    expect((await restore({ ...placed, cartId: await shop.newCart() })).code).toBe(404);
    expect((await shop.statusOf(placed)).status).toBe('pending_payment');
  });
});

it('PAY-18 one order that cannot be canceled is logged and holds up none of the others', async () => {
  const broken = await shop.placed();
  const sound = await shop.placed();
  await shop.ports.database.execute(sql`
    create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`);
  await shop.ports.database.execute(sql`
    create trigger refuse before update on orders for each row
    when (old.number = '100000001') execute function refuse()`);
  shop.clock.advance(25 * 3_600_000);
  await shop.work.later().finally(() => shop.ports.database.execute(sql`drop function refuse cascade`));
  expect(await shop.statusOf(broken)).toMatchObject({ status: 'pending_payment' });
  expect(await shop.statusOf(sound)).toMatchObject({ status: 'canceled' });
  expect(shop.log).toContainEqual(expect.objectContaining({ msg: 'unpaid order not canceled', order: 1 }));
});

it('PAY-18 cancels what was not paid in a day, or in fourteen days by bank transfer', async () => {
  const byBank = { addressInformation: { ...information(), payment_method_code: 'banktransfer' } };
  const placed = [await shop.placed(), await shop.placed(byBank)];
  const states = async () => Promise.all(placed.map(async (order) => (await shop.statusOf(order)).status));
  shop.clock.advance(24 * 3_600_000);
  await shop.work.later();
  expect(await states()).toEqual(['pending_payment', 'pending_payment']);
  shop.clock.advance(1);
  await shop.work.later();
  expect(await states()).toEqual(['canceled', 'pending_payment']);
  shop.clock.advance(13 * 24 * 3_600_000 - 1);
  await shop.work.later();
  expect(await states()).toEqual(['canceled', 'pending_payment']);
  shop.clock.advance(1);
  await shop.work.later();
  expect(await states()).toEqual(['canceled', 'canceled']);
  expect(await shop.pieces('HD')).toBe(100);
});

it.each(['multisafepay_ideal', 'banktransfer'])(
  'PAY-18 an order with %s that is no longer pending_payment is not canceled, however old it is',
  async (payment_method_code) => {
    const placed = await shop.placed({ addressInformation: { ...information(), payment_method_code } });
    expect(await shop.admin(placed.orderNumber ?? '', 'processing')).toMatchObject({ code: 200 });
    shop.clock.advance(15 * 24 * 3_600_000);
    await shop.work.later();
    expect(await shop.statusOf(placed)).toMatchObject({ status: 'processing' });
  },
);

it('PAY-18 cancels what was not paid in time in every store view', async () => {
  await fillShelf(shop.ports.database, 2);
  const numbers = [await numberIn('dailydeal'), await numberIn('fashion')];
  shop.clock.advance(25 * 3_600_000);
  await shop.work.later();
  const found = await shop.ports.database.select().from(orders).orderBy(orders.number);
  expect(found.map(({ number, status }) => [number, status])).toEqual(numbers.map((number) => [number, 'canceled']));
});

describe('ORDER-10 the confirmation', () => {
  it('ORDER-10 is one mail to the shopper, which the owner finds in the outbox', async () => {
    const sent = {
      ...anOrder(await shop.newCart()),
      products: [
        { sku: 'HD', qty: 2 },
        { sku: 'BJ-M-blauw', qty: 1 },
      ],
    };
    v.parse(placedOrder, (await shop.call('POST', '/api/order', sent)).result);
    await shop.call('POST', '/api/order', sent);
    await shop.work.soon();
    await shop.work.soon();
    expect(shop.sent).toHaveLength(1);
    const [mail] = shop.sent;
    expect(mail).toMatchObject({
      recipient: 'jans@voorbeeld.nl',
      subject: 'Je bestelling 100000001 bij Dagvondst',
      messageId: 'order-confirmation.100000001@localhost',
    });
    expect((await shop.call('GET', '/outbox?format=json', undefined, asAdmin)).result).toMatchObject([
      { id: mail?.viewKey, kind: 'order-confirmation', recipient: 'jans@voorbeeld.nl', isSent: true },
    ]);
    const listed = await shop.app.request('/outbox', { headers: asAdmin });
    expect(await listed.text()).toContain('Je bestelling 100000001 bij Dagvondst');
    const html = await (await shop.app.request(`/outbox/${mail?.viewKey}`, { headers: asAdmin })).text();
    const text = await (await shop.app.request(`/outbox/${mail?.viewKey}?format=text`, { headers: asAdmin })).text();
    for (const part of [html, text]) {
      expect(part).toContain('Handdoek');
      expect(part).toContain('Badjas');
    }
  });

  it.each(['text', 'html'] as const)('ORDER-10 the %s has the options of every line', async (part) => {
    const products = [
      { sku: 'BJ-M-wit', qty: 1 },
      { sku: 'BJ-M-blauw', qty: 1 },
    ];
    await shop.placed({ products });
    await shop.work.soon();
    expect(shop.sent[0]?.[part]).toContain('Kleur: Wit, Maat: M');
    expect(shop.sent[0]?.[part]).toContain('Kleur: Blauw, Maat: M');
  });

  it('ORDER-10 of an order in another store view is the mail of that store', async () => {
    await fillShelf(shop.ports.database, 2);
    await numberIn('fashion');
    await shop.work.soon();
    expect(shop.sent).toMatchObject([{ recipient: 'jans@voorbeeld.nl', subject: 'Je bestelling 200000001 bij Linge' }]);
  });

  it('ORDER-10 writes what shoppers typed as text', async () => {
    const { shippingAddress, ...rest } = information();
    if (shippingAddress === undefined) throw new Error('no address');
    const address = { ...shippingAddress, lastname: '<img src=x>' };
    await shop.placed({ addressInformation: { ...rest, shippingAddress: address, billingAddress: address } });
    await shop.work.soon();
    expect(shop.sent[0]?.html).toContain('&lt;img src=x&gt;');
    expect(shop.sent[0]?.html).not.toContain('<img src=x>');
  });
});

describe('ORDER-10 the words of the confirmation', () => {
  const billTo = toOrderAddress(
    anAddress({
      firstName: 'Kees',
      lastName: 'Smit',
      streetAddress: 'Meir',
      apartmentNumber: '40',
      zipCode: '2000',
      city: 'Antwerpen',
      country: 'BE',
    }),
    { email: 'kees@voorbeeld.nl', company: 'Smit Textiel' },
  );

  /** Text and HTML of the mail of an order with a coupon, delivery and payment costs and two addresses, on single lines. */
  async function mailOfOrder(payment_method_code = 'cashondelivery') {
    const cart_id = await shop.newCart();
    await shop.put(cart_id, 'HD', 2);
    await shop.call('POST', `/api/cart/apply-coupon?cartId=${cart_id}&coupon=TIEN`);
    await shop.placed({
      cart_id,
      products: [{ sku: 'HD', qty: 2 }],
      addressInformation: { ...information(), billingAddress: billTo, payment_method_code },
    });
    await shop.work.soon();
    const [mail] = shop.sent;
    const inOneLine = (words = '') =>
      words
        .replace(/<[^>]*>/gu, ' ')
        .replaceAll(':', '')
        .replace(/[ \n]+/gu, ' ');
    return { text: inOneLine(mail?.text), html: inOneLine(mail?.html) };
  }

  // 2 × 12.50 = 25.00, less 2.50, with 4.95 for the delivery and 1.50 for the payment is 28.95
  const clauses: [what: string, words: string | RegExp][] = [
    ['thanks in Dutch', 'We hebben je bestelling ontvangen'],
    ['the number', 'Bestelnummer 100000001'],
    ['the line with its quantity', /2 x Handdoek, HD €\u00a025,00|Handdoek 2 × €\u00a012,50 · HD €\u00a025,00/u],
    ['the subtotal', 'Subtotaal €\u00a025,00'],
    ['the discount', 'Korting (TIEN) €\u00a0-2,50'],
    ['the delivery costs', 'Standaardbezorging €\u00a04,95'],
    ['the payment costs', 'Betaalkosten €\u00a01,50'],
    ['the total', 'Totaal €\u00a028,95'],
    ['the tax', 'Waarvan btw €\u00a05,02'],
    ['the shipping address', 'Bezorgadres Jans de Vries Damrak 12 A 1012 AB Amsterdam Nederland'],
    ['the billing address', 'Factuuradres Kees Smit Smit Textiel Meir 40 2000 Antwerpen België'],
    ['the way of delivery', 'Bezorging Thuisbezorgd'],
    ['the way of payment', 'Betaling Betalen bij bezorging'],
  ];

  const ofPayment = ['the payment costs', 'the total', 'the tax', 'the way of payment'];

  describe.each(['text', 'html'] as const)('in its %s', (part) => {
    it.each(clauses)(`ORDER-10 the ${part} has %s`, async (_what, words) => {
      expect((await mailOfOrder())[part]).toMatch(words);
    });

    it(`ORDER-10 the ${part} has the same for an order that is not paid yet`, async () => {
      const mail = (await mailOfOrder('banktransfer'))[part];
      for (const [what, words] of clauses) if (!ofPayment.includes(what)) expect(mail).toMatch(words);
      expect(mail).toMatch(/Totaal €\u00a027,45 Waarvan btw €\u00a04,76/u);
      expect(mail).toContain('Betaling Bankoverschrijving');
    });

    it(`ORDER-10 the ${part} of an order of which nothing is sent has its billing address alone`, async () => {
      const { shippingAddress: _none, ...billed } = information();
      await shop.placed({ products: [{ sku: 'BON', qty: 1 }], addressInformation: billed });
      await shop.work.soon();
      expect(shop.sent[0]?.[part]).toMatch(/Factuuradres.*Damrak 12 A/su);
      expect(shop.sent[0]?.[part]).not.toContain('Bezorgadres');
    });
  });
});
