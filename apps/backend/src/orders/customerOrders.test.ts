import { toOrderAddress } from '@etalage/account/rules';
import { anAddress } from '@etalage/account/testing';
import { customerOrder, orderHistory } from '@etalage/account/contract';
import { placedOrder, type OrderRequest } from '@etalage/checkout/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { aCustomer, logIn } from '../testing/aCustomer.ts';
import { anOrder, aShop } from '../testing/aShop.ts';

let shop: Awaited<ReturnType<typeof aShop>>;
let jans: Awaited<ReturnType<typeof aCustomer>>;
beforeEach(async () => {
  shop = await aShop();
  jans = await aCustomer(shop);
});

type Customer = Pick<typeof jans, 'headers'>;

/** Places an order as a customer; answers its number. */
async function ordered(customer: Customer, changes: Partial<OrderRequest> = {}): Promise<string> {
  const cart_id = changes.cart_id ?? (await shop.newCart());
  const answer = await shop.call('POST', '/api/order', { ...anOrder(cart_id), ...changes }, customer.headers);
  return v.parse(placedOrder, answer.result).orderNumber ?? expect.unreachable();
}
const ask = (path: string, { headers }: Customer) => shop.call('GET', `/api/user/${path}`, undefined, headers);
const historyOf = async (customer: Customer, query = '') =>
  v.parse(orderHistory, (await ask(`order-history${query}`, customer)).result);
const numbersOf = async (customer: Customer, query = '') =>
  (await historyOf(customer, query)).items.map(({ increment_id }) => increment_id);
const orderOf = async (customer: Customer, number: string) =>
  v.parse(customerOrder, (await ask(`order/${number}`, customer)).result);

/** Two towels with a coupon, cash on delivery, with an invoice to another address. */
async function aFullOrder(): Promise<string> {
  const cart_id = await shop.newCart();
  await shop.put(cart_id, 'HD', 2);
  await shop.call('POST', `/api/cart/apply-coupon?cartId=${cart_id}&coupon=TIEN`);
  const { addressInformation } = anOrder(cart_id);
  const billingAddress = toOrderAddress(anAddress({ city: 'Rotterdam' }), { email: 'jans@voorbeeld.nl' });
  return ordered(jans, {
    cart_id,
    products: [{ sku: 'HD', qty: 2 }],
    addressInformation: { ...addressInformation, billingAddress, payment_method_code: 'cashondelivery' },
  });
}

