import type { Storage } from '@etalage/core';
import * as v from 'valibot';
import type { CurrentPrice } from './currentPrices.ts';
import { mostViewed, viewedKey } from './keepViewed.ts';
import type { ProductSummary } from './views.ts';

const viewed = v.object({
  id: v.number(),
  sku: v.string(),
  parentSku: v.string(),
  slug: v.string(),
  pathHref: v.optional(v.string()),
  type: v.string(),
  name: v.string(),
  price: v.optional(v.number()),
  originalPrice: v.optional(v.number()),
  discountPercent: v.optional(v.number()),
  isFrom: v.optional(v.literal(true)),
  isSizeOpen: v.optional(v.literal(true)),
  image: v.optional(v.string()),
});

const defined = (product: v.InferOutput<typeof viewed>): ProductSummary => {
  const { price, originalPrice, discountPercent, isFrom, isSizeOpen, image, ...rest } = product;
  return {
    ...rest,
    ...(price === undefined ? {} : { price }),
    ...(originalPrice === undefined ? {} : { originalPrice, discountPercent: discountPercent ?? 0 }),
    ...(isFrom ? { isFrom } : {}),
    ...(isSizeOpen ? { isSizeOpen } : {}),
    ...(image === undefined ? {} : { image }),
  };
};

/** What this browser looked at, the newest first, without the product that it looks at now (PROD-21). */
export function recentlyViewed(storage: Storage, current?: string): ProductSummary[] {
  const kept = storage.read(viewedKey);
  const products = (Array.isArray(kept) ? kept : []).flatMap((entry: unknown) => {
    const parsed = v.safeParse(viewed, entry);
    return parsed.success ? [defined(parsed.output)] : [];
  });
  return products.filter(({ parentSku }) => parentSku !== current).slice(0, mostViewed);
}

/** Cards with the prices of now; one whose price is not told keeps the one it has (PROD-14). */
export const withCurrentPrices = (
  products: readonly ProductSummary[],
  prices: ReadonlyMap<number, CurrentPrice>,
): ProductSummary[] =>
  products.map((product) => {
    const current = prices.get(product.id);
    if (current === undefined) return product;
    const { price: _price, originalPrice: _original, discountPercent: _percent, ...rest } = product;
    return { ...rest, ...current };
  });
