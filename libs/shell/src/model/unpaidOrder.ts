import { browserStorage } from '@etalage/core';

const key = 'shop/checkout/unpaid-order';

/** Keeps which order went to the provider: whoever comes back by another way than the provider's still finds it. */
export const noteUnpaidOrder = (orderId: string): void => void browserStorage().write(key, orderId);

/** The order of which this browser does not know that it was paid, if any. */
export function readUnpaidOrder(): string | undefined {
  const orderId = browserStorage().read(key);
  return typeof orderId === 'string' ? orderId : undefined;
}

/** The order was paid, or is no more. */
export const forgetUnpaidOrder = (): void => browserStorage().remove(key);
