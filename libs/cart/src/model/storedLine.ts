import { fromEuros, toEuros } from '@etalage/core';
import * as v from 'valibot';
import { itemTotals, optionLabel, productOption } from '../contract.ts';
import { checksum } from '../rules/identity.ts';
import type { CartLine } from './line.ts';

const maybe = <Schema extends v.GenericSchema>(schema: Schema) => v.optional(schema);
const texts = v.record(v.string(), v.string());

/** A cart item as local storage keeps it (CART-02, wire contract 7.3). Prices in euros. */
export const storedLine = v.object({
  sku: v.string(),
  parentSku: maybe(v.string()),
  slug: maybe(v.string()),
  name: v.string(),
  image: maybe(v.string()),
  type_id: v.string(),
  qty: v.number(),
  prev_qty: maybe(v.number()),
  server_item_id: maybe(v.number()),
  item_id: maybe(v.number()),
  server_cart_id: maybe(v.string()),
  quote_id: maybe(v.string()),
  totals: maybe(itemTotals),
  tier_prices: v.array(v.object({ qty: v.number(), value: v.number() })),
  final_price_incl_tax: v.number(),
  original_price_incl_tax: maybe(v.number()),
  parent_item: maybe(v.unknown()),
  product_option: maybe(productOption),
  options: v.array(optionLabel),
  composition: maybe(v.string()),
  info: texts,
  errors: texts,
  is_in_stock: maybe(v.boolean()),
  stock: maybe(v.object({ qty: maybe(v.number()), is_in_stock: maybe(v.boolean()), manage_stock: maybe(v.boolean()) })),
  onlineStockCheckid: maybe(v.string()),
  checksum: maybe(v.string()),
});
export type StoredLine = v.InferOutput<typeof storedLine>;

/** Without the fields that hold nothing, as JSON has them. */
const definedOnly = <T extends object>(fields: T): { [Key in keyof T]?: Exclude<T[Key], undefined> } => {
  const result: { [Key in keyof T]?: Exclude<T[Key], undefined> } = {};
  for (const [key, value] of Object.entries(fields)) if (value !== undefined) Object.assign(result, { [key]: value });
  return result;
};

const storedStock = (stock: CartLine['stock']): StoredLine['stock'] =>
  stock === undefined
    ? undefined
    : {
        ...(typeof stock.qty === 'number' ? { qty: stock.qty } : {}),
        ...(typeof stock.is_in_stock === 'boolean' ? { is_in_stock: stock.is_in_stock } : {}),
        ...(typeof stock.manage_stock === 'boolean' ? { manage_stock: stock.manage_stock } : {}),
      };

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
    info: {},
    errors: {},
    checksum: checksum(line.option),
    ...definedOnly({
      parentSku: line.parentSku,
      slug: line.slug,
      image: line.image,
      composition: line.composition,
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
    }),
  };
}

/** A stored line in our words. */
export const fromStored = (stored: StoredLine): CartLine => ({
  sku: stored.sku,
  name: stored.name,
  type: stored.type_id,
  quantity: stored.qty,
  price: fromEuros(stored.final_price_incl_tax),
  tiers: stored.tier_prices.map(({ qty, value }) => ({ quantity: qty, price: fromEuros(value) })),
  options: stored.options,
  ...definedOnly({
    parentSku: stored.parentSku,
    slug: stored.slug,
    image: stored.image,
    composition: stored.composition,
    confirmedQuantity: stored.prev_qty,
    serverItemId: stored.server_item_id,
    cartId: stored.server_cart_id,
    totals: stored.totals,
    originalPrice: stored.original_price_incl_tax === undefined ? undefined : fromEuros(stored.original_price_incl_tax),
    option: stored.product_option,
    stock: stored.stock,
  }),
});
