import type { OrderAddress } from '@etalage/account/contract';
import { and, eq, inArray, isNotNull, isNull, lt, min, notExists, or, type SQL } from 'drizzle-orm';
import { retention } from '../customerData/retention.ts';
import { inTransaction, type Database } from '../database/database.ts';
import type { CustomerRow } from '../customers/tables.ts';
import { deleteMails } from '../mail/outbox.ts';
import { outboxMails } from '../mail/tables.ts';
import type { Ports } from '../ports.ts';
import { lastMoment } from '../withdrawals/period.ts';
import { withdrawals } from '../withdrawals/tables.ts';
import { orderHistory, orders, type Order } from './tables.ts';

/** The first moment of the oldest calendar year whose orders are kept. */
const keptSince = (now: number): Date =>
  new Date(Date.UTC(new Date(now).getUTCFullYear() - retention.orderYears, 0, 1));

/** Orders that are kept with their customer's data, though the customer asked to delete it. */
const isAsked = and(isNull(orders.forgottenAt), isNotNull(orders.forgetAskedAt));

const openReturns = (database: Database) =>
  database
    .select({ id: withdrawals.id })
    .from(withdrawals)
    .where(and(eq(withdrawals.orderId, orders.id), inArray(withdrawals.state, ['requested', 'received'])));

/** Orders of deleted accounts that were sent, can no longer be withdrawn (LEGAL-04) and have no open return. */
async function findNotReturnable(database: Database, now: number): Promise<number[]> {
  const { id, deliveredAt, shippingAddress, carrierCode } = orders;
  const sent = await database
    .select({ id, deliveredAt, shippingAddress, carrierCode, sentAt: min(orderHistory.at) })
    .from(orders)
    .innerJoin(orderHistory, and(eq(orderHistory.orderId, id), eq(orderHistory.status, 'complete')))
    .where(and(isAsked, eq(orders.status, 'complete'), notExists(openReturns(database))))
    .groupBy(id);
  const isOver = (order: (typeof sent)[number]) => now > (lastMoment(order, order.sentAt?.getTime()) ?? Infinity);
  return sent.filter(isOver).map((order) => order.id);
}

/**
 * Which orders are to be forgotten: their customer asked for it and they are finished (they cannot be paid, sent or returned),
 * or the law no longer asks for them.
 */
async function isDue(database: Database, now: number): Promise<SQL | undefined> {
  const isFinished = or(
    inArray(orders.status, ['canceled', 'closed']),
    inArray(orders.id, await findNotReturnable(database, now)),
  );
  const isExpired = and(isNull(orders.forgottenAt), lt(orders.placedAt, keptSince(now)));
  return or(and(isAsked, isFinished), isExpired);
}

/** Orders of one round, so that its transaction stays short. */
const perRound = 200;

/** Forgets orders whose time has come; answers the message ids of their mails, which are deleted. */
const forgetDue = (database: Database, now: number) =>
  inTransaction(database, async (transaction) => {
    const due = await transaction
      .select()
      .from(orders)
      .where(await isDue(transaction, now))
      .orderBy(orders.id)
      .limit(perRound)
      .for('update', { skipLocked: true });
    return forget(transaction, due, now);
  });

/**
 * Takes orders from a customer who leaves, within the caller's transaction: those that are finished at once, the others when
 * they are. Answers the message ids of the mails that are deleted.
 */
export async function forgetOrdersOf(transaction: Database, { id }: CustomerRow, now: number): Promise<string[]> {
  const left = await transaction
    .update(orders)
    .set({ customerId: null, forgetAskedAt: new Date(now) })
    .where(eq(orders.customerId, id))
    .returning({ id: orders.id });
  if (left.length === 0) return [];
  const ids = left.map((order) => order.id);
  const due = await transaction
    .select()
    .from(orders)
    .where(and(await isDue(transaction, now), inArray(orders.id, ids)));
  return forget(transaction, due, now);
}

async function forget(transaction: Database, due: readonly Order[], now: number): Promise<string[]> {
  if (due.length === 0) return [];
  for (const order of due) {
    await transaction.update(orders).set(withoutCustomer(order, now)).where(eq(orders.id, order.id));
  }
  const ids = due.map(({ id }) => id);
  return deleteMails(transaction, inArray(outboxMails.orderId, ids));
}

/** What an order holds of its customer, emptied: number, dates, lines, amounts and what the tax needs stay. */
const withoutCustomer = (order: Order, now: number) => ({
  customerId: null,
  email: '',
  orderKey: null,
  contentHash: '',
  shippingAddress: order.shippingAddress && withoutPerson(order.shippingAddress),
  billingAddress: withoutPerson(order.billingAddress),
  extraFields: null,
  tracking: null,
  forgottenAt: new Date(now),
});

/** Country and region decide the rate of the tax; a business with a VAT id is the addressee that an invoice must name. */
const withoutPerson = ({ country_id, company, vat_id, ...place }: OrderAddress): OrderAddress => ({
  firstname: '',
  lastname: '',
  street: [],
  postcode: '',
  city: '',
  country_id,
  ...(place.region_id ? { region_id: place.region_id } : {}),
  ...(place.region_code ? { region_code: place.region_code } : {}),
  ...(place.region ? { region: place.region } : {}),
  ...(vat_id ? { company: company ?? null, vat_id } : {}),
});

/** Forgets orders whose time has come (ACC-13). */
export async function sweepOrders({ database, clock, mailer }: Pick<Ports, 'database' | 'clock' | 'mailer'>) {
  const gone = await forgetDue(database, clock.now());
  await mailer.forget?.(gone);
}
