import { HomeIcon, MenuIcon } from '@etalage/ui';
import type { ReactNode } from 'react';
import { linkTo } from '../../links.ts';
import type { FrameMessages } from '../../messages/frame.ts';
import { link } from '../CountedLink/CountedLink.css.ts';
import { menuDialogId } from '../Header/Header.tsx';

import * as css from './TabBar.css.ts';

type TabBarProps = {
  messages: FrameMessages;
  /** The way to the wishlist. */
  wishlist: ReactNode;
  /** The way to the account. */
  account: ReactNode;
  /** Whether the menu is open. */
  isMenuOpen?: boolean;
  /** The way to the cart. */
  cart: ReactNode;
};

/**
 * The bar at the bottom of a phone: home, menu and search, and the wishlist, the account and the cart that the shell hands
 * in.
 */
export function TabBar({ messages, wishlist, account, isMenuOpen = false, cart }: TabBarProps) {
  return (
    <nav className={css.bar} aria-label={messages.tabBar}>
      <a className={link} href={linkTo('home')}>
        <HomeIcon />
        {messages.tabHome}
      </a>
      <button
        type="button"
        className={link}
        aria-expanded={isMenuOpen || undefined}
        command="show-modal"
        commandfor={menuDialogId}
      >
        <MenuIcon />
        {messages.tabMenuSearch}
      </button>
      {wishlist}
      {account}
      {cart}
    </nav>
  );
}
