import {
  addToCartAtom,
  cartKeys,
  confirmCartAtom,
  linesAtom,
  loadCartAtom,
  takeOutLineAtom,
  takeTotalsAtom,
  toStored,
  waitingActsKey,
  type CartLine,
} from '@etalage/cart/headless';
import { aLine, anItemTotals, aNewLine, someTotals } from '@etalage/cart/testing';
import { aProductDetail, aProductSummary } from '@etalage/catalog/testing';
import { browserStorage, type StoreView } from '@etalage/core';
import { cart as cartConstants } from '@etalage/core/constants';
import { aStoreView } from '@etalage/core/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
// What comes later in the browser is here at once.
import '../../connected/RecentlyViewed.tsx';
import { openOverlayAtom } from '../../overlay/overlayAtom.ts';
import { visit } from '../../testing.tsx';
import { aCartServer, refusal, type CartServerOptions } from '../../testing/aCartServer.ts';
import { everyRow, everySegment, segment, totalRowsIn, zeroSegments, type Segment } from '../../testing/totalRows.ts';
import { createCartVisit, type CartVisit } from '../../visit/cartVisit.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
  localStorage.clear();
});

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

it('ERR-06 what was looked at before says in its place that it fails, and the cart stays', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor() {
        throw new Error('broken');
      }
    },
  );
  localStorage.setItem('shop/catalog/recently-viewed', JSON.stringify([aProductSummary({ name: 'Sjaal' })]));
  const { store } = await visit({ path: '/cart' });
  await act(async () => {
    store.set(loadCartAtom);
    store.set(confirmCartAtom, { lines: [aLine()] });
    store.set(takeTotalsAtom, someTotals());
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Er is iets misgegaan');
  expect(screen.getByRole('list', { name: 'Winkelwagen' })).toHaveTextContent('Handdoek Hotel');
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

it.each([
  ['simple', 1],
  ['virtual', 0],
  ['downloadable', 0],
])('PROD-25 a cart with a %s product shows %i promises of delivery', async (type, count) => {
  const { store } = await visit({ path: '/cart' });
  await act(async () => {
    store.set(loadCartAtom);
    store.set(confirmCartAtom, { lines: [aLine({ type })] });
    store.set(takeTotalsAtom, someTotals());
  });
  expect(within(screen.getByRole('main')).queryAllByText(/in huis/)).toHaveLength(count);
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

const confirmed = { confirmedQuantity: 2, serverItemId: 7, cartId: 'cart-1', totals: anItemTotals({ item_id: 7 }) };
const towels = (differences: Partial<CartLine> = {}) => aLine({ quantity: 2, ...confirmed, ...differences });

type Place = 'cart page' | 'microcart';
type Kept = CartServerOptions & {
  lines?: readonly CartLine[];
  place?: Place;
  token?: string;
  view?: Partial<StoreView>;
};
const places: readonly Place[] = ['cart page', 'microcart'];

/** Renders stored cart lines that the server knows too: on the cart page, or in the microcart on a product page. */
async function openCart(options: Kept = {}) {
  const { lines = [towels()], place = 'cart page', token = 'cart-1', view = {}, ...server } = options;
  const storage = browserStorage();
  storage.write(cartKeys.lines, lines.map(toStored));
  storage.write(cartKeys.token, token);
  const { calls, callsTo } = aCartServer(server);
  const services = { product: async () => aProductDetail() };
  const path = place === 'cart page' ? '/cart' : '/p/JAS/badjas';
  const { store } = await visit({ path, view, services, cart: createCartVisit });
  if (place === 'microcart') {
    await userEvent.click(within(screen.getByRole('banner')).getByRole('link', { name: /^Winkeltas/ }));
  }
  const cart = within(await screen.findByRole(place === 'cart page' ? 'main' : 'dialog'));
  return { store, cart, row: () => cart.findByRole('listitem'), calls, callsTo };
}

const quantityField = () => screen.findByRole('textbox', { name: 'Aantal van Handdoek Hotel' });
const setQuantity = async (text: string) => {
  const field = await quantityField();
  await userEvent.clear(field);
  await userEvent.type(field, `${text}{Enter}`);
};
const pressMore = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Een meer van Handdoek Hotel' }));
const updated = 'Het aantal is aangepast!';

describe('CART-17 the lines of the cart page', () => {
  it.each([
    ['its name', 'Handdoek Hotel'],
    ['its options', 'Kleur:Wit'],
    ['its unit price', 'Prijs per stuk: € 19,95'],
    ['its line total', 'Totaal: € 39,90'],
    ['its messages', 'Op voorraad!'],
  ])('CART-17 a line has %s', async (_part, text) => {
    const { row } = await openCart();
    expect(await row()).toHaveTextContent(text);
  });

  it('CART-17 a line has its error message', async () => {
    const { row } = await openCart({ lines: [towels({ stock: { is_in_stock: false } })] });
    expect(await row()).toHaveTextContent('Niet op voorraad!');
  });

  it.each(['width', 'height'])('CART-17 a line has a thumbnail with a %s of 150', async (side) => {
    const { cart } = await openCart();
    expect(await cart.findByRole('img', { name: 'Handdoek Hotel' })).toHaveAttribute(side, '150');
  });

  it('CART-17 the thumbnail of each line is its own', async () => {
    const other = towels({ sku: 'LK-1', name: 'Laken', image: '/l/k/lk.jpg', serverItemId: 8, option: undefined });
    const { cart } = await openCart({ lines: [towels(), other] });
    const srcOf = async (name: string) => (await cart.findByRole('img', { name })).getAttribute('src');
    expect([await srcOf('Handdoek Hotel'), await srcOf('Laken')]).toEqual([
      expect.stringContaining('/h/d/hd-wit.jpg'),
      expect.stringContaining('/l/k/lk.jpg'),
    ]);
  });

  it('CART-17 a line has each of its options', async () => {
    const options = ['Kleur', 'Maat'].map((label) => ({ label, value: `${label} 1` }));
    const { row } = await openCart({ lines: [towels({ options })] });
    expect(await row()).toHaveTextContent('Kleur:Kleur 1Maat:Maat 1');
  });

  it("CART-17 a line total is by the server's price where it has another one", async () => {
    const { row } = await openCart({ lines: [towels({ totals: anItemTotals({ item_id: 7, price_incl_tax: 17.5 }) })] });
    expect(await row()).toHaveTextContent('Totaal: € 35,00');
  });

  it('CART-17 a line has its quantity', async () => {
    await openCart();
    expect(await quantityField()).toHaveValue('2');
  });

  it('CART-17 a line can be removed', async () => {
    const { cart } = await openCart();
    expect(await cart.findByRole('button', { name: 'Handdoek Hotel verwijderen' })).toBeVisible();
  });

  it('CART-17 each line is listed', async () => {
    const other = towels({ sku: 'LK-1', name: 'Laken', serverItemId: 8, option: undefined });
    const { cart } = await openCart({ lines: [towels(), other] });
    expect(await cart.findByText('Laken')).toBeVisible();
    expect(cart.getByText('Handdoek Hotel')).toBeVisible();
  });

  it.each(['Heb je een kortingscode?', 'Heb je een cadeaukaart?'])('CART-17 the page asks: %s', async (question) => {
    const { cart } = await openCart();
    expect(await cart.findByText(question)).toBeVisible();
  });

  it('CART-17 the page has the totals', async () => {
    const total_segments = [segment('subtotal_incl_tax', 39.9), segment('discount', -5), segment('grand_total', 34.9)];
    const { cart } = await openCart({ totals: someTotals({ total_segments }) });
    const summary = await cart.findByRole('region', { name: 'Overzicht' });
    await vi.waitFor(() => expect(summary).toHaveTextContent('Totaal€ 34,90'));
    expect(summary).toHaveTextContent('Subtotaal€ 39,90');
  });
});

it.each(places)('SHIP-11 the %s promises the day of delivery to the country of the store view', async (place) => {
  vi.useFakeTimers({ now: Date.parse('2026-11-24T12:00:00+01:00'), toFake: ['Date'] });
  const tax = { ...aStoreView().tax, defaultCountry: 'BE' };
  const { cart } = await openCart({ place, view: { tax } });
  expect(await cart.findByText(/donderdag 26 november in huis/)).toBeVisible();
});

describe('CART-17 an empty cart page', () => {
  it('CART-17 says so', async () => {
    const { cart } = await openCart({ lines: [] });
    expect(await cart.findByText('Je winkelwagen is leeg')).toBeVisible();
  });

  it('CART-17 links to the shop', async () => {
    const { cart } = await openCart({ lines: [] });
    expect(await cart.findByRole('link', { name: 'Verder winkelen' })).toHaveAttribute('href', '/');
  });

  it('CART-17 has no checkout button', async () => {
    const { cart } = await openCart({ lines: [] });
    await cart.findByText('Je winkelwagen is leeg');
    expect(cart.queryByRole('link', { name: 'Verder naar bestellen' })).not.toBeInTheDocument();
  });
});

describe('CART-05 the quantity of a line', () => {
  it('CART-05 is set as an integer, though it is typed as a text', async () => {
    const { callsTo } = await openCart();
    await setQuantity('4');
    await vi.waitFor(() => expect(callsTo('update')[0]?.body).toMatchObject({ cartItem: { qty: 4, prev_qty: 2 } }));
  });

  it.each([0, -1])('CART-05 of %d drops the line, at the server too', async (quantity) => {
    const waiting = { kind: 'set', taskId: 'task-of-an-earlier-visit', line: toStored(towels()), quantity };
    browserStorage().write(waitingActsKey, [waiting]);
    const { cart, callsTo } = await openCart();
    expect(await cart.findByText('Je winkelwagen is leeg')).toBeVisible();
    await vi.waitFor(() => expect(callsTo('delete')).toHaveLength(1));
  });
});

describe('CART-09 a changed quantity', () => {
  it('CART-09 shows that it has been updated', async () => {
    await openCart();
    await pressMore();
    expect(await screen.findByText(updated)).toBeVisible();
  });

  it('CART-09 changed in the microcart, shows the same', async () => {
    await openCart({ place: 'microcart' });
    await pressMore();
    expect(await screen.findByText(updated)).toBeVisible();
  });
});

describe('CART-14 a quantity that the server refuses', () => {
  const refuseUpdate = (code: number) => (call: string) =>
    call === 'update' ? refusal(code, 'Dit kan niet.') : undefined;

  it.each([400, 403, 500])('CART-14 is the previous one again (code %i)', async (code) => {
    await openCart({ answer: refuseUpdate(code) });
    await pressMore();
    await screen.findByText('Dit kan niet.');
    expect(await quantityField()).toHaveValue('2');
    expect(browserStorage().read(cartKeys.lines)).toEqual([expect.objectContaining({ qty: 2, prev_qty: 2 })]);
  });
});

describe('CART-14 an update in an answer of status 200', () => {
  it.each([202, 500])('CART-14 that has code %i restores the previous quantity', async (code) => {
    const answer = (call: string) => (call === 'update' ? Response.json({ code, result: 'Dit kan niet.' }) : undefined);
    await openCart({ answer });
    await pressMore();
    await screen.findByText('Dit kan niet.');
    expect(await quantityField()).toHaveValue('2');
  });
});

describe('CART-16 the message of a line', () => {
  const unknown = () => towels({ stock: undefined });
  const lineNow = () => browserStorage().read(cartKeys.lines);

  it("CART-16 an update sets 'In stock!' as info on a line in stock", async () => {
    const { row } = await openCart({ lines: [unknown()] });
    expect(await row()).not.toHaveTextContent('oorraad!');
    await pressMore();
    await vi.waitFor(async () => expect(await row()).toHaveTextContent('Op voorraad!'));
    expect(lineNow()).toEqual([expect.objectContaining({ info: { stock: 'inStock' }, errors: {} })]);
  });

  it("CART-16 an update sets 'Out of the stock!' as error on a line out of stock", async () => {
    const { row } = await openCart({ lines: [unknown()], stock: { qty: 0, is_in_stock: false, manage_stock: true } });
    await row();
    await pressMore();
    await vi.waitFor(async () => expect(await row()).toHaveTextContent('Niet op voorraad!'));
    expect(lineNow()).toEqual([expect.objectContaining({ info: {}, errors: { stock: 'outOfTheStock' } })]);
  });

  it('STOCK-02 is ok on a line of which there are as many as its quantity', async () => {
    const { row } = await openCart({ lines: [towels({ stock: { qty: 2, is_in_stock: true, manage_stock: true } })] });
    expect(await row()).toHaveTextContent('Op voorraad!');
  });

  it("STOCK-02, CART-16 is 'Out of the stock!' on a line of which there are fewer than its quantity", async () => {
    const { row } = await openCart({ lines: [towels({ stock: { qty: 1, is_in_stock: true, manage_stock: true } })] });
    expect(await row()).toHaveTextContent('Niet op voorraad!');
  });

  it('STOCK-02, CART-16 is neither where it is not known whether there is any', async () => {
    const { row } = await openCart({ lines: [towels({ stock: { qty: 3 } })] });
    expect(await row()).not.toHaveTextContent('oorraad!');
  });
});

describe.each(places)('CART-15 removing a line on the %s', (place) => {
  /** Presses the remove button of the line. */
  const askToRemove = async () => {
    const shop = await openCart({ place });
    await userEvent.click(await screen.findByRole('button', { name: 'Handdoek Hotel verwijderen' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Verwijderen' }));
    return { ...shop, dialog };
  };

  it(`CART-15 asks for confirmation on the ${place}`, async () => {
    const { dialog, callsTo } = await askToRemove();
    expect(dialog.getByText('Weet je zeker dat je dit product uit je winkelwagen wilt verwijderen?')).toBeVisible();
    expect(await quantityField()).toBeVisible();
    expect(callsTo('delete')).toEqual([]);
  });

  it(`CART-15 removes it once that is given on the ${place}`, async () => {
    const { dialog, callsTo } = await askToRemove();
    await userEvent.click(dialog.getByRole('button', { name: 'OK' }));
    expect(await screen.findByText('Je winkelwagen is leeg')).toBeVisible();
    const cartItem = { sku: 'HD-50x100-wit', item_id: 7, quoteId: 'cart-1' };
    expect(callsTo('delete')[0]?.body).toMatchObject({ cartItem });
  });

  it(`A11Y-03, CART-15 Escape closes the named question on the ${place}, and the focus returns to its button`, async () => {
    await askToRemove();
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(screen.queryByRole('dialog', { name: 'Verwijderen' })).toBeNull());
    expect(screen.getByRole('button', { name: 'Handdoek Hotel verwijderen' })).toHaveFocus();
  });

  it(`CART-15 removes the line that was asked about alone on the ${place}`, async () => {
    const sheet = towels({ sku: 'LK-1', name: 'Laken', serverItemId: 8, option: undefined });
    const { callsTo } = await openCart({ place, lines: [towels(), sheet] });
    await userEvent.click(await screen.findByRole('button', { name: 'Laken verwijderen' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Verwijderen' }));
    await userEvent.click(dialog.getByRole('button', { name: 'OK' }));
    await vi.waitFor(() => expect(callsTo('delete')).toHaveLength(1));
    expect(callsTo('delete')[0]?.body).toMatchObject({ cartItem: { sku: 'LK-1', item_id: 8 } });
    expect(await quantityField()).toHaveValue('2');
    expect(screen.queryByRole('button', { name: 'Laken verwijderen' })).not.toBeInTheDocument();
  });

  it.each([
    ['its button', 1],
    ['the button of the dialog', 0],
  ])(`CART-15 leaves it when the shopper cancels by %s on the ${place}`, async (_button, index) => {
    const { dialog, callsTo } = await askToRemove();
    await userEvent.click(dialog.getAllByRole('button', { name: 'Annuleren' })[index] ?? expect.unreachable());
    expect(await quantityField()).toHaveValue('2');
    expect(callsTo('delete')).toEqual([]);
  });
});

it.each(places)(
  'CART-15 asking for more of a line that is out of stock does not remove it on the %s',
  async (place) => {
    const stock = { qty: 0, is_in_stock: false, manage_stock: true };
    const { cart, callsTo } = await openCart({ place, lines: [towels({ stock })], stock });
    await pressMore();
    expect(await cart.findByText('nog maar 0 beschikbaar')).toBeVisible();
    expect(await quantityField()).toHaveValue('2');
    expect(callsTo('delete')).toEqual([]);
  },
);

describe('CART-25 a removed line', () => {
  const removed = 'Handdoek Hotel is uit je winkelwagen gehaald.';
  const remove = async (options: Kept = {}) => {
    const shop = await openCart(options);
    await userEvent.click(await screen.findByRole('button', { name: 'Handdoek Hotel verwijderen' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Verwijderen' }));
    await userEvent.click(dialog.getByRole('button', { name: 'OK' }));
    return { ...shop, notice: await screen.findByText(removed) };
  };
  const undo = async () => userEvent.click(await screen.findByRole('button', { name: 'Ongedaan maken' }));

  it.each(places)('CART-25 comes back with its quantity when that is undone, on the %s', async (place) => {
    await remove({ place });
    await undo();
    expect(await quantityField()).toHaveValue('2');
  });

  it('CART-25 comes back with its options', async () => {
    const { row } = await remove();
    await undo();
    expect(await row()).toHaveTextContent('Kleur:Wit');
  });

  it('CART-25 comes back at the server too', async () => {
    const { callsTo } = await remove();
    await undo();
    await vi.waitFor(() => expect(callsTo('update')).toHaveLength(1));
    const { option } = towels();
    expect(callsTo('update')[0]?.body).toMatchObject({ cartItem: { qty: 2, prev_qty: 0, product_option: option } });
  });

  it('CART-25 comes back as a line that is new to the server, whose id of it is gone', async () => {
    const { callsTo } = await remove();
    await undo();
    await vi.waitFor(() => expect(callsTo('update')).toHaveLength(1));
    expect(callsTo('update')[0]?.body).not.toHaveProperty('cartItem.item_id');
  });

  it('CART-25 comes back while the server has not heard of the removal', async () => {
    await remove({ answer: (call) => (call === 'delete' ? Promise.reject(new TypeError('offline')) : undefined) });
    await undo();
    expect(await quantityField()).toHaveValue('2');
  });

  it('CART-25 is there once where it was put in the cart again meanwhile', async () => {
    const { store } = await remove();
    await act(() => store.set(addToCartAtom, aNewLine(), 2));
    await undo();
    expect(await quantityField()).toHaveValue('2');
  });

  it('CART-25 is the one that its notification names where two were removed', async () => {
    const lines = [towels(), towels({ sku: 'LK-1', name: 'Laken', serverItemId: 8 })];
    const { store, cart, row } = await openCart({ lines });
    await cart.findByText('Laken');
    await act(async () => store.get(linesAtom).forEach((line) => void store.set(takeOutLineAtom, line)));
    await screen.findByText('Laken is uit je winkelwagen gehaald.');
    const notice = screen.getByText(removed);
    await userEvent.click(within(notice.parentElement ?? notice).getByRole('button', { name: 'Ongedaan maken' }));
    expect(await row()).toHaveTextContent('Handdoek Hotel');
  });

  it('CART-25 comes back with the other one of its name, where one notification stands for both', async () => {
    const blue = towels({ sku: 'HD-50x100-blauw', options: [{ label: 'Kleur', value: 'Blauw' }], serverItemId: 8 });
    const { store, cart } = await openCart({ lines: [towels(), blue] });
    await cart.findByText('Blauw');
    await act(async () => store.get(linesAtom).forEach((line) => void store.set(takeOutLineAtom, line)));
    // Both are told by then.
    await act(() => new Promise((done) => void setTimeout(done)));
    await undo();
    const rows = await cart.findAllByRole('listitem');
    expect(rows.map((row) => row.textContent).sort()).toEqual([
      expect.stringContaining('Blauw'),
      expect.stringContaining('Wit'),
    ]);
  });

  it('CART-25 can be undone for as long as its notification shows', async () => {
    const { notice } = await remove();
    await userEvent.click(within(notice.parentElement ?? notice).getByRole('button', { name: 'OK' }));
    expect(screen.queryByText(removed)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Ongedaan maken' })).toBeNull();
  });

  /** Removes the line, and lets this much time of its notification pass. */
  const removedBefore = async (milliseconds: number) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await remove();
    await act(() => vi.advanceTimersByTimeAsync(milliseconds));
  };

  it('CART-25 can be undone while its notification still shows', async () => {
    await removedBefore(3500);
    expect(screen.getByText(removed)).toBeVisible();
    await undo();
    expect(await quantityField()).toHaveValue('2');
  });

  it('CART-25 cannot be undone after the 5 seconds of its notification', async () => {
    await removedBefore(5000);
    expect(screen.queryByText(removed)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Ongedaan maken' })).toBeNull();
  });

  it('CART-25 leaves the focus in the cart', async () => {
    const other = towels({ sku: 'LK-1', name: 'Laken', serverItemId: 8, option: undefined });
    await remove({ lines: [towels(), other] });
    await vi.waitFor(() => expect(screen.getByRole('main').contains(document.activeElement)).toBe(true));
  });
});

describe('CART-23 the unit price of a line', () => {
  const tiers = [{ quantity: 3, price: 1795 }];
  const own = { totals: undefined, tiers };

  it.each([
    [
      "the server's item total",
      { tiers, quantity: 3, totals: anItemTotals({ item_id: 7, price_incl_tax: 17.5 }) },
      '17,50',
    ],
    ['final_price_incl_tax without one', { ...own, quantity: 2 }, '19,95'],
    ['the tier price that applies without one', { ...own, quantity: 3 }, '17,95'],
  ])('CART-23 is %s', async (_title, differences, price) => {
    const { row } = await openCart({ lines: [towels(differences)] });
    expect(await row()).toHaveTextContent(`Prijs per stuk: € ${price}`);
  });
});

it("CART-23 the server's unit price counts in the subtotal until the server has counted", async () => {
  const totals = anItemTotals({ item_id: 7, price_incl_tax: 17.5 });
  const answer = (call: string) => (call === 'totals' ? new Promise<undefined>(() => undefined) : undefined);
  const { cart } = await openCart({ lines: [towels({ totals })], answer });
  expect(await cart.findByRole('region', { name: 'Overzicht' })).toHaveTextContent('Subtotaal€ 35,00');
});

describe.each(places)('PRICE-05 a line of the %s whose price is reduced', (place) => {
  const reducedRow = async () => {
    const { row } = await openCart({ place, lines: [towels({ originalPrice: 3990 })] });
    return row();
  };

  it(`PRICE-05 has its original price struck through in the ${place}`, async () => {
    expect((await reducedRow()).querySelector('del')).toHaveTextContent('€ 39,90');
  });

  it(`PRICE-05 has its discount in the ${place}`, async () => {
    expect(await reducedRow()).toHaveTextContent('-50%');
  });
});

it.each(places)('PRICE-03 a line of the %s counts as reduced offline as it did online', async (place) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const answer = () => Promise.reject(new TypeError('Failed to fetch'));
  const { row } = await openCart({ place, lines: [towels({ originalPrice: 3990 })], answer });
  expect((await row()).querySelector('del')).toHaveTextContent('€ 39,90');
});

describe('TOTAL-12 the totals of the cart page', () => {
  const rows = async (segments: readonly Segment[]) => {
    await openCart({ totals: someTotals({ grand_total: 1, total_segments: [...segments] }) });
    return totalRowsIn(screen.getByRole('main'));
  };

  it.each(everyRow)('TOTAL-12 show the %s', async (_name, row) => expect(await rows(everySegment)).toContain(row));

  it('TOTAL-12 show no other rows, and these in their order', async () =>
    expect(await rows(everySegment)).toEqual(everyRow.map(([, row]) => row)));

  it('TOTAL-12 leave out the segments of 0, except shipping', async () =>
    expect(await rows(zeroSegments)).toEqual([
      'Subtotaal €\u00a034,46',
      'Bezorging Berekend bij het bestellen',
      'Totaal €\u00a034,46',
    ]));
});

describe('TOTAL-01 the stored totals', () => {
  const gift = segment('amasty_giftcard', -10);
  const totals = someTotals({ coupon_code: 'TIEN', items: [anItemTotals({ item_id: 7 })] });
  totals.total_segments.push(gift, segment('discount', -2), segment('loyalty_points', -1));
  const stored = async () => {
    const { cart } = await openCart({ totals });
    // The form of the gift cards may come before them, and has the same word.
    await within(await cart.findByRole('region', { name: 'Overzicht' })).findByText(/Cadeaukaart/);
    return browserStorage().read(cartKeys.totals);
  };

  it.each([
    ['base_grand_total', 24.9],
    ['grand_total', 24.9],
    ['subtotal_incl_tax', 19.95],
    ['coupon_code', 'TIEN'],
  ])('TOTAL-01 hold %s', async (field, value) => expect(await stored()).toHaveProperty(field, value));

  it.each(['subtotal_incl_tax', 'grand_total', 'payment', 'shipping', 'amasty_giftcard', 'discount', 'loyalty_points'])(
    'TOTAL-01 have a segment %s',
    async (code) =>
      expect(await stored()).toMatchObject({
        total_segments: expect.arrayContaining([expect.objectContaining({ code })]),
      }),
  );
});

describe('TOTAL-02 a totals sync', () => {
  const log = vi.fn<(error: Error) => void>();
  const withTax = (defaultCountry: string) => ({ tax: { ...aStoreView().tax, defaultCountry } });
  let carts = 0;
  /** Opens a cart, waits until it has asked what it asks, and counts its own calls: the cart of the test before may still ask. */
  const asked = async ({ token = `cart-${(carts += 1)}`, ...options }: Kept = {}) => {
    vi.stubGlobal('reportError', log.mockReset());
    let count = 0;
    const answer = (call: string, { url }: Request) => {
      if (call === 'totals' && (new URL(url).searchParams.get('cartId') ?? '') === token) count += 1;
      return undefined;
    };
    const { row, callsTo } = await openCart({ token, answer, ...options });
    await row();
    await vi.waitFor(() => expect(callsTo('check')).toHaveLength(1));
    await act(() => new Promise((done) => void setTimeout(done)));
    return count;
  };
  const logged = () => log.mock.calls.map(([error]) => error.message).filter((text) => /defaultCountry/u.test(text));

  it('TOTAL-02 of a connected cart asks for the totals', async () => expect(await asked()).toBe(1));

  it('TOTAL-02 of a cart that is not connected makes no call', async () => expect(await asked({ token: '' })).toBe(0));

  it('TOTAL-02 makes no call where the shop disables totals sync', async () => {
    Object.assign(cartConstants, { synchronizeTotals: false });
    onTestFinished(() => void Object.assign(cartConstants, { synchronizeTotals: true }));
    expect(await asked()).toBe(0);
  });

  it('TOTAL-02 makes no call while the browser is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await asked()).toBe(0);
    vi.restoreAllMocks();
  });

  it('TOTAL-02 makes no call without a default country', async () =>
    expect(await asked({ view: withTax('') })).toBe(0));

  it('TOTAL-02 without a default country logs the error', async () => {
    await asked({ view: withTax('') });
    await vi.waitFor(() => expect(logged()).not.toEqual([]));
    expect(logged()[0]).toBe('Please do set the tax.defaultCountry in order to calculate totals');
  });

  it('TOTAL-02 with a default country logs nothing', async () => {
    await asked();
    expect(logged()).toEqual([]);
  });
});

describe('TOTAL-03 the totals sync of the cart page', () => {
  it('TOTAL-03 gets the totals while no shipping method is selected', async () => {
    const { calls, cart } = await openCart();
    await cart.findByRole('region', { name: 'Overzicht' });
    expect(calls.map(({ call }) => call)).toContain('totals');
    expect(calls.map(({ call }) => call)).not.toContain('shipping-information');
  });
});

describe('TOTAL-04 a 200 answer of the totals', () => {
  const totals = someTotals({
    items: [anItemTotals({ item_id: 7, price_incl_tax: 18 })],
    total_segments: [segment('subtotal_incl_tax', 36), segment('grand_total', 36)],
  });

  it('TOTAL-04 overrides the local item totals', async () => {
    const { cart } = await openCart({ totals });
    expect(await cart.findByText(/18,00/)).toBeVisible();
  });

  it('TOTAL-04 overrides the segments', async () => {
    browserStorage().write(cartKeys.totals, someTotals({ total_segments: [segment('grand_total', 99)] }));
    const pause = Promise.withResolvers<undefined>();
    const answer = (call: string) => (call === 'totals' ? pause.promise : undefined);
    const { cart } = await openCart({ totals, answer });
    const summary = await cart.findByRole('region', { name: 'Overzicht' });
    expect(summary).toHaveTextContent('Totaal€ 99,00');
    await act(async () => pause.resolve(undefined));
    await vi.waitFor(() => expect(summary).toHaveTextContent('Totaal€ 36,00'));
  });

  it('TOTAL-04 a segment that is not answered any more is gone', async () => {
    const before = [segment('subtotal_incl_tax', 36), segment('discount', -5), segment('grand_total', 31)];
    browserStorage().write(cartKeys.totals, someTotals({ total_segments: before }));
    const { cart } = await openCart({ totals });
    const summary = await cart.findByRole('region', { name: 'Overzicht' });
    await vi.waitFor(() => expect(summary).toHaveTextContent('Totaal€ 36,00'));
    expect(summary).not.toHaveTextContent('Korting');
  });
});

describe('TOTAL-05 totals that do not come', () => {
  const failures: [string, () => Response][] = [
    ['an answer other than 200', () => refusal(500, 'Er ging iets mis')],
    ['a failure to get them', () => Response.error()],
  ];
  /** The cart page with the stored totals of an earlier visit, after the request for new ones failed. */
  async function asked(response: () => Response) {
    const log = vi.fn<(error: Error) => void>();
    vi.stubGlobal('reportError', log);
    browserStorage().write(cartKeys.totals, someTotals({ total_segments: [segment('grand_total', 99)] }));
    const answer = (call: string) => (call === 'totals' ? response() : undefined);
    const { cart, callsTo } = await openCart({ answer });
    await vi.waitFor(() => expect(callsTo('totals')).not.toEqual([]));
    // Time for a notification, which must not come.
    await act(() => new Promise((done) => void setTimeout(done, 50)));
    return { log, summary: await cart.findByRole('region', { name: 'Overzicht' }) };
  }

  it.each(failures)('TOTAL-05 %s is logged', async (_title, response) => {
    const { log } = await asked(response);
    expect(log).toHaveBeenCalled();
  });

  it('TOTAL-05 the log says that getting the totals failed, and why', async () => {
    const { log } = await asked(() => refusal(500, 'Er ging iets mis'));
    expect(log.mock.calls.map(([{ message }]) => message)).toEqual(['Failed to get the totals: Er ging iets mis']);
  });

  it.each(failures)('TOTAL-05 %s leaves the totals that are shown', async (_title, response) => {
    const { summary } = await asked(response);
    expect(summary).toHaveTextContent('Totaal€ 99,00');
  });

  it.each(failures)('TOTAL-05 %s makes no notification', async (_title, response) => {
    await asked(response);
    expect(screen.queryByRole('button', { name: 'OK' })).not.toBeInTheDocument();
  });
});

describe.each(places)('STOCK-10 asking on the %s for more than there is', (place) => {
  const few = { stock: { is_in_stock: true, manage_stock: true, qty: 3 } };

  it(`STOCK-10 says on the ${place} how many are available`, async () => {
    const { cart } = await openCart({ place, lines: [towels(few)], ...few });
    await setQuantity('9');
    expect(await cart.findByText('nog maar 3 beschikbaar')).toBeVisible();
  });

  it(`A11Y-06 what is said on the ${place} of the number belongs to its field`, async () => {
    await openCart({ place, lines: [towels(few)], ...few });
    await setQuantity('9');
    await vi.waitFor(async () => expect(await quantityField()).toHaveAccessibleDescription(/^nog maar 3 beschikbaar/));
  });

  it(`STOCK-10 says it on the ${place} no longer once the server knows of more`, async () => {
    const held = Promise.withResolvers<undefined>();
    const answer = (call: string) => (call === 'update' ? held.promise : undefined);
    const { cart } = await openCart({ place, lines: [towels(few)], answer });
    await setQuantity('9');
    expect(await cart.findByText('nog maar 3 beschikbaar')).toBeVisible();
    await act(async () => held.resolve(undefined));
    await screen.findByText(updated);
    expect(cart.queryByText(/beschikbaar/)).not.toBeInTheDocument();
  });

  it(`STOCK-10 limits the quantity to that number on the ${place}`, async () => {
    const { callsTo } = await openCart({ place, lines: [towels(few)], ...few });
    await setQuantity('9');
    await vi.waitFor(() => expect(callsTo('update')[0]?.body).toMatchObject({ cartItem: { qty: 3 } }));
    expect(await quantityField()).toHaveValue('3');
  });
});

describe('TOTAL-14 free delivery', () => {
  const free = someTotals({ total_segments: [segment('grand_total', 50)], subtotal_incl_tax: 50 });

  it.each(places)('TOTAL-14 above the threshold the %s says that delivery is free', async (place) => {
    const { cart } = await openCart({ place, totals: free });
    expect(await cart.findByText('De bezorging in Nederland is gratis')).toBeVisible();
    expect(cart.queryByText(/^Nog €/)).not.toBeInTheDocument();
  });
});

it.each(places)('TOTAL-14 the %s shows the delivery cost of the default country of its store view', async (place) => {
  const view = { tax: { ...aStoreView().tax, defaultCountry: 'BE' } };
  const { cart } = await openCart({ place, view });
  expect(await cart.findByText(/^Bezorging in België kost €\s7,95$/)).toBeVisible();
});
