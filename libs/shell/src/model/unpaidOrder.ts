import { browserStorage } from '@etalage/core';

const key = 'shop/checkout/unpaid-order';

/** Keeps which order went to the provider: whoever comes back by another way than the provider's still finds it. */
export const noteUnpaidOrder = (orderId: string): void => void browserStorage().write(key, orderId);

/** The last order not known to be paid, if any. */
export function readUnpaidOrder(): string | undefined {
  const orderId = browserStorage().read(key);
  return typeof orderId === 'string' ? orderId : undefined;
}

/** The order was canceled, or is no more. */
export const forgetUnpaidOrder = (): void => browserStorage().remove(key);

/** The order was paid: if it is the one that was kept, its number takes its place, which tells the other tabs. */
export function notePaidOrder(orderId: string, orderNumber: string): void {
  if (readUnpaidOrder() === orderId) browserStorage().write(key, { paid: orderNumber });
  else forgetUnpaidOrder();
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
export const watchPaidOrder = (onPaid: (orderNumber: string) => void): (() => void) =>
  watchUnpaidOrder(() => {
    const kept = browserStorage().read(key);
    if (typeof kept === 'object' && kept !== null && 'paid' in kept) onPaid(String(kept.paid));
  });
