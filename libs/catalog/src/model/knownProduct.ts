import type { Instant } from '@etalage/core';
import type { Product } from '../contract/product.ts';
import { expiryOf } from './summary.ts';

/** A whole product document of a list, and when it was read. */
export type KnownProduct = { document: Product; at: Instant };

/** Their parts stand in documents of their own. */
const withParts = new Set<unknown>(['grouped', 'bundle']);

/** Whether the page of a product can be shown with its document alone, whose prices are those of now. */
export function tellsItsPage({ document, at }: KnownProduct, now: Instant): boolean {
  const { priceChangesAt = Infinity } = expiryOf(document, at);
  return !withParts.has(document.type_id) && priceChangesAt > now;
}
