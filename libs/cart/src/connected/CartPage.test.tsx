import { createEventBus, createStorage } from '@etalage/core';
import { price as priceConstants } from '@etalage/core/constants';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'jotai/react';
import { createStore } from 'jotai/vanilla';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createFakeCart } from '../fakeCart.ts';
import { en } from '../messages/en.ts';
import { nl } from '../messages/nl.ts';
import { addToCartAtom } from '../model/cartActs.ts';
import { confirmCartAtom } from '../model/cartAtoms.ts';
import { createCartStorage } from '../model/cartStorage.ts';
import { noticeText } from '../model/events.ts';
import type { CartLine } from '../model/line.ts';
import { cartPortsAtom } from '../model/ports.ts';
import { syncTotalsAtom, takeTotalsAtom } from '../model/totalsAtoms.ts';
import { aLine, aNewLine, someTotals } from '../testing.ts';
import { CartPage, Microcart, type CartViewProps } from './CartPage.tsx';

const view: CartViewProps = {
  messages: nl,
  country: 'NL',
  checkoutLink: <a href="/checkout">{nl.proceedToCheckout}</a>,
  shopLink: <a href="/">{nl.toShop}</a>,
};

async function aShop(quantity = 2, messages = nl) {
  const store = createStore();
  const events = createEventBus();
  const said: string[] = [];
  for (const name of ['cart/added', 'cart/updated', 'cart/refused'] as const) {
    events.on(name, ({ notice }) => said.push(noticeText(notice, messages)));
  }
  store.set(cartPortsAtom, { api: createFakeCart().api, storage: createCartStorage(createStorage()), events });
  if (quantity > 0) await store.set(addToCartAtom, aNewLine(), quantity);
  await store.set(syncTotalsAtom);
  return { store, said, user: userEvent.setup() };
}

const show = (store: ReturnType<typeof createStore>, props: Partial<CartViewProps> = {}) =>
  render(
    <Provider store={store}>
      <CartPage {...view} {...props} />
    </Provider>,
  );

/** The cart page, and what the microcart holds. */
const showBoth = (store: ReturnType<typeof createStore>, props: Partial<CartViewProps> = {}) =>
  render(
    <Provider store={store}>
      <CartPage {...view} {...props} />
      <Microcart {...view} {...props} />
    </Provider>,
  );

describe('CART-17 the cart page', () => {
  it('lists each line with picture, name, options, prices, quantity, messages, edit and remove, and the totals', async () => {
    const { store } = await aShop();
    show(store, { onEdit: () => undefined, extras: <p>Kortingscode</p> });
    const picture = screen.getByRole('img', { name: 'Handdoek Hotel' });
    expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['150', '150']);
    const row = screen.getByRole('listitem');
    for (const text of ['Handdoek Hotel', 'Wit', '€ 19,95', '€ 39,90', 'Op voorraad!', 'Wijzigen', 'Verwijderen']) {
      expect(row).toHaveTextContent(text);
    }
    expect(screen.getByRole('textbox', { name: 'Aantal van Handdoek Hotel' })).toHaveValue('2');
    expect(screen.getByRole('region', { name: 'Overzicht' })).toHaveTextContent('Totaal');
    expect(screen.getByText('Kortingscode')).toBeVisible();
  });

  it('empty, says so with a link to the shop and no way to the checkout', async () => {
    const { store } = await aShop(0);
    show(store);
    expect(screen.getByText('Je winkelwagen is leeg')).toBeVisible();
    expect(screen.getByRole('link', { name: nl.toShop })).toHaveAttribute('href', '/');
    expect(screen.queryByRole('link', { name: nl.proceedToCheckout })).not.toBeInTheDocument();
  });
});

