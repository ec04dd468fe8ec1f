import { createSessionStorage, sessionPortsAtom, takeOverSessionAtom } from '@etalage/account/headless';
import { aProfile } from '@etalage/account/testing';
import { addToCartAtom, cartPortsAtom, createCartStorage, type CartApi } from '@etalage/cart/headless';
import { aNewLine, createFakeCart } from '@etalage/cart/testing';
import { createEventBus, createStorage, type DomainEvents } from '@etalage/core';
import { createStore } from 'jotai/vanilla';
import { disconnectedCheckoutApi, type CheckoutApi } from '../api.ts';
import type { OrderRequest } from '../contract.ts';
import { aPlacedOrder, someDetails } from '../testing.ts';
import { changeDetailsAtom, openCheckoutAtom } from '../model/checkoutAtoms.ts';
import type { CheckoutDetails } from '../model/details.ts';
import { checkoutPortsAtom } from '../model/ports.ts';
import { createCheckoutStorage } from '../model/storedDetails.ts';

/** A shopper with a towel in the cart who has filled in everything, for tests. */
export async function aCheckout(
  differences: Partial<CheckoutApi> = {},
  details: Partial<CheckoutDetails> = {},
  line: Parameters<typeof aNewLine>[0] = {},
  cartDifferences: Partial<CartApi> = {},
) {
  const store = createStore();
  const web = createStorage();
  const cart = createFakeCart(cartDifferences);
  const orders: OrderRequest[] = [];
  const failures: DomainEvents['order/failed'][] = [];
  const placements: DomainEvents['order/placed'][] = [];
  const events = createEventBus();
  events.on('order/failed', (failure) => failures.push(failure));
  events.on('order/placed', (placement) => placements.push(placement));
  const api: CheckoutApi = {
    ...disconnectedCheckoutApi,
    placeOrder: async (order) => {
      orders.push(order);
      return aPlacedOrder();
    },
    paymentUrl: async () => 'https://betalen.test/1',
    providerPaymentMethods: async () => [{ code: 'multisafepay_ideal', title: 'iDEAL', is_preselected: true }],
    ...differences,
  };
  const lock = <T>(act: () => Promise<T>): Promise<T> => act();
  store.set(cartPortsAtom, { api: cart.api, storage: createCartStorage(web), lock });
  const ports = { api, events, storage: createCheckoutStorage(web), storeCode: 'sample', now: () => 1_000 };
  store.set(checkoutPortsAtom, ports);
  await store.set(addToCartAtom, aNewLine(line), 2);
  store.set(changeDetailsAtom, () => someDetails(details));
  await store.set(openCheckoutAtom);
  return { store, web, cart, orders, failures, placements, ports };
}

/** Reloads the page: a new jotai store on the same browser storage, with the checkout open. `cart.calls` begins anew. */
export async function reloaded({ web, cart, ports }: Awaited<ReturnType<typeof aCheckout>>) {
  const store = createStore();
  store.set(cartPortsAtom, { api: cart.api, storage: createCartStorage(web), lock: (act) => act() });
  store.set(checkoutPortsAtom, { ...ports, storage: createCheckoutStorage(web) });
  cart.calls.length = 0;
  await store.set(openCheckoutAtom);
  return store;
}

/** Logs a customer in, whose id is 7. */
export function logIn(store: ReturnType<typeof createStore>): void {
  const storage = createSessionStorage(createStorage());
  storage.writeTokens({ token: 'T', refreshToken: 'R' });
  storage.writeUser(aProfile({ id: 7 }));
  store.set(sessionPortsAtom, { storage });
  store.set(takeOverSessionAtom);
}
