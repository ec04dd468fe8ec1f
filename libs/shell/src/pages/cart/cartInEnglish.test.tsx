import { cartKeys, toStored } from '@etalage/cart/headless';
import { aLine, someTotals } from '@etalage/cart/testing';
import { aProductDetail } from '@etalage/catalog/testing';
import { browserStorage } from '@etalage/core';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { visit } from '../../testing.tsx';
import { aCartServer, type CartServerOptions } from '../../testing/aCartServer.ts';
import { lateNames } from '../../testing/dutch.tsx';
import { everySegment, segment } from '../../testing/totalRows.ts';
import { createCartVisit } from '../../visit/cartVisit.ts';
import { en } from '../../words/en.ts';

beforeAll(() => en.load(...lateNames));
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** Presses Add to cart on the English product page. */
async function add(status: 'ok' | 'volatile' = 'ok', server: CartServerOptions = {}) {
  aCartServer(server);
  const product = async () => aProductDetail({ stock: { status } });
  await visit({ path: '/p/JAS/badjas/JAS-BLAUW-S', words: en, services: { product }, cart: createCartVisit });
  await press('Add to cart');
}

/** Opens the cart page in English, with two towels of unknown stock. */
async function openCart(server: CartServerOptions = {}) {
  const confirmed = { confirmedQuantity: 2, serverItemId: 7, cartId: 'cart-1' };
  browserStorage().write(cartKeys.lines, [toStored(aLine({ quantity: 2, stock: undefined, ...confirmed }))]);
  browserStorage().write(cartKeys.token, 'cart-1');
  aCartServer(server);
  await visit({ path: '/cart', words: en, cart: createCartVisit });
}

/** Opens the cart page in English, and changes a quantity. */
async function changeQuantity(server: CartServerOptions = {}) {
  await openCart(server);
  await press('One more of Handdoek Hotel');
}

/** Opens the cart page in English, with a subtotal in euros. */
const openCartOf = (subtotal: number) =>
  openCart({ totals: someTotals({ subtotal_incl_tax: subtotal, total_segments: [segment('grand_total', subtotal)] }) });

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

  it('CART-10 the notification of an add offers OK and the way to the checkout', async () => {
    await add();
    const { parentElement } = await screen.findByText('Product has been added to the cart!');
    const notification = within(parentElement ?? expect.unreachable());
    expect(notification.getByRole('button', { name: 'OK' })).toBeVisible();
    expect(notification.getByRole('link', { name: 'Proceed to checkout' })).toHaveAttribute('href', '/checkout');
  });

  it('CART-13 an add of what is out of stock says that it cannot be added', async () => {
    const soldOut = { product_id: 11, qty: 0, is_in_stock: false, manage_stock: true };
    const answer = (call: string) => (call === 'check' ? Response.json({ code: 200, result: soldOut }) : undefined);
    await add('ok', { answer });
    expect(await screen.findByText('The product is out of stock and cannot be added to the cart!')).toBeVisible();
  });

  it('CART-15 removing a line asks for confirmation', async () => {
    await openCart();
    await press('Remove Handdoek Hotel');
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove' }));
    expect(dialog.getByText('Are you sure you would like to remove this item from the shopping cart?')).toBeVisible();
  });

  it('CART-25 the notification of a removed line offers to undo it', async () => {
    await openCart();
    await press('Remove Handdoek Hotel');
    await press('OK');
    const { parentElement } = await screen.findByText('Handdoek Hotel was removed from your shopping cart.');
    expect(within(parentElement ?? expect.unreachable()).getByRole('button', { name: 'Undo' })).toBeVisible();
  });

  it('CART-17 a line has its unit price, its quantity and its total', async () => {
    await openCart();
    const quantity = await screen.findByRole('textbox', { name: 'Quantity of Handdoek Hotel' });
    const line = quantity.closest('li') ?? expect.unreachable();
    expect(line.textContent).toMatch(/Price each: €\s?19[.,]95.*Total: €\s?39[.,]90/u);
    expect(quantity).toHaveValue('2');
  });

  it('CART-17 an empty cart says so, and links to the shop', async () => {
    aCartServer();
    await visit({ path: '/cart', words: en, cart: createCartVisit });
    expect(await screen.findByText('Your cart is empty')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continue shopping' })).toHaveAttribute('href', '/');
  });

  it('TOTAL-12 each row of the totals has its name', async () => {
    await openCart({ totals: someTotals({ total_segments: [...everySegment] }) });
    const totals = within(await screen.findByRole('region', { name: 'Summary' }));
    await vi.waitFor(() =>
      expect(totals.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
        'Subtotal',
        'Discount',
        'Shipping',
        'Payment costs',
        'Gift card',
        'Loyalty points',
        'Total',
        'Of which VAT',
      ]),
    );
  });

  it('TOTAL-14 the cart shows the delivery cost and what is missing for free delivery', async () => {
    await openCartOf(39.9);
    expect(await screen.findByText(/^Delivery in the Netherlands costs €\s?4[.,]95$/u)).toBeVisible();
    expect(screen.getByText(/^€\s?10[.,]10 more and delivery is free$/u)).toBeVisible();
  });

  it('TOTAL-14 above the threshold the cart says that delivery is free', async () => {
    await openCartOf(50);
    expect(await screen.findByText('Delivery in the Netherlands is free')).toBeVisible();
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
