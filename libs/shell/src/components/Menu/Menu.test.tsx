import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { nl } from '../../messages/nl.ts';
import { answerSubmenus } from '../../submenus.ts';
import { Menu } from './Menu.tsx';

const entries = [
  { label: 'Badkamer', href: '/c/badkamer', children: [{ label: 'Handdoeken', href: '/c/handdoeken', children: [] }] },
  { label: 'Sale', href: '/c/sale', children: [] },
];

it('leads to every category as a link, on the desktop bar and in the dialog of phones', () => {
  const { container } = render(<Menu entries={entries} messages={nl} />);
  const bar = within(screen.getByRole('navigation', { name: 'Hoofdmenu' }));
  expect(bar.getByRole('link', { name: 'Handdoeken' })).toHaveAttribute('href', '/c/handdoeken');
  const dialog = container.querySelector('dialog[aria-label=Menu]');
  expect(dialog?.querySelector('a[href="/c/badkamer"]')).toHaveTextContent('Alles in Badkamer');
  expect(dialog?.querySelector('button[aria-label=Sluiten]')).toHaveAttribute('command', 'close');
});

it('A11Y-05 a submenu has a button with aria-expanded, which the keyboard opens and Escape closes', async () => {
  render(<Menu entries={entries} messages={nl} />);
  answerSubmenus(document);
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
