import { and, eq } from 'drizzle-orm';
import type { CustomerData } from '../customerData/customerData.ts';
import type { CustomerRow } from '../customers/tables.ts';
import { backInStockRequests } from './tables.ts';

const ofCustomer = ({ storeId, email }: CustomerRow) =>
  and(eq(backInStockRequests.storeId, storeId), eq(backInStockRequests.email, email.toLowerCase()));

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
