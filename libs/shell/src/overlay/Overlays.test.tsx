import { cartStateAtom, confirmCartAtom, loadCartAtom, takeTotalsAtom } from '@etalage/cart/headless';
import { aLine, someTotals } from '@etalage/cart/testing';
import { aProductDetail, aProductSummary, someSizeTables } from '@etalage/catalog/testing';
import { aTextBlock } from '@etalage/cms/testing';
import { UnreachableError } from '@etalage/core';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { linkTo } from '../links.ts';
import { isMobileMenuOpenAtom, mobileMenuAtom, openMobileMenuAtom } from '../model/mobileMenu.ts';
import { mobileSubmenuAtom } from '../model/mobileSubmenu.ts';
import type { PageRequest } from '../pages/pageRequest.ts';
import { visit } from '../testing.tsx';
import { aCartServer } from '../testing/aCartServer.ts';
import { createCartVisit } from '../visit/cartVisit.ts';
import { en } from '../words/en.ts';
import { loadedOverlaysAtom, openOverlayAtom, overlaysAtom, type Overlay } from './overlayAtom.ts';
import { overlays } from './registry.ts';

declare module './overlayAtom.ts' {
  interface OverlayParams {
    'without component': object;
  }
}

const desktop = 1280;
const phone = 390;
beforeEach(() => void vi.stubGlobal('innerWidth', desktop));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const product = aProductDetail();
const inShop = (path = '/cart/', services = {}) =>
  visit({ path, services: { product: async () => product, ...services } });
const cartPanel = () => screen.findByRole('dialog', { name: 'Winkelwagen' });
const openCart = async () => {
  await userEvent.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Winkeltas' }));
  return cartPanel();
};
const searchField = () => within(screen.getByRole('banner')).findByRole('combobox');
/** Opens the search of the header, as its field does when it gets the focus. */
const openSearch = async ({ store }: Pick<Awaited<ReturnType<typeof visit>>, 'store'>) => {
  act(() => store.set(openOverlayAtom, { name: 'search' }));
  return searchField();
};
const scrim = () => document.querySelector('#panels > div');

describe('PANEL-01 the state of what lies over the page', () => {
  it('PANEL-01 holds the open panel with its kind, its data and an id', async () => {
    const { store } = await inShop('/p/JAS/badjas');
    expect(store.get(overlaysAtom)).toEqual([]);
    await userEvent.click(await screen.findByRole('link', { name: 'Maattabel' }));
    expect(store.get(overlaysAtom)).toEqual([{ name: 'size-guide', product, id: expect.any(Number) }]);
  });

  it('PANEL-01 holds another id each time the panel is opened', async () => {
    const { store } = await inShop();
    const panel = await openCart();
    const before = store.get(overlaysAtom);
    expect(before).toMatchObject([{ name: 'microcart', id: expect.any(Number) }]);
    await userEvent.click(within(panel).getByRole('button', { name: 'Sluiten' }));
    await openCart();
    expect(store.get(overlaysAtom)[0]?.id).not.toBe(before[0]?.id);
  });

  it('PANEL-01 holds the microcart', async () => {
    const { store } = await inShop();
    await openCart();
    expect(store.get(overlaysAtom)).toMatchObject([{ name: 'microcart' }]);
  });

  it('PANEL-01 holds the search panel', async () => {
    const { store } = await visit({ path: '/cart/', hasSearch: true });
    await userEvent.click(within(screen.getByRole('banner')).getByRole('searchbox'));
    expect(store.get(overlaysAtom)).toMatchObject([{ name: 'search' }]);
  });

  it('PANEL-01 holds the side panel with the languages', async () => {
    const { store } = await inShop();
    await userEvent.click(screen.getByRole('button', { name: 'Taal: Nederlands' }));
    expect(store.get(overlaysAtom)).toMatchObject([{ name: 'language' }]);
  });

  it('PANEL-01 holds the depth and the path of the open submenu', async () => {
    vi.stubGlobal('innerWidth', phone);
    const bath = { label: 'Bad', href: '/c/bad', children: [{ label: 'Matten', href: '/c/matten', children: [] }] };
    const { store } = await inShop('/cart/', { menu: async () => [bath] });
    expect(store.get(mobileSubmenuAtom)).toMatchObject({ depth: 0, path: [] });
    act(() => store.set(openMobileMenuAtom));
    await userEvent.click(await screen.findByText('Bad', { selector: 'summary[data-back]' }));
    expect(store.get(mobileSubmenuAtom)).toMatchObject({ depth: 1, path: ['/c/bad'] });
  });

  it('PANEL-01 holds the depth and the path of a submenu in another', async () => {
    vi.stubGlobal('innerWidth', phone);
    const leaf = { label: 'Matten', href: '/c/matten', children: [] };
    const towels = { label: 'Doeken', href: '/c/doeken', children: [leaf] };
    const menu = async () => [{ label: 'Bad', href: '/c/bad', children: [towels] }];
    const { store } = await inShop('/cart/', { menu });
    act(() => store.set(openMobileMenuAtom));
    for (const label of ['Bad', 'Doeken'])
      await userEvent.click(await screen.findByText(label, { selector: 'summary[data-back]' }));
    expect(store.get(mobileSubmenuAtom)).toMatchObject({ depth: 2, path: ['/c/bad', '/c/doeken'] });
  });

  it('PANEL-01 holds the mobile menu, open or not, and its type', async () => {
    const { store } = await inShop();
    expect(store.get(mobileMenuAtom)).toEqual({ open: false, type: 'menu' });
    act(() => store.set(openMobileMenuAtom, 'search'));
    expect(store.get(mobileMenuAtom)).toEqual({ open: true, type: 'search' });
  });
});

