import { stockStatus } from '@etalage/catalog/rules';
import type { CartLine } from './line.ts';

/** What a line says, by the keys of the cart's words. */
export type LineMessages = { info: { stock?: 'inStock' }; errors: { stock?: 'outOfTheStock' } };

/** What a line says of its stock; nothing where that is not known. */
export function lineMessages({ stock, quantity }: Pick<CartLine, 'stock' | 'quantity'>): LineMessages {
  if (stock === undefined) return { info: {}, errors: {} };
  if (stockStatus(stock, quantity) === 'out_of_stock') return { info: {}, errors: { stock: 'outOfTheStock' } };
  return { info: { stock: 'inStock' }, errors: {} };
}
