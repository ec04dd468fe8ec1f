import { createStorage, type Storage } from '@etalage/core';

const key = 'shop/checkout/empty';

/** Notes that the shopper came to the checkout with nothing to order; the note outlives the document, not the tab. */
export const noteEmptyCheckout = (): void => void tabStorage().write(key, true);

/** Whether that was noted; the note is gone after it was read. */
export function takeEmptyCheckout(): boolean {
  const storage = tabStorage();
  const isNoted = storage.read(key) === true;
  storage.remove(key);
  return isNoted;
}

/** A browser that allows no storage throws when it is asked for it. */
function tabStorage(): Storage {
  try {
    return createStorage(sessionStorage);
  } catch {
    return createStorage();
  }
}
