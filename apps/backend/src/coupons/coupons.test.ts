import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { testAdminKey } from '../testing/aBackend.ts';
import { aShop } from '../testing/aShop.ts';
import { seedCoupons } from './demoCoupons.ts';
import { coupons } from './tables.ts';

let shop: Awaited<ReturnType<typeof aShop>>;
beforeEach(async () => {
  shop = await aShop();
});

const owner = { 'x-admin-key': testAdminKey };
const put = (coupon: object, headers: Record<string, string> = owner) =>
  shop.call('POST', '/api/admin/coupons', coupon, headers);
const read = (code: string, headers: Record<string, string> = owner) =>
  shop.call('GET', `/api/admin/coupons/${code}`, undefined, headers);
const apply = (cartId: string, code: string) =>
  shop.call('POST', `/api/cart/apply-coupon?cartId=${cartId}&coupon=${code}`);
const totals = async (cartId: string) => (await shop.call('GET', `/api/cart/totals?cartId=${cartId}`)).result;
/** A cart with two towels, € 25, that uses a coupon. */
async function aCartWith(code: string) {
  const cartId = await shop.newCart();
  await shop.put(cartId, 'HD', 2);
  return { cartId, applied: await apply(cartId, code) };
}
const ordered = async (code: string) => {
  const { cartId } = await aCartWith(code);
  const { orderNumber, ...placed } = await shop.placed({ cart_id: cartId });
  return { ...placed, orderNumber: orderNumber ?? expect.unreachable() };
};

const percent = { code: 'WINTER', type: 'percentage', amount: 20 };
const full = {
  code: 'LENTE',
  type: 'fixed',
  amount: 7.5,
  valid_from: '2026-03-01T00:00:00.000Z',
  valid_to: '2027-03-31T22:00:00.000Z',
  usage_limit: 100,
  minimum_subtotal: 25,
};

describe('making and reading coupons', () => {
  it('answers the coupon as it is kept, with every field of TOTAL-11', async () => {
    expect(await put(full)).toEqual({ status: 200, code: 200, result: { ...full, times_used: 0 } });
  });

  it('reads what was made, however its code is written', async () => {
    await put(full);
    expect(await read('lente')).toEqual({ status: 200, code: 200, result: { ...full, times_used: 0 } });
  });

  it('a coupon that is only a percentage has no dates, no limit and no minimum', async () => {
    expect((await put(percent)).result).toEqual({
      ...percent,
      valid_from: null,
      valid_to: null,
      usage_limit: null,
      minimum_subtotal: 0,
      times_used: 0,
    });
  });

  it('a cart takes it at once', async () => {
    await put(percent);
    const { cartId, applied } = await aCartWith('winter');
    expect(applied).toMatchObject({ code: 200, result: true });
    expect(await totals(cartId)).toMatchObject({ grand_total: 20, coupon_code: 'WINTER' });
  });

  it('the same call again changes nothing, also not how often it was used', async () => {
    await put(percent);
    await ordered('WINTER');
    expect((await put(percent)).result).toMatchObject({ amount: 20, times_used: 1 });
  });

  it('what is sent for a code replaces what was there: with a last day in the past it ends', async () => {
    await put(percent);
    await put({ ...percent, valid_to: '2026-01-01T00:00:00Z' });
    expect((await aCartWith('WINTER')).applied).toMatchObject({ code: 404 });
  });

  it('is of one store view', async () => {
    await put(percent);
    expect(await read('WINTER', { ...owner, 'x-vs-store-code': 'fashion' })).toMatchObject({ code: 404 });
  });

  it('a code that does not exist is answered 404', async () => {
    expect(await read('NIETS')).toEqual({ status: 404, code: 404, result: 'Deze kortingscode bestaat niet.' });
  });

  it.each([
    ['a code of two letters', { ...percent, code: 'AB' }],
    ['a code with a space within', { ...percent, code: 'TWEE WOORDEN' }],
    ['another type', { ...percent, type: 'gratis' }],
    ['more than 100 percent', { ...percent, amount: 101 }],
    ['half a percent', { ...percent, amount: 0.5 }],
    ['nothing off', { ...full, amount: 0 }],
    ['a day that does not exist', { ...percent, valid_to: '2026-02-31T00:00:00Z' }],
    ['a day without a time', { ...percent, valid_to: '2026-02-28' }],
    ['an hour that does not exist', { ...percent, valid_to: '2026-02-28T00:00:00+99:00' }],
    ['an end before its start', { ...full, valid_to: '2026-02-28T00:00:00Z' }],
    ['an order less than one', { ...percent, usage_limit: 0 }],
    ['a negative minimum', { ...percent, minimum_subtotal: -1 }],
  ])('refuses %s and keeps nothing', async (_what, coupon) => {
    expect(await put(coupon)).toMatchObject({ code: 400 });
    expect(await read(coupon.code.replace(' ', '%20'))).toMatchObject({ code: 404 });
  });

  it.each([
    ['making', () => put(percent, { 'x-admin-key': 'x' })],
    ['reading', () => read('TIEN', {})],
  ])('API-09 %s wants the admin key', async (_what, act) => {
    expect(await act()).toMatchObject({ code: 401 });
  });
});

