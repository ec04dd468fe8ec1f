import type { Storage } from '@etalage/core';

const key = 'shop/checkout/empty';

/** Notes that the shopper came to the checkout with nothing to order; the note outlives the document. */
export const noteEmptyCheckout = (storage: Storage): void => void storage.write(key, true);

/** Whether that was noted; the note is gone after it was read. */
export function takeEmptyCheckout(storage: Storage): boolean {
  const isNoted = storage.read(key) === true;
  storage.remove(key);
  return isNoted;
}