describe('the link to the checkout', () => {
  it('stands on the cart page', async () => {
    const { store } = await aShop();
    show(store);
    expect(screen.getByRole('link', { name: 'Verder naar bestellen' })).toHaveAttribute('href', '/checkout');
  });
  it('stands as it is given on the cart page and in the microcart', async () => {
    const { store } = await aShop();
    showBoth(store, { checkoutLink: <a href="https://kassa.test/">{nl.proceedToCheckout}</a> });
    const addresses = screen
      .getAllByRole('link', { name: nl.proceedToCheckout })
      .map((link) => link.getAttribute('href'));
    expect(addresses).toEqual(['https://kassa.test/', 'https://kassa.test/']);
  });
});

describe('CART-09 the quantity of a line', () => {
  it('CART-09 changed, says that it has been updated', async () => {
    const { store, said, user } = await aShop();
    show(store);
    await user.click(screen.getByRole('button', { name: 'Een meer van Handdoek Hotel' }));
    expect(await screen.findByDisplayValue('3')).toBeVisible();
    await expect.poll(() => said.at(-1)).toBe('Het aantal is aangepast!');
  });
  it('CART-09 raised by another add, says so too', async () => {
    const { store, said } = await aShop();
    show(store);
    await act(() => store.set(addToCartAtom, aNewLine()));
    expect(screen.getByDisplayValue('3')).toBeVisible();
    expect(said).toEqual(['Het product is toegevoegd aan je winkelwagen!', 'Het aantal is aangepast!']);
  });
});

describe('PRICE-15 a product whose price is unknown', () => {
  it.each([
    ['missing', Number.NaN],
    ['negative', -1],
    ['0', 0],
  ])('PRICE-15 (%s) is refused by the cart', async (_title, price) => {
    const { store, said } = await aShop(0);
    show(store);
    await act(() => store.set(addToCartAtom, aNewLine({ price })));
    expect(said).toEqual(['De prijs van dit product is onbekend, daarom kan het niet in je winkelwagen!']);
    expect(screen.getByText('Je winkelwagen is leeg')).toBeVisible();
  });
});

it('PRICE-15 the cart takes a product that costs 0 where the shop allows that', async () => {
  Object.assign(priceConstants, { zeroAllowed: true });
  onTestFinished(() => void Object.assign(priceConstants, { zeroAllowed: false }));
  const { store, said } = await aShop(0);
  show(store);
  await act(() => store.set(addToCartAtom, aNewLine({ price: 0 })));
  expect(said).not.toContain(nl.priceUnknown);
  expect(await screen.findByRole('img', { name: 'Handdoek Hotel' })).toBeVisible();
});

it('PRICE-15 the cart says in English why it refuses a product without a price', async () => {
  const { store, said } = await aShop(0, en);
  await act(() => store.set(addToCartAtom, aNewLine({ price: 0 })));
  expect(said).toEqual(['Product price is unknown, product cannot be added to the cart!']);
});

it('PRICE-08 each line of cart and microcart, and the subtotal, counts with the tier that applies', () => {
  const store = createStore();
  store.set(cartPortsAtom, { storage: createCartStorage(createStorage()) });
  const tiers = [{ quantity: 3, price: 1500 }];
  store.set(confirmCartAtom, { lines: [aLine({ quantity: 3, tiers })] });
  const { container } = showBoth(store);
  const text = container.textContent.replaceAll('\u00a0', ' ');
  // Of one piece in both places; of the line in both, and as subtotal and total.
  expect(text.match(/€ 15,00/g)).toHaveLength(2);
  expect(text.match(/€ 45,00/g)?.length).toBeGreaterThanOrEqual(4);
  expect(text).not.toMatch(/€ (?:19,95|59,85)/);
});