describe('TOTAL-11 how often a coupon is used', () => {
  const usesOf = async (code: string) => (await read(code)).result;
  beforeEach(() => put({ ...percent, usage_limit: 1 }));

  it('TOTAL-11 an order that is canceled takes its use back', async () => {
    const { orderNumber } = await ordered('WINTER');
    await shop.admin(orderNumber, 'canceled');
    expect(await usesOf('WINTER')).toMatchObject({ times_used: 0 });
  });

  it('TOTAL-11 after that another order can use it', async () => {
    const { orderNumber } = await ordered('WINTER');
    await shop.admin(orderNumber, 'canceled');
    await ordered('WINTER');
    expect(await usesOf('WINTER')).toMatchObject({ times_used: 1 });
  });

  it('TOTAL-11 an order that goes on keeps its use', async () => {
    const placed = await ordered('WINTER');
    await shop.pay(placed);
    await shop.admin(placed.orderNumber, 'processing');
    expect(await usesOf('WINTER')).toMatchObject({ times_used: 1 });
  });

  it('TOTAL-11 an order that was paid and is closed keeps its use', async () => {
    const { orderNumber } = await ordered('WINTER');
    for (const status of ['processing', 'complete', 'closed']) await shop.admin(orderNumber, status);
    expect(await usesOf('WINTER')).toMatchObject({ times_used: 1 });
  });

  it('TOTAL-11 an order that its shopper takes back after paying failed takes its use back once', async () => {
    const { cartId, backendOrderId, orderNumber } = await ordered('WINTER');
    const restored = await shop.call('POST', '/api/ext/checkout/restore', { cartId, orderId: backendOrderId });
    expect(restored).toMatchObject({ code: 200 });
    await shop.admin(orderNumber, 'canceled');
    expect(await usesOf('WINTER')).toMatchObject({ times_used: 0 });
  });

  it('TOTAL-11 an order and its cancelation count for its own coupon alone, that of its store view', async () => {
    const { database } = shop.ports;
    const other = { type: 'fixed' as const, amount: 500, timesUsed: 3 };
    await database.insert(coupons).values([
      { ...other, storeId: 1, code: 'HERFST' },
      { ...other, storeId: 2, code: 'WINTER' },
    ]);
    const usesOfOthers = async () =>
      (await database.select().from(coupons).where(eq(coupons.type, 'fixed')))
        .filter(({ code }) => ['HERFST', 'WINTER'].includes(code))
        .map(({ timesUsed }) => timesUsed);
    const { orderNumber } = await ordered('WINTER');
    expect(await usesOfOthers()).toEqual([3, 3]);
    await shop.admin(orderNumber, 'canceled');
    expect(await usesOfOthers()).toEqual([3, 3]);
  });

  it('TOTAL-11 an order without a coupon that is canceled changes no coupon', async () => {
    await ordered('WINTER');
    const other = await shop.placed();
    await shop.admin(other.orderNumber ?? expect.unreachable(), 'canceled');
    expect(await usesOf('WINTER')).toMatchObject({ times_used: 1 });
  });
});

it('the demo has a coupon of each kind, and one that has expired', async () => {
  await seedCoupons(shop.ports, shop.ports.stores[0] ?? expect.unreachable());
  const { cartId } = await aCartWith('KORTING-10');
  expect(await totals(cartId)).toMatchObject({ grand_total: 22.5 });
  expect((await read('KORTING-5')).result).toMatchObject({ type: 'fixed', amount: 5, minimum_subtotal: 40 });
  expect(await apply(cartId, 'KORTING-VOORBIJ')).toMatchObject({ code: 404 });
});
