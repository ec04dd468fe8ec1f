import { cartEditModeAtom, cartKeys, linesAtom, toStored, type CartLine } from '@etalage/cart/headless';
import { anItemTotals, aServerItem, someTotals } from '@etalage/cart/testing';
import { detailOf, selectVariant, type ProductDetail } from '@etalage/catalog';
import { nl as catalogNl } from '@etalage/catalog/headless';
import { aProduct, aVariant, aViewContext } from '@etalage/catalog/testing';
import { browserStorage, UnreachableError } from '@etalage/core';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
// What comes later in the browser is here at once.
import '../../connected/lazyParts.ts';
import '../../connected/RecentlyViewed.tsx';
import '../../overlay/productOverlays.ts';
import '../product/ProductPage.tsx';
import { lineOf } from '../../model/cartLine.ts';
import { notificationsAtom } from '../../model/visitAtoms.ts';
import { visit } from '../../testing.tsx';
import { aCartServer, refusal, type CartServerOptions } from '../../testing/aCartServer.ts';
import { createCartVisit } from '../../visit/cartVisit.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const robe = (sku = 'JAS-BLAUW-S', document = aProduct()) => detailOf(document, sku, aViewContext());
/** A line that the server has. */
const confirmed = (product: ProductDetail, serverItemId: number, quantity = 2): CartLine => ({
  ...lineOf(product),
  ...{ quantity, confirmedQuantity: quantity, serverItemId, cartId: 'cart-1' },
});
const small = () => confirmed(robe(), 7);
const large = () => confirmed(selectVariant(robe(), 'JAS-BLAUW-L', catalogNl), 8, 1);

type Options = CartServerOptions & {
  lines?: readonly CartLine[];
  place?: 'cart page' | 'microcart';
  load?: () => Promise<ProductDetail>;
  /** The index of the line that is edited. */
  at?: number;
};

/** Presses edit at a line, the first unless it is given. */
async function edit(options: Options = {}) {
  const { lines = [small()], place = 'cart page', load = async () => robe(), at = 0, ...server } = options;
  browserStorage().write(cartKeys.lines, lines.map(toStored));
  browserStorage().write(cartKeys.token, 'cart-1');
  const { callsTo } = aCartServer({ totals: someTotals({ items: [anItemTotals({ item_id: 7 })] }), ...server });
  const path = place === 'cart page' ? '/cart' : '/p/JAS/badjas-fenne';
  const { store } = await visit({ path, services: { product: load }, cart: createCartVisit });
  if (place === 'microcart')
    await userEvent.click(within(screen.getByRole('banner')).getByRole('link', { name: /^Winkeltas/ }));
  const buttons = await screen.findAllByRole('button', { name: 'Badjas Fenne wijzigen' });
  await userEvent.click(buttons[at] ?? expect.unreachable());
  const dialog = within(await screen.findByRole('dialog', { name: 'Badjas Fenne' }));
  const choose = async (value: string) => userEvent.click(await dialog.findByRole('link', { name: value }));
  const save = async () => userEvent.click(await dialog.findByRole('button', { name: 'Wijziging opslaan' }));
  const shown = () => store.get(linesAtom).map(({ sku, quantity }) => [sku, quantity]);
  return { store, callsTo, dialog, choose, save, shown };
}

describe('STOCK-10 asking for more than there is as a line is edited', () => {
  const stock = { is_in_stock: true, manage_stock: true, qty: 3 };

  async function askFor(quantity: string, ofOthers: object = {}) {
    const others = (aProduct().configurable_children ?? []).slice(1).map((variant) => ({ ...variant, ...ofOthers }));
    const load = async () => robe('JAS-BLAUW-S', aProduct({ configurable_children: [aVariant({ stock }), ...others] }));
    const editing = await edit({ load });
    const field = await editing.dialog.findByRole('textbox', { name: 'Aantal' });
    await userEvent.clear(field);
    await userEvent.type(field, `${quantity}{Enter}`);
    return editing;
  }

  it('STOCK-10 shows how many are available', async () => {
    const { dialog } = await askFor('9');
    expect(dialog.getByText('nog maar 3 beschikbaar')).toBeVisible();
  });

  it('STOCK-10 limits the quantity to that number', async () => {
    const { save, shown } = await askFor('9');
    await save();
    expect(shown()).toEqual([['JAS-BLAUW-S', 3]]);
  });

  it.each([
    ['enough', {}],
    ['as few', { stock }],
  ])('STOCK-10 says nothing of another variant, of which there are %s', async (_how, ofOthers) => {
    const { dialog, choose } = await askFor('9', ofOthers);
    await choose('Wit');
    await dialog.findByRole('link', { name: 'Wit', current: true });
    expect(dialog.queryByText(/beschikbaar/)).not.toBeInTheDocument();
  });
});