describe('TOTAL-14, SHIP-11 what cart and microcart say of delivery', () => {
  const tuesday = Date.parse('2026-11-24T12:00:00+01:00');
  const segment = (code: string, value: number) => ({ code, title: code, value });
  type CartOptions = {
    discount?: number;
    /** What gift cards pay, in euros. */
    paid?: number;
    country?: string;
    now?: number;
    line?: Parameters<typeof aLine>[0];
    /** Other lines, in front of `line`. */
    before?: readonly CartLine[];
  };
  /** A cart page and a microcart with a cart of this subtotal and discount, in euros. */
  function aCartOf(
    subtotal: number,
    { discount = 0, paid = 0, country = 'NL', now = tuesday, line = {}, before = [] }: CartOptions = {},
  ) {
    const store = createStore();
    const totals = someTotals({
      subtotal_incl_tax: subtotal,
      total_segments: [
        segment('subtotal_incl_tax', subtotal),
        segment('discount', -discount),
        segment('amasty_giftcard', -paid),
      ],
    });
    store.set(cartPortsAtom, { storage: createCartStorage(createStorage()), now: () => now });
    store.set(confirmCartAtom, { lines: [...before, aLine(line)] });
    store.set(takeTotalsAtom, totals);
    showBoth(store, { country });
    const views = screen.getAllByRole('region', { name: 'Overzicht' });
    expect(views).toHaveLength(2);
    return views.map(({ parentElement }) => parentElement?.textContent.replaceAll('\u00a0', ' ') ?? '');
  }

  it('TOTAL-14 below the threshold they show the cost of the default country', () => {
    for (const text of aCartOf(37.95)) expect(text).toContain('Bezorging in Nederland kost € 4,95');
  });
  it('TOTAL-14 below the threshold they show what is missing for free delivery', () => {
    for (const text of aCartOf(37.95)) expect(text).toContain('Nog € 12,05 en de bezorging is gratis');
  });
  it('PRICE-16, TOTAL-14 what is missing counts from the subtotal after the coupon', () => {
    for (const text of aCartOf(54, { discount: 5 })) expect(text).toContain('Nog € 1,00 en de bezorging is gratis');
  });
  it('PRICE-16 free delivery is judged before gift cards', () => {
    for (const text of aCartOf(50, { paid: 10 })) expect(text).toContain('De bezorging in Nederland is gratis');
  });
  it('TOTAL-14 from the threshold on they say that delivery is free', () => {
    for (const text of aCartOf(50)) {
      expect(text).toContain('De bezorging in Nederland is gratis');
      expect(text).not.toContain('Nog €');
    }
  });
  it.each([30, 60])('TOTAL-14 a country without free delivery has a cost and nothing missing at € %d', (subtotal) => {
    for (const text of aCartOf(subtotal, { country: 'BE' })) {
      expect(text).toContain('Bezorging in België kost € 7,95');
      expect(text).not.toContain('Nog €');
    }
  });
  it('TOTAL-14 a cart of which nothing is sent says nothing of delivery', () => {
    for (const text of aCartOf(25, { line: { type: 'virtual' } })) expect(text).not.toMatch(/bezorging in/i);
  });
  it('SHIP-11 they promise the day before the cut-off', () => {
    for (const text of aCartOf(20)) expect(text).toContain('Voor 22.00 uur besteld, morgen in huis');
  });
  it('SHIP-11 they promise a later day from the cut-off on', () => {
    const now = Date.parse('2026-11-24T22:00:00+01:00');
    for (const text of aCartOf(20, { now })) expect(text).toContain('Nu besteld, donderdag 26 november in huis');
  });
  it('SHIP-11 they promise the day of the country', () => {
    for (const text of aCartOf(20, { country: 'BE' })) expect(text).toContain('donderdag 26 november in huis');
  });
  it('SHIP-11 they promise no day for a line that is not in stock', () => {
    const stock = { qty: 0, is_in_stock: false, manage_stock: true };
    for (const text of aCartOf(20, { line: { stock } })) expect(text).not.toContain('in huis');
  });
  it('SHIP-11 they promise no day where one of several lines is not in stock', () => {
    const stock = { qty: 0, is_in_stock: false, manage_stock: true };
    const before = [aLine({ sku: 'LK-1' })];
    for (const text of aCartOf(20, { before, line: { stock } })) expect(text).not.toContain('in huis');
  });
});
