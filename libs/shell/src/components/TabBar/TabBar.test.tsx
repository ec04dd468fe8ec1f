import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { frameNl } from '../../messages/frame.ts';
import { CartIcon } from '../CartIcon/CartIcon.tsx';
import { WishesLink } from '../Heart/Heart.tsx';
import { TabBar } from './TabBar.tsx';

const show = (wishes: number, pieces: number) =>
  render(
    <TabBar
      messages={frameNl}
      wishlist={<WishesLink isLoggedIn={false} count={wishes} messages={frameNl} />}
      account={null}
      cart={<CartIcon count={pieces} messages={frameNl} />}
    />,
  ).container;
const badges = (container: HTMLElement) =>
  [...container.querySelectorAll('[data-badge]')].map(({ textContent }) => textContent).filter((text) => text !== '');

it('MENU-09 wishlist and shopping bag show how many products they hold', () => {
  expect(badges(show(12, 3))).toEqual(['12', '3']);
  expect(screen.getByRole('link', { name: 'Verlanglijst, 12 producten' })).toHaveAttribute('href', '/wishlist');
  expect(screen.getByRole('link', { name: 'Winkeltas, 3 producten' })).toHaveAttribute('href', '/cart/');
});

it('MENU-09 neither has a badge while it is empty', () => {
  expect(badges(show(0, 0))).toEqual([]);
  expect(screen.getByRole('link', { name: 'Verlanglijst' })).toBeVisible();
});