describe('ACC-03 the orders of a customer', () => {
  it('ACC-03 answers 401 to a guest', async () => {
    expect(await shop.call('GET', '/api/user/order-history')).toMatchObject({ code: 401 });
  });

  it('ACC-03 takes the token in the query', async () => {
    const number = await ordered(jans);
    const { result } = await shop.call('GET', `/api/user/order-history?token=${jans.token}`);
    expect(result).toMatchObject({ items: [{ increment_id: number }] });
  });

  it('ACC-03 answers none and a total_count of 0 to who ordered nothing', async () => {
    expect(await historyOf(jans)).toEqual({ items: [], total_count: 0 });
  });

  it('ACC-03 answers the newest first', async () => {
    const first = await ordered(jans);
    shop.clock.advance(1000);
    const second = await ordered(jans);
    expect(await numbersOf(jans)).toEqual([second, first]);
  });

  it('ACC-03 answers the later number first of two that were placed at once', async () => {
    const first = await ordered(jans);
    const second = await ordered(jans);
    expect(await numbersOf(jans)).toEqual([second, first]);
  });

  it('ACC-03 answers the later number first of two that were placed at once, also when the other changes later', async () => {
    const first = await ordered(jans);
    const second = await ordered(jans);
    await shop.admin(first, 'canceled');
    expect(await numbersOf(jans)).toEqual([second, first]);
  });

  it('ACC-03 takes the moment of placing for created_at, and for the order, also when an order changes later', async () => {
    const first = await ordered(jans);
    shop.clock.advance(1000);
    const second = await ordered(jans);
    shop.clock.advance(1000);
    await shop.admin(first, 'canceled');
    expect((await historyOf(jans)).items).toMatchObject([
      { increment_id: second, created_at: '2026-11-20T11:00:01.000Z' },
      { increment_id: first, created_at: '2026-11-20T11:00:00.000Z', status: 'canceled' },
    ]);
  });

  it('ACC-03 pages by pageSize and currentPage, and counts all in total_count', async () => {
    const placed = [await ordered(jans), await ordered(jans), await ordered(jans)].toReversed();
    expect(await numbersOf(jans, '?pageSize=2')).toEqual(placed.slice(0, 2));
    expect(await numbersOf(jans, '?pageSize=2&currentPage=2')).toEqual(placed.slice(2));
    expect(await numbersOf(jans, '?pageSize=2&currentPage=3')).toEqual([]);
    expect(await historyOf(jans, '?pageSize=2&currentPage=2')).toMatchObject({ total_count: 3 });
  });

  it('ACC-03 pageSize is 20 by default', async () => {
    for (let count = 0; count < 21; count += 1) await ordered(jans);
    const { items, total_count } = await historyOf(jans);
    expect([items.length, total_count]).toEqual([20, 21]);
  });

  it('ACC-03 currentPage is 1 by default', async () => {
    const number = await ordered(jans);
    expect(await numbersOf(jans)).toEqual([number]);
    expect(await numbersOf(jans, '?currentPage=2')).toEqual([]);
  });

  it.each(['pageSize=0', 'pageSize=101', 'pageSize=1e9', 'pageSize=', 'currentPage=0', 'currentPage=99999'])(
    'ACC-03 refuses %s',
    async (query) => {
      expect(await ask(`order-history?${query}`, jans)).toMatchObject({ code: 400 });
    },
  );

  it('ACC-03 leaves out the orders of other customers', async () => {
    const other = await aCustomer(shop, { email: 'kees@voorbeeld.nl' });
    const number = await ordered(other);
    expect(await historyOf(jans)).toMatchObject({ items: [], total_count: 0 });
    expect(await numbersOf(other)).toEqual([number]);
  });

  it('ACC-03 an order has increment_id, created_at, status and grand_total', async () => {
    const number = await aFullOrder();
    const [order] = (await historyOf(jans)).items;
    // 2 × 12.50 = 25.00, less 2.50, with 4.95 for the delivery and 1.50 for the payment is 28.95
    expect(order).toMatchObject({
      increment_id: number,
      created_at: '2026-11-20T11:00:00.000Z',
      status: 'processing',
      grand_total: 28.95,
    });
  });

  it('ACC-03 the amounts of an order add up to its grand_total', async () => {
    await aFullOrder();
    const [order] = (await historyOf(jans)).items;
    expect(order).toMatchObject({
      subtotal_incl_tax: 25,
      discount_amount: -2.5,
      coupon_code: 'TIEN',
      shipping_incl_tax: 4.95,
      extension_attributes: { payment_incl_tax: 1.5 },
      tax_amount: 5.02,
    });
  });

  it('ACC-03 an order has its items', async () => {
    await ordered(jans, { products: [{ sku: 'BJ-M-blauw', qty: 2 }] });
    const [order] = (await historyOf(jans)).items;
    expect(order).toMatchObject({
      total_item_count: 1,
      total_qty_ordered: 2,
      items: [
        {
          sku: 'BJ-M-blauw',
          name: 'Badjas',
          qty_ordered: 2,
          price_incl_tax: 59.95,
          row_total_incl_tax: 119.9,
          extension_attributes: { options: expect.arrayContaining([{ label: 'Maat', value: 'M' }]) },
        },
      ],
    });
  });

  it('ACC-03 an order has all of its items', async () => {
    const products = [
      { sku: 'HD', qty: 1 },
      { sku: 'BJ-M-blauw', qty: 2 },
    ];
    await ordered(jans, { products });
    const [order] = (await historyOf(jans)).items;
    expect(order?.items.map(({ sku, qty_ordered }) => ({ sku, qty: qty_ordered }))).toEqual(products);
  });

  it('ACC-03 each of several orders has its own items', async () => {
    const first = await ordered(jans, { products: [{ sku: 'HD', qty: 1 }] });
    const second = await ordered(jans, { products: [{ sku: 'BJ-M-blauw', qty: 2 }] });
    const found = (await historyOf(jans)).items.map(({ increment_id, items }) => [
      increment_id,
      items.map(({ sku }) => sku),
    ]);
    expect(found).toEqual([
      [second, ['BJ-M-blauw']],
      [first, ['HD']],
    ]);
  });

  it('ORDER-09 each of several orders in the history has its own status_histories', async () => {
    await shop.admin(await ordered(jans), 'canceled');
    await ordered(jans);
    const found = (await historyOf(jans)).items.map((order) => order.status_histories.map(({ status }) => status));
    expect(found).toEqual([['pending_payment'], ['pending_payment', 'canceled']]);
  });

  it('ACC-03 an order has its addresses', async () => {
    await aFullOrder();
    const [order] = (await historyOf(jans)).items;
    expect(order).toMatchObject({
      billing_address: { street: ['Damrak', '12 A'], city: 'Rotterdam' },
      extension_attributes: {
        shipping_assignments: [{ shipping: { address: { city: 'Amsterdam' }, method: 'homedelivery_standard' } }],
      },
    });
  });

  it('ACC-03 an order of which nothing is sent has no address to send it to', async () => {
    await ordered(jans, { products: [{ sku: 'BON', qty: 1 }] });
    const [order] = (await historyOf(jans)).items;
    expect(order?.extension_attributes.shipping_assignments).toEqual([]);
  });

  it('ACC-03 an order has its payment', async () => {
    await aFullOrder();
    const [order] = (await historyOf(jans)).items;
    expect(order).toMatchObject({
      payment: { method: 'cashondelivery', additional_information: ['Betalen bij bezorging'] },
    });
  });

  it('ACC-03 is kept by no cache', async () => {
    const answer = await shop.app.request('/api/user/order-history', { headers: jans.headers });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});

describe('ORDER-09 the tracking of an order', () => {
  const tracking = { carrier_title: 'PostNL', number: '3SABC1', url: 'https://pakket.test/3SABC1' };

  it('ORDER-09 is answered once the order is sent with it', async () => {
    const number = await aFullOrder();
    expect((await orderOf(jans, number)).extension_attributes.tracking).toBeUndefined();
    await shop.admin(number, 'complete', { tracking });
    expect(await orderOf(jans, number)).toMatchObject({ status: 'complete', extension_attributes: { tracking } });
  });

  it('ORDER-09 stays when the order is closed', async () => {
    const number = await aFullOrder();
    await shop.admin(number, 'complete', { tracking });
    await shop.admin(number, 'closed');
    expect(await orderOf(jans, number)).toMatchObject({ status: 'closed', extension_attributes: { tracking } });
  });

  it('ORDER-09 can do without an address', async () => {
    const number = await aFullOrder();
    const { url: _url, ...withoutUrl } = tracking;
    await shop.admin(number, 'complete', { tracking: withoutUrl });
    expect((await orderOf(jans, number)).extension_attributes.tracking).toEqual(withoutUrl);
  });

  it.each([
    ['an address without https', { ...tracking, url: 'http://pakket.test/3SABC1' }],
    ['an address that is a script', { ...tracking, url: 'javascript:alert(1)' }],
    ['no number', { ...tracking, number: '' }],
    ['no carrier', { number: '3SABC1' }],
  ])('ORDER-09 %s is refused, and the order stays as it was', async (_what, wrong) => {
    const number = await aFullOrder();
    expect(await shop.admin(number, 'complete', { tracking: wrong })).toMatchObject({ code: 400 });
    expect((await orderOf(jans, number)).status).toBe('processing');
  });

  it('ORDER-09 is refused for an order that is not sent', async () => {
    const number = await aFullOrder();
    expect(await shop.admin(number, 'canceled', { tracking })).toMatchObject({ code: 400 });
    expect((await orderOf(jans, number)).status).toBe('processing');
  });
});

describe('ORDER-09 one order of a customer', () => {
  it('ORDER-09 is that of the history', async () => {
    const number = await aFullOrder();
    await ordered(jans);
    const { items } = await historyOf(jans);
    expect(await orderOf(jans, number)).toEqual(items[1]);
  });

  it('ORDER-09 answers its status_histories, the oldest first', async () => {
    const number = await ordered(jans);
    await ordered(jans);
    shop.clock.advance(1000);
    await shop.admin(number, 'canceled');
    expect((await orderOf(jans, number)).status_histories).toEqual([
      { status: 'pending_payment', comment: 'Geplaatst', created_at: '2026-11-20T11:00:00.000Z' },
      { status: 'canceled', comment: 'Door de winkel', created_at: '2026-11-20T11:00:01.000Z' },
    ]);
  });

  it('SHIP-11 a paid order has the promised day of its delivery', async () => {
    // Friday 20 November 2026, 12:00: it leaves that day.
    expect((await orderOf(jans, await aFullOrder())).extension_attributes.delivery_day).toBe('2026-11-21');
  });

  it('SHIP-11 the promised day counts from the payment, as that of the thank-you page does', async () => {
    const cart_id = await shop.newCart();
    const answer = await shop.call('POST', '/api/order', anOrder(cart_id), jans.headers);
    const placed = { ...v.parse(placedOrder, answer.result), cartId: cart_id };
    const number = placed.orderNumber ?? expect.unreachable();
    await shop.pay(placed);
    // Friday 20 November 2026, 22:01: it leaves on Monday.
    shop.clock.set('2026-11-20T22:01:00+01:00');
    shop.provider.become(number, { status: 'completed' });
    await shop.notify(number);
    const { extension_attributes } = await orderOf(await logIn(shop), number);
    expect(extension_attributes.delivery_day).toBe('2026-11-24');
    expect(await shop.statusOf(placed)).toMatchObject({ deliveryDay: '2026-11-24' });
  });

  it('SHIP-11 an order that waits for its payment has none', async () => {
    expect((await orderOf(jans, await ordered(jans))).extension_attributes.delivery_day).toBeUndefined();
  });

  it.each(['complete', 'canceled'])('SHIP-11 a paid order that became %s has none any more', async (status) => {
    const number = await aFullOrder();
    await shop.admin(number, status);
    const order = await orderOf(jans, number);
    expect(order.status).toBe(status);
    expect(order.extension_attributes.delivery_day).toBeUndefined();
  });

  it('ORDER-09 takes the token of the query', async () => {
    const number = await ordered(jans);
    const answer = await shop.call('GET', `/api/user/order/${number}?token=${jans.token}`);
    expect(answer).toMatchObject({ code: 200, result: { increment_id: number } });
  });

  it('ORDER-09 answers 401 to a guest', async () => {
    const number = await ordered(jans);
    expect(await shop.call('GET', `/api/user/order/${number}`)).toMatchObject({ code: 401 });
  });

  it('ORDER-09 answers 404 to another customer', async () => {
    const number = await ordered(jans);
    const other = await aCustomer(shop, { email: 'kees@voorbeeld.nl' });
    expect(await ask(`order/${number}`, other)).toMatchObject({ code: 404 });
  });

  it('ORDER-09 answers 404 in another store view', async () => {
    const number = await ordered(jans);
    const inFashion = await aCustomer(shop, { store: 'fashion' });
    expect(await ask(`order/${number}`, inFashion)).toMatchObject({ code: 404 });
  });

  it.each(['100000009', 'abc', '9'.repeat(300)])('ORDER-09 answers 404 to the number %s', async (number) => {
    await ordered(jans);
    expect(await ask(`order/${number}`, jans)).toMatchObject({ code: 404 });
  });
});
