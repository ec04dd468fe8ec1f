import {
  cartTokenAtom,
  confirmCartAtom,
  forgetCartAtom,
  linesAtom,
  syncTotalsAtom,
  toStored,
  totalsAtom,
} from '@etalage/cart/headless';
import { aNewLine, someTotals } from '@etalage/cart/testing';
import { createStorage, createSyncQueue, createTaskStore, type SyncTask } from '@etalage/core';
import { describe, expect, it, vi } from 'vitest';
import { aPlacedOrder, someDetails } from '../testing.ts';
import { aCheckout, logIn } from '../testing/aCheckout.ts';
import { changeDetailsAtom, detailsAtom, wantsNewsletterAtom } from './checkoutAtoms.ts';
import { checkoutStateAtom } from './checkoutState.ts';
import {
  confirmOfflineOrderAtom,
  orderEvent,
  readOfflineOrder,
  storeOrderAtom,
  takeOverSentAtom,
  withOrderCart,
} from './offlineOrders.ts';
import { boughtAtom, offlineStateAtom } from './orderAtoms.ts';
import { checkoutPortsAtom } from './ports.ts';
import { checkoutKeys } from './storedDetails.ts';

const placedAt = Date.UTC(2026, 10, 21, 10);
const { paymentDetails, personalDetails } = someDetails();
const paidBy = (paymentMethod: string) => ({ paymentDetails: { ...paymentDetails, paymentMethod } });

/** A shopper who has filled in everything, and the queue of their browser; `answer` stands for the server. */
async function aShopper(
  options: {
    paymentMethod?: string;
    line?: Parameters<typeof aNewLine>[0];
    answer?: { code: number; result: unknown };
  } = {},
) {
  const { paymentMethod = 'banktransfer', line, answer = { code: 200, result: aPlacedOrder() } } = options;
  const checkout = await aCheckout({}, {}, line);
  const { store, ports } = checkout;
  store.set(checkoutPortsAtom, { ...ports, now: () => placedAt });
  store.set(changeDetailsAtom, (details) => ({ ...details, ...paidBy(paymentMethod) }));
  const sent: string[] = [];
  const emitted: SyncTask[] = [];
  const queue = createSyncQueue({
    store: createTaskStore(createStorage()),
    lock: (act) => act(),
    send: async (_task, url) => {
      sent.push(url);
      return answer;
    },
    contextOf: (task) => ({ cartId: readOfflineOrder(task)?.cartId }),
    connectCart: async (task) => withOrderCart(task, 'new cart'),
    emit: (event, task) => event === orderEvent && emitted.push(task),
    log: vi.fn(),
    now: () => placedAt,
  });
  const place = () => store.set(storeOrderAtom, { url: '/api/order', add: queue.add });
  const taskOf = async () => (await queue.tasks())[0];
  const orderOf = async () => {
    const task = await taskOf();
    return task && readOfflineOrder(task);
  };
  /** The network is back: the task with its answer. */
  const send = async () => {
    await queue.process();
    const task = emitted.at(-1);
    if (task === undefined) throw new Error('the server did not answer the order');
    return task;
  };
  return { ...checkout, place, send, sent, taskOf, orderOf };
}

