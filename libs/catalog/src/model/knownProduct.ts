import type { Instant } from '@etalage/core';
import type { Product } from '../contract/product.ts';
import { expiryOf } from './summary.ts';

/** A complete product document and the time at which it was read. */
export type KnownProduct = { document: Product; at: Instant };

/** Their parts stand in documents of their own. */
const withParts = new Set<unknown>(['grouped', 'bundle']);

/** Whether the page of a product can be shown with its document alone, whose prices are those of now. */
export function tellsItsPage({ document, at }: KnownProduct, now: Instant): boolean {
  const { priceChangesAt = Infinity } = expiryOf(document, at);
  return !withParts.has(document.type_id) && priceChangesAt > now;
}
