import type { Instant } from '@etalage/core';
import { productsById } from '../catalog/readCatalogue.ts';
import {
  invalidationsAfter,
  newestInvalidation,
  repeatLists,
  type Invalidation,
} from '../invalidation/invalidationLog.ts';
import type { Ports } from '../ports.ts';
import { byItself } from '../server/work.ts';
import type { Store } from '../stores/stores.ts';
import { followCatalogue, nextPriceChangeIn, rebuildIndex, refreshProducts } from './followCatalogue.ts';

const hour = 3_600_000;

/**
 * Keeps the search indexes of all store views as the database is: at the start, when a product's stock has changed, and
 * when a special price begins or ends, after an import that found the engine away, and when it has lost one. Call `round` again and again: what
 * failed for one store view is done in the next one, and holds no other. An index that was there at the start is built
 * anew in the first round: prices may have changed while nobody looked.
 */
export async function indexKeeper(ports: Ports): Promise<{ round(): Promise<void> }> {
  const newest = await newestInvalidation(ports.database);
  const seen = new Map(ports.stores.map(({ code }) => [code, newest]));
  const due = new Map<string, Instant>();
  for (const store of ports.stores) {
    due.set(store.code, -Infinity);
    await byItself(ports, 'an index was not built', { store: store.code }, async () => {
      due.set(store.code, (await followCatalogue(ports, store)) ?? -Infinity);
    });
  }

  async function keep(store: Store): Promise<void> {
    const entries = await invalidationsAfter(ports.database, seen.get(store.code) ?? newest);
    const own = entries.filter(({ storeId }) => storeId === store.id);
    const now = ports.clock.now();
    const built = await followCatalogue(ports, store);
    if (built !== undefined) await repeatLists(ports.database, store.id, seen.get(store.code) ?? newest);
    const change = built ?? Math.min(due.get(store.code) ?? now, await refreshChanged(ports, store, own));
    const next = now < change ? change : await rebuildIndex(ports, store);
    due.set(store.code, Math.min(next, now + hour));
    const last = entries.at(-1);
    if (last) seen.set(store.code, last.id);
  }
  return {
    round: async () => {
      for (const store of ports.stores)
        await byItself(ports, 'an index was not kept', { store: store.code }, () => keep(store));
    },
  };
}

/** Indexes the products anew that the log names, and answers when the next of the prices that it brought will change. */
async function refreshChanged(ports: Ports, store: Store, own: readonly Invalidation[]): Promise<Instant> {
  const tags = new Set(own.map(({ tag }) => tag));
  // Whoever imported so much has built the index.
  if (tags.has('product')) return nextPriceChangeIn(ports, store, ports.clock.now());
  const ids = [...tags].filter((tag) => tag.startsWith('product:')).map((tag) => Number(tag.slice('product:'.length)));
  return refreshProducts(ports, store, await productsById(ports.database, store.id, ids));
}
