import { currentCartKey, forgetCartAtom, linesAtom, storedCountAtom, toStored } from '@etalage/cart/headless';
import { aLine } from '@etalage/cart/testing';
import { createStorage } from '@etalage/core';
import { SearchIcon } from '@etalage/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { notifyAtom } from '../../model/visitAtoms.ts';
import { visit } from '../../testing.tsx';
import { createCartVisit } from '../../visit/cartVisit.ts';

const [desktop, phone] = [1024, 1023];
beforeEach(() => void vi.stubGlobal('innerWidth', desktop));
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const header = () => within(screen.getByRole('banner'));
const tabBar = () => within(screen.getByRole('navigation', { name: 'Navigatie onderaan' }));

describe('HEADER-01 the logo', () => {
  it.each(['/cart/', '/checkout', '/error'])('HEADER-01 links to the store home at %s', async (path) => {
    await visit({ path, view: { name: 'Linge' }, logo: '<svg id="linge"></svg>' });
    const home = header().getByRole('link', { name: 'Linge' });
    expect(home).toHaveAttribute('href', '/');
    expect(home.querySelector('svg#linge')).not.toBeNull();
  });
});

describe('HEADER-06 the number on the way to the cart', () => {
  const lines = [aLine({ sku: 'A', quantity: 3 }), aLine({ sku: 'B', quantity: 2 })];
  const inShop = async (cartCount?: 'items' | 'quantities') => {
    const features = { productCardAction: 'none' as const, priceTiers: false, ...(cartCount && { cartCount }) };
    const storage = createStorage();
    storage.write(currentCartKey, lines.map(toStored));
    return visit({ path: '/cart/', view: { features }, storage, cart: createCartVisit });
  };
  const cartLink = () => header().getByRole('link', { name: /^Winkeltas/ });
  const counts = [
    ['the total quantity', 'quantities', 'Winkeltas, 5 producten'],
    ['the number of lines', 'items', 'Winkeltas, 2 producten'],
    ['the total quantity by default', undefined, 'Winkeltas, 5 producten'],
  ] as const;

  it.each(counts)('HEADER-06 is %s', async (_what, cartCount, name) => {
    await inShop(cartCount);
    expect(cartLink()).toHaveAccessibleName(name);
  });

  it.each(counts)('HEADER-06 is %s once the cart has loaded', async (_what, cartCount, name) => {
    const { store } = await inShop(cartCount);
    await waitFor(() => expect(store.get(linesAtom)).toHaveLength(2));
    act(() => store.set(storedCountAtom, 9));
    expect(cartLink()).toHaveAccessibleName(name);
  });

  it('HEADER-05 is in the badge of the bag, which is empty at 0', async () => {
    const { store } = await inShop();
    const badge = () => cartLink().querySelector('[data-badge]')?.textContent;
    expect(badge()).toBe('5');
    await waitFor(() => expect(store.get(linesAtom)).toHaveLength(2));
    act(() => store.set(forgetCartAtom));
    expect(badge()).toBe('');
  });

  it('MENU-09 is in the badge of the bag in the tab bar too, which is empty at 0', async () => {
    const { store } = await inShop();
    const badge = () =>
      tabBar()
        .getByRole('link', { name: /^Winkeltas/ })
        .querySelector('[data-badge]')?.textContent;
    expect(badge()).toBe('5');
    await waitFor(() => expect(store.get(linesAtom)).toHaveLength(2));
    act(() => store.set(forgetCartAtom));
    expect(badge()).toBe('');
  });

  it('A11Y-02 is part of the name of the bag in the header', async () => {
    await inShop();
    expect(cartLink()).toHaveAccessibleName('Winkeltas, 5 producten');
  });

  it('A11Y-02 is part of the name of the bag in the tab bar too', async () => {
    await inShop();
    expect(tabBar().getByRole('link', { name: 'Winkeltas, 5 producten' })).toBeVisible();
  });

  it('A11Y-02 a bag without a number is named after what it leads to', async () => {
    await visit({ path: '/cart/' });
    expect(header().getByRole('link', { name: 'Winkeltas' })).toHaveAttribute('href', '/cart/');
  });
});

