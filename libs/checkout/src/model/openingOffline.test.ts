import { paymentSelectionAtom } from '@etalage/cart/headless';
import { aShippingMethod } from '@etalage/cart/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aCheckout, reloaded } from '../testing/aCheckout.ts';
import { changeAddressAtom, isAddressSavedAtom, offeredPaymentsAtom, offeredShippingAtom } from './checkoutAtoms.ts';
import { checkoutKeys } from './storedDetails.ts';

const online = new EventTarget();
beforeEach(() => vi.stubGlobal('addEventListener', online.addEventListener.bind(online)));
afterEach(() => vi.unstubAllGlobals());
const network = (onLine: boolean) => vi.stubGlobal('navigator', { onLine });

const codes = (methods: readonly { code: string }[]) => methods.map(({ code }) => code);

describe('QUEUE-09 a checkout that is opened without a network', () => {
  it('QUEUE-09 offers what was offered last, and asks nothing', async () => {
    const checkout = await aCheckout();
    network(false);
    const store = await reloaded(checkout);
    expect(checkout.cart.calls).toEqual([]);
    expect(store.get(offeredShippingAtom)).toEqual([aShippingMethod()]);
    expect(codes(store.get(offeredPaymentsAtom))).toEqual(['multisafepay_ideal']);
    expect(store.get(paymentSelectionAtom)).toBe('multisafepay_ideal');
    expect(store.get(isAddressSavedAtom)).toBe(true);
  });

  it('QUEUE-09 has the address saved only while it is the one that was', async () => {
    const checkout = await aCheckout();
    network(false);
    const store = await reloaded(checkout);
    store.set(changeAddressAtom, 'city', 'Utrecht');
    expect(store.get(isAddressSavedAtom)).toBe(false);
  });

  it('QUEUE-09 asks once there is a network', async () => {
    const checkout = await aCheckout();
    network(false);
    await reloaded(checkout);
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
    await reloaded(checkout);
    expect(checkout.cart.calls).toContain('paymentMethods');
  });
});
