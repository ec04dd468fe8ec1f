import { createStorage } from '@etalage/core';
import { describe, expect, it } from 'vitest';
import type { CustomerOrder } from '../../contract.ts';
import { mergeOrders } from './mergeOrders.ts';
import {
  clearOrdersAtom,
  loadMoreOrdersAtom,
  loadOrderAtom,
  loadOrdersAtom,
  orderHistoryAtom,
  ordersAtom,
  takeOverOrdersAtom,
} from './ordersAtoms.ts';
import { sessionKeys } from './sessionKeys.ts';
import { createSessionStorage } from './sessionStorage.ts';
import { anOrder, aSession, refused, unreachable } from './testing/aSession.ts';

const numbers = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_each, at) => anOrder(from - at));

/** A customer with so many orders at the server. */
function aCustomer(count: number, more: Parameters<typeof aSession>[0] = {}) {
  const all = numbers(count, 1);
  const server = { all };
  const session = aSession({
    isLoggedIn: true,
    ...more,
    api: {
      orders: async ({ pageSize, currentPage }) => ({
        items: server.all.slice(pageSize * (currentPage - 1), pageSize * currentPage),
        total_count: server.all.length,
      }),
      ...more.api,
    },
  });
  const shown = () => session.store.get(orderHistoryAtom).map(({ increment_id }) => Number(increment_id));
  return { ...session, server, shown };
}

describe('ACC-04 orders of one number', () => {
  const later = anOrder(2, { status: 'complete' });

  it('ACC-04 are merged, of which the later counts', () =>
    expect(mergeOrders([anOrder(2), anOrder(1)], [later])).toEqual([later, anOrder(1)]));

  it('ACC-04 are merged by their number alone', () => {
    const moved = anOrder(2, { entity_id: 9 });
    expect(mergeOrders([anOrder(2), anOrder(1)], [moved])).toEqual([moved, anOrder(1)]);
    const other = anOrder(3, { entity_id: 2 });
    expect(mergeOrders([anOrder(2)], [other])).toEqual([other, anOrder(2)]);
  });

  it('ACC-04 are merged where the next page repeats what came down by a new order', async () => {
    const { store, server, shown } = aCustomer(25);
    await store.set(loadOrdersAtom);
    server.all.unshift(anOrder(26));
    await store.set(loadMoreOrdersAtom);
    expect(shown()).toEqual(Array.from({ length: 25 }, (_each, at) => 25 - at));
  });

  it('ACC-03 are the newest first', () =>
    expect(mergeOrders([anOrder(1)], [anOrder(3), anOrder(2)])).toEqual([anOrder(3), anOrder(2), anOrder(1)]));

  it('ACC-03 the later of two in the same second is the first', () => {
    const created_at = '2026-03-01 12:00:00';
    const [one, other] = [anOrder(4, { created_at }), anOrder(5, { created_at })];
    expect(mergeOrders([one, other])).toEqual([other, one]);
  });
});

