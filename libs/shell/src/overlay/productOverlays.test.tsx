import {
  cartKeys,
  cartPortsAtom,
  confirmCartAtom,
  createCartStorage,
  linesAtom,
  loadCartAtom,
} from '@etalage/cart/headless';
import { aLine, createFakeCart } from '@etalage/cart/testing';
import { detailOf, type ProductDetail, type ProductSummary } from '@etalage/catalog';
import {
  anAbout,
  aProduct,
  aProductDetail,
  aProductSummary,
  aVariant,
  aViewContext,
  someOwnOptions,
} from '@etalage/catalog/testing';
import { browserStorage, UnreachableError } from '@etalage/core';
import { redirect } from '@tanstack/react-router';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
// What loads later in the browser is here at once.
import '../connected/lazyParts.ts';
import '../connected/Notifications.tsx';
import '../connected/RecentlyViewed.tsx';
import '../pages/product/later/AfterProduct.tsx';
import '../pages/product/later/ShowAllLinked.tsx';
import '../pages/product/parts/OrderOptions.tsx';
import '../pages/product/parts/belowFold.ts';
import '../pages/product/ProductPage.tsx';
import '../testing/dutch.tsx';
import './OrderConfirmation.tsx';
import './productOverlays.ts';
import { loadLazyParts } from '../loading/later.ts';
import { notificationsAtom } from '../model/visitAtoms.ts';
import { notePaidOrder, noteUnpaidOrder, readUnpaidOrder } from '../model/unpaidOrder.ts';
import type { PageRequest } from '../pages/pageRequest.ts';
import { pageData } from '../router/pageData.ts';
import { visit, type SomeServices } from '../testing.tsx';
import type { CartOrder } from '../model/cartLine.ts';
import { openOverlayAtom, overlaysAtom } from './overlayAtom.ts';

