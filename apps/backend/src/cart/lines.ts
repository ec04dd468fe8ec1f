import { maxQuantity, type CartDelete, type CartUpdate, type ServerItem } from '@etalage/cart/contract';
import { allowedLines, isSameLine } from '@etalage/cart/rules';
import { toEuros } from '@etalage/core';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { stockRecord } from '../catalog/presentProduct.ts';
import { stockBySku } from '../catalog/readCatalogue.ts';
import type { Database } from '../database/database.ts';
import { refuse } from '../http/envelope.ts';
import type { Sale } from '../prices/groupPrice.ts';
import { refuseShortage } from '../stock/shortage.ts';
import type { StockRow } from '../stock/tables.ts';
import type { Store } from '../stores/stores.ts';
import type { Cart } from './carts.ts';
import { cartLines } from './tables.ts';
import { atQuantity, keptOption, priceUnknown, readWares, resolveWare, type Counter, type Ware } from './wares.ts';

/** A line as it is kept. */
export type LineRow = typeof cartLines.$inferSelect;

/** A line with what is sold in it, and its stock where the shop keeps it. */
export type CartLine = LineRow & { ware: Ware; stock?: LineStock };

type LineStock = NonNullable<NonNullable<ServerItem['extension_attributes']>['stock']>;

/** The lines of a cart in the order in which they were added; what is no longer sold, or may not stay, is left out. */
export async function readLines(database: Database, { cart, ...sale }: LineScene): Promise<CartLine[]> {
  const kept = await database.select().from(cartLines).where(eq(cartLines.cartId, cart.id)).orderBy(asc(cartLines.id));
  const rows = await allowedLines(kept, (skus) => stockRecords(database, sale.store, skus));
  return withWares(database, { ...sale, country: cart.country, regions: cart.regions }, rows);
}

/** Rows of a cart or an order as they are sold now; what is no longer sold is left out. */
export async function withWares<Row extends SoldRow>(
  database: Database,
  counter: Counter,
  rows: readonly Row[],
): Promise<(Row & Pick<CartLine, 'ware' | 'stock'>)[]> {
  const wares = await readWares(database, { ...counter, rows });
  const stocks = await stockBySku(
    database,
    counter.store.id,
    rows.map(({ sku }) => sku),
  );
  return rows.flatMap((row) => {
    const found = wares.get(row.id);
    const ware = found && atQuantity(found, row.quantity);
    return ware === undefined ? [] : [{ ...row, ware, ...lineStock(stocks.get(row.sku)) }];
  });
}

type SoldRow = Pick<LineRow, 'id' | 'sku' | 'quantity' | 'productOption'>;

const lineStock = (row: StockRow | undefined): Pick<CartLine, 'stock'> =>
  row === undefined ? {} : { stock: { qty: row.quantity, is_in_stock: row.isInStock, manage_stock: row.isManaged } };

async function stockRecords(database: Database, store: Store, skus: readonly string[]) {
  const rows = await stockBySku(database, store.id, skus);
  return new Map([...rows].map(([sku, row]) => [sku, stockRecord(row)]));
}

/** What the wire says of a line of a cart, or of an order that goes back into one. */
type SoldLine = Pick<CartLine, 'id' | 'sku' | 'quantity' | 'ware' | 'stock'>;

/** A line in the words of the wire (7.1). */
export function toServerItem(line: SoldLine, cartId: string): ServerItem {
  const { id, sku, quantity, ware, stock } = line;
  return {
    item_id: id,
    sku,
    qty: quantity,
    name: ware.name,
    price: toEuros(ware.unitPrice),
    product_type: ware.productType,
    quote_id: cartId,
    ...(ware.productOption === undefined ? {} : { product_option: ware.productOption }),
    extension_attributes: {
      parent_sku: ware.parentSku,
      parent_id: ware.parentId,
      slug: ware.slug,
      ...(ware.image === undefined ? {} : { image: ware.image }),
      original_price_incl_tax: toEuros(ware.originalPrice),
      options: [...ware.choices],
      ...(ware.composition === '' ? {} : { composition: ware.composition }),
      ...(ware.isSealed ? { is_sealed_hygiene: true } : {}),
      ...(stock === undefined ? {} : { stock }),
    },
  };
}

/** Where an act takes place, and at whose prices. */
export type LineScene = Sale & { cart: Cart };

