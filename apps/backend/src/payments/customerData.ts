import { eq } from 'drizzle-orm';
import { toEuros } from '@etalage/core';
import type { CustomerData } from '../customerData/customerData.ts';
import { orders } from '../orders/tables.ts';
import { paymentAttempts, paymentBookings, paymentRefunds } from './tables.ts';

/** Payments of a customer's orders. They name nobody: they stay with the orders, for the tax office. */
export const paymentData: CustomerData = {
  tables: [paymentAttempts, paymentBookings, paymentRefunds],
  read: async (database, customer) => {
    const rows = await database
      .select({ number: orders.number, attempt: paymentAttempts, booking: paymentBookings, refund: paymentRefunds })
      .from(paymentAttempts)
      .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
      .leftJoin(paymentBookings, eq(paymentBookings.transactionId, paymentAttempts.transactionId))
      .leftJoin(paymentRefunds, eq(paymentRefunds.transactionId, paymentAttempts.transactionId))
      .where(eq(orders.customerId, customer.id))
      .orderBy(paymentAttempts.createdAt);
    return {
      payments: rows.map(({ number, attempt, booking, refund }) => ({
        order: number,
        transaction: attempt.transactionId,
        status: attempt.status,
        created_at: attempt.createdAt.toISOString(),
        ...(booking === null ? {} : { paid: toEuros(booking.amount), paid_at: booking.at.toISOString() }),
        ...(refund === null ? {} : { refunded: toEuros(refund.amount) }),
      })),
    };
  },
  forget: async () => undefined,
};
