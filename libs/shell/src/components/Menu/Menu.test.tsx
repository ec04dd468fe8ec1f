import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { nl } from '../../messages/nl.ts';
import { answerSubmenus } from '../../submenus.ts';
import { Menu } from './Menu.tsx';

const entries = [
  { label: 'Badkamer', href: '/c/badkamer', children: [{ label: 'Handdoeken', href: '/c/handdoeken', children: [] }] },
  { label: 'Sale', href: '/c/sale', children: [] },
];

answerSubmenus(document, { subscribe: () => () => undefined });

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

it('A11Y-05 a submenu has a button with aria-expanded, which the keyboard opens and Escape closes', async () => {
  render(<Menu entries={entries} messages={nl} />);
  const user = userEvent.setup();
  const button = screen.getByRole('button', { name: 'Meer van Badkamer' });
  expect(screen.getAllByRole('button', { name: /^Meer van/ })).toEqual([button]);
  expect(button).toHaveAttribute('aria-expanded', 'false');
  button.focus();
  await user.keyboard('{Enter}');
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{Escape}');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.keyboard(' ');
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await user.click(document.body);
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

describe('MENU-01 the menu of the content service', () => {
  it('shows a highlighted entry in a style of its own', () => {
    const [first, ...rest] = entries;
    if (first === undefined) throw new Error('There is an entry');
    const classOf = (label: string) => screen.getAllByRole('link', { name: label })[0]?.className;
    const { rerender } = render(<Menu entries={entries} messages={nl} />);
    const plain = classOf('Sale');
    expect(classOf('Badkamer')).toBe(plain);
    rerender(<Menu entries={[{ ...first, isHighlighted: true }, ...rest]} messages={nl} />);
    expect(classOf('Badkamer')).not.toBe(plain);
    expect(classOf('Sale')).toBe(plain);
  });

  it('has its own links under the entries on phones', () => {
    const links = [{ text: 'Winkels', link: { href: '/i/winkels', external: false } }];
    const { container } = render(<Menu entries={entries} links={links} messages={nl} />);
    expect(container.querySelector('dialog > ul > li:last-child > a')).toHaveAttribute('href', '/i/winkels');
  });
});

describe('MENU-03 the panel of an entry', () => {
  const leaf = { label: 'Badlakens', href: '/c/badlakens', children: [] };
  const entry = { label: 'Bad', href: '/c/bad', children: [{ label: 'Doeken', href: '/c/doeken', children: [leaf] }] };
  const inBar = () => within(screen.getByRole('navigation', { name: 'Hoofdmenu' }));

  it('shows what lies under its entries beside them', () => {
    render(<Menu entries={[entry]} messages={nl} />);
    expect(inBar().getByRole('link', { name: 'Badlakens' })).toHaveAttribute('href', '/c/badlakens');
  });

  it.each([
    ['of itself', { ...entry, isFlat: true }],
    ['of one of them', { ...entry, children: entry.children.map((child) => ({ ...child, isFlat: true })) }],
  ])('shows only them where the editor wants no side menu %s', (_whose, flat) => {
    render(<Menu entries={[flat]} messages={nl} />);
    expect(inBar().getByRole('link', { name: 'Doeken' })).toBeInTheDocument();
    expect(inBar().queryByRole('link', { name: 'Badlakens' })).not.toBeInTheDocument();
  });

  it('puts its tiles forward', () => {
    const picture = { src: '/a.jpg', srcSet: '/a.jpg 375w', alt: 'Een stapel' };
    const tiles = [{ title: 'Nieuw in bad', href: '/c/nieuw', picture }];
    render(<Menu entries={[{ ...entry, tiles }]} messages={nl} />);
    expect(inBar().getByRole('link', { name: 'Een stapel Nieuw in bad' })).toHaveAttribute('href', '/c/nieuw');
  });
});
