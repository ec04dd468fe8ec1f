import type { Storage } from './storage.ts';

/** Remembers what a storage refuses to keep, for as long as the page lives. */
export function rememberRefused(storage: Storage): Storage {
  const refused = new Map<string, unknown>();
  return {
    read: (key) => (refused.has(key) ? refused.get(key) : storage.read(key)),
    write(key, value) {
      if (storage.write(key, value)) refused.delete(key);
      else refused.set(key, value);
      return true;
    },
    remove(key) {
      refused.delete(key);
      storage.remove(key);
    },
  };
}
