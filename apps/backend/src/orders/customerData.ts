import { desc, eq } from 'drizzle-orm';
import type { CustomerData } from '../customerData/customerData.ts';
import type { Ports } from '../ports.ts';
import { claimGuestOrders } from './claimGuestOrders.ts';
import { withParts } from './customerOrders.ts';
import { forgetOrdersOf } from './forgetOrders.ts';
import { orderHistory, orderLines, orders } from './tables.ts';

/** Orders. They stay for the tax office without their customer; those under way keep what delivery and returns need. */
export const orderData = ({ mailer, stores, clock }: Pick<Ports, 'mailer' | 'stores' | 'clock'>): CustomerData => ({
  tables: [orders, orderLines, orderHistory],
  read: async (database, { id, storeId }) => {
    const store = stores.find((each) => each.id === storeId);
    if (store === undefined) return {};
    const found = await database.select().from(orders).where(eq(orders.customerId, id)).orderBy(desc(orders.placedAt));
    return { orders: await withParts(database, { store, now: clock.now() }, found) };
  },
  forget: async (transaction, { customer, now, afterCommit }) => {
    if (customer.confirmedAt !== null) await claimGuestOrders(transaction, customer, new Date(now));
    const gone = await forgetOrdersOf(transaction, customer, now);
    afterCommit(async () => mailer.forget?.(gone));
  },
});
