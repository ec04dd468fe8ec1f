import type { PlacedOrder } from '../contract.ts';

/** An order as the server took it, with the time at which it did. */
export type ConfirmedOrder = PlacedOrder & { placedAt: number };

/** How placing ended: `next` says where the shopper goes. */
export type OrderOutcome =
  | { kind: 'placed'; order: ConfirmedOrder; next: { kind: 'pay'; url: string } | { kind: 'return'; result: string } }
  | { kind: 'payment-not-started'; order: ConfirmedOrder }
  /** Without a network: it is sent later. */
  | { kind: 'stored' }
  | { kind: 'refused'; message: string }
  | { kind: 'unreachable' };
