import { stockStatus } from '@etalage/catalog/rules';
import type { CartLine } from './line.ts';

/** Stock messages of a cart line, as keys of `CartMessages`. */
export type LineMessages = { info: { stock?: 'inStock' }; errors: { stock?: 'outOfTheStock' } };

/** The stock messages of a cart line; none when its stock is unknown. */
export function lineMessages({ stock, quantity }: Pick<CartLine, 'stock' | 'quantity'>): LineMessages {
  const status = stockStatus(stock, quantity);
  if (status === 'out_of_stock') return { info: {}, errors: { stock: 'outOfTheStock' } };
  return { info: status === 'ok' ? { stock: 'inStock' } : {}, errors: {} };
}
