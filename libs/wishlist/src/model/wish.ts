import { removedVariantMessage, type ProductDetail } from '@etalage/catalog/headless';
import type { Cents } from '@etalage/core';
import type { WishlistItem } from './item.ts';

/** An item of the list with its product as it is now; without one where it is no longer sold. */
export type Wish = { item: WishlistItem; product?: ProductDetail };

/** Whether a variant has to be chosen before it can be ordered: the product was wished for as a whole, or its variant is no longer sold. */
export const asksVariant = ({ options }: WishlistItem, product: ProductDetail): boolean =>
  product.variants.length > 0 && (options.length === 0 || removedVariantMessage(product) !== undefined);

/** What it costs now: of a whole product, the variant that costs least. */
export function priceNow(item: WishlistItem, product: ProductDetail): Cents | undefined {
  if (!asksVariant(item, product)) return product.price;
  const prices = product.variants.flatMap(({ price }) => price ?? []);
  return prices.length === 0 ? product.price : Math.min(...prices);
}

/** How much less it costs than when it was added; undefined when it does not. */
export function priceDrop(item: WishlistItem, product: ProductDetail): Cents | undefined {
  const now = priceNow(item, product);
  return item.price !== undefined && now !== undefined && now < item.price ? item.price - now : undefined;
}

/** Whether it could not be had when it was added, and can now. */
export const isBackInStock = ({ isSoldOut }: WishlistItem, { stock }: ProductDetail): boolean =>
  isSoldOut === true && stock.status === 'ok';

/** The item of a variant that takes the place of another item (WISH-09). */
export function itemOfVariant(product: ProductDetail): WishlistItem {
  const { sku, id, parentSku, price, stock, options, variants } = product;
  const variant = variants.find((each) => each.sku === sku);
  const now = {
    quantity: 1,
    ...(price !== undefined && { price }),
    ...(stock.status === 'out_of_stock' && { isSoldOut: true as const }),
  };
  if (variant === undefined) return { sku: parentSku, id, options: [], ...now };
  const chosen = options.flatMap(({ id: attributeId, code }) => {
    const value = variant.choices[code];
    return value === undefined ? [] : [{ attributeId, value }];
  });
  return { sku, id: variant.id, parentId: id, parentSku, options: chosen, ...now };
}
