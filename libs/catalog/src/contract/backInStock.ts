import { emailAddress, shortText } from '@etalage/core';
import * as v from 'valibot';

/** The body of stock/back-in-stock, which is ours: whom to mail once when a sold-out sku is back (PROD-23). */
export const backInStockRequest = v.object({
  sku: v.pipe(shortText(128), v.nonEmpty()),
  email: emailAddress,
});

/** Its answer: the same for an address that was known. */
export const backInStockKept = v.literal(true);

export type BackInStockRequest = v.InferOutput<typeof backInStockRequest>;
