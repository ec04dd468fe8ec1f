import type { WithdrawalReference } from '@etalage/account/contract';
import { and, eq } from 'drizzle-orm';
import type { Shopper } from '../cart/shopper.ts';
import type { Database } from '../database/database.ts';
import { refuse } from '../http/envelope.ts';
import type { Limiter } from '../limits/limiter.ts';
import { orders, type Order } from '../orders/tables.ts';

/** What finding an order needs. */
export type FindingPorts = { database: Database; limiter: Limiter };

const unknown = 'We vinden geen bestelling met dit nummer en e-mailadres. Beide staan in de mail over je bestelling.';

/**
 * The order that a shopper names: a customer's own by its number, any other by its number and its email address. An unknown
 * number and a wrong address are refused alike, and a client may not guess on and on.
 */
export async function findNamedOrder(
  ports: FindingPorts,
  { store, client, customerId }: Shopper,
  { orderNumber, email = '' }: WithdrawalReference,
): Promise<Order> {
  const isNamed = and(eq(orders.storeId, store.id), eq(orders.number, orderNumber.trim()));
  const [order] = await ports.database.select().from(orders).where(isNamed);
  if (order !== undefined && customerId !== undefined && order.customerId === customerId) return order;
  return ports.limiter.guess({ withdrawalGuessesOfClient: client }, async () =>
    order !== undefined && sameMailbox(order.email, email) ? order : refuse(404, unknown),
  );
}

const sameMailbox = (one: string, other: string): boolean => one.toLowerCase() === other.trim().toLowerCase();
