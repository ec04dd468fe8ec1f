import { toStored, type StoredLine } from '@etalage/cart/headless';
import { isOrderableAtOnce, type ProductDetail } from '@etalage/catalog/headless';
import type { CartCountType, StoreSettings } from '@etalage/core';
import { lineOf } from '../model/cartLine.ts';

/** What the script in the head reads of `data-early`: the line of one piece, how many there are, and what the badge counts. */
export type EarlyOrder = {
  line: StoredLine;
  /** Left out when it is not known. */
  remaining?: number | undefined;
  countType?: CartCountType | undefined;
};

/** For `data-early` of an order; undefined where a press on its button is not enough to order. */
export function earlyOrder(product: ProductDetail, { features }: Pick<StoreSettings, 'features'>): string | undefined {
  if (!isOrderableAtOnce(product)) return undefined;
  const { errors: _errors, ...own } = lineOf(product);
  const order: EarlyOrder = {
    line: toStored({ ...own, quantity: 1 }),
    remaining: product.stock.remaining,
    countType: features.cartCount,
  };
  return JSON.stringify(order);
}
