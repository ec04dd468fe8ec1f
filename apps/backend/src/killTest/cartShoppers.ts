import { serverItem, serverItems, type ServerItem } from '@etalage/cart/contract';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';

/** A call to the backend, repeated as it was when the connection breaks. */
export type Ask = (path: string, body?: unknown, headers?: Record<string, string>) => Promise<unknown>;

/** A guest with a cart, and what it has to hold: of each sku so many pieces. */
export type CartShopper = { cartId: string; lines: Map<string, number> };

/** Of these there are enough for all. */
const skus = ['HD', 'TD'] as const;
const anyOf = <T>(choice: readonly [T, ...T[]]): T => choice[Math.floor(Math.random() * choice.length)] ?? choice[0];

export const newShopper = async (ask: Ask): Promise<CartShopper> => ({
  cartId: v.parse(v.string(), await ask('/api/cart/create', {})),
  lines: new Map(),
});

/** Adds, sets or removes by chance; answers what the server then says of the line. */
export async function shopAtRandom(ask: Ask, { cartId, lines }: CartShopper): Promise<ServerItem | undefined> {
  const sku = anyOf(skus);
  const before = lines.get(sku) ?? 0;
  const task = { 'x-task-id': randomUUID() };
  if (before > 0 && Math.random() < 0.25) {
    await ask(`/api/cart/delete?cartId=${cartId}`, { cartItem: { sku, quoteId: cartId } }, task);
    lines.delete(sku);
    return undefined;
  }
  const qty = before > 3 ? anyOf([1, 2]) : before + 1;
  lines.set(sku, qty);
  const cartItem = { sku, qty, prev_qty: before, quoteId: cartId };
  return v.parse(serverItem, await ask(`/api/cart/update?cartId=${cartId}`, { cartItem }, task));
}

/** What the server has of a cart. */
export async function linesAtServer(ask: Ask, { cartId }: CartShopper): Promise<Map<string, number>> {
  const items = v.parse(serverItems, await ask(`/api/cart/pull?cartId=${cartId}`));
  return new Map(items.map(({ sku, qty }) => [sku, qty]));
}