describe('an order that is placed without a network', () => {
  it.each(['banktransfer', 'cashondelivery', 'free'])('QUEUE-09 that is paid by %s is kept', async (paymentMethod) => {
    const { place, orderOf } = await aShopper({ paymentMethod });
    expect(await place()).toEqual({ kind: 'stored', isKept: true });
    expect(await orderOf()).toMatchObject({ paymentMethod, state: 'waiting', placedAt });
  });

  it('QUEUE-09 that is paid at the provider needs the network, and nothing is lost', async () => {
    const { store, place, taskOf } = await aShopper({ paymentMethod: 'multisafepay_ideal' });
    expect(await place()).toEqual({ kind: 'needs-network' });
    expect(await taskOf()).toBeUndefined();
    expect(store.get(linesAtom)).toHaveLength(1);
  });

  it('QUEUE-09 is a silent call of the cart it is made of, whose answer is kept and told', async () => {
    const { place, taskOf, send, sent, store } = await aShopper();
    const cartId = store.get(cartTokenAtom);
    await place();
    expect(await taskOf()).toMatchObject({
      payload: { method: 'POST' },
      callback_event: 'order/transmitted',
      silent: true,
      is_result_cacheable: true,
    });
    await send();
    expect(sent).toEqual([`/api/order?cartId=${cartId}`]);
  });

  it('ORDER-01 is not transmitted yet, and says when it was placed', async () => {
    const { place, taskOf } = await aShopper();
    await place();
    const at = '2026-11-21T10:00:00.000Z';
    const task = await taskOf();
    expect(task?.payload.body).toMatchObject({ order_id: task?.task_id, transmited: false });
    expect(task?.payload.body).toMatchObject({ created_at: at, updated_at: at });
  });

  it('says which total its shopper saw', async () => {
    const { store, place, taskOf, orderOf } = await aShopper();
    await store.set(syncTotalsAtom);
    await place();
    expect((await taskOf())?.payload.headers).toEqual({ 'x-seen-total': String(someTotals().grand_total) });
    expect((await orderOf())?.total).toBe(someTotals().grand_total * 100);
  });

  it('says no total where none was known', async () => {
    const { store, place, taskOf } = await aShopper();
    const lines = store.get(linesAtom);
    store.set(forgetCartAtom);
    await store.set(syncTotalsAtom);
    store.set(confirmCartAtom, { lines });
    expect(store.get(totalsAtom)).toBeUndefined();
    await place();
    const task = await taskOf();
    expect(task?.payload).not.toHaveProperty('headers');
    expect(task?.meta).not.toHaveProperty('total');
  });

  it('keeps what its page and its list show, and the lines to put back', async () => {
    const options = [{ label: 'Kleur', value: 'Wit' }];
    const { store, place, orderOf } = await aShopper({ line: { name: 'Handdoek Fenne', price: 1295, options } });
    const lines = store.get(linesAtom).map(toStored);
    await place();
    expect(await orderOf()).toMatchObject({
      bought: [{ name: 'Handdoek Fenne', options: 'Wit', quantity: 2, price: 2590 }],
      deliverTo: ['Jans de Vries', 'Damrak 12 A', '1012 AB Amsterdam'],
      lines,
    });
  });

  it('has no picture where the line has none', async () => {
    const { place, orderOf } = await aShopper({ line: { image: undefined } });
    await place();
    expect((await orderOf())?.bought[0]).not.toHaveProperty('image');
  });

  it('goes nowhere when nothing is sent', async () => {
    const { place, orderOf } = await aShopper({ line: { type: 'virtual' } });
    await place();
    expect((await orderOf())?.deliverTo).toEqual([]);
  });

  it.each([
    ['no address', false, undefined],
    ['the address of the checkout', true, 'jans@voorbeeld.nl'],
  ])('NEWS-01 asks for the newsletter with %s where it is wanted: %s', async (_what, isWanted, newsletterEmail) => {
    const { store, place, orderOf } = await aShopper();
    store.set(changeDetailsAtom, (all) => ({
      ...all,
      personalDetails: { ...all.personalDetails, emailAddress: ' jans@voorbeeld.nl ' },
    }));
    store.set(wantsNewsletterAtom, isWanted);
    await place();
    expect((await orderOf())?.newsletterEmail).toBe(newsletterEmail);
    expect(store.get(wantsNewsletterAtom)).toBe(false);
  });

  it('knows whose it is', async () => {
    const { store, place, orderOf } = await aShopper();
    logIn(store);
    await place();
    expect((await orderOf())?.customer).toBe(7);
  });

  it('is nobody’s when a guest placed it', async () => {
    const { place, taskOf } = await aShopper();
    await place();
    expect((await taskOf())?.meta).not.toHaveProperty('customer');
  });

  it('ORDER-04 empties the cart, ends the checkout and blanks the password; the next one has another key', async () => {
    const { store, web, place, taskOf } = await aShopper();
    store.set(changeDetailsAtom, (all) => ({
      ...all,
      personalDetails: { ...personalDetails, password: 'Geheim12', createAccount: true },
    }));
    await place();
    expect([store.get(linesAtom), store.get(cartTokenAtom)]).toEqual([[], undefined]);
    expect(store.get(totalsAtom)).toBeUndefined();
    expect(store.get(detailsAtom).personalDetails).toMatchObject({ password: '', createAccount: false });
    expect(store.get(checkoutStateAtom).modifiedAt).toBeUndefined();
    expect(web.read(checkoutKeys.orderId)).toBeUndefined();
    expect(store.get(offlineStateAtom)).toEqual({ orderId: (await taskOf())?.task_id, isKept: true });
  });
});

describe('an order of the queue', () => {
  it.each([
    [200, aPlacedOrder(), 'sent'],
    [400, 'Uitverkocht', 'refused'],
  ])('QUEUE-10 that the server answered with %i is %s', async (code, result, state) => {
    const { place, send } = await aShopper({ answer: { code, result } });
    await place();
    expect(readOfflineOrder(await send())?.state).toBe(state);
  });

  it.each<[what: string, differences: Partial<SyncTask>]>([
    ['of another feature', { callback_event: 'cart/sent' }],
    ['without what was bought', { meta: null }],
    ['without an order', { payload: { method: 'POST', body: { qty: 1 } } }],
  ])('is no task %s', async (_what, differences) => {
    const { place, taskOf } = await aShopper();
    await place();
    const task = await taskOf();
    expect(task && readOfflineOrder({ ...task, ...differences })).toBeUndefined();
  });

  it('QUEUE-04 that has no cart names the one it gets, and else stays as it is', async () => {
    const { store, place, taskOf } = await aShopper();
    store.set(confirmCartAtom, { lines: store.get(linesAtom) });
    await place();
    const task = await taskOf();
    if (task === undefined) throw new Error('no order is kept');
    expect(readOfflineOrder(task)?.cartId).toBe('');
    const connected = withOrderCart(task, 'new cart');
    const { body } = task.payload;
    expect(connected).toEqual({
      ...task,
      payload: { ...task.payload, body: { ...Object(body), cart_id: 'new cart' } },
    });
  });
});

