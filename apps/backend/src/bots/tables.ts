import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Challenges that were solved and used: a solution is good for one call. */
export const usedChallenges = pgTable(
  'used_challenges',
  {
    /** SHA-256 of the challenge's signature. */
    hash: text('hash').primaryKey(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('used_challenges_expiry').on(table.expiresAt)],
);
