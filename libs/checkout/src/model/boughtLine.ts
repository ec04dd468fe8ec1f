import { unitPrice, type CartLine } from '@etalage/cart/headless';
import type { BoughtLine } from './storedDetails.ts';

/** A line of the cart as it is read once it is ordered. */
export const boughtLine = (line: CartLine): BoughtLine => ({
  name: line.name,
  options: line.options.map(({ value }) => value).join(', '),
  quantity: line.quantity,
  price: unitPrice(line) * line.quantity,
  ...(line.image === undefined ? {} : { image: line.image }),
});
