import type { Storage } from '@etalage/core';

const key = 'shop/checkout/unpaid-order';

/** Keeps which order went to the provider: whoever comes back by another way than the provider's still finds it. */
export const noteUnpaidOrder = (storage: Storage, orderId: string): void => void storage.write(key, orderId);

/** The last order not known to be paid, if any. */
export function readUnpaidOrder(storage: Storage): string | undefined {
  const orderId = storage.read(key);
  return typeof orderId === 'string' ? orderId : undefined;
}

/** The order was canceled, or is no more. */
export const forgetUnpaidOrder = (storage: Storage): void => storage.remove(key);

/** The order was paid: if it is the one that was kept, its number takes its place, which tells the other tabs. */
export function notePaidOrder(storage: Storage, orderId: string, orderNumber: string): void {
  if (readUnpaidOrder(storage) === orderId) storage.write(key, { paid: orderNumber });
  else forgetUnpaidOrder(storage);
}

/** Calls `onChange` when another tab keeps another order, or none. Returns a cleanup function. */
export function watchUnpaidOrder(onChange: () => void): () => void {
  const answer = (event: StorageEvent) => {
    if (event.key === key) onChange();
  };
  addEventListener('storage', answer);
  return () => removeEventListener('storage', answer);
}

/** Calls `onPaid` with the order number when another tab finds that the order was paid. Returns a cleanup function. */
export const watchPaidOrder = (storage: Storage, onPaid: (orderNumber: string) => void): (() => void) =>
  watchUnpaidOrder(() => {
    const kept = storage.read(key);
    if (typeof kept === 'object' && kept !== null && 'paid' in kept) onPaid(String(kept.paid));
  });
