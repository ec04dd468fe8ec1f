import { and, eq } from 'drizzle-orm';
import type { CustomerData } from '../customerData/customerData.ts';
import { confirmedEmail } from '../customers/findCustomer.ts';
import type { CustomerRow } from '../customers/tables.ts';
import { backInStockRequests } from './tables.ts';

/** Whoever has not confirmed an address has no part in what is kept of it. */
const ofCustomer = (customer: CustomerRow) =>
  and(eq(backInStockRequests.storeId, customer.storeId), eq(backInStockRequests.email, confirmedEmail(customer) ?? ''));

/** Requests are kept by address alone: those of the customer's address. */
export const backInStockData: CustomerData = {
  tables: [backInStockRequests],
  read: async (database, customer) => {
    const rows = await database.select().from(backInStockRequests).where(ofCustomer(customer));
    return {
      back_in_stock_requests: rows.map(({ sku, email, createdAt }) => ({
        sku,
        email,
        requested_at: createdAt.toISOString(),
      })),
    };
  },
  forget: async (transaction, { customer }) => {
    await transaction.delete(backInStockRequests).where(ofCustomer(customer));
  },
};
