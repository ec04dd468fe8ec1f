import { createStorage } from '@etalage/core';
import { createStore } from 'jotai/vanilla';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFakeCart } from '../fakeCart.ts';
import * as cart from '../headless.ts';
import { aNewLine, aPaymentMethod, aShippingMethod } from '../testing.ts';

const { addToCartAtom, cartPortsAtom, createCartStorage, paymentMethodsAtom, shippingMethodsAtom, totalsAtom } = cart;
const { addPaymentMethodAtom, replacePaymentMethodsAtom, addShippingMethodAtom, replaceShippingMethodsAtom } = cart;
const { refreshTotalsAtom } = cart;

afterEach(() => {
  vi.restoreAllMocks();
});

/** A cart with a product in it, and what it logs as warnings. */
async function aShop() {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const store = createStore();
  store.set(cartPortsAtom, { api: createFakeCart().api, storage: createCartStorage(createStorage()) });
  await store.set(addToCartAtom, aNewLine(), 1);
  return { store, warnings: () => warn.mock.calls.flat() };
}
type Store = Awaited<ReturnType<typeof aShop>>['store'];
const [ideal, card] = [aPaymentMethod(), aPaymentMethod({ code: 'card' })];
const [standard, evening] = [aShippingMethod(), aShippingMethod({ method_code: 'evening' })];

describe.each([
  // action, what it does, what there is to see of it
  [
    'payment/addMethod',
    (store: Store) => store.set(addPaymentMethodAtom, card),
    (store: Store) => expect(store.get(paymentMethodsAtom)).toEqual([ideal, card]),
  ],
  [
    'payment/replaceMethods',
    (store: Store) => store.set(replacePaymentMethodsAtom, [card]),
    (store: Store) => expect(store.get(paymentMethodsAtom)).toEqual([card]),
  ],
  [
    'shipping/addMethod',
    (store: Store) => store.set(addShippingMethodAtom, evening),
    (store: Store) => expect(store.get(shippingMethodsAtom)).toEqual([standard, evening]),
  ],
  [
    'shipping/replaceMethods',
    (store: Store) => store.set(replaceShippingMethodsAtom, [evening]),
    (store: Store) => expect(store.get(shippingMethodsAtom)).toEqual([evening]),
  ],
  [
    'cart/refreshTotals',
    (store: Store) => store.set(refreshTotalsAtom),
    (store: Store) => expect(store.get(totalsAtom)).toBeDefined(),
  ],
] as const)('ERR-05 the deprecated action %s', (name, perform, expectDone) => {
  it(`ERR-05 ${name} logs a warning`, async () => {
    const { store, warnings } = await aShop();
    await perform(store);
    expect(warnings()).toEqual([`The action ${name} is deprecated`]);
  });

  it(`ERR-05 ${name} still does what it did`, async () => {
    const { store } = await aShop();
    store.set(paymentMethodsAtom, [ideal]);
    store.set(shippingMethodsAtom, [standard]);
    await perform(store);
    expectDone(store);
  });
});
