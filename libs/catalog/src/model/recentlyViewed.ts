import type { Storage } from '@etalage/core';
import type { CurrentPrice } from './currentPrices.ts';
import { mostViewed, viewedKey } from './keepViewed.ts';
import { readCards } from './storedCards.ts';
import type { ProductSummary } from './views.ts';

/** What this browser looked at, the newest first, without the product that it looks at now (PROD-21). */
export function recentlyViewed(storage: Storage, current?: string): ProductSummary[] {
  return readCards(storage, viewedKey)
    .filter(({ parentSku }) => parentSku !== current)
    .slice(0, mostViewed);
}

/**
 * Cards with the prices of now; one whose price is not told keeps the one it has (PROD-14). One whose reduction is over
 * loses the label of its sale as well (LEGAL-03).
 */
export const withCurrentPrices = (
  products: readonly ProductSummary[],
  prices: ReadonlyMap<number, CurrentPrice>,
): ProductSummary[] =>
  products.map((product) => {
    const current = prices.get(product.id);
    if (current === undefined) return product;
    const { price: _price, originalPrice: original, discountPercent: _percent, labels, ...rest } = product;
    const isOver = original !== undefined && current.originalPrice === undefined;
    const left = labels?.filter(({ kind }) => !isOver || kind !== 'sale') ?? [];
    return { ...rest, ...(left.length > 0 && { labels: left }), ...current };
  });
