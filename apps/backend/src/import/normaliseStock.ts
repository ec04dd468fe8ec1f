import { flagOf, numberOf } from '@etalage/catalog/rules';
import { isFields, type Changes, type Fields } from './documentFields.ts';

/** More than this nobody has, and not much more a column holds. */
const most = 1_000_000_000;

/** The stock of a document as one record; undefined when it says nothing. */
export function normaliseStock(value: unknown, productId: number, changes: Changes): Fields | undefined {
  if (Array.isArray(value)) changes.add('stock given as list');
  const record: unknown = Array.isArray(value) ? value[0] : value;
  if (!isFields(record)) return undefined;
  const quantity = numberOf(record['qty']);
  const isInStock = flagOf(record['is_in_stock']);
  if (quantity === undefined && isInStock === undefined) return undefined;
  return {
    product_id: productId,
    qty: Math.min(most, Math.max(0, Math.floor(quantity ?? 0))),
    is_in_stock: isInStock ?? (quantity ?? 0) > 0,
    manage_stock: flagOf(record['manage_stock']) ?? true,
  };
}
