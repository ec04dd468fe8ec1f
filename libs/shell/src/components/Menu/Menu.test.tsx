import type { Theme } from '@etalage/cms/headless';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { nl } from '../../messages/nl.ts';
import type { MenuEntry } from '../../model/menuEntry.ts';
import { answerSubmenus } from '../../submenus.ts';
import { visit } from '../../testing.tsx';
import { Menu } from './Menu.tsx';

const entries = [
  { label: 'Badkamer', href: '/c/badkamer', children: [{ label: 'Handdoeken', href: '/c/handdoeken', children: [] }] },
  { label: 'Sale', href: '/c/sale', children: [] },
];

const emptyTheme: Theme = { menu: [], menuFooter: [], usps: [], footer: [] };

const listens = vi.spyOn(document, 'addEventListener');
afterEach(() => {
  for (const [type, listener] of listens.mock.calls) document.removeEventListener(type, listener);
  listens.mockClear();
});

it('leads to every category as a link, on the desktop bar and in the dialog of phones', () => {
  const { container } = render(<Menu entries={entries} messages={nl} />);
  const bar = within(screen.getByRole('navigation', { name: 'Hoofdmenu' }));
  expect(bar.getByRole('link', { name: 'Handdoeken' })).toHaveAttribute('href', '/c/handdoeken');
  const dialog = container.querySelector('dialog[aria-label=Menu]');
  expect(dialog?.querySelector('a[href="/c/badkamer"]')).toHaveTextContent('Alles in Badkamer');
  expect(dialog?.querySelector('button[aria-label=Sluiten]')).toHaveAttribute('command', 'close');
});

it('MENU-06 the menu of phones has a search tab, which needs no script', () => {
  const { container } = render(<Menu entries={entries} messages={nl} />);
  const dialog = container.querySelector('dialog[aria-label=Menu]');
  expect(dialog?.querySelector('form[action="/search"] button')).toHaveTextContent('Zoeken');
});

/** Renders a page with these menu entries. */
async function inShop(menu: readonly MenuEntry[], theme: Partial<Theme> = {}) {
  const services = { menu: async () => [...menu], theme: async () => ({ ...emptyTheme, ...theme }) };
  const page = await visit({ path: '/cart/', services });
  answerSubmenus(document, page.router);
  return page;
}
const inBar = () => within(screen.getByRole('navigation', { name: 'Hoofdmenu' }));

