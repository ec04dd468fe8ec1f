import { confirmCartAtom, loadCartAtom, takeTotalsAtom } from '@etalage/cart/headless';
import { aLine, someTotals } from '@etalage/cart/testing';
import { aProductSummary } from '@etalage/catalog/testing';
import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
// What comes later in the browser is here at once.
import '../../connected/RecentlyViewed.tsx';
import { openOverlayAtom } from '../../overlay/overlayAtom.ts';
import { visit } from '../../testing.tsx';

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
