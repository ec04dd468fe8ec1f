import type { LoyaltyBalance } from '@etalage/account/contract';
import { toEuros } from '@etalage/core';
import { loyalty } from '@etalage/core/constants';
import { desc, eq } from 'drizzle-orm';
import type { CustomerRow } from '../customers/tables.ts';
import type { Database } from '../database/database.ts';
import { orders } from '../orders/tables.ts';
import type { Ports } from '../ports.ts';
import { cardNumberOf } from './cards.ts';
import { loyaltyBookings } from './tables.ts';

type Owner = Pick<CustomerRow, 'id'>;

/** What came and went on a customer's card, the newest first. */
export async function readHistory(database: Database, { id }: Owner): Promise<LoyaltyBalance['history']> {
  const rows = await database
    .select({ booking: loyaltyBookings, orderNumber: orders.number })
    .from(loyaltyBookings)
    .innerJoin(orders, eq(orders.id, loyaltyBookings.orderId))
    .where(eq(loyaltyBookings.customerId, id))
    .orderBy(desc(loyaltyBookings.at), desc(loyaltyBookings.id));
  return rows.map(({ booking: { at, points, description }, orderNumber }) => ({
    date: at.toISOString(),
    points,
    description,
    orderNumber,
  }));
}

/** The sum of what was booked. */
export const sumOf = (history: LoyaltyBalance['history']): number =>
  history.reduce((sum, { points }) => sum + points, 0);

/** A customer's card with its points (LOYAL-03). */
export async function readBalance(ports: Pick<Ports, 'database' | 'clock'>, customer: Owner): Promise<LoyaltyBalance> {
  const history = await readHistory(ports.database, customer);
  const points = sumOf(history);
  return {
    points,
    value: toEuros(points * loyalty.pointValue),
    currency: 'EUR',
    cardNumber: await cardNumberOf(ports, customer.id),
    expiresAt: null,
    history,
  };
}
