import type { Product } from '@etalage/catalog/contract';
import { nextPriceChange } from '@etalage/catalog/rules';
import type { Instant } from '@etalage/core';

/** The next instant at which what the index says of a product's price is no longer so; Infinity without one. */
export function priceChangeOf(product: Product, now: Instant): Instant {
  const changes = [product, ...(product.configurable_children ?? [])].map((priced) => nextPriceChange(priced, now));
  return Math.min(Infinity, ...changes.filter((change) => change !== undefined));
}
