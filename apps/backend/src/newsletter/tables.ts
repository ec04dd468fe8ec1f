import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Who gets the newsletter of a store view. A row goes when its reader unsubscribes. */
export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    storeId: integer('store_id').notNull(),
    /** In lower case. */
    email: text('email').notNull(),
    /** What the links in this reader's mails carry. */
    unsubscribeKey: text('unsubscribe_key').notNull(),
    /** Names this subscription in its mail: another one of the same address has another id. */
    id: uuid('id').notNull().defaultRandom(),
    subscribedAt: instant('subscribed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.email] }),
    index('newsletter_subscribers_key').on(table.unsubscribeKey),
  ],
);

/** Mails that the shop sends to its subscribers, each by a key that the sender chose. */
export const newsletterMails = pgTable(
  'newsletter_mails',
  {
    storeId: integer('store_id').notNull(),
    key: text('key').notNull(),
    content: jsonb('content').notNull(),
    createdAt: instant('created_at').notNull(),
    /** The last subscription that it was written for; null before the first. */
    writtenTo: uuid('written_to'),
    /** When it was written for all of them. */
    writtenAt: instant('written_at'),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.key] })],
);

/** Which mailboxes got the coupon of a first subscription. */
export const newsletterCoupons = pgTable(
  'newsletter_coupons',
  {
    storeId: integer('store_id').notNull(),
    /** HMAC of store view and mailbox, so that no address is kept of who unsubscribed. */
    mailboxKey: text('mailbox_key').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.mailboxKey] })],
);