describe('CART-17, CART-20 editing a line', () => {
  it.each(['cart page', 'microcart'] as const)('CART-17 a line can be edited on the %s', async (place) => {
    const { dialog } = await edit({ place });
    expect(await dialog.findByRole('button', { name: 'Wijziging opslaan' })).toBeVisible();
  });

  it('A11Y-06 shows a picture with the name of the product', async () => {
    const { dialog } = await edit();
    expect((await dialog.findByRole('img', { name: 'Badjas Fenne' })).getAttribute('src')).toContain('/jas-blauw.jpg');
  });

  it('IMG-01 shows the picture of the line at 150x150', async () => {
    const { dialog } = await edit();
    const picture = await dialog.findByRole('img', { name: 'Badjas Fenne' });
    expect(picture).toHaveAttribute('src', '/img/150/150/resize/jas-blauw.jpg');
  });

  it('IMG-05 shows the placeholder for a product without an image', async () => {
    const { dialog } = await edit({ load: async () => ({ ...robe(), gallery: [] }) });
    expect(await dialog.findByRole('img', { name: 'Badjas Fenne' })).toHaveAttribute('data-placeholder');
  });

  it('CART-20 finds the configurable parent of the line', async () => {
    const load = vi.fn(async () => robe());
    const { dialog } = await edit({ load });
    await dialog.findByRole('button', { name: 'Wijziging opslaan' });
    const params = { parentSku: 'JAS', slug: 'badjas-fenne', childSku: 'JAS-BLAUW-S' };
    expect(load).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ params }), expect.anything());
  });

  it('CART-20 finds the variant of the chosen size, and updates the line in its place', async () => {
    const other = { ...small(), sku: 'LK-1', name: 'Laken', serverItemId: 9, option: undefined };
    const { choose, save, shown } = await edit({ lines: [small(), other] });
    await choose('L');
    await save();
    expect(shown()).toEqual([
      ['JAS-BLAUW-L', 2],
      ['LK-1', 2],
    ]);
  });

  it('CART-20 the line says what was chosen', async () => {
    const { choose, save } = await edit();
    const lines = screen.getByRole('list', { name: 'Winkelwagen' });
    expect(lines).toHaveTextContent('Maat:S');
    await choose('L');
    await save();
    expect(lines).toHaveTextContent('Maat:L');
  });

  it('CART-20 finds the variant of the chosen colour', async () => {
    const { choose, save, shown } = await edit();
    await choose('Wit');
    await save();
    expect(shown()).toEqual([['JAS-WIT-S', 2]]);
  });

  it('CART-20 finds the variant of the chosen colour and size', async () => {
    const white = confirmed(selectVariant(robe(), 'JAS-WIT-S', catalogNl), 7);
    const { choose, save, shown } = await edit({ lines: [white] });
    await choose('Blauw');
    await choose('L');
    await save();
    expect(shown()).toEqual([['JAS-BLAUW-L', 2]]);
  });

  it('CART-20 updates the quantity', async () => {
    const { dialog, save, shown } = await edit();
    await userEvent.click(await dialog.findByRole('button', { name: /meer/i }));
    await save();
    expect(shown()).toEqual([['JAS-BLAUW-S', 3]]);
  });

  it('CART-20 updates the quantity of the same variant at the server, and removes nothing there', async () => {
    const { dialog, save, callsTo } = await edit();
    await userEvent.click(await dialog.findByRole('button', { name: /meer/i }));
    await save();
    await screen.findByText('Het aantal is aangepast!');
    expect(callsTo('update')[0]?.body).toMatchObject({ cartItem: { qty: 3, prev_qty: 2, item_id: 7 } });
    expect(callsTo('delete')).toEqual([]);
  });

  it('CART-20 updates the variant and the quantity together', async () => {
    const { dialog, choose, save, shown } = await edit();
    await choose('L');
    await userEvent.click(await dialog.findByRole('button', { name: /meer/i }));
    await save();
    expect(shown()).toEqual([['JAS-BLAUW-L', 3]]);
  });

  it('CART-20 merges with a line that already has that variant', async () => {
    const { choose, save, shown } = await edit({ lines: [small(), large()] });
    await choose('L');
    await save();
    expect(shown()).toEqual([['JAS-BLAUW-L', 3]]);
  });

  it('CART-20 changes the line whose button was pressed, of several of one product', async () => {
    const load = async () => selectVariant(robe(), 'JAS-BLAUW-L', catalogNl);
    const { choose, save, shown } = await edit({ lines: [small(), large()], load, at: 1 });
    await choose('S');
    await save();
    expect(shown()).toEqual([['JAS-BLAUW-S', 3]]);
  });

  it('CART-20 tells the server the chosen colour and size', async () => {
    const { choose, save, callsTo } = await edit();
    await choose('L');
    await save();
    await waitFor(() => expect(callsTo('update')).toHaveLength(1));
    const chosen = [
      { option_id: '93', option_value: '50' },
      { option_id: '142', option_value: '168' },
    ];
    const product_option = { extension_attributes: { configurable_item_options: chosen } };
    expect(callsTo('update')[0]?.body).toMatchObject({ cartItem: { sku: 'JAS', qty: 2, product_option } });
  });

  it('CART-20 tells the server: the new variant in its product, then the old line', async () => {
    const { choose, save, callsTo } = await edit({ lines: [small(), large()] });
    await choose('L');
    await save();
    await screen.findByText('Je winkelwagen is bijgewerkt.');
    expect(callsTo('update')[0]?.body).toMatchObject({ cartItem: { sku: 'JAS', qty: 3, prev_qty: 1, item_id: 8 } });
    expect(callsTo('delete')[0]?.body).toMatchObject({ cartItem: { sku: 'JAS-BLAUW-S', item_id: 7 } });
  });

  it('CART-20 leaves the line as it was when the server refuses the variant', async () => {
    const answer = (call: string) => (call === 'update' ? refusal(400, 'Er is er nog maar 1.') : undefined);
    const { choose, save, shown, callsTo } = await edit({ answer });
    await choose('L');
    await save();
    await screen.findByText('Er is er nog maar 1.');
    expect([shown(), callsTo('delete')]).toEqual([[['JAS-BLAUW-S', 2]], []]);
  });

  it('CART-20 is kept when it cannot be sent, and sent by a later visit', async () => {
    const lost = await edit({ answer: (call) => (call === 'update' ? Promise.reject(new TypeError()) : undefined) });
    await lost.choose('L');
    await lost.save();
    await screen.findByText('We bewaren je wijziging en proberen het zo opnieuw.');
    const moved = aServerItem({ item_id: 7, sku: 'JAS-BLAUW-L', qty: 2, quote_id: 'cart-1' });
    const { callsTo } = aCartServer({
      answer: (call) => (call === 'pull' ? Response.json({ code: 200, result: [moved] }) : undefined),
    });
    act(() => void dispatchEvent(new Event('online')));
    await waitFor(() => expect(callsTo('delete')[0]?.body).toMatchObject({ cartItem: { item_id: 7 } }));
    expect(callsTo('update')[0]?.body).toMatchObject({ cartItem: { sku: 'JAS', qty: 2, prev_qty: 0 } });
    expect(lost.shown()).toEqual([['JAS-BLAUW-L', 2]]);
  });

  it('CART-20 a line of any other type has no edit', async () => {
    browserStorage().write(cartKeys.lines, [toStored({ ...small(), option: undefined, type: 'bundle' })]);
    aCartServer();
    await visit({ path: '/cart', cart: createCartVisit });
    await screen.findByRole('button', { name: 'Badjas Fenne verwijderen' });
    expect(screen.queryByRole('button', { name: 'Badjas Fenne wijzigen' })).toBeNull();
  });

  it('a variant that is sold out cannot be saved', async () => {
    const [first = aVariant(), second = aVariant(), third = aVariant()] = aProduct().configurable_children ?? [];
    const soldOut = { ...second, stock: { product_id: 12, qty: 0, is_in_stock: false } };
    const document = aProduct({ configurable_children: [first, soldOut, third] });
    const { dialog, choose } = await edit({ load: async () => robe(undefined, document) });
    await choose('L (uitverkocht)');
    expect(await dialog.findByRole('button', { name: 'Wijziging opslaan' })).toBeDisabled();
  });

  it('PROD-17 shows the picture of the colour that is chosen', async () => {
    const { dialog, choose } = await edit();
    const address = () => dialog.getByRole('img', { name: 'Badjas Fenne' }).getAttribute('src');
    await dialog.findByRole('link', { name: 'Wit' });
    expect(address()).toContain('/jas-blauw.jpg');
    await choose('Wit');
    await waitFor(() => expect(address()).toContain('/jas-wit.jpg'));
  });

  it('PRICE-05 shows a reduced price with the original struck through and the discount', async () => {
    const document = aProduct({ configurable_children: [aVariant({ price: 100, special_price: 75 })] });
    const { dialog } = await edit({ load: async () => robe(undefined, document) });
    expect(await dialog.findByText('-25%')).toBeVisible();
    expect(dialog.getByText('€ 75,00').closest('ins')).toBeVisible();
    expect(dialog.getByText('€ 100,00').closest('del')).toBeVisible();
  });

  describe('VAR-03 a value that no variant has, which is chosen there', () => {
    const chooseMissingValue = async () => {
      const [colour, ...others] = aProduct().configurable_options ?? [];
      const values = [...(colour?.values ?? []), { value_index: 52, label: 'Rood' }];
      const document = aProduct({ configurable_options: [{ ...colour, values }, ...others] });
      const { store, dialog } = await edit({ load: async () => robe(undefined, document) });
      await userEvent.click(await dialog.findByRole('button', { name: /^Rood/ }));
      return { store, dialog };
    };

    it('VAR-03 in the dialog of a line warns with OK', async () => {
      const { store } = await chooseMissingValue();
      const message = 'Deze combinatie bestaat niet voor dit product. Kies een andere combinatie.';
      const warning = { type: 'warning', message, action1: { label: 'OK' } };
      await waitFor(() => expect(store.get(notificationsAtom)).toMatchObject([warning]));
    });

    it('VAR-03 in the dialog of a line leaves its variant', async () => {
      const { store, dialog } = await chooseMissingValue();
      await waitFor(() => expect(store.get(notificationsAtom)).toHaveLength(1));
      expect(dialog.getByRole('link', { name: 'Blauw' })).toHaveAttribute('aria-current', 'true');
    });
  });

  it('VAR-11 says that the variant of the line was removed', async () => {
    const document = aProduct({ configurable_children: [aVariant({ sku: 'JAS-WIT-S', kleur: '51' })] });
    const { dialog } = await edit({ load: async () => robe(undefined, document) });
    expect(await dialog.findByText('De gekozen combinatie van opties is niet meer leverbaar')).toBeVisible();
  });

  it.each([
    ['out of stock', 'De gekozen combinatie van opties is niet op voorraad'],
    ['removed', 'De gekozen combinatie van opties is niet meer leverbaar'],
  ])('VAR-11 says that the variant of the line is %s until another is chosen', async (state, words) => {
    const [first = aVariant(), ...others] = aProduct().configurable_children ?? [];
    const soldOut = { ...first, stock: { product_id: 11, qty: 0, is_in_stock: false } };
    const document = aProduct({ configurable_children: state === 'removed' ? others : [soldOut, ...others] });
    const { dialog } = await edit({ load: async () => robe(undefined, document) });
    expect(await dialog.findByText(words)).toBeVisible();
    await userEvent.click(dialog.getByRole('link', { name: /^Wit/ }));
    await waitFor(() => expect(dialog.queryByText(words)).toBeNull());
  });

  describe('a variant that is chosen there', () => {
    const [first = aVariant(), second = aVariant()] = aProduct().configurable_children ?? [];
    const soldOut = { ...second, stock: { product_id: 12, qty: 0, is_in_stock: false } };
    const chosen = async () => {
      const document = aProduct({ configurable_children: [first, soldOut] });
      const { dialog, choose } = await edit({ load: async () => robe(undefined, document) });
      await choose('L (uitverkocht)');
      await dialog.findByRole('link', { name: /^L/, current: true });
      return dialog;
    };

    it('VAR-02 shows its price', async () => expect((await chosen()).getByText('€ 65,00')).toBeVisible());
    it('VAR-10 shows its stock state', async () =>
      expect((await chosen()).getByText('Niet op voorraad!')).toBeVisible());
    it('STOCK-07 says how many are left', async () => {
      const few = { ...second, stock: { product_id: 12, qty: 5, is_in_stock: true, manage_stock: true } };
      const document = aProduct({ configurable_children: [first, few] });
      const { dialog, choose } = await edit({ load: async () => robe(undefined, document) });
      await choose('L');
      expect(await dialog.findByText('Nog maar 5 op voorraad')).toBeVisible();
    });
    it('VAR-11 says that it is out of stock', async () =>
      expect((await chosen()).getByText('De gekozen combinatie van opties is niet op voorraad')).toBeVisible());
  });

  /** The modal of a line whose product does not load the first time. */
  const editFailed = async () => {
    const load = vi.fn(async () => robe()).mockRejectedValueOnce(new UnreachableError('offline'));
    const editing = await edit({ load });
    expect(await editing.dialog.findByRole('alert')).toHaveTextContent(
      'Er ging iets mis bij het laden van dit onderdeel.',
    );
    return editing;
  };

  it('PANEL-05 says that its product did not load, and loads it anew with Try again', async () => {
    const { dialog } = await editFailed();
    await userEvent.click(dialog.getByRole('button', { name: 'Probeer opnieuw' }));
    expect(await dialog.findByRole('button', { name: 'Wijziging opslaan' })).toBeVisible();
  });

  it('PANEL-05 Close closes the modal whose product did not load', async () => {
    const { dialog } = await editFailed();
    const close = dialog.getAllByRole('button', { name: 'Sluiten' }).at(-1);
    await userEvent.click(close ?? expect.unreachable('a way out'));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Badjas Fenne' })).toBeNull());
  });
});

