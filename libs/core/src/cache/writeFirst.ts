import type { Storage } from '../storage.ts';

/** What local storage keeps most of for convenience alone. */
const cachedKey = 'shop/catalog/recently-viewed';

/** Writes what a shopper may not lose: where there is no room for it, the cache yields. False when the browser refuses all the same. */
export const writeFirst = (storage: Storage, key: string, value: unknown): boolean =>
  storage.write(key, value) || (storage.remove(cachedKey), storage.write(key, value));
