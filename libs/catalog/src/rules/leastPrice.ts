import type { Instant } from '@etalage/core';
import type { CustomOption } from '../contract/productParts.ts';
import { leastSurcharge, ownOptionsOf, type OwnOption } from './ownOptions.ts';
import { discountPercent, type Price } from './prices.ts';
import { availableVariants, cheapestPrice, inStockOrAll, type ProductLike } from './variants.ts';

/** A price with what the required options add to it at least. */
export function withRequiredOptions(price: Price, options: readonly OwnOption[]): Price {
  const surcharge = leastSurcharge(options, price.price);
  if (surcharge === 0) return price;
  const originalPrice = price.originalPrice + surcharge;
  const least = price.price + surcharge;
  return {
    ...price,
    price: least,
    fullPrice: price.fullPrice + surcharge,
    originalPrice,
    discountPercent: discountPercent(price.isReduced ? least : undefined, originalPrice),
  };
}

/** The least that a product can be bought for: its cheapest variant that is in stock, with its required options. */
export function leastPrice(
  product: ProductLike & { custom_options?: readonly CustomOption[] | null | undefined },
  now: Instant,
): Price | undefined {
  const price = cheapestPrice(product, inStockOrAll(availableVariants(product)), now);
  return price && withRequiredOptions(price, ownOptionsOf(product.custom_options));
}
