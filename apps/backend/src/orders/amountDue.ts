import type { Cents } from '@etalage/core';
import type { Order } from './tables.ts';

/** What an order asks its shopper to pay: not what was withdrawn of it before (LEGAL-04). */
export const amountDue = ({ total, withdrawn }: Pick<Order, 'total' | 'withdrawn'>): Cents =>
  Math.max(0, total - withdrawn);
