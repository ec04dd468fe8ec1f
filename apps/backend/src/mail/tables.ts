import { integer, pgTable, serial, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';

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
  },
  (table) => [unique('outbox_mails_once').on(table.orderId, table.kind)],
);
