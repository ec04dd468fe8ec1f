import { HomeIcon, MenuIcon } from '@etalage/ui';
import type { ReactNode } from 'react';
import { linkTo } from '../../links.ts';
import type { FrameMessages } from '../../messages/frame.ts';
import { menuDialogId } from '../Header/Header.tsx';

import * as css from './TabBar.css.ts';

/** The bar at the bottom of a phone: home, menu, and the cart that the shell hands in. */
export function TabBar({ messages, cart }: { messages: FrameMessages; cart: ReactNode }) {
  return (
    <nav className={css.bar} aria-label={messages.tabBar}>
      <a className={css.tab} href={linkTo('home')}>
        <HomeIcon />
        {messages.tabHome}
      </a>
      <button type="button" className={css.tab} command="show-modal" commandfor={menuDialogId}>
        <MenuIcon />
        {messages.menu}
      </button>
      {cart}
    </nav>
  );
}
