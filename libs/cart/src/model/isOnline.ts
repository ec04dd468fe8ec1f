/** Node's `navigator` has no `onLine`. */
export const isOnline = (): boolean => globalThis.navigator?.onLine !== false;
