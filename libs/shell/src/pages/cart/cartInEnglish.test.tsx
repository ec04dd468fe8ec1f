import { cartKeys, toStored } from '@etalage/cart/headless';
import { aLine } from '@etalage/cart/testing';
import { aProductDetail } from '@etalage/catalog/testing';
import { browserStorage } from '@etalage/core';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { visit } from '../../testing.tsx';
import { aCartServer, type CartServerOptions } from '../../testing/aCartServer.ts';
import { lateNames } from '../../testing/dutch.tsx';
import { createCartVisit } from '../../visit/cartVisit.ts';
import { en } from '../../words/en.ts';

beforeAll(() => en.load(...lateNames));
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** Adds the product on its English page. */
async function add(status: 'ok' | 'volatile' = 'ok') {
  aCartServer();
  const product = async () => aProductDetail({ stock: { status } });
  await visit({ path: '/p/JAS/badjas/JAS-BLAUW-S', words: en, services: { product }, cart: createCartVisit });
  await press('Add to cart');
}

/** Changes a quantity on the cart page in English, from two towels whose stock is not known. */
async function changeQuantity(server: CartServerOptions = {}) {
  const confirmed = { confirmedQuantity: 2, serverItemId: 7, cartId: 'cart-1' };
  browserStorage().write(cartKeys.lines, [toStored(aLine({ quantity: 2, stock: undefined, ...confirmed }))]);
  browserStorage().write(cartKeys.token, 'cart-1');
  aCartServer(server);
  await visit({ path: '/cart', words: en, cart: createCartVisit });
  await press('One more of Handdoek Hotel');
}

describe('what the cart says in English', () => {
  it('CART-08 a successful add says that the product has been added', async () => {
    await add();
    expect(await screen.findByText('Product has been added to the cart!')).toBeVisible();
  });

  it('CART-12 an add of volatile stock warns that it is not sure', async () => {
    await add('volatile');
    expect(
      await screen.findByText(
        'The system is not sure about the stock quantity (volatile). Product has been added to the cart for pre-reservation.',
      ),
    ).toBeVisible();
  });

  it('CART-09 adding more says that the quantity has been updated', async () => {
    await add();
    await screen.findByText('Product has been added to the cart!');
    await press('Add to cart');
    expect(await screen.findByText('Product quantity has been updated!')).toBeVisible();
  });

  it('CART-09 a changed quantity says that it has been updated', async () => {
    await changeQuantity();
    expect(await screen.findByText('Product quantity has been updated!')).toBeVisible();
  });

  it('CART-16 an update says of a line that it is in stock', async () => {
    await changeQuantity();
    expect(await screen.findByText('In stock!')).toBeVisible();
  });

  it('CART-16 an update says of a line that it is out of stock', async () => {
    await changeQuantity({ stock: { qty: 0, is_in_stock: false, manage_stock: true } });
    expect(await screen.findByText('Out of the stock!')).toBeVisible();
  });
});
