/** What a browser keeps between visits. Every write is guarded: a full or forbidden storage never stops a shopper. */
export type Storage = {
  /** The parsed value, or undefined when there is none or it is not JSON. */
  read(key: string): unknown;
  /** False when the browser refused. */
  write(key: string, value: unknown): boolean;
  remove(key: string): void;
};

/** The keys of wire-contract 21: `shop/<store>/<key>`. */
export const storageKey = (store: string, key: string): string => `shop/${store}/${key}`;

type WebStorage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Storage over the browser's own. Without one (server, forbidden) it remembers for as long as it lives. */
export function createStorage(web: WebStorage = memoryStorage()): Storage {
  return {
    read: (key) => attempt(() => parse(web.getItem(key)), undefined),
    write: (key, value) => attempt(() => (web.setItem(key, JSON.stringify(value)), true), false),
    remove: (key) => attempt(() => web.removeItem(key), undefined),
  };
}

/** The browser's local storage, or a memory where the browser has or allows none. */
export function browserStorage(): Storage {
  return createStorage(attempt<WebStorage | undefined>(() => globalThis.localStorage, undefined));
}

function attempt<T>(act: () => T, otherwise: T): T {
  try {
    return act();
  } catch {
    return otherwise;
  }
}

const parse = (text: string | null): unknown => (text === null ? undefined : JSON.parse(text));

function memoryStorage(): WebStorage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}
