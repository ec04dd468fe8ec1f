import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { customers } from '../customers/tables.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** The passkeys of customers (SESSION-30): public keys, of which the private part never leaves the customer's devices. */
export const passkeys = pgTable(
  'passkeys',
  {
    /** The credential's id, as base64url. */
    id: text('id').primaryKey(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** In COSE format, as base64url. */
    publicKey: text('public_key').notNull(),
    /** How often it was used, by its own count; 0 where it does not count. A count that does not rise shows a copy. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('passkeys_customer').on(table.customerId)],
);
export type PasskeyRow = typeof passkeys.$inferSelect;

/** Challenges that passkeys are to sign, each for one use. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    /** SHA-256 of the challenge. */
    hash: text('hash').primaryKey(),
    storeId: integer('store_id').notNull(),
    /** Who adds a passkey; null for a login. */
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('passkey_challenges_customer').on(table.customerId),
    index('passkey_challenges_expiry').on(table.expiresAt),
  ],
);
