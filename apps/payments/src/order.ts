import type { Transaction } from './storage.ts';

const iso = (instant: number): string => new Date(instant).toISOString();

/** GET /v1/json/orders/{id}, and the body of a notification. Amounts in cents. */
export function describeOrder(transaction: Transaction) {
  const { request, status, gateway } = transaction;
  return {
    order_id: transaction.order_id,
    transaction_id: transaction.transaction_id,
    amount: request.amount,
    amount_refunded: transaction.refunded,
    currency: request.currency,
    description: request.description,
    status,
    financial_status: status === 'partial_refunded' ? 'completed' : status,
    created: iso(transaction.created_at),
    modified: iso(transaction.modified_at),
    completed: status === 'initialized' ? null : iso(transaction.modified_at),
    customer: request.customer,
    payment_details: { type: gateway },
    payment_methods: [{ type: gateway, amount: request.amount, currency: request.currency, status }],
    costs: [],
    reason: '',
    reason_code: '',
    var1: null,
    var2: null,
    var3: null,
  };
}