describe('ORDER-04 once the server has an order that was placed offline', () => {
  it.each([
    ['banktransfer', 'pending'],
    ['cashondelivery', 'success'],
    ['free', 'success'],
  ])('ORDER-04 its page is known, paid by %s that of %s', async (paymentMethod, result) => {
    const { store, place, send, placements } = await aShopper({ paymentMethod });
    await place();
    const sent = { orderId: '102', orderNumber: '900000102', result };
    const task = await send();
    expect(store.set(confirmOfflineOrderAtom, task)).toEqual(sent);
    expect(store.get(offlineStateAtom)).toEqual({ orderId: task.task_id, isKept: true, sent });
    expect(placements).toEqual([{ orderId: '102', orderNumber: '900000102', paymentMethod, needsProvider: false }]);
  });

  it('ORDER-04 a way to pay that is not the shop’s own is pending', async () => {
    const { store, place, send } = await aShopper();
    await place();
    const task = await send();
    const meta = { ...Object(task.meta), paymentMethod: 'multisafepay_ideal' };
    expect(store.set(confirmOfflineOrderAtom, { ...task, meta })?.result).toBe('pending');
  });

  it.each([
    ['its cart', 'a17b9b5fb9f56652b8280bb94c52cd93', (cartId: string) => cartId],
    ['its key where its cart is a customer’s', '81', (_cartId: string, orderId: string) => orderId],
  ])('PAY-13 it is remembered with %s', async (_what, cartId, expected) => {
    const { store, place, send } = await aShopper();
    store.set(confirmCartAtom, { lines: store.get(linesAtom), cartId });
    await place();
    const task = await send();
    const order = readOfflineOrder(task);
    store.set(confirmOfflineOrderAtom, task);
    expect(store.set(boughtAtom, '102')).toEqual({
      orderId: '102',
      orderNumber: '900000102',
      cartId: expected(cartId, task.task_id),
      paymentMethod: 'banktransfer',
      bought: order?.bought,
      deliverTo: order?.deliverTo,
    });
  });

  it('does nothing with an answer that is no order', async () => {
    const { store, place, send, placements } = await aShopper({ answer: { code: 400, result: 'Uitverkocht' } });
    await place();
    expect(store.set(confirmOfflineOrderAtom, await send())).toBeUndefined();
    expect(placements).toEqual([]);
    expect(store.get(offlineStateAtom)).not.toHaveProperty('sent');
  });

  it('begins no thanks where they were left', async () => {
    const { store, place, send } = await aShopper();
    await place();
    store.set(offlineStateAtom, undefined);
    expect(store.set(confirmOfflineOrderAtom, await send())).toBeDefined();
    expect(store.get(offlineStateAtom)).toBeUndefined();
  });

  it('leaves the thanks for another order alone', async () => {
    const { store, place, send } = await aShopper();
    await place();
    const thanks = { orderId: 'another', isKept: true };
    store.set(offlineStateAtom, thanks);
    store.set(confirmOfflineOrderAtom, await send());
    expect(store.get(offlineStateAtom)).toBe(thanks);
  });
});

describe('an order that another tab sent', () => {
  it('takes the thanks for it on to its page', async () => {
    const { store, place, send } = await aShopper();
    await place();
    const task = await send();
    store.set(takeOverSentAtom, [{ ...task, task_id: 'another' }, task]);
    expect(store.get(offlineStateAtom)).toEqual({
      orderId: task.task_id,
      isKept: true,
      sent: { orderId: '102', orderNumber: '900000102', result: 'pending' },
    });
  });

  it.each<[when: string, differences: Partial<SyncTask>]>([
    ['another order was sent', { task_id: 'another' }],
    ['it was refused', { code: 400 }],
    ['its answer tells no number', { result: 'done' }],
  ])('leaves them as they are when %s', async (_when, differences) => {
    const { store, place, send } = await aShopper();
    await place();
    const thanks = store.get(offlineStateAtom);
    store.set(takeOverSentAtom, [{ ...(await send()), ...differences }]);
    expect(store.get(offlineStateAtom)).toBe(thanks);
  });

  it('leaves them as they are once they know its page', async () => {
    const { store, place, send } = await aShopper();
    await place();
    const task = await send();
    store.set(confirmOfflineOrderAtom, task);
    const thanks = store.get(offlineStateAtom);
    store.set(takeOverSentAtom, [task]);
    expect(store.get(offlineStateAtom)).toBe(thanks);
  });

  it('begins no thanks where none are shown', async () => {
    const { store, place, send } = await aShopper();
    await place();
    const task = await send();
    store.set(offlineStateAtom, undefined);
    store.set(takeOverSentAtom, [task]);
    expect(store.get(offlineStateAtom)).toBeUndefined();
  });
});
