import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Customers: each of one store view, whose email no other customer of that store view has. */
export const customers = pgTable(
  'customers',
  {
    id: serial('id').primaryKey(),
    storeId: integer('store_id').notNull(),
    email: text('email').notNull(),
    /** In PHC string format (argon2id). */
    passwordHash: text('password_hash').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    groupId: integer('group_id').notNull(),
    /** When the link in a mail to `email` was opened; null until then. */
    confirmedAt: instant('confirmed_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [uniqueIndex('customers_email').on(table.storeId, sql`lower(${table.email})`)],
);
export type CustomerRow = typeof customers.$inferSelect;

/** The addresses that customers keep. */
export const customerAddresses = pgTable(
  'customer_addresses',
  {
    id: serial('id').primaryKey(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    company: text('company'),
    street: text('street').array().notNull(),
    postcode: text('postcode').notNull(),
    city: text('city').notNull(),
    countryId: text('country_id').notNull(),
    region: text('region'),
    telephone: text('telephone'),
    vatId: text('vat_id'),
    isDefaultShipping: boolean('is_default_shipping').notNull(),
    isDefaultBilling: boolean('is_default_billing').notNull(),
  },
  (table) => [index('customer_addresses_customer').on(table.customerId)],
);
export type AddressRow = typeof customerAddresses.$inferSelect;

/** The sessions of customers: all tokens that follow from one login. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('sessions_customer').on(table.customerId)],
);

/** The tokens of sessions; the token itself is known to the client alone. */
export const sessionTokens = pgTable(
  'session_tokens',
  {
    /** SHA-256 of the token. */
    hash: text('hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['access', 'refresh'] }).notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** When a refresh token was exchanged for the next pair. */
    usedAt: instant('used_at'),
  },
  (table) => [index('session_tokens_session').on(table.sessionId), index('session_tokens_expiry').on(table.expiresAt)],
);

/** The links that mails to customers hold, each for one use; its key is known to the reader of the mail alone. */
export const mailedKeys = pgTable(
  'mailed_keys',
  {
    /** SHA-256 of the key. */
    hash: text('hash').primaryKey(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: ['password', 'email'] }).notNull(),
    /** Where the mail went: an address that becomes the customer's when its link is opened. */
    email: text('email').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('mailed_keys_customer').on(table.customerId)],
);

/** Failed logins of the last minutes, of known and unknown addresses alike. */
export const loginFailures = pgTable(
  'login_failures',
  {
    /** HMAC of store view and email address. */
    key: text('key').notNull(),
    at: instant('at').notNull(),
    attempt: uuid('attempt').notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.attempt] }), index('login_failures_at').on(table.at)],
);
