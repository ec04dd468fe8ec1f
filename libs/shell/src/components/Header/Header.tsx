import { MenuIcon } from '@etalage/ui';
import type { ReactNode } from 'react';
import type { FrameMessages } from '../../messages/frame.ts';

import * as css from './Header.css.ts';

declare module 'react' {
  /** Buttons that open and close dialogs without a script (HTML, invoker commands). */
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close' | undefined;
    commandfor?: string | undefined;
  }
}

type HeaderProps = {
  messages: FrameMessages;
  storeName: string;
  logo: ReactNode;
  menu: ReactNode;
  /** What stands at the end: account, wishlist, cart, whatever has a page. */
  icons: ReactNode;
};

/** The id of the menu's dialog, which buttons open without any script. */
export const menuDialogId = 'shop-menu';

/** The header of the shop: menu, logo, icons. */
export function Header({ messages, storeName, logo, menu, icons }: HeaderProps) {
  return (
    <header className={css.header}>
      <div className={css.bar}>
        <button
          type="button"
          className={css.hamburger}
          data-act="menu"
          aria-label={messages.menu}
          command="show-modal"
          commandfor={menuDialogId}
        >
          <MenuIcon />
        </button>
        <a className={css.logo} href="/" aria-label={storeName}>
          {logo}
        </a>
        <div className={css.icons}>{icons}</div>
      </div>
      {menu}
    </header>
  );
}