describe('A11Y-05 the submenus of the bar', () => {
  /** Focuses the submenu button next to Badkamer. */
  const submenu = async () => {
    await inShop(entries);
    const button = inBar().getByRole('button', { name: 'Meer van Badkamer' });
    button.focus();
    return button;
  };

  it('A11Y-05 a submenu is a button with aria-expanded, closed at first', async () => {
    expect(await submenu()).toHaveAttribute('aria-expanded', 'false');
  });

  it('A11Y-05 an entry without a submenu has no button', async () => {
    const button = await submenu();
    expect(inBar().getAllByRole('button')).toEqual([button]);
  });

  it.each(['{Enter}', ' '])('A11Y-05 the key "%s" opens and closes it', async (key) => {
    const button = await submenu();
    await userEvent.keyboard(key);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard(key);
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  it('A11Y-05 Escape closes it', async () => {
    const button = await submenu();
    await userEvent.keyboard('{Enter}{Escape}');
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  it('A11Y-05 a press elsewhere closes it', async () => {
    const button = await submenu();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(document.body);
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('MENU-01 the menu of the content service', () => {
  const [first = expect.unreachable('an entry'), sale = expect.unreachable('an entry')] = entries;

  it('MENU-01 shows its top-level categories with their links', async () => {
    await inShop(entries);
    const top = document.querySelectorAll('nav[aria-label=Hoofdmenu] > ul > li > a');
    expect([...top].map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Badkamer', '/c/badkamer'],
      ['Sale', '/c/sale'],
    ]);
  });

  it('MENU-01 shows the next level of a category with its link', async () => {
    await inShop(entries);
    expect(inBar().getByRole('link', { name: 'Handdoeken' })).toHaveAttribute('href', '/c/handdoeken');
  });

  it.each(['nav', 'dialog'])('MENU-01 leads to all of a category from what lies under it too: %s', async (place) => {
    await inShop(entries);
    const links = [...document.querySelectorAll(`#region-menu ${place} a`)];
    const all = links.filter(({ textContent }) => textContent === 'Alles in Badkamer');
    expect(all.map((link) => link.getAttribute('href'))).toEqual(['/c/badkamer']);
  });

  it.each([
    ['on the bar', () => inBar().getAllByRole('link')],
    ['on phones', () => [...document.querySelectorAll('dialog summary, dialog a')]],
  ])('MENU-01 shows a highlighted category in a distinct style %s', async (_where, rows) => {
    await inShop([first, { ...sale, isHighlighted: true }, { ...sale, label: 'Nieuw', href: '/c/nieuw' }]);
    const classOf = (label: string) => rows().find(({ textContent }) => textContent === label)?.className;
    expect(classOf('Sale')).not.toBe(classOf('Nieuw'));
    expect(classOf('Badkamer')?.split(' ').length).toBe(classOf('Nieuw')?.split(' ').length);
  });

  it.each([
    ['of the second level, on the bar', 'nav', 'Doeken'],
    ['of the second level, on phones', 'dialog', 'Doeken'],
    ['of the third level, on the bar', 'nav', 'Badlakens'],
  ])('MENU-01 shows a highlighted category %s in a distinct style', async (_which, place, label) => {
    const leaf = (name: string) => ({ label: name, href: `/c/${name}`, children: [], isHighlighted: name === label });
    const ofThird = [leaf('Badlakens'), leaf('Washandjes')];
    const ofSecond = [{ ...leaf('Doeken'), children: ofThird }, leaf('Matten')];
    await inShop([{ ...first, children: ofSecond }]);
    const highlighted = [...document.querySelectorAll(`#region-menu ${place} li li a[class*=highlighted]`)];
    expect(highlighted.map(({ textContent }) => textContent)).toEqual([label]);
  });

  it('MENU-01 has the footer items with their texts and links under the entries on phones', async () => {
    await inShop(entries, { menuFooter: [{ text: 'Winkels', link: { href: '/i/winkels', external: false } }] });
    const last = document.querySelector('dialog > ul > li:last-child > a');
    expect(last).toHaveTextContent('Winkels');
    expect(last).toHaveAttribute('href', '/i/winkels');
  });
});

describe('MENU-03 the panel of an entry', () => {
  const leaf = (label: string) => ({ label, href: `/c/${label.toLowerCase()}`, children: [] });
  const entry = {
    ...leaf('Bad'),
    children: [
      { ...leaf('Doeken'), children: [leaf('Badlakens'), leaf('Washandjes')] },
      { ...leaf('Matten'), children: [leaf('Douchematten')] },
    ],
  };

  it('MENU-03 shows side menus for the next levels', async () => {
    await inShop([entry]);
    expect(inBar().getByRole('link', { name: 'Badlakens' })).toHaveAttribute('href', '/c/badlakens');
  });

  it('MENU-03 shows a side menu for each entry of the next level', async () => {
    await inShop([entry]);
    const columns = inBar()
      .getAllByRole('listitem')
      .filter((item) => item.querySelector('ul') && item.parentElement?.closest('li'));
    expect(
      columns.map((column) =>
        within(column)
          .getAllByRole('link')
          .map(({ textContent }) => textContent),
      ),
    ).toEqual([
      ['Doeken', 'Badlakens', 'Washandjes'],
      ['Matten', 'Douchematten'],
    ]);
  });

  it.each([
    ['of itself', { ...entry, isFlat: true }],
    ['of one of them', { ...entry, children: entry.children.map((child) => ({ ...child, isFlat: true })) }],
  ])('MENU-03 shows no side menu where the editor wants none %s', async (_whose, flat) => {
    await inShop([flat]);
    expect(inBar().getByRole('link', { name: 'Doeken' })).toBeInTheDocument();
    expect(inBar().queryByRole('link', { name: 'Badlakens' })).not.toBeInTheDocument();
  });

  const picture = { src: '/a.jpg', srcSet: '/a.jpg 375w', alt: 'Een stapel' };
  const tiles = [
    { title: 'Nieuw in bad', href: '/c/nieuw', picture },
    { title: 'Advies', href: '/i/advies' },
  ];

  it('MENU-03 shows its cta tiles also where there is no next level', async () => {
    await inShop([{ ...entry, children: [], tiles }]);
    expect(inBar().getByRole('button', { name: 'Meer van Bad' })).toBeInTheDocument();
    expect(inBar().getByRole('link', { name: 'Een stapel Nieuw in bad' })).toBeInTheDocument();
  });

  it('MENU-03 shows its cta tiles as promo tiles', async () => {
    await inShop([{ ...entry, tiles }]);
    const tile = inBar().getByRole('link', { name: 'Een stapel Nieuw in bad' });
    expect(tile).toHaveAttribute('href', '/c/nieuw');
    expect(within(tile).getByRole('img')).toHaveAttribute('src', '/a.jpg');
  });

  it('MENU-03 shows each of its cta tiles', async () => {
    const more = ['Wol', 'Linnen', 'Katoen'].map((title) => ({ title, href: `/c/${title.toLowerCase()}` }));
    await inShop([{ ...entry, tiles: [...tiles, ...more] }]);
    const shown = [...document.querySelectorAll('nav li li > a')].map((link) => link.getAttribute('href'));
    const addresses = ['/c/nieuw', '/i/advies', '/c/wol', '/c/linnen', '/c/katoen'];
    expect(shown.slice(-addresses.length)).toEqual(addresses);
  });

  it('MENU-03 shows its cta tiles also where the editor wants no side menus', async () => {
    await inShop([{ ...entry, isFlat: true, tiles }]);
    expect(inBar().getByRole('link', { name: 'Een stapel Nieuw in bad' })).toHaveAttribute('href', '/c/nieuw');
  });
});
