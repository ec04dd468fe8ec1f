import { writeFirst } from './cache/writeFirst.ts';
import type { Storage } from './storage.ts';

/** Storage for what a shopper may not lose: caches make room for it, and what it refuses all the same is remembered for as long as the page lives. */
export function rememberRefused(storage: Storage): Storage {
  const refused = new Map<string, unknown>();
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
