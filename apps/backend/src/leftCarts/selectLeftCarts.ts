import { and, eq, exists, gt, isNotNull, isNull, lte, notExists, or, sql } from 'drizzle-orm';
import { cartLines, carts } from '../cart/tables.ts';
import { customers } from '../customers/tables.ts';
import type { Database } from '../database/database.ts';
import { newsletterSubscribers } from '../newsletter/tables.ts';
import { orders } from '../orders/tables.ts';
import type { Store } from '../stores/stores.ts';

const day = 86_400_000;

/** Which carts: all of a store view that may be reminded of now, or one of them. */
type Which = { store: Store; now: number; cartId?: number };

/**
 * Carts that were last changed one to two days ago, of customers with a confirmed address who are subscribed to the
 * newsletter and ordered nothing since. One of which a reminder was written within a week is left out.
 */
export const selectLeftCarts = (database: Database, { store, now, cartId }: Which) => {
  const ago = (days: number) => new Date(now - days * day);
  return database
    .select({ cart: carts, customer: customers, subscriber: newsletterSubscribers })
    .from(carts)
    .innerJoin(customers, eq(customers.id, carts.customerId))
    .innerJoin(
      newsletterSubscribers,
      and(
        eq(newsletterSubscribers.storeId, carts.storeId),
        eq(newsletterSubscribers.email, sql`lower(${customers.email})`),
      ),
    )
    .where(
      and(
        eq(carts.storeId, store.id),
        cartId === undefined ? undefined : eq(carts.id, cartId),
        eq(carts.status, 'open'),
        lte(carts.updatedAt, ago(1)),
        gt(carts.updatedAt, ago(2)),
        or(isNull(carts.remindedAt), lte(carts.remindedAt, ago(7))),
        isNotNull(customers.confirmedAt),
        exists(database.select().from(cartLines).where(eq(cartLines.cartId, carts.id))),
        notExists(ordersSince(database)),
      ),
    );
};

/** Orders of the customer, or with the customer's address, that are newer than the last change of the cart. */
const ordersSince = (database: Database) =>
  database
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.storeId, carts.storeId),
        gt(orders.placedAt, carts.updatedAt),
        or(eq(orders.customerId, customers.id), eq(sql`lower(${orders.email})`, sql`lower(${customers.email})`)),
      ),
    );
