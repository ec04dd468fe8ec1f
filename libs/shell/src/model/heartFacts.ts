import type { ProductSummary, StockView } from '@etalage/catalog/headless';
import type { Cents } from '@etalage/core';

/** What a heart is about. */
export type HeartProduct = Pick<ProductSummary, 'parentSku' | 'id' | 'name' | 'price' | 'stock'>;
/** The id of an attribute with that of its value. */
export type HeartChoice = [attributeId: string, value: string | undefined];
/** A variant: its sku and id, and what chooses it. */
export type HeartVariant = [sku: string, id: number, ...choices: HeartChoice[]];

/**
 * What a heart says of its product in `data-wish`, as JSON: what a list keeps of it (WISH-01), and price and stock, with
 * which later ones are compared. Short, as a list has fifty of them.
 */
export type HeartFacts = [
  parentSku: string,
  productId: number,
  price: Cents | null,
  stock: StockView['status'] | undefined,
  ...variant: HeartVariant | [],
];
