import { productsById } from '../catalog/readCatalogue.ts';
import { invalidationsAfter, newestInvalidation } from '../invalidation/invalidationLog.ts';
import type { Ports } from '../ports.ts';
import { followCatalogue, rebuildIndex, refreshProducts } from './followCatalogue.ts';

/**
 * Keeps the search indexes of all store views as the database is: at the start, when a product's stock has changed, and
 * when a special price begins or ends. Call `round` again and again.
 */
export async function indexKeeper(ports: Ports): Promise<{ round(): Promise<void> }> {
  let seen = await newestInvalidation(ports.database);
  for (const store of ports.stores) await followCatalogue(ports, store);
  let due = new Map<string, number>();
  const hour = 3_600_000;
  return {
    round: async () => {
      seen = await refreshChanged(ports, seen);
      const now = ports.clock.now();
      for (const store of ports.stores) {
        const last = due.get(store.code);
        if (last !== undefined && now < last) continue;
        const next = last === undefined ? now + hour : Math.min(await rebuildIndex(ports, store), now + hour);
        due = new Map([...due, [store.code, next]]);
      }
    },
  };
}

/** Indexes the products anew that the log names; answers the newest entry that was looked at. */
async function refreshChanged(ports: Ports, seen: number): Promise<number> {
  const entries = await invalidationsAfter(ports.database, seen);
  for (const store of ports.stores) {
    const own = entries.filter(({ storeId, tag }) => storeId === store.id && tag.startsWith('product:'));
    const ids = [...new Set(own.map(({ tag }) => Number(tag.slice('product:'.length))))];
    await refreshProducts(ports, store, await productsById(ports.database, store.id, ids));
  }
  return entries.at(-1)?.id ?? seen;
}
