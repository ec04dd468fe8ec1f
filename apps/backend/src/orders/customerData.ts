import { desc, eq } from 'drizzle-orm';
import type { CustomerData } from '../customerData/customerData.ts';
import type { Mailer } from '../mail/mailers.ts';
import { claimGuestOrders } from './claimGuestOrders.ts';
import { withParts } from './customerOrders.ts';
import { forgetOrdersOf } from './forgetOrders.ts';
import { orderHistory, orderLines, orders } from './tables.ts';

/** Orders. They stay for the tax office without their customer; those under way keep what delivery and returns need. */
export const orderData = (mailer: Mailer): CustomerData => ({
  tables: [orders, orderLines, orderHistory],
  read: async (database, { id }) => {
    const found = await database.select().from(orders).where(eq(orders.customerId, id)).orderBy(desc(orders.placedAt));
    return { orders: await withParts(database, found) };
  },
  forget: async (transaction, { customer, now, afterCommit }) => {
    if (customer.confirmedAt !== null) await claimGuestOrders(transaction, customer);
    const gone = await forgetOrdersOf(transaction, customer, now);
    afterCommit(async () => mailer.forget?.(gone));
  },
});
