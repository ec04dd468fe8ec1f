import { writeFirst } from './cache/writeFirst.ts';
import type { Storage } from './storage.ts';

/** What each storage refused, by key. */
const refusals = new WeakMap<Storage, Map<string, unknown>>();

/**
 * Storage for what a shopper may not lose: caches make room for it, and what it refuses all the same is remembered for as long as
 * the page lives, for whoever reads the same storage in this way.
 */
export function rememberRefused(storage: Storage): Storage {
  const refused = refusals.get(storage) ?? new Map<string, unknown>();
  refusals.set(storage, refused);
  return {
    read: (key) => (refused.has(key) ? refused.get(key) : storage.read(key)),
    write(key, value) {
      if (writeFirst(storage, key, value)) refused.delete(key);
      else refused.set(key, value);
      return true;
    },
    remove(key) {
      refused.delete(key);
      storage.remove(key);
    },
  };
}
