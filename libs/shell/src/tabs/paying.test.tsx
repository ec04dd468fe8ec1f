import { createCheckoutStorage } from '@etalage/checkout/headless';
import { anOrderStatus } from '@etalage/checkout/testing';
import { createStorage } from '@etalage/core';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { visit } from '../testing.tsx';
import { atCheckout, serve } from '../testing/atCheckout.tsx';
import { watchedTab } from '../testing/watchedTab.ts';
import { createCartVisit } from '../visit/cartVisit.ts';

const { reload, watch, otherTabWrites, pass } = watchedTab();
beforeEach(() => void vi.spyOn(location, 'assign').mockImplementation(() => undefined));

const paymentUrl = '/api/ext/multisafepay/payment-url';
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const weg = () => Response.json({ code: 502, result: 'weg' }, { status: 502 });
const isSent = () => waitFor(() => expect(location.assign).toHaveBeenCalledWith('https://betalen.test/2'));
async function isLeftAlone() {
  pass(60);
  expect(reload).not.toHaveBeenCalled();
}

/** What the payment's provider answers, when the test says so. */
const waiting = () => Promise.withResolvers<unknown>();

describe('NAV-09 a shopper on the way to the payment gets there', () => {
  async function ordered(...urls: (() => unknown)[]) {
    await atCheckout('OrderReview', { answers: { [paymentUrl]: () => urls.shift()?.() } });
    watch();
    fireEvent.click(screen.getByRole('checkbox', { name: /akkoord/ }));
    press('Bestellen en betalen');
    await screen.findByText('Bedankt! Je bestelnummer is 900000102');
  }

  it.each(['before', 'after'])('NAV-09 where another tab writes %s the address has come', async (when) => {
    const url = waiting();
    await ordered(() => url.promise);
    if (when === 'before') await otherTabWrites();
    await isLeftAlone();
    url.resolve('https://betalen.test/2');
    await isSent();
    if (when === 'after') await otherTabWrites();
    await isLeftAlone();
  });

  it('NAV-09 follows the other tab where the payment could not be started', async () => {
    await ordered(weg);
    await screen.findByText('De betaling kon niet worden gestart');
    await otherTabWrites();
    pass(2);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('NAV-09 at another try', async () => {
    const url = waiting();
    await ordered(weg, () => url.promise);
    await screen.findByText('De betaling kon niet worden gestart');
    press('Probeer opnieuw');
    await otherTabWrites();
    await isLeftAlone();
    url.resolve('https://betalen.test/2');
    await isSent();
    await isLeftAlone();
  });
});

describe('NAV-09 what is done with an unpaid order is finished first', () => {
  async function returned(answers: Parameters<typeof serve>[0]) {
    const status = anOrderStatus({ status: 'pending_payment', paymentStatus: 'failed' });
    serve({ '/api/ext/checkout/order-status': () => status, ...answers });
    const storage = createStorage();
    const last = { orderId: '102', orderNumber: '900000102', cartId: 'cart-1', paymentMethod: 'multisafepay_ideal' };
    createCheckoutStorage(storage).writeLastOrder({ ...last, bought: [], deliverTo: [] });
    await visit({ path: '/checkout-return?orderId=102', storage, cart: createCartVisit });
    await screen.findByRole('button', { name: 'Opnieuw betalen' }, { timeout: 10_000 });
    watch();
  }

  it('NAV-09 paying again', async () => {
    const url = waiting();
    await returned({ [paymentUrl]: () => url.promise });
    press('Opnieuw betalen');
    await otherTabWrites();
    await isLeftAlone();
    url.resolve('https://betalen.test/2');
    await isSent();
    await isLeftAlone();
  });

  it('NAV-09 putting its lines back in the cart', async () => {
    await returned({ '/api/ext/checkout/restore': () => new Promise(() => undefined) });
    press('Producten terug in winkelwagen');
    await otherTabWrites();
    await isLeftAlone();
  });

  it('NAV-09 and follows the other tab where that failed', async () => {
    await returned({ [paymentUrl]: weg });
    press('Opnieuw betalen');
    await screen.findByText('De betaling kon niet worden gestart');
    await otherTabWrites();
    pass(2);
    expect(reload).toHaveBeenCalledOnce();
  });
});
