import { createStorage } from '@etalage/core';
import { createStore } from 'jotai/vanilla';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFakeCart } from '../fakeCart.ts';
import * as cart from '../headless.ts';
import { aNewLine, aPaymentMethod, aShippingMethod } from '../testing.ts';

const { addToCartAtom, cartPortsAtom, createCartStorage, paymentMethodsAtom, shippingMethodsAtom } = cart;
const { addPaymentMethodAtom, replacePaymentMethodsAtom, addShippingMethodAtom, replaceShippingMethodsAtom } = cart;
const { refreshTotalsAtom } = cart;

afterEach(() => {
  vi.restoreAllMocks();
});

/** A cart with a line, and the warnings it logs. */
async function aShop() {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const store = createStore();
  const { api } = createFakeCart();
  const totals = vi.fn(api.totals);
  store.set(cartPortsAtom, { api: { ...api, totals }, storage: createCartStorage(createStorage()) });
  await store.set(addToCartAtom, aNewLine(), 1);
  return { store, totals, warnings: () => warn.mock.calls.flat() };
}
type Shop = Awaited<ReturnType<typeof aShop>>;
const [ideal, card] = [aPaymentMethod(), aPaymentMethod({ code: 'card' })];
const [standard, evening] = [aShippingMethod(), aShippingMethod({ method_code: 'evening' })];

describe.each([
  // action, title, observable result
  [
    'payment/addMethod',
    ({ store }: Shop) => store.set(addPaymentMethodAtom, card),
    ({ store }: Shop) => expect(store.get(paymentMethodsAtom)).toEqual([ideal, card]),
  ],
  [
    'payment/replaceMethods',
    ({ store }: Shop) => store.set(replacePaymentMethodsAtom, [card]),
    ({ store }: Shop) => expect(store.get(paymentMethodsAtom)).toEqual([card]),
  ],
  [
    'shipping/addMethod',
    ({ store }: Shop) => store.set(addShippingMethodAtom, evening),
    ({ store }: Shop) => expect(store.get(shippingMethodsAtom)).toEqual([standard, evening]),
  ],
  [
    'shipping/replaceMethods',
    ({ store }: Shop) => store.set(replaceShippingMethodsAtom, [evening]),
    ({ store }: Shop) => expect(store.get(shippingMethodsAtom)).toEqual([evening]),
  ],
  [
    'cart/refreshTotals',
    ({ store }: Shop) => store.set(refreshTotalsAtom),
    ({ totals }: Shop) => expect(totals).toHaveBeenCalledOnce(),
  ],
] as const)('ERR-05 the deprecated action %s', (name, perform, expectDone) => {
  it(`ERR-05 ${name} logs a warning`, async () => {
    const shop = await aShop();
    await perform(shop);
    expect(shop.warnings()).toEqual([`The action ${name} is deprecated`]);
  });

  it(`ERR-05 ${name} logs a warning each time`, async () => {
    const shop = await aShop();
    await perform(shop);
    await perform(shop);
    expect(shop.warnings()).toHaveLength(2);
  });

  it(`ERR-05 ${name} still does what it did`, async () => {
    const shop = await aShop();
    shop.store.set(paymentMethodsAtom, [ideal]);
    shop.store.set(shippingMethodsAtom, [standard]);
    shop.totals.mockClear();
    await perform(shop);
    expectDone(shop);
  });
});
