import { and, eq } from 'drizzle-orm';
import type { CustomerData } from '../customerData/customerData.ts';
import type { CustomerRow } from '../customers/tables.ts';
import { appendInvalidations } from '../invalidation/invalidationLog.ts';
import { toDocument } from './productReviews.ts';
import { productReviews } from './tables.ts';

const ofCustomer = ({ id, storeId }: CustomerRow) =>
  and(eq(productReviews.storeId, storeId), eq(productReviews.customerId, id));

/** Reviews of products: they stay when their writer leaves, without a name. */
export const reviewData: CustomerData = {
  tables: [productReviews],
  read: async (database, customer) => {
    const rows = await database.select().from(productReviews).where(ofCustomer(customer)).orderBy(productReviews.id);
    return { reviews: rows.map(toDocument) };
  },
  forget: async (transaction, { customer }) => {
    const changed = await transaction
      .update(productReviews)
      .set({ nickname: 'Anoniem', customerId: null })
      .where(ofCustomer(customer))
      .returning();
    const tags = changed.map(({ productId }) => `product:${productId}`);
    await appendInvalidations(transaction, customer.storeId, tags);
  },
};
