import { loadCartAtom } from '@etalage/cart/headless';
import { aProductSummary } from '@etalage/catalog/testing';
import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
// What comes later in the browser is here at once.
import '../connected/RecentlyViewed.tsx';
import { visit } from '../testing.tsx';

it('PROD-21 what was looked at before stands on the cart page', async () => {
  const looked = aProductSummary({ parentSku: 'SJ', name: 'Sjaal' });
  localStorage.setItem('shop/catalog/recently-viewed', JSON.stringify([looked]));
  const { store } = await visit({ path: '/cart' });
  await act(async () => store.set(loadCartAtom));
  const before = await screen.findByRole('region', { name: 'Eerder bekeken' });
  expect(within(before).getByRole('link', { name: 'Sjaal' })).toBeVisible();
  localStorage.clear();
});
