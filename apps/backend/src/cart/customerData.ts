import { and, eq } from 'drizzle-orm';
import type { CustomerData } from '../customerData/customerData.ts';
import type { CustomerRow } from '../customers/tables.ts';
import { customerScope } from './carts.ts';
import { cartLines, carts, cartTasks } from './tables.ts';

const ofCustomer = ({ id, storeId }: CustomerRow) => and(eq(carts.storeId, storeId), eq(carts.customerId, id));

/** Carts of a customer. Those that were ordered stay with their orders, as nobody's. */
export const cartData: CustomerData = {
  tables: [carts, cartLines, cartTasks],
  read: async (database, customer) => {
    const rows = await database
      .select({ cart: carts, line: cartLines })
      .from(carts)
      .innerJoin(cartLines, eq(cartLines.cartId, carts.id))
      .where(and(ofCustomer(customer), eq(carts.status, 'open')))
      .orderBy(cartLines.id);
    return {
      cart: rows.map(({ cart, line }) => ({
        sku: line.sku,
        qty: line.quantity,
        updated_at: cart.updatedAt.toISOString(),
      })),
    };
  },
  forget: async (transaction, { customer }) => {
    await transaction
      .delete(cartTasks)
      .where(and(eq(cartTasks.storeId, customer.storeId), eq(cartTasks.scope, customerScope(customer.id))));
    await transaction.delete(carts).where(and(ofCustomer(customer), eq(carts.status, 'open')));
    await transaction.update(carts).set({ customerId: null }).where(ofCustomer(customer));
  },
};
