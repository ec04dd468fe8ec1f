import { createOutbox, rememberRefused, type Outbox, type OutboxOptions, type Storage } from '@etalage/core';
import * as v from 'valibot';
import { cartTotals, type CartTotals } from '../contract.ts';
import type { Act } from './acts.ts';
import type { CartLine } from './line.ts';
import { definedOnly } from './definedOnly.ts';
import { currentCartKey, waitingActsKey } from './storedCart.ts';
import { fromStored, storedLine } from './storedLine.ts';
import { toStored } from './toStored.ts';

/** The keys of wire contract 21, and our own: what waits to be sent, what any tab has settled, and what a session leaves when it ends. */
export const cartKeys = {
  lines: currentCartKey,
  token: 'shop/cart/current-cart-token',
  hash: 'shop/cart/current-cart-hash',
  totals: 'shop/cart/current-totals',
  acts: waitingActsKey,
  settled: 'shop/cart/settled-acts',
  addedAt: 'addedToCartInWindow',
  detached: 'shop/cart/detached-cart',
  unanswered: 'shop/cart/unanswered-act',
} as const;

/** The cart as the server last confirmed it. */
export type Confirmed = { lines: readonly CartLine[]; cartId?: string };

const task = { taskId: v.string(), line: storedLine, isSilent: v.optional(v.boolean()) };
const storedAct = v.variant('kind', [
  v.object({ kind: v.literal('add'), ...task, origin: v.optional(v.unknown()) }),
  v.object({ kind: v.literal('set'), ...task, quantity: v.number(), to: v.optional(storedLine) }),
  v.object({ kind: v.literal('remove'), ...task }),
]);

const detachedCart = v.object({ lines: v.array(storedLine), cartId: v.string() });

/** An act from its stored form; undefined for what is none. */
export function fromStoredAct(stored: unknown): Act | undefined {
  const parsed = v.safeParse(storedAct, stored);
  if (!parsed.success) return undefined;
  const { isSilent, ...act } = parsed.output;
  const task = { line: fromStored(act.line), ...definedOnly({ isSilent }) };
  if (act.kind !== 'set') return { ...act, ...task };
  const { to, ...set } = act;
  return { ...set, ...task, ...definedOnly({ to: to && fromStored(to) }) };
}

export const toStoredAct = (act: Act) => ({
  ...act,
  line: toStored(act.line),
  ...(act.kind === 'set' && act.to !== undefined && { to: toStored(act.to) }),
});

/** What a schema accepts of a stored list; a spoilt entry is left out. */
const readList = <T>(value: unknown, schema: v.GenericSchema<unknown, T>): T[] =>
  (Array.isArray(value) ? value : []).flatMap((entry: unknown) => {
    const parsed = v.safeParse(schema, entry);
    return parsed.success ? [parsed.output] : [];
  });

/** The cart's part of the browser's storage. What the browser refuses to keep is remembered for as long as the page lives. */
export function createCartStorage(storage: Storage) {
  const kept = rememberRefused(storage);
  return {
    /** For what is read and written by code that loads later. */
    kept,
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
    /** The hash of the lines that were confirmed last. */
    hash: (): unknown => kept.read(cartKeys.hash),
    /** The cart of a customer whose session ended by itself, as it was then: what a guest goes on with. */
    detached(): Confirmed | undefined {
      const parsed = v.safeParse(detachedCart, kept.read(cartKeys.detached));
      return parsed.success ? { ...parsed.output, lines: parsed.output.lines.map(fromStored) } : undefined;
    },
    writeDetached: (cart: Confirmed | undefined): void =>
      void kept.write(cartKeys.detached, cart === undefined ? null : { ...cart, lines: cart.lines.map(toStored) }),
    /** The acts that the server has not confirmed yet. */
    openOutbox: (ports: Pick<OutboxOptions<Act>, 'queue' | 'lock'>): Outbox<Act> =>
      createOutbox({
        ...ports,
        storage: kept,
        keys: { waiting: cartKeys.acts, settled: cartKeys.settled },
        fromStored: fromStoredAct,
        toStored: toStoredAct,
      }),
    readTotals(): CartTotals | undefined {
      const parsed = v.safeParse(cartTotals, kept.read(cartKeys.totals));
      return parsed.success ? parsed.output : undefined;
    },
    writeTotals: (totals: CartTotals | undefined): void => void kept.write(cartKeys.totals, totals ?? null),
    stampAdded: (now: number): void => void kept.write(cartKeys.addedAt, now),
  };
}

/** What a cart keeps between visits. */
export type CartStorage = ReturnType<typeof createCartStorage>;
