import { paymentMethods, shippingMethods } from '@etalage/cart/contract';
import * as v from 'valibot';

/** The ways of delivery to an address, and the ways to pay, by whom they are offered. */
const offered = v.object({
  address: v.string(),
  shipping: shippingMethods,
  server: paymentMethods,
  provider: paymentMethods,
});
export type Offered = v.InferOutput<typeof offered>;

/** What was kept, undefined if it cannot be read. It loads without a network alone: the schemas are not small. */
export function readOffered(kept: unknown): Offered | undefined {
  const { success, output } = v.safeParse(offered, kept);
  return success ? output : undefined;
}
