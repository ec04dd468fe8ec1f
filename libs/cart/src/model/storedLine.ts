import { fromEuros } from '@etalage/core';
import * as v from 'valibot';
import { itemTotals, optionLabel, productOption } from '../contract.ts';
import { definedOnly } from './definedOnly.ts';
import type { CartLine } from './line.ts';

const maybe = <Schema extends v.GenericSchema>(schema: Schema) => v.optional(schema);
const texts = v.record(v.string(), v.string());

/** A cart item as local storage keeps it (CART-02, wire contract 7.3). Prices in euros. */
export const storedLine = v.object({
  sku: v.string(),
  parentSku: maybe(v.string()),
  parentId: maybe(v.number()),
  variantId: maybe(v.number()),
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
  parent_item: maybe(v.object({ sku: v.string() })),
  product_option: maybe(productOption),
  options: v.array(optionLabel),
  composition: maybe(v.string()),
  is_sealed_hygiene: maybe(v.boolean()),
  /** Message keys, by field (CART-02). */
  info: texts,
  errors: texts,
  is_in_stock: maybe(v.boolean()),
  stock: maybe(v.object({ qty: maybe(v.number()), is_in_stock: maybe(v.boolean()), manage_stock: maybe(v.boolean()) })),
  onlineStockCheckid: maybe(v.string()),
  checksum: maybe(v.string()),
});
export type StoredLine = v.InferOutput<typeof storedLine>;

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
    parentId: stored.parentId,
    variantId: stored.variantId,
    slug: stored.slug,
    image: stored.image,
    composition: stored.composition,
    isSealed: stored.is_sealed_hygiene,
    confirmedQuantity: stored.prev_qty,
    serverItemId: stored.server_item_id,
    cartId: stored.server_cart_id,
    totals: stored.totals,
    originalPrice: stored.original_price_incl_tax === undefined ? undefined : fromEuros(stored.original_price_incl_tax),
    option: stored.product_option,
    stock: stored.stock,
    stockCheckId: stored.onlineStockCheckid,
  }),
});

/** A line from what a browser kept of it; undefined for what is none. */
export function readLine(stored: unknown): CartLine | undefined {
  const parsed = v.safeParse(storedLine, stored);
  return parsed.success ? fromStored(parsed.output) : undefined;
}
