import { flagOf, numberOf } from '@etalage/catalog/rules';
import { isFields, type Changes, type Fields } from './documentFields.ts';

/** More than this nobody has, and not much more a column holds. */
const most = 1_000_000_000;

/** The stock of what cannot be ordered. */
export const noStock = (productId: number): Fields => ({
  product_id: productId,
  qty: 0,
  is_in_stock: false,
  manage_stock: true,
});

/** Whose stock it is: `isFamily` of what is sold as something else, a variant or a part, which have stock of their own. */
export type StockOwner = { productId: number; isFamily: boolean };

/**
 * The stock of a document as one record; undefined when it says nothing. Of what is managed and sold itself nothing is in
 * stock when there are 0 pieces; what is in stock without a word on pieces is not managed.
 */
export function normaliseStock(
  value: unknown,
  { productId, isFamily }: StockOwner,
  changes: Changes,
): Fields | undefined {
  if (Array.isArray(value)) changes.add('stock given as list');
  const record: unknown = Array.isArray(value) ? value[0] : value;
  if (!isFields(record)) return undefined;
  const quantity = numberOf(record['qty']);
  const isInStock = flagOf(record['is_in_stock']);
  if (quantity === undefined && isInStock === undefined) return undefined;
  const pieces = Math.min(most, Math.max(0, Math.floor(quantity ?? 0)));
  const isManaged =
    (flagOf(record['manage_stock']) ?? true) && (quantity !== undefined || isInStock === false || isFamily);
  const isAvailable = pieces > 0 || isFamily || !isManaged;
  return {
    product_id: productId,
    qty: pieces,
    is_in_stock: (isInStock ?? true) && isAvailable,
    manage_stock: isManaged,
  };
}
