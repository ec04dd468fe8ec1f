import { toEuros } from '@etalage/core';
import { checksum } from '../rules/identity.ts';
import { definedOnly } from './definedOnly.ts';
import type { CartLine } from './line.ts';
import { lineMessages } from './lineMessages.ts';
import type { StoredLine } from './storedLine.ts';

const storedStock = (stock: CartLine['stock']): StoredLine['stock'] =>
  stock === undefined
    ? undefined
    : {
        ...(typeof stock.qty === 'number' ? { qty: stock.qty } : {}),
        ...(typeof stock.is_in_stock === 'boolean' ? { is_in_stock: stock.is_in_stock } : {}),
        ...(typeof stock.manage_stock === 'boolean' ? { manage_stock: stock.manage_stock } : {}),
      };

/** The product that a line is a variant of. */
const parentOf = ({ sku, parentSku }: CartLine): StoredLine['parent_item'] =>
  parentSku === undefined || parentSku === sku ? undefined : { sku: parentSku };

/** Our line in the words of local storage. */
export function toStored(line: CartLine): StoredLine {
  const stock = storedStock(line.stock);
  return {
    sku: line.sku,
    name: line.name,
    type_id: line.type,
    qty: line.quantity,
    tier_prices: line.tiers.map(({ quantity, price }) => ({ qty: quantity, value: toEuros(price) })),
    final_price_incl_tax: toEuros(line.price),
    options: [...line.options],
    ...lineMessages(line),
    checksum: checksum(line.option),
    ...definedOnly({
      parentSku: line.parentSku,
      parentId: line.parentId,
      variantId: line.variantId,
      parent_item: parentOf(line),
      slug: line.slug,
      image: line.image,
      composition: line.composition,
      is_sealed_hygiene: line.isSealed,
      prev_qty: line.confirmedQuantity,
      server_item_id: line.serverItemId,
      item_id: line.serverItemId,
      server_cart_id: line.cartId,
      quote_id: line.cartId,
      totals: line.totals,
      original_price_incl_tax: line.originalPrice === undefined ? undefined : toEuros(line.originalPrice),
      product_option: line.option,
      is_in_stock: stock?.is_in_stock,
      stock,
      onlineStockCheckid: line.stockCheckId,
    }),
  };
}
