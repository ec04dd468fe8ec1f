import { storableText } from '@etalage/core';
import * as v from 'valibot';

/** One address as mail programs write it: nothing that would name a second one, or hide a name around it. */
export const mailAddress = v.pipe(
  storableText,
  v.maxLength(254),
  v.regex(/^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u),
);

/** The body of stock/back-in-stock, which is ours: whom to mail once when a sold-out sku is back (PROD-23). */
export const backInStockRequest = v.object({
  sku: v.pipe(storableText, v.nonEmpty(), v.maxLength(128)),
  email: mailAddress,
});

/** Its answer: the same for an address that was known. */
export const backInStockKept = v.literal(true);

export type BackInStockRequest = v.InferOutput<typeof backInStockRequest>;
