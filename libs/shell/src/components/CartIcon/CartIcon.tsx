import { CartIcon as BagIcon } from '@etalage/ui';
import type { ReactNode } from 'react';
import { linkTo } from '../../links.ts';
import type { FrameMessages } from '../../messages/frame.ts';

import * as css from './CartIcon.css.ts';

type CartIconProps = {
  count: number;
  messages: FrameMessages;
  /** The shopper asks for the cart; return true when it has been shown, so that no page is opened. */
  onOpen?: () => boolean;
  children?: ReactNode;
};

/** The way to the cart, with how many pieces are in it; the number is absent at 0. */
export function CartIcon({ count, messages, onOpen, children }: CartIconProps) {
  return (
    <a
      className={css.link}
      href={linkTo('cart')}
      aria-label={messages.shoppingBag(count)}
      onClick={(event) => onOpen?.() && event.preventDefault()}
    >
      <span className={css.icon}>
        <BagIcon />
        {count > 0 && (
          <span key={count} className={css.badge} data-badge="cart" aria-hidden="true">
            {count}
          </span>
        )}
      </span>
      {children}
    </a>
  );
}