type SentItem = CartUpdate['cartItem'];

/** Sets a line's quantity, or adds `qty` − `prev_qty` to it, and answers the line (SYNC-05). Refuses what is not there. */
export async function putLine(transaction: Database, scene: LineScene, sent: SentItem): Promise<CartLine> {
  const { cart, ...sale } = scene;
  const { store } = sale;
  const ware = await resolveWare(transaction, { ...sale, country: cart.country, regions: cart.regions }, sent);
  const skus = [...new Set([ware.sku, ...ware.parts.map((part) => part.sku)])];
  const lines = await linesOf(transaction, cart, skus);
  const stocks = await stockBySku(transaction, store.id, skus);
  const existing = lines.find(({ sku, options }) => sku === ware.sku && options === ware.optionsText);
  const others = lines.filter(({ id }) => id !== existing?.id);
  const quantity = wantedQuantity(existing?.quantity ?? 0, sent);
  for (const [sku, parts] of Map.groupBy(ware.parts, (part) => part.sku)) {
    const inOthers = sumOf(others.filter((line) => line.sku === sku));
    refuseShortage(stocks.get(sku), quantity * sumOf(parts) + inOthers);
  }
  const sold = atQuantity(ware, quantity) ?? refuse(400, priceUnknown);
  const row = await writeLine(transaction, cart, ware, quantity);
  return { ...row, ware: sold, ...lineStock(stocks.get(ware.sku)) };
}

const sumOf = (counted: readonly { quantity: number }[]): number =>
  counted.reduce((sum, { quantity }) => sum + quantity, 0);

function wantedQuantity(kept: number, { qty, prev_qty }: SentItem): number {
  const quantity = prev_qty === undefined ? qty : kept + qty - prev_qty;
  if (quantity > maxQuantity)
    refuse(400, `Je kunt er hoogstens ${maxQuantity.toLocaleString('nl')} tegelijk bestellen.`);
  if (quantity > 0) return quantity;
  return kept > 0 ? 1 : refuse(404, 'Dit product staat niet meer in je winkelwagen.');
}

/** The lines of a cart with these skus. The components of bundles are checked when the order is placed. */
const linesOf = (transaction: Database, cart: Cart, skus: readonly string[]): Promise<LineRow[]> =>
  transaction
    .select()
    .from(cartLines)
    .where(and(eq(cartLines.cartId, cart.id), inArray(cartLines.sku, [...skus])));

async function writeLine(transaction: Database, cart: Cart, ware: Ware, quantity: number): Promise<LineRow> {
  const { sku, optionsText: options, productOption = null } = ware;
  const [row] = await transaction
    .insert(cartLines)
    .values({ cartId: cart.id, sku, options, productOption, quantity })
    .onConflictDoUpdate({
      target: [cartLines.cartId, cartLines.sku, cartLines.options],
      set: { quantity, productOption },
    })
    .returning();
  return row ?? refuse(500, 'De regel kon niet worden bewaard.');
}

/** Removes a line by its id, else by its sku and options; says nothing when it was gone already. */
export async function removeLine(transaction: Database, scene: LineScene, sent: CartDelete['cartItem']): Promise<void> {
  const isMeant =
    sent.item_id === undefined ? await isLineOf(transaction, scene, sent) : eq(cartLines.id, sent.item_id);
  await transaction.delete(cartLines).where(and(eq(cartLines.cartId, scene.cart.id), isMeant));
}

/**
 * The line of a sku; with what was chosen, of just that choice. A line is known by what is kept of it, so that one can go
 * whose product is no longer sold; only what is said in other words is looked up.
 */
async function isLineOf(transaction: Database, { cart, ...sale }: LineScene, sent: CartDelete['cartItem']) {
  const isSku = and(eq(cartLines.cartId, cart.id), eq(cartLines.sku, sent.sku));
  if (sent.product_option === undefined) return isSku;
  const rows = await transaction.select().from(cartLines).where(isSku);
  const kept = rows.find((row) => isSameLine({ sku: row.sku, ...keptOption(row) }, sent));
  if (kept) return eq(cartLines.id, kept.id);
  const { sku, optionsText } = await resolveWare(
    transaction,
    { ...sale, country: cart.country, regions: cart.regions },
    sent,
  );
  return and(eq(cartLines.sku, sku), eq(cartLines.options, optionsText));
}