describe('the orders', () => {
  it('ACC-05 are idle until they are asked for', () =>
    expect(aCustomer(1).store.get(ordersAtom)).toEqual({ orders: [], status: 'idle', hasMore: false }));

  it('SESSION-28 are not asked for without a token, which is logged', async () => {
    const { store, calls, logged } = aCustomer(1, { isLoggedIn: false });
    await store.set(loadOrdersAtom);
    expect([calls, logged]).toEqual([[], ['No User token, user unauthorized']]);
  });

  it('ACC-05 are loaded 20 at a time, the newest first', async () => {
    const { store, calls, shown } = aCustomer(25);
    const loaded = store.set(loadOrdersAtom);
    expect(store.get(ordersAtom).status).toBe('loading');
    await loaded;
    expect(calls).toEqual(['orders {"pageSize":20,"currentPage":1}']);
    expect([shown(), store.get(ordersAtom).status, store.get(ordersAtom).hasMore]).toEqual([
      numbers(25, 6).map(({ entity_id }) => entity_id),
      'loaded',
      true,
    ]);
  });

  it('ACC-05 go on with the older ones', async () => {
    const { store, calls, shown } = aCustomer(25);
    await store.set(loadOrdersAtom);
    await store.set(loadMoreOrdersAtom);
    expect(calls[1]).toBe('orders {"pageSize":20,"currentPage":2}');
    expect([shown().length, shown().at(-1), store.get(ordersAtom).hasMore]).toEqual([25, 1, false]);
  });

  it('ACC-05 go on with ever older ones, page by page', async () => {
    const { store, calls, shown } = aCustomer(45);
    await store.set(loadOrdersAtom);
    for (let page = 2; page <= 3; page += 1) await store.set(loadMoreOrdersAtom);
    expect(calls[2]).toBe('orders {"pageSize":20,"currentPage":3}');
    expect([shown(), store.get(ordersAtom).hasMore]).toEqual([numbers(45, 1).map(({ entity_id }) => entity_id), false]);
  });

  it('ACC-06 are told in the words of the shop', async () => {
    const { store } = aCustomer(1);
    await store.set(loadOrdersAtom);
    expect(store.get(ordersAtom).orders).toMatchObject([{ number: '1', total: 2500, state: 'pending' }]);
  });

  it('ACC-05, ACC-06 have the date of their placing', async () => {
    const order = anOrder(1, { created_at: '2026-03-01T11:00:00.000Z', updated_at: '2026-03-04T11:00:00.000Z' });
    const { store } = aCustomer(1, { api: { orders: async () => ({ items: [order], total_count: 1 }) } });
    await store.set(loadOrdersAtom);
    expect(store.get(ordersAtom).orders[0]?.orderedAt).toBe(Date.UTC(2026, 2, 1, 11));
  });

  it('ACC-06 have the lines that were ordered, and not the parts of a line', async () => {
    const amounts = {
      price_incl_tax: 20,
      row_total_incl_tax: 20,
      tax_amount: 3.47,
      tax_percent: 21,
      discount_amount: 0,
    };
    const line = { ...amounts, item_id: 1, sku: 'SET', name: 'Set', product_type: 'bundle', qty_ordered: 1 };
    const part = { ...line, item_id: 2, parent_item_id: 1, sku: 'HD', name: 'Handdoek' };
    const order = anOrder(1, { items: [line, part] });
    const { store } = aCustomer(1, { api: { orders: async () => ({ items: [order], total_count: 1 }) } });
    await store.set(loadOrdersAtom);
    expect(store.get(ordersAtom).orders[0]?.lines.map(({ sku }) => sku)).toEqual(['SET']);
  });

  it('the browser keeps the newest 20 of them', async () => {
    const { store, storage } = aCustomer(25);
    await store.set(loadOrdersAtom);
    await store.set(loadMoreOrdersAtom);
    expect(storage.read(sessionKeys.orders)).toEqual(numbers(25, 6));
  });

  it.each([
    ['are refused', refused()],
    ['cannot be reached', unreachable()],
  ])('ACC-05 have failed when they %s', async (_what, error) => {
    const { store } = aCustomer(1, { api: { orders: () => Promise.reject(error) } });
    await store.set(loadOrdersAtom);
    expect(store.get(ordersAtom)).toEqual({ orders: [], status: 'failed', hasMore: false });
  });

  it('a mistake of our own is not taken for one of the server', async () => {
    const { store } = aCustomer(1, { api: { orders: () => Promise.reject(new TypeError('Ours')) } });
    await expect(store.set(loadOrdersAtom)).rejects.toThrow('Ours');
  });

  it('ACC-05 those that are older than new ones of a first page without a gap stay', async () => {
    const { store, server, shown } = aCustomer(25);
    await store.set(loadOrdersAtom);
    await store.set(loadMoreOrdersAtom);
    server.all = numbers(30, 1);
    await store.set(loadOrdersAtom);
    expect(shown()).toEqual(numbers(30, 1).map(({ entity_id }) => entity_id));
  });

  it('ACC-05 those that are older than a gap go', async () => {
    const { store, server, shown } = aCustomer(2);
    await store.set(loadOrdersAtom);
    server.all = numbers(30, 1);
    await store.set(loadOrdersAtom);
    expect(shown()).toEqual(numbers(30, 11).map(({ entity_id }) => entity_id));
  });

  it('ACC-05 none is left out between a new order and the older ones', async () => {
    const { store, server, shown } = aCustomer(45);
    await store.set(loadOrdersAtom);
    server.all = numbers(46, 1);
    await store.set(loadOrdersAtom);
    await store.set(loadMoreOrdersAtom);
    expect(shown()).toEqual(numbers(46, 7).map(({ entity_id }) => entity_id));
  });

  it('ACC-05 an older page that has none of those that are held is added to them', async () => {
    const { store, shown } = aCustomer(40);
    await store.set(loadOrdersAtom);
    await store.set(loadMoreOrdersAtom);
    expect(shown()).toHaveLength(40);
  });
});