/** How wide a strip is, and what is in it. */
let room = 200;
beforeEach(() => {
  room = 200;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      #onResize: () => void;
      constructor(onResize: () => void) {
        this.#onResize = onResize;
      }
      observe() {
        this.#onResize();
      }
      disconnect() {
        return undefined;
      }
    },
  );
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => room);
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(300);
  vi.stubGlobal('fetch', async () => Response.json({ code: 200, result: { items: [] } }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

const soldOut = { is_in_stock: false, qty: 0 };
const robeCard = aProductSummary({ id: 1, type: 'configurable', parentSku: 'JAS', sku: 'JAS-BLAUW-S', name: 'Badjas' });
const robe = (document = aProduct()) => ({ ...detailOf(document, 'JAS-BLAUW-S', aViewContext()), name: 'Badjas' });
const towelCard = aProductSummary({ id: 2, parentSku: 'HD', sku: 'HD', name: 'Handdoek' });
const towel = (differences: Partial<ProductDetail> = {}) =>
  aProductDetail({
    ...{ type: 'simple', parentSku: 'HD', sku: 'HD', name: 'Handdoek', price: 1295 },
    ...{ variants: [], options: [], stock: { status: 'ok' }, ...differences },
  });
const products = async ({ params: { parentSku } }: PageRequest) => (parentSku === 'HD' ? towel() : robe());

/** A page of a shop in whose cart nothing is, and what is added to it. */
async function inShop(path: string, services: SomeServices = {}) {
  const added: CartOrder[] = [];
  const cart = {
    resume: () => undefined,
    add: (orders: readonly CartOrder[]) => void added.push(...orders),
    load: async () => undefined,
  };
  const shop = await visit({ path, cart, services: { product: products, ...services } });
  await act(async () => shop.store.set(loadCartAtom));
  return { ...shop, added };
}

/** The cart page of a shopper who looked at these products before. */
async function afterLooking(cards: readonly ProductSummary[], services?: SomeServices) {
  localStorage.setItem('shop/catalog/recently-viewed', JSON.stringify(cards));
  return inShop('/cart', services);
}

/** The carousel of what was looked at before. */
async function inCarousel(cards: readonly ProductSummary[], services?: SomeServices) {
  const shop = await afterLooking(cards, services);
  await userEvent.click(await screen.findByRole('button', { name: `Bekijk alle ${cards.length}` }));
  return { ...shop, carousel: within(await screen.findByRole('dialog', { name: 'Eerder bekeken' })) };
}

/** The modal with the options of the robe, over the carousel. */
async function inOptions(services?: SomeServices) {
  const { carousel, ...shop } = await inCarousel([robeCard], services);
  await userEvent.click(await carousel.findByRole('button', { name: 'Kies opties: Badjas' }));
  return { ...shop, options: within(await screen.findByRole('dialog', { name: 'Badjas' })) };
}

describe('MODAL-01 the modals with products', () => {
  it('MODAL-01 product carousel', async () => {
    const { store } = await inCarousel([towelCard]);
    expect(store.get(overlaysAtom)).toMatchObject([{ name: 'product-carousel' }]);
  });

  it('MODAL-01 product configurable options', async () => {
    const { store } = await inOptions();
    expect(store.get(overlaysAtom)).toMatchObject([{ name: 'product-carousel' }, { name: 'product-options' }]);
  });

  it('MODAL-01 order confirmation', async () => {
    const { store } = await inShop('/cart');
    act(() => store.set(openOverlayAtom, { name: 'order-confirmation', orderNumber: '900000102' }));
    expect(await screen.findByRole('dialog', { name: 'Je bestelling is betaald' })).toBeVisible();
  });
});

describe('MODAL-09 the product carousel', () => {
  it('MODAL-09 shows the products of its payload', async () => {
    const { carousel } = await inCarousel([robeCard, towelCard]);
    const list = within(await carousel.findByRole('list', { name: 'Eerder bekeken' }));
    expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Badjas', 'Handdoek']);
  });

  it('A11Y-02 has a name for each of its arrows', async () => {
    const { carousel } = await inCarousel([robeCard, towelCard]);
    await carousel.findByRole('list', { name: 'Eerder bekeken' });
    for (const name of ['Vorige producten', 'Volgende producten'])
      expect(carousel.getByRole('button', { name })).toBeVisible();
  });

  it('WISH-16 each of its cards has a heart', async () => {
    const { carousel } = await inCarousel([robeCard, towelCard]);
    const hearts = await carousel.findAllByRole('button', { name: /op je verlanglijst$/u });
    expect(hearts.map((heart) => heart.getAttribute('aria-label'))).toEqual([
      'Zet Badjas op je verlanglijst',
      'Zet Handdoek op je verlanglijst',
    ]);
  });

  it('MODAL-09 has no button at a strip in which all products fit', async () => {
    room = 300;
    await afterLooking([robeCard, towelCard]);
    expect(await screen.findByRole('list', { name: 'Eerder bekeken' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Bekijk alle/ })).toBeNull();
  });

  it.each([
    ['related', 'Past hierbij'],
    ['upsell', 'Of net een stapje meer'],
  ] as const)('MODAL-09 shows all %s products of a product', async (strip, title) => {
    const about = anAbout({ [strip]: [towelCard, aProductSummary({ id: 3, name: 'Badmat' })] });
    await inShop('/p/JAS/badjas', { product: async () => ({ ...robe(), about }) });
    fireEvent.scroll(window);
    await userEvent.click(await screen.findByRole('button', { name: 'Bekijk alle 2' }));
    expect(await within(await screen.findByRole('dialog', { name: title })).findByText('Badmat')).toBeVisible();
  });

  /** A server-rendered product page: its strips are HTML without data, so a press loads the products first. */
  const pressRelated = async (again: () => Promise<ProductDetail>) => {
    const detail = { ...robe(), about: anAbout({ related: [towelCard] }) };
    const { data } = pageData().fromSerializable(JSON.stringify({ kind: 'product', data: detail }));
    const asked: PageRequest[] = [];
    const product = async (request: PageRequest) => (asked.push(request) === 1 ? Object.assign(detail, data) : again());
    const shop = await inShop('/p/JAS/badjas', { product });
    fireEvent.scroll(window);
    await userEvent.click(await screen.findByRole('button', { name: 'Bekijk alle 1' }));
    return { ...shop, asked };
  };

  it('MODAL-09 loads the products of a strip that came as HTML', async () => {
    const related = [aProductSummary({ id: 4, name: 'Washandje' })];
    const { asked } = await pressRelated(async () => ({ ...robe(), about: anAbout({ related }) }));
    const carousel = within(await screen.findByRole('dialog', { name: 'Past hierbij' }));
    expect(await carousel.findByText('Washandje')).toBeVisible();
    expect(asked.at(-1)?.params).toMatchObject({ parentSku: 'JAS', childSku: 'JAS-BLAUW-S' });
  });

  it('MODAL-09 says so when the products of a strip do not load', async () => {
    const { store } = await pressRelated(() => Promise.reject(new UnreachableError('No answer')));
    await waitFor(() => expect(store.get(notificationsAtom)).toMatchObject([{ message: 'Er is iets misgegaan' }]));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('MODAL-09 loads the page anew where another build of the shop has the products of a strip', async () => {
    const reload = vi.spyOn(location, 'reload').mockReturnValue();
    const { store } = await pressRelated(() =>
      Promise.reject(redirect({ href: '/p/JAS/badjas', reloadDocument: true })),
    );
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(store.get(notificationsAtom)).toEqual([]);
  });

  it('MODAL-09 adds a product without options to the cart at once', async () => {
    const { carousel, added } = await inCarousel([towelCard]);
    await userEvent.click(await carousel.findByRole('button', { name: 'In winkelwagen: Handdoek' }));
    await waitFor(() => expect(added).toMatchObject([{ quantity: 1, line: { sku: 'HD', price: 1295 } }]));
  });

  it('MODAL-09 adds a product without options to the cart at once, though it costs less by the dozen', async () => {
    const tiers = [{ quantity: 12, price: 995, savingPercent: 23 }];
    const { carousel, added } = await inCarousel([towelCard], { product: async () => towel({ tiers }) });
    await userEvent.click(await carousel.findByRole('button', { name: 'In winkelwagen: Handdoek' }));
    await waitFor(() => expect(added).toMatchObject([{ quantity: 1, line: { sku: 'HD', price: 1295 } }]));
  });

  it.each([
    ['asks for a choice', { ownOptions: someOwnOptions() }],
    ['is sold out', { stock: { status: 'out_of_stock' as const } }],
    ['has an error', { errors: { variants: 'Bestaat niet' } }],
  ])('MODAL-09 opens the options of a product that turns out to be one that %s', async (_what, differences) => {
    const { carousel, added } = await inCarousel([towelCard], { product: async () => towel(differences) });
    await userEvent.click(await carousel.findByRole('button', { name: 'In winkelwagen: Handdoek' }));
    expect(await screen.findByRole('dialog', { name: 'Handdoek' })).toBeVisible();
    expect(added).toEqual([]);
  });

  it('MODAL-09 has no button on the card of a product that is sold out', async () => {
    const related = [aProductSummary({ name: 'Badmat', stock: { status: 'out_of_stock' } })];
    await inShop('/p/JAS/badjas', { product: async () => ({ ...robe(), about: anAbout({ related }) }) });
    fireEvent.scroll(window);
    await userEvent.click(await screen.findByRole('button', { name: 'Bekijk alle 1' }));
    const carousel = within(await screen.findByRole('dialog', { name: 'Past hierbij' }));
    expect(await carousel.findByText('Niet op voorraad!')).toBeVisible();
    expect(carousel.queryByRole('button', { name: /Badmat$/ })).toBeNull();
  });
});

describe('MODAL-09 the options of a product', () => {
  it.each(['configurable', 'bundle', 'grouped'] as const)(
    'MODAL-09 are what the button of a %s product in the carousel leads to',
    async (type) => {
      const { store, added, carousel } = await inCarousel([{ ...robeCard, type }]);
      await userEvent.click(await carousel.findByRole('button', { name: 'Kies opties: Badjas' }));
      expect(store.get(overlaysAtom)).toMatchObject([{}, { name: 'product-options', product: { name: 'Badjas' } }]);
      expect(added).toEqual([]);
    },
  );

  it('MODAL-09 lets the shopper choose the options', async () => {
    const { options } = await inOptions();
    await userEvent.click(await options.findByRole('link', { name: 'Wit' }));
    expect(await options.findByRole('link', { name: 'Wit', current: true })).toBeVisible();
  });

  it('A11Y-06 show a picture with the name of the product', async () => {
    const { options } = await inOptions();
    expect((await options.findByRole('img', { name: 'Badjas' })).getAttribute('src')).toContain('/jas-blauw.jpg');
  });

  it('IMG-05 show the placeholder for a product without an image', async () => {
    const { options } = await inOptions({ product: async () => ({ ...robe(), gallery: [] }) });
    expect(await options.findByRole('img', { name: 'Badjas' })).toHaveAttribute('data-placeholder');
  });

  it('VAR-02 shows the price of the variant that is chosen there', async () => {
    const { options } = await inOptions();
    await userEvent.click(await options.findByRole('link', { name: 'Wit' }));
    expect((await options.findAllByText('€ 49,00'))[0]).toBeVisible();
    expect(options.queryByText('€ 59,00')).toBeNull();
  });

  it('PROD-17 show the picture of the colour that was chosen', async () => {
    const { options } = await inOptions();
    const picture = await options.findByRole('img', { name: 'Badjas' });
    expect(picture.getAttribute('src')).toContain('/jas-blauw.jpg');
    await userEvent.click(await options.findByRole('link', { name: 'Wit' }));
    await waitFor(() =>
      expect(options.getByRole('img', { name: 'Badjas' }).getAttribute('src')).toContain('/jas-wit.jpg'),
    );
  });

  it('MODAL-09 adds the found variant to the cart', async () => {
    const { options, added } = await inOptions();
    await userEvent.click(await options.findByRole('link', { name: 'Wit' }));
    await userEvent.click(await options.findByRole('button', { name: 'In winkelwagen' }));
    await waitFor(() => expect(added).toMatchObject([{ quantity: 1, line: { sku: 'JAS-WIT-S', parentSku: 'JAS' } }]));
  });

  it('MODAL-09 finds the variant of all options that were chosen: the colour leaves the size as it is', async () => {
    const product = async () => ({ ...robe(), asksSize: true as const, openOption: 'maat' });
    const { options, added } = await inOptions({ product });
    await userEvent.click(await options.findByRole('link', { name: 'S' }));
    await userEvent.click(await options.findByRole('link', { name: 'Wit' }));
    await options.findByRole('link', { name: 'Wit', current: true });
    await userEvent.click(options.getByRole('button', { name: 'In winkelwagen' }));
    await waitFor(() => expect(added).toMatchObject([{ quantity: 1, line: { sku: 'JAS-WIT-S', parentSku: 'JAS' } }]));
  });

  it('MODAL-09 adds a product with what was chosen of its own options', async () => {
    const product = async () => towel({ ownOptions: someOwnOptions() });
    const { carousel, added } = await inCarousel([towelCard], { product });
    await userEvent.click(await carousel.findByRole('button', { name: 'In winkelwagen: Handdoek' }));
    const options = within(await screen.findByRole('dialog', { name: 'Handdoek' }));
    await userEvent.type(await options.findByRole('textbox', { name: 'Naam' }), 'Jet');
    await userEvent.click(options.getByRole('button', { name: 'In winkelwagen' }));
    const custom_options = [{ option_id: '7', option_value: 'Jet' }];
    const option = { extension_attributes: { custom_options } };
    await waitFor(() => expect(added).toMatchObject([{ quantity: 1, line: { sku: 'HD', price: 2090, option } }]));
  });

  it('PROD-11 a product of a carousel with a required custom option says so, and is not added without a choice', async () => {
    const product = async () => towel({ ownOptions: someOwnOptions() });
    const { carousel, added } = await inCarousel([towelCard], { product });
    await userEvent.click(await carousel.findByRole('button', { name: 'In winkelwagen: Handdoek' }));
    const options = within(await screen.findByRole('dialog', { name: 'Handdoek' }));
    await userEvent.click(await options.findByRole('button', { name: 'In winkelwagen' }));
    expect(await options.findByText('Dit veld is verplicht')).toBeVisible();
    expect(added).toEqual([]);
  });

  it('MODAL-09 adds as many as the shopper asks for', async () => {
    const { options, added } = await inOptions();
    await userEvent.click(await options.findByRole('button', { name: 'Eén meer' }));
    await userEvent.click(options.getByRole('button', { name: 'In winkelwagen' }));
    await waitFor(() => expect(added).toMatchObject([{ quantity: 2 }]));
  });

  it('MODAL-09 closes when the variant was added, and the carousel stays', async () => {
    const { options, store } = await inOptions();
    await userEvent.click(await options.findByRole('button', { name: 'In winkelwagen' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Badjas' })).toBeNull());
    expect(store.get(overlaysAtom)).toMatchObject([{ name: 'product-carousel' }]);
  });

  it('MODAL-04 slides out when the variant was added, and takes no more input', async () => {
    const { options } = await inOptions();
    await userEvent.click(await options.findByRole('button', { name: 'In winkelwagen' }));
    const sheet = screen.getByRole('dialog', { name: 'Badjas' });
    await waitFor(() => expect(sheet).toHaveAttribute('data-leaving'));
    expect(sheet).toHaveProperty('inert', true);
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
  });

  it('MODAL-09 leaves the address of the page as it is', async () => {
    const { options, router } = await inOptions();
    await userEvent.click(await options.findByRole('link', { name: 'Wit' }));
    await options.findByRole('link', { name: 'Wit', current: true });
    expect(router.state.location.pathname).toBe('/cart');
  });

  it('MODAL-09 asks for the size that is not chosen, and adds nothing', async () => {
    const { options, added } = await inOptions({ product: async () => ({ ...robe(), openOption: 'maat' }) });
    await userEvent.click(await options.findByRole('button', { name: 'In winkelwagen' }));
    expect(await options.findByRole('alert')).toHaveTextContent('Kies eerst een maat');
    expect(added).toEqual([]);
  });

  it('MODAL-09 brings the shopper to the size in the modal, and not to that of the page behind', async () => {
    const about = anAbout({ related: [robeCard] });
    const product = async () => ({ ...robe(), about, openOption: 'maat' });
    await inShop('/p/JAS/badjas', { product });
    fireEvent.scroll(window);
    await userEvent.click(await screen.findByRole('button', { name: 'Bekijk alle 1' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Kies opties: Badjas' }));
    const options = within(await screen.findByRole('dialog', { name: 'Badjas' }));
    await userEvent.click(await options.findByRole('button', { name: 'In winkelwagen' }));
    await options.findByRole('alert');
    expect(options.getByRole('link', { name: 'S' })).toHaveFocus();
  });

  it('MODAL-09 warns of a value that no variant has', async () => {
    const [colour, ...others] = aProduct().configurable_options ?? [];
    const values = [...(colour?.values ?? []), { value_index: 52, label: 'Rood' }];
    const document = aProduct({ configurable_options: [{ ...colour, values }, ...others] });
    const { options, store } = await inOptions({ product: async () => robe(document) });
    await userEvent.click(await options.findByRole('button', { name: /^Rood/ }));
    expect(store.get(notificationsAtom)).toMatchObject([
      { message: 'Deze combinatie bestaat niet voor dit product. Kies een andere combinatie.' },
    ]);
  });

  it('VAR-03 leaves the variant that was chosen there where a value has none', async () => {
    const [colour, ...others] = aProduct().configurable_options ?? [];
    const values = [...(colour?.values ?? []), { value_index: 52, label: 'Rood' }];
    const document = aProduct({ configurable_options: [{ ...colour, values }, ...others] });
    const { options, store } = await inOptions({ product: async () => robe(document) });
    await userEvent.click(await options.findByRole('link', { name: 'Wit' }));
    await options.findByRole('link', { name: 'Wit', current: true });
    await userEvent.click(options.getByRole('button', { name: /^Rood/ }));
    await waitFor(() => expect(store.get(notificationsAtom)).toMatchObject([{ action1: { label: 'OK' } }]));
    expect(options.getByRole('link', { name: 'Wit' })).toHaveAttribute('aria-current', 'true');
  });

  it('PRICE-05 a reduced price has the original struck through and the discount', async () => {
    const document = aProduct({ configurable_children: [aVariant({ price: 100, special_price: 75 })] });
    const { options } = await inOptions({ product: async () => robe(document) });
    expect((await options.findAllByText('-25%'))[0]).toBeVisible();
    expect(options.getAllByText('€ 75,00')[0]?.closest('ins')).toBeVisible();
    expect(options.getAllByText('€ 100,00')[0]?.closest('del')).toBeVisible();
  });

  it('MODAL-09, PROD-23 offers a mail in the place of the button for a variant that is sold out', async () => {
    const [, ...others] = aProduct().configurable_children ?? [];
    const document = aProduct({ configurable_children: [aVariant({ stock: soldOut }), ...others] });
    const { options } = await inOptions({ product: async () => robe(document) });
    expect(await options.findByRole('button', { name: 'Mail mij' })).toBeVisible();
    expect(options.queryByRole('button', { name: 'In winkelwagen' })).toBeNull();
  });

  it('VAR-06 says that no variant is available', async () => {
    const disabled = aProduct({ configurable_children: [aVariant({ status: 2 })] });
    const { options } = await inOptions({ product: async () => robe(disabled) });
    expect(await options.findByRole('alert')).toHaveTextContent('Geen varianten van dit product beschikbaar');
  });

  it('VAR-11 says that the variant that is chosen there is out of stock', async () => {
    const [first = aVariant(), second = aVariant()] = aProduct().configurable_children ?? [];
    const document = aProduct({ configurable_children: [first, { ...second, stock: { product_id: 12, ...soldOut } }] });
    const { options } = await inOptions({ product: async () => robe(document) });
    await userEvent.click(await options.findByRole('link', { name: 'L (uitverkocht)' }));
    expect(await options.findByText('De gekozen combinatie van opties is niet op voorraad')).toBeVisible();
  });

  it('MODAL-09 shows that the product is loading', async () => {
    const { options } = await inOptions({ product: () => new Promise(() => undefined) });
    await waitFor(() => expect(document.querySelector('dialog:last-of-type [aria-busy]')).toBeVisible());
    expect(options.queryByRole('button', { name: 'In winkelwagen' })).toBeNull();
  });

  /** Opens the product-options modal, whose order form fails to load until `restore` is called. */
  const inOptionsWithoutForm = async () => {
    const load = vi.spyOn(await loadLazyParts(), 'orderOptions').mockRejectedValue(new Error('gone'));
    const shop = await inOptions();
    expect(await shop.options.findByRole('alert')).toHaveTextContent(
      'Er ging iets mis bij het laden van dit onderdeel.',
    );
    return { ...shop, restore: () => load.mockRestore() };
  };

  it('PANEL-05 says that the form of its order did not load, and loads it anew with Try again', async () => {
    const { options, restore } = await inOptionsWithoutForm();
    restore();
    await userEvent.click(options.getByRole('button', { name: 'Probeer opnieuw' }));
    expect(await options.findByRole('button', { name: 'In winkelwagen' })).toBeVisible();
    expect(options.queryByRole('alert')).toBeNull();
  });

  it('PANEL-05 Close closes the modal when the form of its order did not load', async () => {
    const { options } = await inOptionsWithoutForm();
    const close = options.getAllByRole('button', { name: 'Sluiten' }).at(-1);
    await userEvent.click(close ?? expect.unreachable('a way out'));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Badjas' })).toBeNull());
  });

  it('PANEL-05 Close closes the modal when the product did not load', async () => {
    const { options } = await inOptions({ product: () => Promise.reject(new UnreachableError('No answer')) });
    await options.findByRole('alert');
    const close = options.getAllByRole('button', { name: 'Sluiten' }).at(-1);
    await userEvent.click(close ?? expect.unreachable('a way out'));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Badjas' })).toBeNull());
  });

  it('MODAL-09, PANEL-05 says that the product did not load, and loads it anew with Try again', async () => {
    let answers = 0;
    const product = async () => {
      answers += 1;
      if (answers === 1) throw new UnreachableError('No answer');
      return robe();
    };
    const { options } = await inOptions({ product });
    expect(await options.findByRole('alert')).toHaveTextContent('Er ging iets mis bij het laden van dit onderdeel.');
    await userEvent.click(options.getByRole('button', { name: 'Probeer opnieuw' }));
    expect(await options.findByRole('button', { name: 'In winkelwagen' })).toBeVisible();
  });
});

describe('LEGAL-08 what is sealed, ordered without its page', () => {
  const sealed = 'Verzegeld om hygiënische redenen: je kunt dit alleen ongeopend terugsturen.';

  it('LEGAL-08 the options of a product say that it may be sent back only unopened', async () => {
    const { options } = await inOptions({ product: async () => robe(aProduct({ is_sealed_hygiene: true })) });
    expect(await options.findByText(sealed)).toBeVisible();
  });

  it('LEGAL-08 a product without options that is sealed is not added before that is said', async () => {
    const { carousel, added } = await inCarousel([towelCard], { product: async () => towel({ info: { sealed } }) });
    await userEvent.click(await carousel.findByRole('button', { name: 'In winkelwagen: Handdoek' }));
    expect(await within(await screen.findByRole('dialog', { name: 'Handdoek' })).findByText(sealed)).toBeVisible();
    expect(added).toEqual([]);
  });
});

describe('MODAL-08 the order confirmation', () => {
  const notice = () => screen.queryByRole('region', { name: 'Je hebt nog een bestelling openstaan' });
  /** What another tab does to the storage that both have. */
  const inOtherTab = (change: () => void) =>
    act(async () => {
      change();
      dispatchEvent(new StorageEvent('storage', { key: 'shop/checkout/unpaid-order' }));
    });
  const onCartPage = async () => {
    noteUnpaidOrder(browserStorage(), '102');
    const shop = await inShop('/cart');
    await waitFor(() => expect(notice()).toBeVisible());
    return shop;
  };

  it('MODAL-08 shows the number of an order that was paid in another tab', async () => {
    await onCartPage();
    await inOtherTab(() => notePaidOrder(browserStorage(), '102', '900000102'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Je bestelling is betaald' }));
    expect(await dialog.findByText('Bedankt! Je bestelnummer is 900000102')).toBeVisible();
  });

  it('MODAL-08 shows the number of a second order in the place of the first', async () => {
    await onCartPage();
    await inOtherTab(() => notePaidOrder(browserStorage(), '102', '900000102'));
    await screen.findByText('Bedankt! Je bestelnummer is 900000102');
    await inOtherTab(() => noteUnpaidOrder(browserStorage(), '103'));
    await inOtherTab(() => notePaidOrder(browserStorage(), '103', '900000103'));
    expect(await screen.findByText('Bedankt! Je bestelnummer is 900000103')).toBeVisible();
    expect(screen.queryByText(/900000102/u)).toBeNull();
  });

  it('MODAL-08 takes the place of the notice of the unpaid order', async () => {
    await onCartPage();
    await inOtherTab(() => notePaidOrder(browserStorage(), '102', '900000102'));
    expect(notice()).toBeNull();
  });

  it('MODAL-08 shows the cart as the other tab left it', async () => {
    const { store } = await onCartPage();
    const { api } = createFakeCart();
    await act(async () => {
      store.set(cartPortsAtom, { api, storage: createCartStorage(browserStorage()) });
      store.set(confirmCartAtom, { lines: [aLine()] });
    });
    await inOtherTab(() => {
      localStorage.removeItem(cartKeys.lines);
      notePaidOrder(browserStorage(), '102', '900000102');
    });
    expect(store.get(linesAtom)).toEqual([]);
  });

  it('MODAL-08 closes with OK', async () => {
    const { store } = await onCartPage();
    await inOtherTab(() => notePaidOrder(browserStorage(), '102', '900000102'));
    await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
    expect(store.get(overlaysAtom)).toEqual([]);
  });

  it('MODAL-08 does not open for an order that was canceled in another tab', async () => {
    const { store } = await onCartPage();
    await inOtherTab(() => localStorage.removeItem('shop/checkout/unpaid-order'));
    expect(notice()).toBeNull();
    expect(store.get(overlaysAtom)).toEqual([]);
  });

  it('MODAL-08 the notice appears when another tab goes to pay', async () => {
    await inShop('/cart');
    expect(notice()).toBeNull();
    await inOtherTab(() => noteUnpaidOrder(browserStorage(), '102'));
    expect(notice()).toBeVisible();
  });

  it('MODAL-08 the page after paying tells the other tabs the number of the order', async () => {
    const status = {
      ...{ orderNumber: '900000102', status: 'processing', paymentStatus: 'completed' },
      ...{ total: 12.95, currency: 'EUR' },
    };
    vi.stubGlobal('fetch', async () => Response.json({ code: 200, result: status }));
    noteUnpaidOrder(browserStorage(), '102');
    await inShop('/checkout-return?orderId=102');
    await screen.findByRole('heading', { name: 'Bedankt! Je bestelnummer is 900000102' });
    expect(readUnpaidOrder(browserStorage())).toBeUndefined();
    expect(localStorage.getItem('shop/checkout/unpaid-order')).toContain('900000102');
  });
});