describe('HEADER-07 the way to the cart', () => {
  /** Whether a click keeps its default action: following the link. */
  const press = async (link: HTMLElement) => {
    const followed = vi.fn((event: Event) => {
      const isLeft = !event.defaultPrevented;
      event.preventDefault();
      return isLeft;
    });
    document.addEventListener('click', followed, { once: true });
    await userEvent.click(link);
    return followed.mock.results[0]?.value;
  };

  it(`HEADER-07, UI-01 goes to /cart/ at ${phone} px from the tab bar too`, async () => {
    vi.stubGlobal('innerWidth', phone);
    await visit({ path: '/cart/' });
    expect(await press(tabBar().getByRole('link', { name: 'Winkeltas' }))).toBe(true);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it(`HEADER-07, UI-01 opens the microcart panel at ${desktop} px`, async () => {
    await visit({ path: '/cart/' });
    expect(await press(header().getByRole('link', { name: 'Winkeltas' }))).toBe(false);
    expect(await screen.findByRole('dialog', { name: 'Winkelwagen' })).toBeVisible();
  });

  it(`HEADER-07, UI-01 goes to /cart/ at ${phone} px`, async () => {
    vi.stubGlobal('innerWidth', phone);
    await visit({ path: '/cart/' });
    const link = header().getByRole('link', { name: 'Winkeltas' });
    expect(link).toHaveAttribute('href', '/cart/');
    expect(await press(link)).toBe(true);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the way to the search', () => {
  // Requests of the panel stay pending.
  beforeEach(() => void vi.stubGlobal('fetch', () => new Promise(() => undefined)));

  const inDialog = (dialog: HTMLElement) => within(dialog).findByRole('combobox');
  const panels = [
    [desktop, 'in the header', () => header().findByRole('combobox')],
    [phone, 'in the panel of the menu', async () => inDialog(await screen.findByRole('dialog', { name: 'Zoeken' }))],
  ] as const;

  it.each(panels)('HEADER-08, UI-01 at %i px the search icon opens the search %s', async (width, _where, found) => {
    vi.stubGlobal('innerWidth', width);
    await visit({ path: '/cart/', hasSearch: true });
    expect(screen.queryByRole('combobox')).toBeNull();
    await userEvent.click(header().getByRole('button', { name: 'Zoeken' }));
    expect(await found()).toBeVisible();
  });

  it('HEADER-08 the button of the search shows its icon', async () => {
    await visit({ path: '/cart/' });
    const icon = header().getByRole('button', { name: 'Zoeken' }).querySelector('svg');
    expect(icon?.outerHTML).toBe(renderToStaticMarkup(<SearchIcon />));
  });

  it.each(['focus', 'click'] as const)('SRCH-01 a %s of the search input opens the search', async (how) => {
    await visit({ path: '/cart/', hasSearch: true });
    const input = header().getByRole('searchbox');
    if (how === 'click') await userEvent.click(input);
    else act(() => input.focus());
    expect(await header().findByRole('combobox')).toHaveFocus();
  });
});

describe('A11Y-02 what stands in the frame of a page', () => {
  it.each([
    ['button', 'Menu'],
    ['button', 'Zoeken'],
    ['link', 'Inloggen'],
    ['link', 'Verlanglijst'],
    ['link', 'Winkeltas'],
  ])('A11Y-02 the %s %s of the header has its name', async (role, name) => {
    await visit({ path: '/cart/' });
    expect(header().getByRole(role, { name })).toBeVisible();
  });

  it('A11Y-02 the button that closes the menu has its name', async () => {
    await visit({ path: '/cart/' });
    const closing = document.querySelector('#shop-menu button[command="close"]');
    expect(closing).toHaveAccessibleName('Sluiten');
  });

  it('A11Y-02 the button that closes a panel has its name', async () => {
    await visit({ path: '/cart/' });
    await userEvent.click(header().getByRole('link', { name: 'Winkeltas' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Winkelwagen' }));
    expect(panel.getByRole('button', { name: 'Sluiten' })).toBeVisible();
  });

  it('A11Y-02 the button that closes the search has its name', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    await visit({ path: '/cart/', hasSearch: true });
    await userEvent.click(header().getByRole('button', { name: 'Zoeken' }));
    expect(await header().findByRole('button', { name: 'Zoeken sluiten' })).toBeVisible();
  });

  it('A11Y-02 the button that closes a notification has its name', async () => {
    const { store } = await visit({ path: '/cart/' });
    act(() => void store.set(notifyAtom, { type: 'info', message: 'Bewaard', action1: { label: 'OK' } }));
    await screen.findByText('Bewaard');
    expect(screen.getByRole('button', { name: 'Sluiten' })).toBeVisible();
  });

  it.each(['/cart/', '/checkout', '/error', '/search'])(
    'A11Y-02 no button or link is without a name at %s',
    async (path) => {
      await visit({ path });
      const controls = document.querySelectorAll('button, a[href], summary');
      expect(controls.length).toBeGreaterThan(3);
      for (const control of controls) expect(control).toHaveAccessibleName();
    },
  );
});
