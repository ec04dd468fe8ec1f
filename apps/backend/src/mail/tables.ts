import { sql } from 'drizzle-orm';
import { index, integer, pgTable, serial, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Mail to be sent: written together with what it tells of, at most once per order and kind. */
export const outboxMails = pgTable(
  'outbox_mails',
  {
    id: serial('id').primaryKey(),
    /** Names the mail in the address of its page, and cannot be guessed. */
    viewKey: uuid('view_key').notNull().unique().defaultRandom(),
    storeId: integer('store_id').notNull(),
    /** The order that it tells of, if any. */
    orderId: integer('order_id'),
    /** The customer whose account it tells of, if any. */
    customerId: integer('customer_id'),
    kind: text('kind').notNull(),
    messageId: text('message_id').notNull().unique(),
    sender: text('sender').notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    /** Where its reader unsubscribes; null for what one cannot do without. */
    unsubscribeUrl: text('unsubscribe_url'),
    createdAt: instant('created_at').notNull(),
    sentAt: instant('sent_at'),
    /** How often it was handed to the mail server, or begun to be. */
    tries: integer('tries').notNull().default(0),
    /** Not before this instant; null for at once. While it is being sent: when another backend may take it over. */
    nextTryAt: instant('next_try_at'),
    /** The backend that is sending it; null while nobody is. */
    claimedBy: text('claimed_by'),
    /** When it was given up. */
    failedAt: instant('failed_at'),
    /** What the mail server said at the last try that failed. */
    reason: text('reason'),
  },
  (table) => [
    unique('outbox_mails_once').on(table.orderId, table.kind),
    index('outbox_mails_customer').on(table.customerId),
    index('outbox_mails_due')
      .on(table.nextTryAt)
      .where(sql`${table.sentAt} is null and ${table.failedAt} is null`),
  ],
);

/** A mail as it is kept and sent. */
export type Mail = typeof outboxMails.$inferSelect;
