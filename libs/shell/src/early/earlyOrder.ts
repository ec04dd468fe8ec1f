import { refusalsOf, toStored, type StoredLine } from '@etalage/cart/headless';
import type { ProductDetail } from '@etalage/catalog/headless';
import type { CartCountType, StoreView } from '@etalage/core';
import { lineOf } from '../model/cartLine.ts';

/** What the script in the head reads of `data-early`: the line of one piece, how many there are, and what the badge counts. */
export type EarlyOrder = {
  line: StoredLine;
  /** Left out when it is not known. */
  remaining?: number | undefined;
  countType?: CartCountType | undefined;
};

/** For `data-early` of an order; undefined where a press on its button asks for more than a quantity, or is refused. */
export function earlyOrder(product: ProductDetail, { features }: StoreView): string | undefined {
  const { ownOptions, members, bundle, openOption, stock } = product;
  const line = lineOf(product);
  if ((ownOptions ?? members ?? bundle ?? openOption) !== undefined || refusalsOf(line, 1).length > 0) return undefined;
  const { errors: _errors, ...own } = line;
  const order: EarlyOrder = {
    line: toStored({ ...own, quantity: 1 }),
    remaining: stock.remaining,
    countType: features.cartCount,
  };
  return JSON.stringify(order);
}
