import type { OrderState } from '../contract.ts';

const next: Record<OrderState, readonly OrderState[]> = {
  pending_payment: ['processing', 'canceled'],
  processing: ['complete', 'canceled'],
  complete: ['closed'],
  canceled: [],
  closed: [],
};

/** Whether an order may move from one state to another (ORDER-07). */
export const mayMove = (from: OrderState, to: OrderState): boolean => next[from].includes(to);
