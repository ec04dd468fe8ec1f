import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { nl } from '../../messages/nl.ts';
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
