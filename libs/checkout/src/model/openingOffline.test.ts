import { cartPortsAtom, createCartStorage, paymentSelectionAtom } from '@etalage/cart/headless';
import { aShippingMethod } from '@etalage/cart/testing';
import { createStore } from 'jotai/vanilla';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aCheckout } from '../testing/aCheckout.ts';
import {
  changeAddressAtom,
  isAddressSavedAtom,
  offeredPaymentsAtom,
  offeredShippingAtom,
  openCheckoutAtom,
} from './checkoutAtoms.ts';
import { checkoutPortsAtom } from './ports.ts';
import { checkoutKeys, createCheckoutStorage } from './storedDetails.ts';

const online = new EventTarget();
beforeEach(() => vi.stubGlobal('addEventListener', online.addEventListener.bind(online)));
afterEach(() => vi.unstubAllGlobals());
const network = (onLine: boolean) => vi.stubGlobal('navigator', { onLine });

/** What the shopper of a checkout finds who opens it again, in a new page of the same browser. */
async function reopened({ web, cart, ports }: Awaited<ReturnType<typeof aCheckout>>) {
  const store = createStore();
  store.set(cartPortsAtom, { api: cart.api, storage: createCartStorage(web), lock: (act) => act() });
  store.set(checkoutPortsAtom, { ...ports, storage: createCheckoutStorage(web) });
  cart.calls.length = 0;
  await store.set(openCheckoutAtom);
  return store;
}
const codes = (methods: readonly { code: string }[]) => methods.map(({ code }) => code);

describe('QUEUE-09 a checkout that is opened without a network', () => {
  it('QUEUE-09 offers what was offered last, and asks nothing', async () => {
    const checkout = await aCheckout();
    network(false);
    const store = await reopened(checkout);
    expect(checkout.cart.calls).toEqual([]);
    expect(store.get(offeredShippingAtom)).toEqual([aShippingMethod()]);
    expect(codes(store.get(offeredPaymentsAtom))).toEqual(['multisafepay_ideal']);
    expect(store.get(paymentSelectionAtom)).toBe('multisafepay_ideal');
    expect(store.get(isAddressSavedAtom)).toBe(true);
  });

  it('QUEUE-09 has the address saved only while it is the one that was', async () => {
    const checkout = await aCheckout();
    network(false);
    const store = await reopened(checkout);
    store.set(changeAddressAtom, 'city', 'Utrecht');
    expect(store.get(isAddressSavedAtom)).toBe(false);
  });

  it('QUEUE-09 asks once there is a network', async () => {
    const checkout = await aCheckout();
    network(false);
    await reopened(checkout);
    network(true);
    online.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(checkout.cart.calls).toContain('paymentMethods'));
    expect(checkout.cart.calls).toContain('shippingMethods');
  });

  it.each([
    ['nothing was offered yet', undefined],
    ['what was kept cannot be read', { shipping: 'by post' }],
  ])('QUEUE-09 asks when %s', async (_when, kept) => {
    const checkout = await aCheckout();
    if (kept === undefined) checkout.web.remove(checkoutKeys.offered);
    else checkout.web.write(checkoutKeys.offered, kept);
    network(false);
    await reopened(checkout);
    expect(checkout.cart.calls).toContain('paymentMethods');
  });
});
