import type { Storage } from '@etalage/core';
import * as v from 'valibot';
import { cartTotals, type CartTotals } from '../contract.ts';
import type { Act } from './acts.ts';
import { currentCartKey } from './cartCount.ts';
import type { CartLine } from './line.ts';
import { fromStored, storedLine, toStored } from './storedLine.ts';

/** The keys of wire contract 21, and two of our own: what waits to be sent, and what has been settled by any tab. */
export const cartKeys = {
  lines: currentCartKey,
  token: 'shop/cart/current-cart-token',
  hash: 'shop/cart/current-cart-hash',
  totals: 'shop/cart/current-totals',
  acts: 'shop/cart/waiting-acts',
  settled: 'shop/cart/settled-acts',
  addedAt: 'addedToCartInWindow',
} as const;

/** The cart as the server last confirmed it. */
export type Confirmed = { lines: readonly CartLine[]; cartId?: string };

const storedAct = v.variant('kind', [
  v.object({ kind: v.literal('add'), taskId: v.string(), line: storedLine }),
  v.object({ kind: v.literal('set'), taskId: v.string(), line: storedLine, quantity: v.number() }),
  v.object({ kind: v.literal('remove'), taskId: v.string(), line: storedLine }),
]);

const fromStoredAct = (act: v.InferOutput<typeof storedAct>): Act => ({ ...act, line: fromStored(act.line) });

/** What a schema accepts of a stored list; a spoilt entry is left out. */
const readList = <T>(value: unknown, schema: v.GenericSchema<unknown, T>): T[] =>
  (Array.isArray(value) ? value : []).flatMap((entry: unknown) => {
    const parsed = v.safeParse(schema, entry);
    return parsed.success ? [parsed.output] : [];
  });

/** The cart's part of the browser's storage. What the browser refuses to keep is remembered for as long as the page lives. */
export function createCartStorage(storage: Storage) {
  const kept = unlosable(storage);
  return {
    read(): Confirmed {
      const token = kept.read(cartKeys.token);
      const lines = readList(kept.read(cartKeys.lines), storedLine).map(fromStored);
      return typeof token === 'string' && token !== '' ? { lines, cartId: token } : { lines };
    },
    write({ lines, cartId = '' }: Confirmed, hash: string): void {
      kept.write(cartKeys.lines, lines.map(toStored));
      kept.write(cartKeys.token, cartId);
      kept.write(cartKeys.hash, hash);
    },
    readActs: (): Act[] => readList(kept.read(cartKeys.acts), storedAct).map(fromStoredAct),
    writeActs: (acts: readonly Act[]): void =>
      kept.write(
        cartKeys.acts,
        acts.map((act) => ({ ...act, line: toStored(act.line) })),
      ),
    isSettled: (taskId: string): boolean => readList(kept.read(cartKeys.settled), v.string()).includes(taskId),
    settle: (taskId: string): void =>
      kept.write(cartKeys.settled, [...readList(kept.read(cartKeys.settled), v.string()), taskId].slice(-50)),
    readTotals(): CartTotals | undefined {
      const parsed = v.safeParse(cartTotals, kept.read(cartKeys.totals));
      return parsed.success ? parsed.output : undefined;
    },
    writeTotals: (totals: CartTotals | undefined): void => kept.write(cartKeys.totals, totals ?? null),
    stampAdded: (now: number): void => kept.write(cartKeys.addedAt, now),
  };
}

/** What a cart keeps between visits. */
export type CartStorage = ReturnType<typeof createCartStorage>;

function unlosable(storage: Storage) {
  const refused = new Map<string, unknown>();
  return {
    read: (key: string): unknown => (refused.has(key) ? refused.get(key) : storage.read(key)),
    write(key: string, value: unknown): void {
      if (storage.write(key, value)) refused.delete(key);
      else refused.set(key, value);
    },
  };
}