describe('CART-19 the edit mode of the cart', () => {
  it('CART-19 holds productId and qty', async () => {
    const { store, dialog } = await edit();
    await dialog.findByRole('button', { name: 'Wijziging opslaan' });
    await waitFor(() => expect(store.get(cartEditModeAtom)).toMatchObject({ productId: 10, qty: 2 }));
  });

  it('CART-19 holds the qty that is chosen', async () => {
    const { store, dialog } = await edit();
    await userEvent.click(await dialog.findByRole('button', { name: /meer/i }));
    await waitFor(() => expect(store.get(cartEditModeAtom)).toHaveProperty('qty', 3));
  });

  it('CART-19 holds selectedOptions keyed by option type', async () => {
    const { store, choose } = await edit();
    await choose('L');
    await waitFor(() =>
      expect(store.get(cartEditModeAtom)).toHaveProperty('selectedOptions', { size: '168', colour: '50' }),
    );
  });

  it('CART-19 holds the same option types where the catalogue calls them color and size', async () => {
    const { configurable_options: options, configurable_children: variants } = aProduct();
    const document = aProduct({
      configurable_options: (options ?? []).map((option) => ({
        ...option,
        attribute_code: option.attribute_code === 'kleur' ? 'color' : 'size',
      })),
      configurable_children: (variants ?? []).map((variant) => ({
        ...variant,
        color: variant['kleur'],
        size: variant['maat'],
      })),
    });
    const robeOfImport = robe(undefined, document);
    const { store, choose } = await edit({ lines: [confirmed(robeOfImport, 7)], load: async () => robeOfImport });
    await choose('L');
    await waitFor(() =>
      expect(store.get(cartEditModeAtom)).toHaveProperty('selectedOptions', { size: '168', colour: '50' }),
    );
  });

  it('CART-19 holds the size of a product that comes in one size', async () => {
    const { configurable_options: options, configurable_children: variants } = aProduct();
    const document = aProduct({
      configurable_options: (options ?? []).map((option) => ({
        ...option,
        values: option.values.filter(({ value_index }) => value_index !== 168),
      })),
      configurable_children: (variants ?? []).filter(({ sku }) => sku !== 'JAS-BLAUW-L'),
    });
    const { store } = await edit({ load: async () => robe(undefined, document) });
    await waitFor(() =>
      expect(store.get(cartEditModeAtom)).toHaveProperty('selectedOptions', { size: '167', colour: '50' }),
    );
  });

  it('CART-19 is null before a line is edited', async () => {
    browserStorage().write(cartKeys.lines, [toStored(small())]);
    aCartServer();
    const { store } = await visit({ path: '/cart', cart: createCartVisit });
    await screen.findByRole('button', { name: 'Badjas Fenne wijzigen' });
    expect(store.get(cartEditModeAtom)).toBeNull();
  });

  it('CART-19 is null when closed', async () => {
    const { store, dialog } = await edit();
    await dialog.findByRole('button', { name: 'Wijziging opslaan' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(store.get(cartEditModeAtom)).toBeNull());
  });
});
