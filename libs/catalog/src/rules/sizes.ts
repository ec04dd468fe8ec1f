import { variantAttributes } from '@etalage/core/constants';
import { remainingQuantity, stockStatus } from './stock.ts';
import { attributeText } from './values.ts';
import { isDisabled, stockOf, type VariantLike } from './variants.ts';

/** What the size of a variant is called; imported catalogues may say `size`. */
export const sizeCodes: readonly string[] = [variantAttributes.size, 'size'];

/** Whether an attribute is the size of a variant. */
export const isSize = (code: string): boolean => sizeCodes.includes(code);

/** Whether the variants come in several sizes that differ in stock; then no size is chosen for the shopper. */
export function sizesDifferInStock(variants: readonly VariantLike[]): boolean {
  const offered = variants.filter((variant) => !isDisabled(variant));
  const sizes = new Set(offered.map((variant) => sizeCodes.map((code) => attributeText(variant, code)).join()));
  const stocks = new Set(offered.map((variant) => stockText(variant)));
  return sizes.size > 1 && stocks.size > 1;
}

/** The stock of a variant as far as pages tell it. */
function stockText(variant: VariantLike): string {
  const stock = stockOf(variant);
  return `${stockStatus(stock)} ${remainingQuantity(stock) ?? ''}`;
}
