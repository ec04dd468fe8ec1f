import { HeartIcon } from '@etalage/ui';
import type { ReactNode } from 'react';
import { linkTo } from '../../links.ts';
import type { FrameMessages } from '../../messages/frame.ts';
import type { HeartFacts, HeartProduct, HeartVariant } from '../../model/heartFacts.ts';
import { CountedLink } from '../CountedLink/CountedLink.tsx';
import { heart } from './Heart.css.ts';

declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    'data-wish'?: string;
  }
}

type HeartProps = {
  product: HeartProduct;
  /** The variant that is shown; without it the product as a whole is wished for. */
  variant?: HeartVariant | undefined;
  messages: Pick<FrameMessages, 'wish'>;
};

/**
 * Puts a product on the wishlist and takes it off (WISH-16). The listener of the visit answers, on parts of a page that the
 * server alone drew too, and writes `aria-pressed`, which React writes once.
 */
export function Heart({ product: { parentSku, id, name, price, stock }, variant, messages }: HeartProps) {
  const facts: HeartFacts = [parentSku, id, price ?? null, stock?.status, ...(variant ?? [])];
  return (
    <button
      type="button"
      className={heart}
      data-wish={JSON.stringify(facts)}
      aria-pressed="false"
      aria-label={messages.wish(name)}
    >
      <HeartIcon />
    </button>
  );
}

type WishesLinkProps = {
  isLoggedIn: boolean;
  /** How many products are on the list. */
  count: number;
  messages: FrameMessages;
  /** Under the icon. */
  children?: ReactNode;
};

/**
 * The way to the wishlist, of a customer to that of the account (HEADER-04), with how many products are on it; the number is
 * absent at 0 (HEADER-05). Beside the heart, because both come with the first load, where each module of its own weighs.
 */
export const WishesLink = ({ isLoggedIn, ...props }: WishesLinkProps) => (
  <CountedLink
    {...props}
    icon={<HeartIcon />}
    href={linkTo(isLoggedIn ? 'my-wishlist' : 'wishlist')}
    name={props.messages.tabWishlist}
    badge="wishlist"
  />
);
