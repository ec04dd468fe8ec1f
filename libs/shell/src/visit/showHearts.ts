import type { WishlistItem } from '@etalage/wishlist/headless';
import { wishOfHeart } from './wishOfHeart.ts';

const hearts = '[data-wish]';

/** Shows on each heart of a document whether its product is on the list, on those that come later too (WISH-16). */
export function showHearts(page: Document, isWished: (heart: WishlistItem) => boolean): { show: () => void } {
  const items = new Map<string, WishlistItem | undefined>();
  const itemOf = ({ dataset: { wish = '' } }: HTMLElement) => {
    if (!items.has(wish)) items.set(wish, wishOfHeart(wish));
    return items.get(wish);
  };
  const show = () => {
    for (const heart of page.querySelectorAll<HTMLElement>(hearts)) {
      const item = itemOf(heart);
      const isOn = item !== undefined && isWished(item);
      if (heart.getAttribute('aria-pressed') !== `${isOn}`) heart.setAttribute('aria-pressed', `${isOn}`);
    }
  };
  new MutationObserver((records) => {
    if (records.some(bringsHeart)) show();
  }).observe(page, { subtree: true, childList: true, attributeFilter: ['data-wish'] });
  return { show };
}

const bringsHeart = ({ type, addedNodes }: MutationRecord): boolean =>
  type === 'attributes' ||
  [...addedNodes].some((node) => node instanceof Element && (node.matches(hearts) || node.querySelector(hearts)));
