import { aServerItem } from '@etalage/cart/testing';
import { aProductDetail } from '@etalage/catalog/testing';
import type { StoreView } from '@etalage/core';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { visit } from '../testing.tsx';
import { createCartVisit } from './cartVisit.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** Adds a product on its page; the server answers with its line. */
async function add(view: Partial<StoreView> = {}) {
  vi.stubGlobal('fetch', async () => Response.json({ code: 200, result: aServerItem() }));
  const product = async () => aProductDetail({ stock: { status: 'ok' } });
  await visit({ path: '/p/JAS/badjas/JAS-BLAUW-S', view, services: { product }, cart: createCartVisit });
  await userEvent.click(await screen.findByRole('button', { name: 'In winkelwagen' }));
  const message = await screen.findByText('Het product is toegevoegd aan je winkelwagen!');
  return within(message.parentElement ?? message);
}

describe('CART-10 the notification of an added product', () => {
  it('CART-10 offers OK', async () => {
    expect((await add()).getByRole('button', { name: 'OK' })).toBeVisible();
  });

  it('CART-10 offers to proceed to the checkout of the shop', async () => {
    const notification = await add();
    expect(notification.getByRole('link', { name: 'Verder naar bestellen' })).toHaveAttribute('href', '/checkout');
  });

  it('CART-10 leads to no checkout when an external one is configured', async () => {
    const notification = await add({ externalCheckout: 'https://kassa.test/bestellen' });
    expect(notification.queryByRole('link')).not.toBeInTheDocument();
  });
});
