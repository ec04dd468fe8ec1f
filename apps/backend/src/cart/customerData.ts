import { and, eq } from 'drizzle-orm';
import type { CustomerData } from '../customerData/customerData.ts';
import type { CustomerRow } from '../customers/tables.ts';
import { customerScope } from './carts.ts';
import { cartLines, carts, cartTasks } from './tables.ts';

const ofCustomer = ({ id, storeId }: CustomerRow) => and(eq(carts.storeId, storeId), eq(carts.customerId, id));

/** The open cart of a customer. Those that were ordered stay with their orders, as nobody's. */
export const cartData: CustomerData = {
  tables: [carts, cartLines, cartTasks],
  read: async (database, customer) => {
    const isOpen = and(ofCustomer(customer), eq(carts.status, 'open'));
    const [cart] = await database.select().from(carts).where(isOpen);
    if (cart === undefined) return { cart: null };
    const lines = await database.select().from(cartLines).where(eq(cartLines.cartId, cart.id)).orderBy(cartLines.id);
    return {
      cart: {
        items: lines.map(({ sku, quantity, productOption }) => ({ sku, qty: quantity, product_option: productOption })),
        coupon_code: cart.couponCode,
        country: cart.country,
        regions: cart.regions,
        carrier_code: cart.carrierCode,
        method_code: cart.methodCode,
        payment_method: cart.paymentMethod,
        payment_additional: cart.paymentAdditional,
        created_at: cart.createdAt.toISOString(),
        updated_at: cart.updatedAt.toISOString(),
        reminded_at: cart.remindedAt?.toISOString() ?? null,
      },
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
