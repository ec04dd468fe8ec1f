import type { WishHeart } from '../../model/wishHeart.ts';
import { HeartIcon } from '@etalage/ui';
import type { FrameMessages } from '../../messages/frame.ts';
import { heart } from './Heart.css.ts';

declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    'data-wish'?: string;
  }
}

type HeartProps = { wish: WishHeart; messages: Pick<FrameMessages, 'wish'> };

/**
 * Puts a product on the wishlist and takes it off (WISH-16). The listener of the visit answers, on parts of a page that the
 * server alone drew too; it writes `aria-pressed`, and nothing else is written by React after the first time.
 */
export const Heart = ({ wish: { name, item }, messages }: HeartProps) => (
  <button type="button" className={heart} data-wish={item} aria-pressed="false" aria-label={messages.wish(name)}>
    <HeartIcon />
  </button>
);
