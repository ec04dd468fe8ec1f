import { product as productSchema, type Product } from '@etalage/catalog/contract';
import { attributeText, isDisabled, leastPrice, stockStatus, variantPrice } from '@etalage/catalog/rules';
import { toEuros } from '@etalage/core';
import { wishlistOption, type Wishlist, type WishlistAdd, type WishlistOption } from '@etalage/wishlist/contract';
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { stockRecord } from '../catalog/presentProduct.ts';
import { productsById, stockOfPages } from '../catalog/readCatalogue.ts';
import type { CustomerRow } from '../customers/tables.ts';
import type { Database } from '../database/database.ts';
import { refuse } from '../http/envelope.ts';
import type { Ports } from '../ports.ts';
import type { Sale } from '../prices/groupPrice.ts';
import { asSold } from '../prices/withLowestPrices.ts';
import type { Store } from '../stores/stores.ts';
import { wishlistItems } from './tables.ts';

type WishlistRow = typeof wishlistItems.$inferSelect;
type Owner = Pick<CustomerRow, 'id' | 'storeId' | 'groupId'>;

/** Maximum items of one customer. */
const maxItems = 500;
const keptOptions = v.array(wishlistOption);

/** A customer's list, in the order in which its items were added (WISH-11). */
export async function readWishlist({ database }: Pick<Ports, 'database'>, { id }: Owner): Promise<Wishlist> {
  const rows = await database
    .select()
    .from(wishlistItems)
    .where(eq(wishlistItems.customerId, id))
    .orderBy(wishlistItems.id);
  return { items: rows.map(toWire) };
}

function toWire({ productId, id, options, price, isSoldOut }: WishlistRow): Wishlist['items'][number] {
  return {
    product_id: productId,
    item_id: id,
    option: toWireOption(options),
    ...(price !== null && { price: toEuros(price) }),
    ...(isSoldOut && { sold_out: true }),
  };
}

/** None, one, or the list of several. */
export function toWireOption(options: string): Wishlist['items'][number]['option'] {
  const chosen = v.parse(keptOptions, JSON.parse(options));
  const [first = null] = chosen;
  return chosen.length > 1 ? chosen : first;
}

/** The same with the moments at which they were added, for a customer who downloads their data (ACC-12). */
export async function exportWishlist(database: Database, { id }: Owner) {
  const rows = await database
    .select()
    .from(wishlistItems)
    .where(eq(wishlistItems.customerId, id))
    .orderBy(wishlistItems.id);
  return rows.map((row) => ({ ...toWire(row), added_at: row.createdAt.toISOString() }));
}

/** Adds a product and answers the list; what is on it already stays as it is (WISH-12). */
export async function addToWishlist(
  ports: Pick<Ports, 'database' | 'clock'>,
  customer: Owner,
  store: Store,
  { productId, option }: WishlistAdd,
): Promise<Wishlist> {
  const { database, clock } = ports;
  const chosen = inOrder([option ?? []].flat());
  const options = JSON.stringify(chosen);
  const isOf = eq(wishlistItems.customerId, customer.id);
  const isSame = and(isOf, eq(wishlistItems.productId, productId), eq(wishlistItems.options, options));
  if ((await database.$count(wishlistItems, isSame)) > 0) return readWishlist(ports, customer);
  const product = await wishedProduct(database, customer, productId, chosen);
  if ((await database.$count(wishlistItems, isOf)) >= maxItems) {
    refuse(422, `Er passen hoogstens ${maxItems} producten op je verlanglijst. Haal er eerst een af.`);
  }
  await database
    .insert(wishlistItems)
    .values({
      customerId: customer.id,
      productId,
      options,
      createdAt: new Date(clock.now()),
      ...(await asItIs(database, { store, now: clock.now(), groupId: customer.groupId }, product, chosen)),
    })
    .onConflictDoNothing();
  return readWishlist(ports, customer);
}

/** The chosen values as text, one of each attribute, in an order that does not depend on the request. */
function inOrder(options: readonly { attribute_id: string | number; value: string | number }[]): WishlistOption[] {
  const values = new Map(options.map(({ attribute_id, value }) => [String(attribute_id), String(value)]));
  return [...values]
    .map(([attribute_id, value]) => ({ attribute_id, value }))
    .sort((one, other) => Number(one.attribute_id) - Number(other.attribute_id));
}

/** A product that may be wished for with these values; refuses any other. */
async function wishedProduct(
  database: Database,
  { storeId }: Owner,
  productId: number,
  chosen: readonly WishlistOption[],
): Promise<Product> {
  const [document] = await productsById(database, storeId, [productId]);
  const product = document && v.parse(productSchema, document);
  if (product === undefined || isDisabled(product) || (chosen.length > 0 && !variantOf(product, chosen))) {
    return refuse(404, 'Dit product is niet meer te koop. Kies een ander product.');
  }
  return product;
}

/** Stock and the customer's price of now, with which those of later are compared (WISH-15). */
async function asItIs(
  database: Database,
  sale: Sale,
  document: Product,
  chosen: readonly WishlistOption[],
): Promise<Pick<WishlistRow, 'price' | 'isSoldOut'>> {
  const { store, now } = sale;
  const [product = document] = await asSold(database, sale, [document]);
  const variant = chosen.length === 0 ? undefined : variantOf(product, chosen);
  const price = variant ? variantPrice(variant, product, now) : leastPrice(product, now);
  const rows = await stockOfPages(database, store.id, [product.id]);
  const variants = product.configurable_children ?? [];
  const sold = variant ? [variant] : variants.length > 0 ? variants : [product];
  const isSoldOut = sold.every(({ sku }) => {
    const row = rows.get(sku);
    return stockStatus(row && stockRecord(row)) === 'out_of_stock';
  });
  return { price: price?.price ?? null, isSoldOut };
}

/** The variant with these values; without any the product is wished for as a whole. */
function variantOf(product: Product, chosen: readonly WishlistOption[]) {
  const codes = new Map(
    (product.configurable_options ?? []).map(({ attribute_id, attribute_code }) => [
      String(attribute_id),
      attribute_code ?? '',
    ]),
  );
  return (product.configurable_children ?? []).find(
    (variant) =>
      !isDisabled(variant) &&
      chosen.every(({ attribute_id, value }) => attributeText(variant, codes.get(attribute_id) ?? '') === value),
  );
}

/** Removes an item of a customer and answers the list; refuses what is not theirs (WISH-13). */
export async function removeFromWishlist(
  ports: Pick<Ports, 'database'>,
  customer: Owner,
  itemId: number,
): Promise<Wishlist> {
  const removed = await ports.database
    .delete(wishlistItems)
    .where(and(eq(wishlistItems.customerId, customer.id), eq(wishlistItems.id, itemId)))
    .returning({ id: wishlistItems.id });
  if (removed.length === 0) refuse(404, 'Dit product staat niet op je verlanglijst.');
  return readWishlist(ports, customer);
}
