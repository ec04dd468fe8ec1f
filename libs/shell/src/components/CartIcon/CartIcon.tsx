import { CartIcon as BagIcon } from '@etalage/ui';
import type { ReactNode } from 'react';
import { linkTo } from '../../links.ts';
import type { FrameMessages } from '../../messages/frame.ts';
import { CountedLink } from '../CountedLink/CountedLink.tsx';

type CartIconProps = {
  count: number;
  messages: FrameMessages;
  /** The shopper asks for the cart; return true when it has been shown, so that no page is opened. */
  onOpen?: () => boolean;
  children?: ReactNode;
};

/** The way to the cart, with how many pieces are in it; the number is absent at 0. */
export const CartIcon = (props: CartIconProps) => (
  <CountedLink {...props} icon={<BagIcon />} href={linkTo('cart')} name={props.messages.tabShoppingBag} badge="cart" />
);
