import { and, eq } from 'drizzle-orm';
import type { CustomerData } from '../customerData/customerData.ts';
import { confirmedEmail } from '../customers/findCustomer.ts';
import type { CustomerRow } from '../customers/tables.ts';
import { newsletterCoupons, newsletterSubscribers } from './tables.ts';

/** Whoever has not confirmed an address has no part in what is kept of it. */
const ofCustomer = (customer: CustomerRow) =>
  and(
    eq(newsletterSubscribers.storeId, customer.storeId),
    eq(newsletterSubscribers.email, confirmedEmail(customer) ?? ''),
  );

/**
 * Subscriptions are kept by address alone: that of the customer. That a mailbox had its coupon stays as a keyed hash, which
 * names nobody, so that leaving brings no second coupon.
 */
export const newsletterData: CustomerData = {
  tables: [newsletterSubscribers, newsletterCoupons],
  read: async (database, customer) => {
    const rows = await database.select().from(newsletterSubscribers).where(ofCustomer(customer));
    return {
      newsletter: rows.map(({ email, subscribedAt }) => ({ email, subscribed_at: subscribedAt.toISOString() })),
    };
  },
  forget: async (transaction, { customer }) => {
    await transaction.delete(newsletterSubscribers).where(ofCustomer(customer));
  },
};