describe('CART-18 the microcart', () => {
  const withLine = async () => {
    const { store } = await inShop();
    act(() => {
      store.set(loadCartAtom);
      store.set(confirmCartAtom, { lines: [aLine()] });
      store.set(takeTotalsAtom, someTotals());
      store.set(openOverlayAtom, { name: 'microcart' });
    });
    return within(await cartPanel());
  };

  it('CART-18 lists the lines', async () => {
    const panel = await withLine();
    expect(await panel.findByRole('listitem')).toHaveTextContent('Handdoek Hotel');
  });

  it('CART-18 shows the totals', async () => {
    const panel = await withLine();
    const shown = (await panel.findByRole('region', { name: 'Overzicht' })).textContent;
    expect(shown).toMatch(/Subtotaal€\u00a019,95.*Totaal€\u00a024,90/u);
  });

  it('CART-18 is open while isMicrocartOpen is true', async () => {
    aCartServer();
    const { store } = await visit({ path: '/cart/', cart: createCartVisit });
    const isOpen = () => store.get(cartStateAtom).isMicrocartOpen;
    await screen.findByText('Je winkelwagen is leeg');
    expect([isOpen(), screen.queryByRole('dialog')]).toEqual([false, null]);
    const panel = await openCart();
    expect([isOpen(), panel]).toEqual([true, expect.anything()]);
    await userEvent.click(within(panel).getByRole('button', { name: 'Sluiten' }));
    expect([isOpen(), screen.queryByRole('dialog')]).toEqual([false, null]);
  });

  it('CART-18 lists each line', async () => {
    const { store } = await inShop();
    act(() => {
      store.set(loadCartAtom);
      store.set(confirmCartAtom, { lines: [aLine(), aLine({ sku: 'LK-1', name: 'Laken' })] });
      store.set(openOverlayAtom, { name: 'microcart' });
    });
    const rows = await within(await cartPanel()).findAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringContaining('Handdoek Hotel'),
      expect.stringContaining('Laken'),
    ]);
  });

  it('CART-11 leads to the checkout', async () => {
    const panel = await withLine();
    expect(await panel.findByRole('link', { name: 'Verder naar bestellen' })).toHaveAttribute('href', '/checkout');
  });
});

