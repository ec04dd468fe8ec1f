import { cartCountAtom, cartStateAtom, noteAdd, readCartCount, waitingActsKey } from '@etalage/cart/headless';
import { aProductDetail } from '@etalage/catalog/testing';
import { offlineOrdersKey } from '@etalage/checkout/headless';
import { browserStorage, type SyncTask } from '@etalage/core';
import { aStoreView } from '@etalage/core/testing';
import { createStore } from 'jotai/vanilla';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hydratedEvent } from '../early/hydratedEvent.ts';
import { cartOrders } from '../model/cartLine.ts';
import { closeOverlayAtom, openOverlayAtom, overlaysAtom } from '../overlay/overlayAtom.ts';
import { nl as words } from '../words/nl.ts';
import { createCartVisit } from './cartVisit.ts';
import { createVisit } from './createVisit.ts';

const product = aProductDetail({ price: 1995, stock: { status: 'ok' } });

let visit: ReturnType<typeof createCartVisit>;
let store: ReturnType<typeof createStore>;
/** The paths of the calls that were made. */
let asked: string[];
const tasksKey = 'shop/sync/tasks';
/** Ends what a visit listens to: it would answer to the events of the next test. */
let leaving: AbortController;
beforeEach(() => {
  leaving = new AbortController();
  const listen = globalThis.addEventListener;
  vi.spyOn(globalThis, 'addEventListener').mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject) => listen(type, listener, { signal: leaving.signal }),
  );
  for (const key of [waitingActsKey, offlineOrdersKey, tasksKey]) browserStorage().remove(key);
  asked = [];
  vi.stubGlobal('fetch', ({ url }: Request) => {
    asked.push(new URL(url).pathname);
    return Promise.reject(new TypeError('No network'));
  });
  store = createStore();
  visit = createCartVisit(createVisit({ store, view: aStoreView(), words, storage: browserStorage() }));
});
afterEach(async () => {
  await visit.load();
  leaving.abort();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('an add is stored and counted at once, before the code of the cart has come', () => {
  visit.add(cartOrders(product, [{ quantity: 2 }]), noteAdd);
  expect(readCartCount(browserStorage())).toBe(2);
  expect(store.get(cartCountAtom)).toBe(2);
});

it('an add that the cart has to refuse is not stored', () => {
  visit.add(cartOrders(aProductDetail({ errors: { variants: 'Bestaat niet' } }), [{ quantity: 1 }]), noteAdd);
  expect(readCartCount(browserStorage())).toBe(0);
  expect(store.get(cartCountAtom)).toBe(0);
});

const addInAnotherTab = () =>
  noteAdd(browserStorage(), cartOrders(product, [{ quantity: 2 }])[0]?.line ?? expect.unreachable('a line'), 3);

it.each(['storage', 'pageshow'])('the count follows what another tab added, on %s', (type) => {
  visit.resume();
  addInAnotherTab();
  expect(store.get(cartCountAtom)).toBe(0);
  dispatchEvent(new Event(type));
  expect(store.get(cartCountAtom)).toBe(3);
});

it.each(['storage', 'pageshow'])('the count stays as the server rendered it until hydration, on %s', (type) => {
  addInAnotherTab();
  dispatchEvent(new Event(type));
  expect(store.get(cartCountAtom)).toBe(0);
});

it('QUEUE-07 an act that waits from an earlier visit is sent at the next page load', async () => {
  addInAnotherTab();
  dispatchEvent(new Event(hydratedEvent));
  await vi.waitFor(() => expect(asked).toContain('/api/cart/update'), { timeout: 10_000 });
});

it('QUEUE-11 an order that waits from an earlier visit is offered for confirmation at the next page load', async () => {
  const order: SyncTask = {
    ...{ task_id: 'an order', url: '/api/order?cartId={{cartId}}', callback_event: 'order/transmitted' },
    payload: { method: 'POST', body: { cart_id: 'a', transmited: false } },
    meta: { bought: [], deliverTo: [], paymentMethod: 'cashondelivery', lines: [] },
    ...{ created_at: 1, updated_at: 1, transmited: false, transmited_at: null, acknowledged: false },
    ...{ result: null, resultCode: null, code: null, silent: true, is_result_cacheable: true },
  };
  browserStorage().write(tasksKey, [order]);
  browserStorage().write(offlineOrdersKey, [{ orderId: order.task_id, cartId: 'a', state: 'waiting' }]);
  dispatchEvent(new Event(hydratedEvent));
  await vi.waitFor(() => expect(store.get(overlaysAtom)).toMatchObject([{ name: 'order-confirmation' }]), {
    timeout: 10_000,
  });
});

it('CART-18 the cart state follows the microcart of the shop', async () => {
  await visit.load();
  const isOpen = () => store.get(cartStateAtom).isMicrocartOpen;
  expect(isOpen()).toBe(false);
  store.set(openOverlayAtom, { name: 'microcart' });
  expect(isOpen()).toBe(true);
  store.set(closeOverlayAtom, 'microcart');
  expect(isOpen()).toBe(false);
});

it('CART-01 isMicrocartOpen says nothing of another panel', async () => {
  await visit.load();
  store.set(openOverlayAtom, { name: 'language' });
  expect(store.get(cartStateAtom).isMicrocartOpen).toBe(false);
});

it('CART-01, CART-18 isMicrocartOpen stays true under what opens over the microcart', async () => {
  await visit.load();
  for (const name of ['microcart', 'language'] as const) store.set(openOverlayAtom, { name });
  expect(store.get(cartStateAtom).isMicrocartOpen).toBe(true);
});
