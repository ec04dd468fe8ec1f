import type { OptionLabel, OrderAgain } from '@etalage/cart/contract';
import { toEuros, type Cents } from '@etalage/core';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { readStockOf } from '../stock/readStock.ts';
import type { Store } from '../stores/stores.ts';
import { isCart, type CartKey } from './carts.ts';
import { toServerItem, withWares } from './lines.ts';
import { cartLines, carts } from './tables.ts';
import type { Counter, Ware } from './wares.ts';

/** A line as it was ordered or shared, with its unit price of that moment. */
export type KeptLine = {
  id: number;
  sku: string;
  name: string;
  choices: readonly OptionLabel[];
  quantity: number;
  price: Cents;
  productOption: unknown;
};

/**
 * What such lines would be today: those that a cart takes, and what is gone, costs something else or is too few by now. The
 * pieces that the cart holds are not there twice.
 */
export async function planLines(
  transaction: Database,
  counter: Counter,
  kept: readonly KeptLine[],
  cart: CartKey,
): Promise<OrderAgain> {
  const wanted = await withWares(transaction, counter, kept);
  const inCart = await readCart(transaction, counter, cart);
  const possible = await availablePieces(transaction, counter.store, wanted, inCart);
  const rows = kept.flatMap((line) => {
    const quantity = possible.get(line.id) ?? 0;
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
  const sold = await withWares(transaction, counter, rows);
  const today = new Map(sold.map((line) => [line.id, line]));
  return {
    items: sold.map((line) => toServerItem(line, '')),
    gone: kept.filter(({ id }) => !today.has(id)).map(named),
    changed: kept.flatMap((line) => {
      const price = today.get(line.id)?.ware.unitPrice ?? line.price;
      return price === line.price ? [] : [{ ...named(line), was: toEuros(line.price), now: toEuros(price) }];
    }),
    limited: kept.flatMap((line) => {
      const quantity = today.get(line.id)?.quantity ?? line.quantity;
      return quantity === line.quantity ? [] : [{ ...named(line), ordered: line.quantity, quantity }];
    }),
  };
}

const named = ({ name, choices }: KeptLine) => ({ name, options: [...choices] });

type StockedLine = { id: number; quantity: number; ware: Ware };

/** How many pieces of each line there are, where these lines share what the other ones leave on the shelf. */
export async function availablePieces(
  transaction: Database,
  store: Store,
  lines: readonly StockedLine[],
  others: readonly StockedLine[] = [],
): Promise<ReadonlyMap<number, number>> {
  const skus = [...lines, ...others].flatMap(({ ware }) => ware.parts.map(({ sku }) => sku));
  const shelf = new Map<string, number>();
  for (const row of await readStockOf(transaction, store.id, [...new Set(skus)])) {
    if (row.isManaged) shelf.set(row.sku, row.isInStock ? Math.max(0, row.quantity) : 0);
  }
  for (const { ware, quantity } of others) take(shelf, ware, quantity);
  return new Map(
    lines.map(({ id, ware, quantity }) => {
      const possible = Math.min(quantity, mostOf(shelf, ware));
      take(shelf, ware, possible);
      return [id, possible];
    }),
  );
}

async function readCart(transaction: Database, counter: Counter, cart: CartKey) {
  const rows = await transaction
    .select({ line: cartLines })
    .from(cartLines)
    .innerJoin(carts, eq(carts.id, cartLines.cartId))
    .where(and(isCart(cart), eq(carts.status, 'open')));
  return withWares(
    transaction,
    counter,
    rows.map(({ line }) => line),
  );
}

/** Pieces of each part of a ware that one piece of it takes. */
function partsOf({ parts }: Ware): ReadonlyMap<string, number> {
  const inOne = new Map<string, number>();
  for (const { sku, quantity } of parts) inOne.set(sku, (inOne.get(sku) ?? 0) + quantity);
  return inOne;
}

function mostOf(shelf: ReadonlyMap<string, number>, ware: Ware): number {
  const each = [...partsOf(ware)].map(([sku, inOne]) => Math.floor((shelf.get(sku) ?? Infinity) / inOne));
  return Math.min(Infinity, ...each);
}

function take(shelf: Map<string, number>, ware: Ware, quantity: number): void {
  for (const [sku, inOne] of partsOf(ware)) {
    const there = shelf.get(sku);
    if (there !== undefined) shelf.set(sku, Math.max(0, there - inOne * quantity));
  }
}
