import { confirmCartAtom, loadCartAtom, takeTotalsAtom } from '@etalage/cart/headless';
import { aLine, someTotals } from '@etalage/cart/testing';
import { aProductSummary } from '@etalage/catalog/testing';
import type { StoreView } from '@etalage/core';
import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
// What comes later in the browser is here at once.
import '../../connected/RecentlyViewed.tsx';
import { openOverlayAtom } from '../../overlay/overlayAtom.ts';
import { visit } from '../../testing.tsx';
import type { CartVisit } from '../../visit/cartVisit.ts';

/** A visit whose cart does not load at first. */
function aCart() {
  const load = vi.fn<CartVisit['load']>().mockRejectedValue(new TypeError('Failed to fetch'));
  return { cart: { resume: () => undefined, add: () => undefined, load }, load };
}

it('PROD-21 what was looked at before stands on the cart page', async () => {
  const looked = aProductSummary({ parentSku: 'SJ', name: 'Sjaal' });
  localStorage.setItem('shop/catalog/recently-viewed', JSON.stringify([looked]));
  const { store } = await visit({ path: '/cart' });
  await act(async () => store.set(loadCartAtom));
  const before = await screen.findByRole('region', { name: 'Eerder bekeken' });
  expect(within(before).getByRole('link', { name: 'Sjaal' })).toBeVisible();
  localStorage.clear();
});

it('TOTAL-14 the cart page shows the delivery cost of the store view’s country and what is missing for free delivery', async () => {
  const { store } = await visit({ path: '/cart' });
  await act(async () => {
    store.set(loadCartAtom);
    store.set(confirmCartAtom, { lines: [aLine()] });
    store.set(takeTotalsAtom, someTotals());
  });
  const summary = within(screen.getByRole('main'));
  expect(summary.getByText(/^Bezorging in Nederland kost €\s4,95$/)).toBeVisible();
  expect(summary.getByText(/^Nog €\s30,05 en de bezorging is gratis$/)).toBeVisible();
  localStorage.clear();
});

it('TOTAL-14 the microcart shows the same', async () => {
  const { store } = await visit({ path: '/' });
  await act(async () => {
    store.set(loadCartAtom);
    store.set(confirmCartAtom, { lines: [aLine()] });
    store.set(takeTotalsAtom, someTotals());
    store.set(openOverlayAtom, { name: 'microcart' });
  });
  const microcart = within(await screen.findByRole('dialog'));
  expect(await microcart.findByText(/^Bezorging in Nederland kost €\s4,95$/)).toBeVisible();
  expect(microcart.getByText(/^Nog €\s30,05 en de bezorging is gratis$/)).toBeVisible();
  localStorage.clear();
});

describe('CART-11 the way to the checkout', () => {
  const externalCheckout = 'https://kassa.test/bestellen';

  /** The checkout button of a page, or of what lies over it. */
  async function checkoutButton(place: 'main' | 'dialog', view: Partial<StoreView> = {}) {
    const { store } = await visit({ path: place === 'main' ? '/cart' : '/', view });
    await act(async () => {
      store.set(loadCartAtom);
      store.set(confirmCartAtom, { lines: [aLine()] });
      if (place === 'dialog') store.set(openOverlayAtom, { name: 'microcart' });
    });
    const found = await within(await screen.findByRole(place)).findByRole('link', { name: 'Verder naar bestellen' });
    localStorage.clear();
    return found;
  }

  it('CART-11 the button of the cart page leads to /checkout', async () => {
    expect(await checkoutButton('main')).toHaveAttribute('href', '/checkout');
  });

  it('CART-11 the button of the microcart leads to /checkout', async () => {
    expect(await checkoutButton('dialog')).toHaveAttribute('href', '/checkout');
  });

  it('CART-11 the button of the cart page leads to the external checkout when one is configured', async () => {
    expect(await checkoutButton('main', { externalCheckout })).toHaveAttribute('href', externalCheckout);
  });

  it('CART-11 the button of the microcart leads to the external checkout when one is configured', async () => {
    expect(await checkoutButton('dialog', { externalCheckout })).toHaveAttribute('href', externalCheckout);
  });
});

it('a cart that does not load says so on its page, and comes when it is asked for again', async () => {
  const { cart, load } = aCart();
  const { store } = await visit({ path: '/cart', cart });
  const retry = await screen.findByRole('button', { name: 'Probeer opnieuw' });
  load.mockImplementation(async () => store.set(loadCartAtom));
  await act(async () => retry.click());
  expect(await screen.findByRole('heading', { level: 1, name: 'Winkelwagen' })).toBeVisible();
  expect(screen.getByText('Je winkelwagen is leeg')).toBeVisible();
});

it('a cart that takes long to load is no error', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const load = () => new Promise<void>(() => undefined);
  await visit({ path: '/cart', cart: { resume: () => undefined, add: () => undefined, load } });
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  vi.useRealTimers();
  expect(screen.getByRole('heading', { level: 1, name: 'Winkelwagen' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Probeer opnieuw' })).toBeNull();
});

it('the microcart does not say that it is empty before it has loaded', async () => {
  let arrive = (): void => undefined;
  const load = () => new Promise<void>((resolve) => (arrive = resolve));
  const { store } = await visit({ path: '/', cart: { resume: () => undefined, add: () => undefined, load } });
  await act(async () => store.set(openOverlayAtom, { name: 'microcart' }));
  const microcart = within(await screen.findByRole('dialog'));
  await vi.waitFor(() => expect(document.querySelector('dialog [aria-busy="true"]')).toBeVisible());
  expect(microcart.queryByText('Je winkelwagen is leeg')).toBeNull();
  await act(async () => {
    store.set(loadCartAtom);
    arrive();
  });
  expect(await microcart.findByText('Je winkelwagen is leeg')).toBeVisible();
});

it('a microcart that does not load says so, and offers to try again', async () => {
  const { cart } = aCart();
  const { store } = await visit({ path: '/', cart });
  await act(async () => store.set(openOverlayAtom, { name: 'microcart' }));
  const microcart = within(await screen.findByRole('dialog'));
  expect(await microcart.findByRole('alert')).toHaveTextContent('Er ging iets mis');
  expect(microcart.getByRole('button', { name: 'Probeer opnieuw' })).toBeVisible();
});

it('opens where the browser allows no storage', async () => {
  vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  await visit({ path: '/cart' });
  expect(screen.getByRole('heading', { level: 1, name: 'Winkelwagen' })).toBeVisible();
  vi.restoreAllMocks();
});