describe('PANEL-02 panels open and close', () => {
  it('PANEL-02 the microcart opens by the button of the header', async () => {
    await inShop();
    expect(await openCart()).toBeVisible();
  });

  it('PANEL-02 the microcart closes by its button', async () => {
    await inShop();
    await userEvent.click(within(await openCart()).getByRole('button', { name: 'Sluiten' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('PANEL-02 the microcart opens again by the button that opened it', async () => {
    await inShop();
    await userEvent.click(within(await openCart()).getByRole('button', { name: 'Sluiten' }));
    expect(await openCart()).toBeVisible();
  });

  it('PANEL-02 the search panel opens', async () => {
    const shop = await inShop();
    await openSearch(shop);
    expect(shop.store.get(overlaysAtom)).toMatchObject([{ name: 'search' }]);
  });

  it('PANEL-02 the search panel opens by the field of the header', async () => {
    const { store } = await visit({ path: '/cart/', hasSearch: true });
    await userEvent.click(within(screen.getByRole('banner')).getByRole('searchbox'));
    expect(await searchField()).toBeVisible();
    expect(store.get(overlaysAtom)).toMatchObject([{ name: 'search' }]);
    expect(scrim()).toBeVisible();
  });

  describe('the search panel of a phone', () => {
    const openOnPhone = async () => {
      vi.stubGlobal('innerWidth', phone);
      vi.stubGlobal('fetch', () => new Promise(() => undefined));
      const { store } = await visit({ path: '/cart/', hasSearch: true });
      const search = within(screen.getByRole('banner')).getByRole('button', { name: 'Zoeken' });
      await userEvent.click(search);
      return { store, search, panel: await screen.findByRole('dialog', { name: 'Zoeken' }) };
    };

    it('PANEL-02 the search panel of a phone opens over the page, which is inert behind it', async () => {
      const modal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
      const { panel } = await openOnPhone();
      expect(modal.mock.contexts).toEqual([panel]);
      expect(await within(panel).findByRole('combobox')).toBeVisible();
    });

    it('PANEL-02 the search panel of a phone closes by Escape, and opens again', async () => {
      const { store, search, panel } = await openOnPhone();
      await userEvent.keyboard('{Escape}');
      expect([store.get(overlaysAtom), panel]).toEqual([[], expect.objectContaining({ open: false })]);
      await userEvent.click(search);
      await waitFor(() => expect(panel).toHaveProperty('open', true));
    });

    it('PANEL-02 a press beside the search panel of a phone closes both', async () => {
      const { store, panel } = await openOnPhone();
      await userEvent.click(panel);
      expect(store.get(overlaysAtom)).toEqual([]);
      expect(panel).toHaveProperty('open', false);
    });
  });

  it('PANEL-02 the search panel closes by Escape', async () => {
    const shop = await inShop();
    await userEvent.type(await openSearch(shop), '{Escape}');
    expect(shop.store.get(overlaysAtom)).toEqual([]);
  });

  it('PANEL-02 the search panel opens again by its field', async () => {
    const shop = await inShop();
    const field = await openSearch(shop);
    await userEvent.type(field, '{Escape}');
    await userEvent.click(field);
    expect(shop.store.get(overlaysAtom)).toMatchObject([{ name: 'search' }]);
  });

  it('PANEL-02 opening the microcart sets the overlay, a modal dialog that makes the page behind it inert', async () => {
    const modal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    await inShop();
    const panel = await openCart();
    expect(modal.mock.contexts).toEqual([panel]);
  });

  it('PANEL-01, PANEL-02 opening the search panel sets the overlay', async () => {
    const shop = await inShop();
    expect(scrim()).toBeNull();
    await openSearch(shop);
    expect(scrim()).toBeVisible();
  });

  it('PANEL-02 a press beside the microcart closes it', async () => {
    const { store } = await inShop();
    await userEvent.click(await openCart());
    expect(store.get(overlaysAtom)).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('PANEL-02 a press on the overlay of the search closes both', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const shop = await inShop();
    await openSearch(shop);
    fireEvent.click(scrim() ?? expect.unreachable('an overlay'));
    expect(shop.store.get(overlaysAtom)).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(600));
    expect(scrim()).toBeNull();
  });
});

it.each([
  ['/checkout', true],
  ['/checkout-return', true],
  ['/', false],
  ['/cart/', false],
  ['/search', false],
  ['/no-result', false],
  ['/c/bad', false],
  ['/p/JAS/badjas', false],
  ['/i/klantenservice', false],
  ['/error', false],
  ['/login/', false],
  ['/customer/account/createPassword', false],
  ['/my-account', false],
  ['/wishlist', false],
  ['/withdrawal', false],
  ['/blog', false],
  ['/cart/shared', false],
  ['/offline-guide', false],
  ['/geen-pagina', false],
])('PANEL-01, PANEL-03 at %s the layout of the checkout is on: %s', async (path, isOn) => {
  const { router } = await inShop(path);
  expect(router.state.matches.some(({ routeId }) => String(routeId) === '/checkout')).toBe(isOn);
  expect(screen.queryAllByRole('link', { name: 'Terug naar de winkel' })).toHaveLength(isOn ? 1 : 0);
});

describe('PANEL-04 panels load when they are first opened', () => {
  it('PANEL-04 the microcart', async () => {
    const { store } = await inShop();
    expect(store.get(loadedOverlaysAtom).has('microcart')).toBe(false);
    expect(screen.queryByRole('dialog')).toBeNull();
    act(() => store.set(loadCartAtom));
    expect(await within(await openCart()).findByText('Je winkelwagen is leeg')).toBeVisible();
    expect(store.get(loadedOverlaysAtom).has('microcart')).toBe(true);
  });

  it('PANEL-04 the search, whose field is a plain form until then', async () => {
    const shop = await inShop();
    expect(within(screen.getByRole('banner')).queryByRole('combobox')).toBeNull();
    expect(await openSearch(shop)).toHaveFocus();
  });

  it.each(['microcart', 'search', 'language'] as const)(
    'PANEL-04 the %s asks for its component when it is opened, and not before',
    async (name) => {
      const load = vi.spyOn<{ load: () => Promise<unknown> }, 'load'>(
        overlays[name] ?? expect.unreachable('a definition'),
        'load',
      );
      const { store } = await inShop();
      // Waits for the page's own dynamic imports.
      await act(() => vi.dynamicImportSettled());
      expect([...store.get(loadedOverlaysAtom)]).toEqual([]);
      expect(load).not.toHaveBeenCalled();
      act(() => store.set(openOverlayAtom, { name }));
      await waitFor(() => expect(load).toHaveBeenCalledOnce());
    },
  );

  it.each(['microcart', 'search'] as const)('PANEL-04 a change of the hash closes the open %s', async (name) => {
    const { store, router } = await inShop('/cart');
    act(() => store.set(openOverlayAtom, { name }));
    await waitFor(() => expect(document.querySelector('#panels')?.childElementCount).toBeGreaterThan(0));
    await act(() => router.navigate({ to: '.', hash: 'reviews' }));
    expect(store.get(overlaysAtom)).toEqual([]);
  });

  it('PANEL-04 each change of the hash closes what is open by then, also the way back to the first one', async () => {
    const { store, router } = await inShop('/cart');
    act(() => store.set(openOverlayAtom, { name: 'search' }));
    await searchField();
    await act(() => router.navigate({ to: '.', hash: 'reviews' }));
    act(() => store.set(openOverlayAtom, { name: 'microcart' }));
    await cartPanel();
    await act(() => router.navigate({ to: '.', hash: '' }));
    expect(store.get(overlaysAtom)).toEqual([]);
  });

  it('PANEL-04 a change from the hash that the page began with closes what is open', async () => {
    const { store, router } = await inShop('/cart#reviews');
    await openCart();
    await act(() => router.navigate({ to: '.', hash: '' }));
    expect(store.get(overlaysAtom)).toEqual([]);
  });

  it('PANEL-04 the address of a variant that follows its choice leaves the size guide open', async () => {
    const { store, router } = await inShop('/p/JAS/badjas');
    act(() => store.set(openOverlayAtom, { name: 'size-guide', product }));
    await screen.findByRole('dialog', { name: 'Maattabel' });
    await act(() =>
      router.navigate({
        to: linkTo('configurable-product', { parentSku: 'JAS', slug: 'badjas', childSku: 'JAS-M' }),
      }),
    );
    expect(store.get(overlaysAtom)).toHaveLength(1);
  });

  const atUrlMap = async (path: string) => {
    const params = (address: string) => ({ parentSku: address.includes('loom') ? 'WH' : 'JAS', slug: 'badjas' });
    const resolve = async (address: string) => ({ kind: 'product', params: params(address), data: product });
    const shop = await inShop(path, { resolve });
    act(() => shop.store.set(openOverlayAtom, { name: 'size-guide', product }));
    await screen.findByRole('dialog', { name: 'Maattabel' });
    return shop;
  };

  it.each([
    ['the own address of a product of the URL map', '/dames/badjas.html', '/p/JAS/badjas/JAS-M'],
    ['another variant at an address of the URL map', '/dames/badjas.html', '/dames/badjas.html?childSku=JAS-M'],
    ['a trailing slash', '/p/JAS/badjas', '/p/JAS/badjas/'],
  ])('PANEL-04 %s leaves it open', async (_what, from, to) => {
    const { store, router } = await atUrlMap(from);
    await act(() => router.navigate({ href: to }));
    expect(store.get(overlaysAtom)).toHaveLength(1);
  });

  it('PANEL-04 another product of the URL map closes it, also below the same two segments of the path', async () => {
    const { store, router } = await atUrlMap('/dames/jassen/badjas.html');
    await act(() => router.navigate({ href: '/dames/jassen/loom.html' }));
    expect(store.get(overlaysAtom)).toEqual([]);
  });

  it('PANEL-04 a change of the query alone leaves it open', async () => {
    const { store, router } = await inShop('/cart');
    await openCart();
    await act(() => router.navigate({ to: '.', search: { sort: 'newest' } }));
    expect(store.get(overlaysAtom)).toHaveLength(1);
  });
});

describe('PANEL-05 a panel of the shop that does not load', () => {
  /** The panel with the languages, whose component does not load the first time. */
  const openFailed = async () => {
    const definition = overlays.language ?? expect.unreachable('a definition');
    vi.spyOn(definition, 'load').mockRejectedValueOnce(new Error('gone'));
    const { store } = await inShop();
    act(() => store.set(openOverlayAtom, { name: 'language' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Taal' }));
    await panel.findByRole('alert');
    return { store, panel };
  };
  /** The microcart of a shop whose cart does not load the first time. */
  const openCartFailed = async () => {
    const load = vi.fn().mockRejectedValueOnce(new UnreachableError('gone')).mockResolvedValue(undefined);
    const cart = { resume: () => undefined, add: () => undefined, load };
    const { store } = await visit({ path: '/p/JAS/badjas', cart, services: { product: async () => product } });
    act(() => store.set(openOverlayAtom, { name: 'microcart' }));
    const panel = within(await cartPanel());
    await panel.findByRole('alert');
    return { store, panel, load };
  };

  /** The modal with the sizes, whose component does not load the first time. */
  const openModalFailed = async () => {
    const definition = overlays['size-guide'] ?? expect.unreachable('a definition');
    vi.spyOn(definition, 'load').mockRejectedValueOnce(new Error('gone'));
    const content = async () => ({ id: 'm', slug: 'maattabel', name: 'Maattabel', title: 'Maattabel', body: [] });
    const { store } = await inShop('/cart/', { content });
    act(() => store.set(openOverlayAtom, { name: 'size-guide', product }));
    const panel = within(await screen.findByRole('dialog', { name: 'Maattabel' }));
    await panel.findByRole('alert');
    return { store, panel };
  };

  it.each([
    ['a panel whose component', openFailed],
    ['a panel whose cart', openCartFailed],
    ['a modal whose component', openModalFailed],
  ])('PANEL-05 %s does not load says so', async (_what, open) => {
    const { panel } = await open();
    expect(panel.getByRole('alert')).toHaveTextContent('Er ging iets mis bij het laden van dit onderdeel.');
  });

  it.each([
    ['a panel whose component', openFailed],
    ['a panel whose cart', openCartFailed],
    ['a modal whose component', openModalFailed],
  ])('PANEL-05 Close closes %s does not load', async (_what, open) => {
    const { store, panel } = await open();
    const [, close] = panel.getAllByRole('button', { name: 'Sluiten' });
    await userEvent.click(close ?? expect.unreachable('a second way out'));
    // A modal sheet slides out first (MODAL-04).
    await waitFor(() => expect(store.get(overlaysAtom)).toEqual([]));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['has a network', true, 'An error occured while loading the component.'],
    ['is offline', false, "Component couldn't be loaded due to lack of network connectivity."],
  ])('PANEL-05 says so in English in an English shop that %s', async (_what, isOnline, text) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    vi.spyOn(overlays.language ?? expect.unreachable('a definition'), 'load').mockRejectedValue(new Error('gone'));
    const { store } = await visit({ path: '/cart/', words: en });
    act(() => store.set(openOverlayAtom, { name: 'language' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

  it('PANEL-05 a panel that is not loaded within 3000 ms says so', async () => {
    const definition = overlays.language ?? expect.unreachable('a definition');
    vi.spyOn(definition, 'load').mockReturnValue(new Promise(() => undefined));
    const { store } = await inShop();
    // With it the code comes that frames every panel.
    await openCart();
    vi.useFakeTimers();
    act(() => store.set(openOverlayAtom, { name: 'language' }));
    const panel = within(screen.getByRole('dialog', { name: 'Taal' }));
    await act(() => vi.advanceTimersByTimeAsync(2999));
    expect(panel.queryByRole('alert')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(panel.getByRole('alert')).toBeVisible();
  });

  it('PANEL-05 Try again loads the component of a panel anew', async () => {
    const { panel } = await openFailed();
    await userEvent.click(panel.getByRole('button', { name: 'Probeer opnieuw' }));
    expect(await panel.findByText('Nederlands')).toBeVisible();
  });

  it('PANEL-05 Try again loads the component of a modal anew', async () => {
    const { panel } = await openModalFailed();
    await userEvent.click(panel.getByRole('button', { name: 'Probeer opnieuw' }));
    expect(await panel.findByText(/Voor dit product is er geen tabel/)).toBeVisible();
  });

  it('PANEL-05 Try again loads the cart of the microcart anew', async () => {
    const { panel, load } = await openCartFailed();
    await userEvent.click(panel.getByRole('button', { name: 'Probeer opnieuw' }));
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe('PANEL-06 a panel without a component', () => {
  const openNone = async () => {
    const report = vi.fn<(error: Error) => void>();
    vi.stubGlobal('reportError', report);
    const { store } = await inShop();
    act(() => store.set(openOverlayAtom, { name: 'without component' }));
    await waitFor(() => expect(report).toHaveBeenCalled());
    return { store, report };
  };

  it('PANEL-06 is logged', async () => {
    const { report } = await openNone();
    expect(report.mock.calls.map(([{ message }]) => message)).toEqual([
      'Please make sure you have the related panel component.',
    ]);
  });

  it('PANEL-06 opens nothing', async () => {
    const { store } = await openNone();
    expect(store.get(overlaysAtom)).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('PANEL-08 the overlay of the search', () => {
  it('PANEL-08 opens at once', async () => {
    const shop = await inShop();
    const field = await openSearch(shop);
    vi.useFakeTimers();
    fireEvent.keyDown(field, { key: 'Escape' });
    await act(() => vi.advanceTimersByTimeAsync(500));
    expect([shop.store.get(overlaysAtom), scrim()]).toEqual([[], null]);
    fireEvent.click(field);
    expect(shop.store.get(overlaysAtom)).toMatchObject([{ name: 'search' }]);
    expect(scrim()).toBeVisible();
    expect(scrim()).not.toHaveAttribute('data-leaving');
  });

  it('PANEL-08 opens again at once while it closes', async () => {
    const shop = await inShop();
    const field = await openSearch(shop);
    await userEvent.type(field, '{Escape}');
    fireEvent.click(field);
    expect(scrim()).not.toHaveAttribute('data-leaving');
  });

  it('PANEL-08 closes after 500 ms', async () => {
    const shop = await inShop();
    const field = await openSearch(shop);
    vi.useFakeTimers();
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(scrim()).toHaveAttribute('data-leaving');
    await act(() => vi.advanceTimersByTimeAsync(499));
    expect(scrim()).not.toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(scrim()).toBeNull();
  });
});

describe('MODAL-01 the modals that the shop opens', () => {
  it('MODAL-01 size guide', async () => {
    const { store } = await inShop();
    act(() => store.set(openOverlayAtom, { name: 'size-guide', product }));
    expect(await screen.findByRole('dialog', { name: 'Maattabel' })).toBeVisible();
  });

  it('MODAL-01 authentication', async () => {
    const { store } = await inShop();
    act(() => store.set(openOverlayAtom, { name: 'authentication' }));
    const dialog = await screen.findByRole('dialog', { name: 'Mijn account' });
    expect(await within(dialog).findByRole('form', { name: 'Inloggen' })).toBeVisible();
  });

  it('MODAL-01 size guide, at a press on its link on the page of a product', async () => {
    await inShop('/p/JAS/badjas');
    await userEvent.click(await screen.findByRole('link', { name: 'Maattabel' }));
    expect(await screen.findByRole('dialog', { name: 'Maattabel' })).toBeVisible();
  });

  it('MODAL-01 authentication, at a press on the button of a page that asks for a login', async () => {
    await visit({ path: '/my-account', hasSession: true });
    await userEvent.click(await within(screen.getByRole('main')).findByRole('button', { name: 'Inloggen' }));
    expect(await screen.findByRole('dialog', { name: 'Mijn account' })).toBeVisible();
  });

  it('MODAL-01 terms and conditions', async () => {
    const { store } = await inShop('/checkout');
    act(() => store.set(openOverlayAtom, { name: 'terms' }));
    expect(await screen.findByRole('dialog', { name: 'Algemene voorwaarden' })).toBeVisible();
  });
});

describe('MODAL-04, MODAL-05 the modal sheets of the shop', () => {
  const card = aProductSummary({ name: 'Badjas' });
  const sheets: Overlay[] = [
    { name: 'size-guide', product },
    { name: 'product-carousel', title: 'Past hierbij', products: [card] },
    { name: 'product-options', product: card },
    { name: 'edit-line', line: aLine() },
    { name: 'authentication' },
    { name: 'review' },
  ];
  const openSheet = async (overlay: Overlay) => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    const { store } = await inShop();
    act(() => store.set(openOverlayAtom, overlay));
    const sheet = await screen.findByRole('dialog');
    vi.useFakeTimers();
    return sheet;
  };
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  const drag = (sheet: HTMLElement, distance: number) => {
    const [head = expect.unreachable('a head')] = within(sheet).getAllByRole('heading');
    fireEvent.pointerDown(head, { clientY: 300 });
    fireEvent.pointerMove(head, { clientY: 300 + distance });
    fireEvent.pointerUp(head, { clientY: 300 + distance });
  };

  it.each(sheets)('MODAL-04 $name leaves the page 400 ms after it was closed', async (overlay) => {
    const sheet = await openSheet(overlay);
    const [close = expect.unreachable('a way out')] = within(sheet).getAllByRole('button', { name: 'Sluiten' });
    fireEvent.click(close);
    await pass(399);
    expect(sheet).toBeInTheDocument();
    await pass(1);
    expect(sheet).not.toBeInTheDocument();
  });

  it('MODAL-04 one that did not load leaves the page 400 ms after its own button closed it', async () => {
    const definition = overlays['size-guide'] ?? expect.unreachable('a definition');
    vi.spyOn(definition, 'load').mockRejectedValue(new Error('gone'));
    const { store } = await inShop();
    act(() => store.set(openOverlayAtom, { name: 'size-guide', product }));
    const sheet = await screen.findByRole('dialog');
    await within(sheet).findByRole('alert');
    vi.useFakeTimers();
    const [, close = expect.unreachable('a second way out')] = within(sheet).getAllByRole('button', {
      name: 'Sluiten',
    });
    fireEvent.click(close);
    await pass(399);
    expect(sheet).toBeInTheDocument();
    await pass(1);
    expect(sheet).not.toBeInTheDocument();
  });

  it.each(sheets)('MODAL-05 dragging $name down by more than 100 px closes it', async (overlay) => {
    const sheet = await openSheet(overlay);
    drag(sheet, 101);
    await pass(400);
    expect(sheet).not.toBeInTheDocument();
  });

  it('MODAL-05 dragged down by 100 px it snaps back', async () => {
    const sheet = await openSheet({ name: 'size-guide', product });
    drag(sheet, 100);
    await pass(400);
    expect(sheet).toBeInTheDocument();
    expect(sheet.style.translate).toBe('0 0px');
  });
});

describe('MODAL-07 what is in a modal', () => {
  const story = (slug: string, body: object[]) => ({ id: slug, slug, name: slug, title: slug, body });

  it('MODAL-07 the size guide shows its content story', async () => {
    const content = vi.fn(async ({ params: { slug = '' } }: PageRequest) => story(slug, []));
    await inShop('/p/JAS/badjas', { content });
    await userEvent.click(await screen.findByRole('link', { name: 'Maattabel' }));
    expect(await screen.findByText(/Voor dit product is er geen tabel/)).toBeVisible();
    expect(content.mock.calls.map(([{ params }]) => params.slug)).toEqual(['maattabel']);
  });

  it('MODAL-07 the size guide shows all tables of its story', async () => {
    const [fields] = someSizeTables();
    const tables = [fields, { ...fields, measure: 'Heren, in cm' }];
    const blocks = tables.map((table, index) => ({
      ...{ type: 'other', id: String(index), component: 'size_table', fields: table },
    }));
    await inShop('/p/JAS/badjas', { content: async () => story('maattabel', blocks) });
    await userEvent.click(await screen.findByRole('link', { name: 'Maattabel' }));
    const guide = within(await screen.findByRole('dialog', { name: 'Maattabel' }));
    expect(await guide.findByRole('table', { name: 'Linge: Dames, in cm' })).toBeVisible();
    expect(guide.getByRole('table', { name: 'Linge: Heren, in cm' })).toBeVisible();
  });

  const openTerms = async (content: (request: PageRequest) => Promise<unknown>) => {
    const { store } = await inShop('/checkout', { content });
    act(() => store.set(openOverlayAtom, { name: 'terms' }));
    return within(await screen.findByRole('dialog', { name: 'Algemene voorwaarden' }));
  };

  it('MODAL-07 the terms show their content story', async () => {
    const blocks = ['Bestellen', 'Retourneren'].map((title) => aTextBlock({ id: title, title }));
    const content = vi.fn(async ({ params: { slug = '' } }: PageRequest) => story(slug, blocks));
    const terms = await openTerms(content);
    expect(await terms.findByRole('heading', { name: 'Bestellen' })).toBeVisible();
    expect(terms.getByRole('heading', { name: 'Retourneren' })).toBeVisible();
    expect(content.mock.calls.map(([{ params }]) => params.slug)).toEqual(['algemene-voorwaarden']);
  });

  it('MODAL-07 the terms are there in short when their story does not load', async () => {
    const terms = await openTerms(() => Promise.reject(new UnreachableError('No answer')));
    expect(await terms.findByRole('link', { name: 'Lees alle voorwaarden' })).toBeVisible();
  });
});

describe('PROD-16 the pictures over the whole window', () => {
  const pictures = ['Voorkant', 'Stof'].map((alt) => ({ kind: 'image' as const, src: `/w/${alt}.jpg`, alt }));
  const openPicture = async (pressed = 'Voorkant') => {
    await inShop('/p/JAS/badjas', { product: async () => aProductDetail({ name: 'Badjas', gallery: pictures }) });
    const opener = await screen.findByRole('button', { name: `${pressed} vergroten` });
    await userEvent.click(opener);
    const dialog = within(await screen.findByRole('dialog', { name: 'Badjas' }));
    const picture = await dialog.findByRole('img', { name: 'Voorkant' });
    const strip = dialog.getByRole('list', { name: 'Badjas' });
    const second = within(strip).getByRole('img', { name: 'Stof' }).closest('li') ?? expect.unreachable('a picture');
    vi.spyOn(second, 'offsetLeft', 'get').mockReturnValue(300);
    return { opener, dialog, picture, strip };
  };
  type Opened = Awaited<ReturnType<typeof openPicture>>;
  /** How wide the picture is, in the width of its box. */
  const widthOf = ({ picture }: Pick<Opened, 'picture'>) => picture.closest<HTMLElement>('[style]')?.style.inlineSize;
  /** Moves two fingers on the picture from one distance to another, in CSS px. */
  const pinch = (picture: HTMLElement, from: number, to: number) => {
    const fingers = (distance: number) => ({
      touches: [
        { clientX: 100, clientY: 100 },
        { clientX: 100 + distance, clientY: 100 },
      ],
    });
    fireEvent.touchStart(picture, fingers(from));
    return fireEvent.touchMove(picture, fingers(to));
  };

  it('PROD-16 open at a press on one', async () => {
    const { picture } = await openPicture();
    expect(picture).toBeVisible();
  });

  it.each(['Voorkant', 'Stof'])('PROD-16 open at the one that was pressed: %s', async (pressed) => {
    const { dialog } = await openPicture(pressed);
    expect(dialog.getByRole('button', { current: true })).toHaveAccessibleName(pressed);
  });

  it('PROD-16 take the whole window', async () => {
    await openPicture();
    expect(screen.getByRole('dialog', { name: 'Badjas' }).className).toContain('full');
  });

  it('PROD-16 zoom in when two fingers spread', async () => {
    const opened = await openPicture();
    pinch(opened.picture, 100, 150);
    expect(widthOf(opened)).toBe('150%');
  });

  it('PROD-16 zoom out when two fingers close', async () => {
    const opened = await openPicture();
    pinch(opened.picture, 100, 300);
    pinch(opened.picture, 300, 150);
    expect(widthOf(opened)).toBe('150%');
  });

  it.each([
    [20, '400%'],
    [0.1, '100%'],
  ])('PROD-16 two fingers that spread by %s show a picture at %s', async (factor, width) => {
    const opened = await openPicture();
    pinch(opened.picture, 100, 100 * factor);
    expect(widthOf(opened)).toBe(width);
  });

  it('PROD-16 two fingers zoom the picture and not the page', async () => {
    const { picture } = await openPicture();
    expect(pinch(picture, 100, 150), 'the browser may zoom').toBe(false);
  });

  it('PROD-16 one finger is left to the browser, which moves to the next picture', async () => {
    const { picture } = await openPicture();
    expect(fireEvent.touchMove(picture, { touches: [{ clientX: 100, clientY: 100 }] })).toBe(true);
  });

  it('PROD-16 a double tap zooms', async () => {
    const opened = await openPicture();
    await userEvent.pointer([
      { target: opened.picture, keys: '[TouchA]' },
      { target: opened.picture, keys: '[TouchA]' },
    ]);
    expect(widthOf(opened)).toBe('200%');
  });

  it('PROD-16 the mouse zooms at a click', async () => {
    const opened = await openPicture();
    await userEvent.click(opened.picture);
    expect(widthOf(opened)).toBe('200%');
  });

  it('PROD-16 another picture than the first zooms too', async () => {
    const { dialog, strip } = await openPicture('Stof');
    const picture = within(strip).getByRole('img', { name: 'Stof' });
    await userEvent.click(picture);
    expect(widthOf({ picture })).toBe('200%');
    expect(dialog.getAllByRole('button', { name: 'Uitzoomen' })).toHaveLength(1);
  });

  it('A11Y-02 the buttons that zoom are named after what a press does', async () => {
    const { dialog } = await openPicture();
    const [button = expect.unreachable('a button')] = dialog.getAllByRole('button', { name: 'Inzoomen' });
    await userEvent.click(button);
    expect(button).toHaveAccessibleName('Uitzoomen');
  });

  it('PROD-16 the mouse zooms out at another click', async () => {
    const opened = await openPicture();
    await userEvent.click(opened.picture);
    await userEvent.click(opened.picture);
    expect(widthOf(opened)).toBe('100%');
  });

  it('PROD-16 a swipe moves to the next picture, which its thumbnail shows', async () => {
    const { dialog, strip } = await openPicture();
    strip.scrollLeft = 300;
    fireEvent.scroll(strip);
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Stof' })).toHaveAttribute('aria-current', 'true'));
  });

  it.each([
    ['right', 'next', 0, 300],
    ['left', 'previous', 300, 0],
  ])('PROD-16 the arrow key %s moves to the %s picture', async (key, _which, from, left) => {
    const { strip } = await openPicture();
    await waitFor(() => expect(strip).toHaveFocus());
    strip.scrollLeft = from;
    const moved = vi.spyOn(strip, 'scrollTo');
    await userEvent.keyboard(key === 'right' ? '{ArrowRight}' : '{ArrowLeft}');
    expect(moved).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ left }));
  });

  it.each([
    ['Voorkant', 0],
    ['Stof', 300],
  ])('PROD-16 the thumbnail %s moves to its picture', async (name, left) => {
    const { dialog, strip } = await openPicture();
    const moved = vi.spyOn(strip, 'scrollTo');
    await userEvent.click(dialog.getByRole('button', { name }));
    expect(moved).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ left }));
  });

  it('A11Y-03 close with Escape and give the focus back', async () => {
    const { opener } = await openPicture();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(opener).toHaveFocus();
  });
});

it('MODAL-02 an overlay that is opened while it is open goes from the page, and comes anew', async () => {
  const { store } = await inShop();
  const open = () => act(() => store.set(openOverlayAtom, { name: 'size-guide', product }));
  open();
  const before = await screen.findByRole('dialog', { name: 'Maattabel' });
  open();
  expect(before).not.toBeInTheDocument();
  expect(screen.getByRole('dialog', { name: 'Maattabel' })).toBeVisible();
});

it('MODAL-02 a search that was opened stays loaded: its field is still there when it has closed', async () => {
  const shop = await inShop();
  const field = await openSearch(shop);
  await userEvent.type(field, '{Escape}');
  expect(shop.store.get(overlaysAtom)).toEqual([]);
  expect(await searchField()).toBe(field);
});

describe('overlays over one another', () => {
  it('MODAL-03 Escape takes the topmost alone from the list', async () => {
    const { store } = await inShop();
    act(() => store.set(openOverlayAtom, { name: 'size-guide', product }));
    act(() => store.set(openOverlayAtom, { name: 'gallery', product, startsAt: 0 }));
    await screen.findByRole('dialog', { name: product.name });
    await userEvent.keyboard('{Escape}');
    expect(store.get(overlaysAtom)).toMatchObject([{ name: 'size-guide' }]);
  });

  it('MODAL-03 all close when the shopper goes to another page', async () => {
    const { store, router } = await inShop();
    act(() => store.set(openOverlayAtom, { name: 'gallery', product, startsAt: 0 }));
    act(() => store.set(openOverlayAtom, { name: 'size-guide', product }));
    await screen.findByRole('dialog', { name: 'Maattabel' });
    await act(() => router.navigate({ to: linkTo('search') }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(store.get(overlaysAtom)).toEqual([]);
  });
});

const modals: [string, Overlay][] = [
  ['Winkelwagen', { name: 'microcart' }],
  [product.name, { name: 'gallery', product, startsAt: 0 }],
  ['Past hierbij', { name: 'product-carousel', title: 'Past hierbij', products: [] }],
  ['Badjas', { name: 'product-options', product: aProductSummary({ name: 'Badjas' }) }],
  ['Laken', { name: 'edit-line', line: aLine({ name: 'Laken' }) }],
  ['Je bestelling is betaald', { name: 'order-confirmation', orderNumber: '100000001' }],
  ['Je offline bestelling', { name: 'order-confirmation' }],
  ['Mijn account', { name: 'authentication' }],
  ['Beoordelingen', { name: 'review' }],
  ['Nog niet beschikbaar', { name: 'feature-not-implemented' }],
];
it.each(modals)('A11Y-03 “%s” is the name of a dialog', async (name, overlay) => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const { store } = await inShop();
  act(() => store.set(openOverlayAtom, overlay));
  expect(await screen.findByRole('dialog', { name })).toBeVisible();
});

it('MENU-08 the menu of a phone is open while it is in the stack', async () => {
  vi.stubGlobal('innerWidth', phone);
  const { store } = await inShop();
  act(() => store.set(openMobileMenuAtom));
  expect(store.get(overlaysAtom)).toMatchObject([{ name: 'menu' }]);
  expect(store.get(isMobileMenuOpenAtom)).toBe(true);
});
