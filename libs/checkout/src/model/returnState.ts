import type { OrderStatus } from '../contract.ts';

/** What the return page shows: always by what the server says (PAY-13, PAY-14). */
export type ReturnState =
  | { kind: 'thanks'; orderNumber: string }
  | { kind: 'pending'; orderNumber: string }
  | { kind: 'open'; orderNumber: string }
  | { kind: 'unpaid'; orderNumber: string }
  | { kind: 'canceled'; orderNumber: string }
  /** Returned and refunded. */
  | { kind: 'closed'; orderNumber: string }
  | { kind: 'unknown' };

/** From where an order stands to what its shopper reads; undefined stands for an order that could not be fetched. */
export function returnState(found: OrderStatus | undefined): ReturnState {
  if (found === undefined) return { kind: 'unknown' };
  const { status, paymentStatus, orderNumber } = found;
  if (status === 'canceled' || status === 'closed') return { kind: status, orderNumber };
  if (status !== 'pending_payment' || paymentStatus === 'completed') return { kind: 'thanks', orderNumber };
  if (paymentStatus === 'cancelled' || paymentStatus === 'failed') return { kind: 'unpaid', orderNumber };
  return { kind: paymentStatus === 'pending' ? 'pending' : 'open', orderNumber };
}
