import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { CustomerData } from '../customerData/customerData.ts';
import type { CustomerRow } from '../customers/tables.ts';
import type { Database } from '../database/database.ts';
import { orders } from '../orders/tables.ts';
import type { Mailer } from './mailers.ts';
import { deleteMails } from './outbox.ts';
import { outboxMails } from './tables.ts';

/** Mails about the account, and to its address; those about orders belong to the orders. */
const ofCustomer = ({ id, storeId, email }: CustomerRow) =>
  and(
    eq(outboxMails.storeId, storeId),
    isNull(outboxMails.orderId),
    or(eq(outboxMails.customerId, id), eq(sql`lower(${outboxMails.recipient})`, email.toLowerCase())),
  );

/** `ofCustomer`, and mails about the customer's orders: those are exported, but not deleted with the account. */
const withThoseOfOrders = (database: Database, customer: CustomerRow) => {
  const ofThem = database.select({ id: orders.id }).from(orders).where(eq(orders.customerId, customer.id));
  return or(ofCustomer(customer), inArray(outboxMails.orderId, ofThem));
};

/** The mails to a customer. */
export const mailData = (mailer: Mailer): CustomerData => ({
  tables: [outboxMails],
  read: async (database, customer) => {
    const which = withThoseOfOrders(database, customer);
    const rows = await database.select().from(outboxMails).where(which).orderBy(outboxMails.id);
    return {
      mails: rows.map(({ kind, recipient, subject, createdAt, sentAt }) => ({
        kind,
        recipient,
        subject,
        written_at: createdAt.toISOString(),
        sent_at: sentAt?.toISOString() ?? null,
      })),
    };
  },
  forget: async (transaction, { customer, afterCommit }) => {
    const gone = await deleteMails(transaction, ofCustomer(customer));
    afterCommit(async () => mailer.forget?.(gone));
  },
});