describe('another customer', () => {
  it.each([
    [
      'answer',
      (answer: PromiseWithResolvers<{ items: CustomerOrder[]; total_count: number }>) =>
        answer.resolve({ items: [anOrder(1)], total_count: 1 }),
    ],
    [
      'failure',
      (answer: PromiseWithResolvers<{ items: CustomerOrder[]; total_count: number }>) => answer.reject(unreachable()),
    ],
  ])('SESSION-18 does not get an %s to the one before', async (_what, settle) => {
    const answer = Promise.withResolvers<{ items: CustomerOrder[]; total_count: number }>();
    const { store } = aCustomer(1, { api: { orders: () => answer.promise } });
    const loaded = store.set(loadOrdersAtom);
    store.set(clearOrdersAtom);
    settle(answer);
    await loaded;
    expect(store.get(ordersAtom)).toEqual({ orders: [], status: 'idle', hasMore: false });
  });

  it('SESSION-02 gets the orders that the browser keeps of them, merged', () => {
    const storage = createStorage();
    createSessionStorage(storage).writeOrders([anOrder(1), anOrder(2), anOrder(1)]);
    const { store, shown } = aCustomer(0, { storage, isLoggedIn: false });
    store.set(takeOverOrdersAtom);
    expect([shown(), store.get(ordersAtom).status]).toEqual([[2, 1], 'idle']);
  });

  it('SESSION-02 gets none where what is kept is spoilt', async () => {
    const { store, storage, shown } = aCustomer(1);
    await store.set(loadOrdersAtom);
    storage.write(sessionKeys.orders, 'spoilt');
    store.set(takeOverOrdersAtom);
    expect(shown()).toEqual([]);
  });
});

describe('ACC-06 one order', () => {
  const sent = anOrder(1, { status: 'complete' });

  it('ACC-06 is loaded as it stands now, in the list too', async () => {
    const { store, calls } = aCustomer(2, { api: { order: async () => sent } });
    await store.set(loadOrdersAtom);
    expect(await store.set(loadOrderAtom, '1')).toMatchObject({ number: '1', state: 'complete' });
    expect(calls[1]).toBe('order "1"');
    expect(store.get(ordersAtom)).toMatchObject({
      orders: [
        { number: '2', state: 'pending' },
        { number: '1', state: 'complete' },
      ],
      status: 'loaded',
      hasMore: false,
    });
  });

  it('ACC-06 is not added to a list that has not come to it', async () => {
    const { store, shown } = aCustomer(2, { api: { order: async () => anOrder(9) } });
    await store.set(loadOrdersAtom);
    await store.set(loadOrderAtom, '9');
    expect(shown()).toEqual([2, 1]);
  });

  it('SESSION-18 does not change the list of who came next', async () => {
    const answer = Promise.withResolvers<CustomerOrder>();
    const { store } = aCustomer(2, { api: { order: () => answer.promise } });
    const loaded = store.set(loadOrderAtom, '1');
    store.set(clearOrdersAtom);
    await store.set(loadOrdersAtom);
    answer.resolve(sent);
    await loaded;
    expect(store.get(ordersAtom).orders[1]).toMatchObject({ number: '1', state: 'pending' });
  });

  it('ACC-06 that is unknown throws what the server says', async () => {
    const { store } = aCustomer(1, { api: { order: () => Promise.reject(refused(404)) } });
    await expect(store.set(loadOrderAtom, '5')).rejects.toMatchObject({ code: 404 });
  });
});
