import { optionsKey } from '@etalage/cart/rules';
import type { OrderRequest } from '../contract.ts';

/**
 * What makes two requests with one order_id the same order (ORDER-02): store, cart, lines, addresses and methods.
 * Prices and names that a client sends, and the times of its queue, do not count.
 */
export function orderFingerprint({ store_code, cart_id, products, addressInformation }: OrderRequest): string {
  const lines = products.map(({ sku, qty, product_option }) => JSON.stringify([sku, qty, optionsKey(product_option)]));
  return sortedJson({ store_code, cart_id, lines: lines.sort(), addressInformation });
}

/** JSON whose keys stand in alphabetical order at every depth, so that equal values give equal texts. */
const sortedJson = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
