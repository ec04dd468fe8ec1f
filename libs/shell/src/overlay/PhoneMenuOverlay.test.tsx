import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
// What loads later in the browser is here at once.
import '../connected/lazyParts.ts';
import './MenuSearch.tsx';
import './PhoneMenuOverlay.tsx';
import type { MenuEntry } from '../model/menuEntry.ts';
import { mobileMenuAtom, openMobileMenuAtom } from '../model/mobileMenu.ts';
import { mobileSubmenuAtom, openSubmenuAtom } from '../model/mobileSubmenu.ts';
import { notifyAtom } from '../model/visitAtoms.ts';
import { visit, type SomeServices } from '../testing.tsx';
import { nl } from '../words/nl.ts';

const leaf = (label: string) => ({ label, href: `/c/${label.toLowerCase()}`, children: [] });
const entries = [
  { ...leaf('Bad'), children: [{ ...leaf('Doeken'), children: [leaf('Badlakens')] }, leaf('Matten')] },
  leaf('Keuken'),
];

beforeEach(() => {
  vi.stubGlobal('innerWidth', 390);
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const dialog = () => document.querySelector('dialog') ?? expect.unreachable('a menu');

const bar = () => within(screen.getByRole('navigation', { name: 'Navigatie onderaan', hidden: true }));
const tab = () => bar().getByRole('button', { hidden: true });

/** The menu of a phone, opened. */
async function openMenu(services: SomeServices = {}) {
  const { store, ...page } = await visit({ path: '/cart/', services: { menu: async () => entries, ...services } });
  act(() => store.set(openMobileMenuAtom));
  await waitFor(() => expect(tab()).toHaveAttribute('aria-expanded', 'true'));
  await waitFor(() => expect(dialog().open).toBe(true));
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
  return { ...page, store, menu, user: userEvent.setup() };
}
const rows = () =>
  [...document.querySelectorAll('dialog details[open] > ul > li > a, dialog details[open] > ul summary')].map(
    ({ textContent }) => textContent,
  );
/** The row of an entry that has more under it: the way in, and the way back. */
const rowOf = (label: string) =>
  [...document.querySelectorAll<HTMLElement>('dialog summary')].find(({ textContent }) => textContent === label) ??
  expect.unreachable(label);

describe('MENU-06 what the menu of phones shows', () => {
  /** What the menu lists before anything is opened in it. */
  const topRows = () =>
    [...(dialog().querySelector('ul')?.children ?? [])].map((row) => row.querySelector('summary, a')?.textContent);

  it('MENU-06 the top-level categories', async () => {
    await openMenu();
    expect(topRows()).toEqual(['Bad', 'Keuken']);
  });

  it('MENU-06 the footer links, under the categories', async () => {
    const menuFooter = [
      { text: 'Winkels', link: { href: '/i/winkels', external: false } },
      { text: 'Bezorgen', link: { href: '/i/bezorgen', external: false } },
    ];
    const { menu } = await openMenu({ theme: async () => ({ menu: [], menuFooter, usps: [], footer: [] }) });
    expect(topRows()).toEqual(['Bad', 'Keuken', 'Winkels', 'Bezorgen']);
    expect(menu.getByRole('link', { name: 'Winkels' })).toHaveAttribute('href', '/i/winkels');
    expect(menu.getByRole('link', { name: 'Bezorgen' })).toHaveAttribute('href', '/i/bezorgen');
  });

  it('CMS-02 _blank opens a page of the shop in a new tab: under the menu of phones', async () => {
    const link = { href: '/i/winkels', external: false, target: '_blank' as const };
    const theme = { menu: [], menuFooter: [{ text: 'Winkels', link }], usps: [], footer: [] };
    const { menu } = await openMenu({ theme: async () => theme });
    expect(menu.getByRole('link', { name: 'Winkels' })).toHaveAttribute('target', '_blank');
  });

  it('CMS-02 _blank opens a page of the shop in a new tab: each entry of the menu of phones', async () => {
    const opening = ({ children, ...entry }: MenuEntry): MenuEntry => ({
      ...entry,
      target: '_blank',
      children: children.map(opening),
    });
    await openMenu({ menu: async () => entries.map(opening) });
    const links = [...dialog().querySelectorAll('a')];
    expect(links.map((link) => [link.textContent, link.getAttribute('target')])).toEqual(
      ['Alles in Bad', 'Alles in Doeken', 'Badlakens', 'Matten', 'Keuken'].map((label) => [label, '_blank']),
    );
  });

  it('MENU-06 the search, on a tab in the place of the categories', async () => {
    const { menu, user } = await openMenu();
    await user.click(menu.getByRole('button', { name: 'Zoeken' }));
    expect(await screen.findByRole('combobox', { name: 'Zoek in de winkel' })).toBeVisible();
    expect(topRows()).not.toContain('Bad');
  });
});

describe('MENU-01 a highlighted category of the menu that is taken over', () => {
  it.each([
    ['Bad', 'with a submenu'],
    ['Keuken', 'without'],
    ['Doeken', 'of the second level'],
    ['Badlakens', 'of the third level'],
  ])('MENU-01 %s, %s, keeps its distinct style', async (label) => {
    const classOf = () =>
      [...dialog().querySelectorAll('summary, a')].find((row) => row.textContent === label)?.className;
    await openMenu();
    const plain = classOf();
    cleanup();
    const marked = ({ children, ...entry }: MenuEntry): MenuEntry => ({
      ...entry,
      children: children.map(marked),
      isHighlighted: entry.label === label,
    });
    await openMenu({ menu: async () => entries.map(marked) });
    expect(classOf()?.split(' ')).toEqual([...(plain?.split(' ') ?? []), expect.stringContaining('highlighted')]);
  });
});

describe('MENU-06 the menu of phones is a drill-down', () => {
  it('MENU-06 of two levels, whose deeper entries are plain links', async () => {
    const { store, user } = await openMenu();
    await user.click(rowOf('Bad'));
    expect(rows()).toEqual(['Alles in Bad', 'Doeken', 'Matten']);
    await user.click(rowOf('Doeken'));
    expect(store.get(mobileSubmenuAtom)).toMatchObject({ depth: 2, path: ['/c/bad', '/c/doeken'] });
    const link = [...document.querySelectorAll('dialog details details a')].at(-1);
    expect(link).toHaveTextContent('Badlakens');
    expect(link).toHaveAttribute('href', '/c/badlakens');
  });

  it('MENU-06 has all deeper entries of each entry of the second level', async () => {
    const towels = { ...leaf('Doeken'), children: [leaf('Badlakens'), leaf('Washandjes')] };
    const mats = { ...leaf('Matten'), children: [leaf('Douchematten')] };
    const { user } = await openMenu({ menu: async () => [{ ...leaf('Bad'), children: [towels, mats] }] });
    await user.click(rowOf('Bad'));
    const linksUnder = (label: string) =>
      [...(rowOf(label).parentElement?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
    expect(linksUnder('Doeken')).toEqual(['/c/doeken', '/c/badlakens', '/c/washandjes']);
    expect(linksUnder('Matten')).toEqual(['/c/matten', '/c/douchematten']);
  });

  it('MENU-06 the way back from the second level leads to the first', async () => {
    const { store, user } = await openMenu();
    await user.click(rowOf('Bad'));
    await user.click(rowOf('Doeken'));
    expect(rowOf('Doeken')).toHaveAttribute('data-back', 'Terug');
    await user.click(rowOf('Doeken'));
    await waitFor(() => expect(store.get(mobileSubmenuAtom)).toMatchObject({ depth: 1, path: ['/c/bad'] }));
    expect(rowOf('Doeken').parentElement).not.toHaveAttribute('open');
    expect(rowOf('Bad').parentElement).toHaveAttribute('open');
  });

  it('MENU-06 shows one level at a time', async () => {
    await openMenu();
    expect(dialog().className).toContain('PhoneMenuOverlay_drill__');
  });

  it('MENU-06 which animatedDetails the levels that its state has as open', async () => {
    const { store } = await openMenu();
    act(() => store.set(openSubmenuAtom, '/c/bad'));
    expect(rows()).toEqual(['Alles in Bad', 'Doeken', 'Matten']);
  });

  it('MENU-06 with a way back', async () => {
    const { user } = await openMenu();
    await user.click(rowOf('Bad'));
    expect(rowOf('Bad')).toHaveAttribute('data-back', 'Terug');
    await user.click(rowOf('Bad'));
    expect(rowOf('Bad').parentElement).toHaveAttribute('data-leaving');
    await waitFor(() => expect(rows()).toEqual([]));
  });

  it('MENU-07 opening a submenu pushes its path and raises the depth by 1', async () => {
    const { store, user } = await openMenu();
    await user.click(rowOf('Bad'));
    expect(store.get(mobileSubmenuAtom)).toMatchObject({ depth: 1, path: ['/c/bad'] });
    await user.click(rowOf('Doeken'));
    expect(store.get(mobileSubmenuAtom)).toMatchObject({ depth: 2, path: ['/c/bad', '/c/doeken'] });
  });

  it('MENU-07 closing a submenu pops it after 300 ms', async () => {
    const { store, user } = await openMenu();
    await user.click(rowOf('Bad'));
    vi.useFakeTimers();
    fireEvent.click(rowOf('Bad'));
    act(() => void vi.advanceTimersByTime(299));
    expect(store.get(mobileSubmenuAtom).depth).toBe(1);
    act(() => void vi.advanceTimersByTime(1));
    expect(store.get(mobileSubmenuAtom)).toMatchObject({ depth: 0, path: [] });
  });

  it('MENU-07 starts at its entries again the next time', async () => {
    const { store, menu, user } = await openMenu();
    await user.click(rowOf('Bad'));
    await user.click(menu.getByRole('button', { name: 'Sluiten' }));
    act(() => dialog().close());
    await waitFor(() => expect(store.get(mobileSubmenuAtom).depth).toBe(0));
    expect(rows()).toEqual([]);
  });
});

describe('MENU-08 the state of the menu of a phone', () => {
  it('MENU-08 is closed and of type menu at first', async () => {
    const { store } = await visit({ path: '/cart/' });
    expect(store.get(mobileMenuAtom)).toEqual({ open: false, type: 'menu' });
  });

  it('MENU-08 is open and of type menu once the tab bar opened it', async () => {
    const { store } = await visit({ path: '/cart/' });
    await userEvent.click(tab());
    await waitFor(() => expect(store.get(mobileMenuAtom)).toEqual({ open: true, type: 'menu' }));
  });

  it('MENU-08 is of type search when that is asked for', async () => {
    const { store, menu, user } = await openMenu();
    await user.click(menu.getByRole('button', { name: 'Zoeken' }));
    expect(store.get(mobileMenuAtom)).toEqual({ open: true, type: 'search' });
  });

  it('MENU-08 is open and of type search once the header was asked for it', async () => {
    const { store } = await visit({ path: '/cart/', hasSearch: true, services: { menu: async () => entries } });
    await userEvent.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Zoeken' }));
    await waitFor(() => expect(store.get(mobileMenuAtom)).toEqual({ open: true, type: 'search' }));
  });

  it('MENU-08 is closed by its button, and of type menu the next time', async () => {
    const { store, menu, user } = await openMenu();
    await user.click(menu.getByRole('button', { name: 'Zoeken' }));
    await user.click(screen.getByRole('button', { name: 'Sluiten' }));
    act(() => dialog().close());
    await waitFor(() => expect(store.get(mobileMenuAtom)).toEqual({ open: false, type: 'menu' }));
    act(() => store.set(openMobileMenuAtom));
    expect(store.get(mobileMenuAtom)).toEqual({ open: true, type: 'menu' });
  });
});

describe('A11Y-03 the menu of a phone', () => {
  it('A11Y-03 opens as a modal dialog, which keeps the focus', async () => {
    const modal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    onTestFinished(() => modal.mockRestore());
    await openMenu();
    expect(modal.mock.contexts).toEqual([dialog()]);
  });

  it('A11Y-03 opens as a modal dialog before there is a script too', async () => {
    await visit({ path: '/cart/' });
    const buttons = [...document.querySelectorAll('[commandfor=shop-menu]')];
    expect(buttons.map((button) => button.getAttribute('command')).toSorted()).toEqual([
      'close',
      'show-modal',
      'show-modal',
    ]);
  });

  it('A11Y-03 has its name before there is a script too', async () => {
    await visit({ path: '/cart/' });
    // A closed dialog has no accessible name yet.
    expect(dialog()).toHaveAttribute('aria-label', 'Menu');
  });

  it('A11Y-03 Escape closes it', async () => {
    const { user } = await openMenu();
    await user.keyboard('{Escape}');
    expect(dialog().open).toBe(false);
  });
});

describe('SRCH-02 the search of a phone', () => {
  const field = () => screen.findByRole('combobox', { name: 'Zoek in de winkel' });

  it('SRCH-02 opens when the menu is on its search tab, and goes with it', async () => {
    const { store, menu, user } = await openMenu();
    await user.click(menu.getByRole('button', { name: 'Zoeken' }));
    expect(store.get(mobileMenuAtom)).toEqual({ open: true, type: 'search' });
    const searching = within(await screen.findByRole('dialog', { name: 'Zoeken' }));
    await waitFor(async () => expect(await field()).toHaveFocus());
    expect(searching.getByRole('button', { name: 'Zoeken', pressed: true })).toBeInTheDocument();
    await user.click(searching.getByRole('button', { name: 'Menu' }));
    expect(store.get(mobileMenuAtom)).toEqual({ open: true, type: 'menu' });
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  });

  it('SRCH-02 opens also when it was asked for in the menu before that was taken over', async () => {
    const { store } = await visit({ path: '/cart/', services: { menu: async () => entries } });
    dialog().showModal();
    act(() => store.set(openMobileMenuAtom, 'search'));
    expect(store.get(mobileMenuAtom)).toEqual({ open: true, type: 'search' });
    await waitFor(async () => expect(await field()).toHaveFocus());
  });

  it('SRCH-01 leaves the focus to who went on while it was loading, and opens at the next focus', async () => {
    const { store } = await visit({ path: '/cart/', services: { menu: async () => entries } });
    const open = () => act(() => store.set(openMobileMenuAtom, 'search'));
    const elsewhere = screen.getAllByRole('link').at(-1) ?? expect.unreachable('a link');
    elsewhere.focus();
    open();
    await waitFor(() => expect(store.get(mobileMenuAtom).open).toBe(false));
    expect([dialog().open, document.activeElement]).toEqual([false, elsewhere]);
    screen.getByRole('searchbox').focus();
    open();
    await waitFor(async () => expect(await field()).toHaveFocus());
  });

  it('SRCH-03 closes with the menu on Escape, which leaves the text, and on its icon, which clears it', async () => {
    const { store, user } = await openMenu();
    act(() => store.set(openMobileMenuAtom, 'search'));
    await user.type(await field(), 'wit{Escape}');
    expect(store.get(mobileMenuAtom).open).toBe(false);
    await waitFor(() => expect(localStorage.getItem('shop/user/searchQuery')).toBe('"wit"'));
    act(() => store.set(openMobileMenuAtom, 'search'));
    expect(await field()).toHaveValue('wit');
    await user.click(screen.getByRole('button', { name: 'Sluiten' }));
    expect(await field()).toHaveValue('');
  });
});

it('A11Y-04 a notification that comes while the menu loads stays in it until it is dismissed', async () => {
  const { store } = await visit({ path: '/cart/', services: { menu: async () => entries } });
  dialog().showModal();
  act(() => void store.set(notifyAtom, { type: 'info', message: 'Bewaard', action1: { label: 'OK' } }));
  const live = await within(dialog()).findByRole('status', { name: 'Meldingen' });
  act(() => store.set(openMobileMenuAtom, 'search'));
  await within(dialog()).findByRole('combobox');
  expect(dialog()).toContainElement(live);
  await userEvent.click(within(live).getByRole('button', { name: 'OK' }));
  expect(within(dialog()).queryByText('Bewaard')).toBeNull();
});

it('PANEL-04 the search of a phone loads when its tab is first opened, not with the menu', async () => {
  const load = vi.fn(nl.load);
  const { store } = await visit({ path: '/cart/', words: { ...nl, load }, services: { menu: async () => entries } });
  act(() => store.set(openMobileMenuAtom));
  await screen.findByRole('dialog', { name: 'Menu' });
  await waitFor(() => expect(tab()).toHaveAttribute('aria-expanded', 'true'));
  expect(load.mock.calls.flat()).not.toContain('search');
  act(() => store.set(openMobileMenuAtom, 'search'));
  await waitFor(() => expect(load.mock.calls.flat()).toContain('search'));
});

describe('PANEL-05 the search tab of a phone, whose search does not load', () => {
  /** The menu, opened on its search tab by a visit whose words for the search do not load the first time. */
  const openFailed = async () => {
    let isGone = true;
    const load: typeof nl.load = async (...names) => {
      if (names.includes('search') && isGone) throw new Error('gone');
      return nl.load(...names);
    };
    const words = { ...nl, load };
    const { store } = await visit({ path: '/cart/', words, services: { menu: async () => entries } });
    act(() => store.set(openMobileMenuAtom, 'search'));
    const menu = within(await screen.findByRole('dialog', { name: 'Zoeken' }));
    await menu.findByRole('alert');
    return { store, menu, comeBack: () => void (isGone = false) };
  };

  it('PANEL-05 says so in the menu', async () => {
    const { menu } = await openFailed();
    expect(menu.getByRole('alert')).toHaveTextContent('Er ging iets mis bij het laden van dit onderdeel.');
  });

  it('PANEL-05 loads anew with Try again', async () => {
    const { menu, comeBack } = await openFailed();
    comeBack();
    await userEvent.click(menu.getByRole('button', { name: 'Probeer opnieuw' }));
    expect(await menu.findByRole('combobox', { name: 'Zoek in de winkel' })).toBeVisible();
  });

  it('PANEL-05 closes the menu with Close', async () => {
    const { store, menu } = await openFailed();
    const close = menu.getAllByRole('button', { name: 'Sluiten' }).at(-1);
    await userEvent.click(close ?? expect.unreachable('a way out'));
    expect(store.get(mobileMenuAtom).open).toBe(false);
  });
});

it.each([
  [1023, true],
  [1024, false],
])('MENU-11, UI-01 in a window that becomes %i px wide the menu of phones is open: %s', async (width, isOpen) => {
  const { store } = await openMenu();
  vi.stubGlobal('innerWidth', width);
  act(() => void dispatchEvent(new Event('resize')));
  expect([store.get(mobileMenuAtom).open, dialog().open]).toEqual([isOpen, isOpen]);
});

it.each(['menu', 'search'] as const)(
  'MENU-11 what was opened before its script came closes, when the window is a desktop by then: its tab %s',
  async (tab) => {
    const { store } = await visit({ path: '/cart/', services: { menu: async () => entries } });
    dialog().showModal();
    vi.stubGlobal('innerWidth', 1024);
    act(() => store.set(openMobileMenuAtom, tab));
    await waitFor(() => expect([store.get(mobileMenuAtom).open, dialog().open]).toEqual([false, false]));
  },
);

describe('MENU-10 the tab bar while the menu stands open', () => {
  /** The page is inert: a press on the bar is told by its place alone. */
  const press = (place: Element) => {
    vi.spyOn(place, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 800, 70, 82));
    fireEvent.pointerDown(document.documentElement, { clientX: 120, clientY: 820 });
    fireEvent.click(document.documentElement);
  };

  it('MENU-10 tapping the active tab toggles it off', async () => {
    const { store } = await openMenu();
    expect(tab()).toHaveAttribute('aria-expanded', 'true');
    press(tab());
    expect(store.get(mobileMenuAtom).open).toBe(false);
    expect(dialog().open).toBe(false);
    expect(tab()).not.toHaveAttribute('aria-expanded');
  });

  it('MENU-10 tapping the active tab toggles it off each time', async () => {
    const { store } = await openMenu();
    press(tab());
    act(() => store.set(openMobileMenuAtom, 'search'));
    await waitFor(() => expect(dialog().open).toBe(true));
    press(tab());
    expect([store.get(mobileMenuAtom).open, dialog().open]).toEqual([false, false]);
  });

  it('MENU-10 tapping another tab goes there at once', async () => {
    const { store } = await openMenu();
    const cart = bar().getByRole('link', { name: 'Winkeltas', hidden: true });
    const followed = vi.fn((event: Event) => event.preventDefault());
    cart.addEventListener('click', followed);
    press(cart);
    expect(store.get(mobileMenuAtom).open).toBe(false);
    expect(followed).toHaveBeenCalledTimes(1);
  });
});
