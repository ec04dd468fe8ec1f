import { doublePrecision, pgTable, text } from 'drizzle-orm/pg-core';

/** The state of each limit per subject. A row whose `usedUntil` has passed can be deleted. */
export const usedLimits = pgTable('used_limits', {
  /** Hash of limit and subject, so that no IP or email address is stored. */
  key: text('key').primaryKey(),
  /** Epoch milliseconds at which the bucket is empty again; each act adds the time in which it is refilled. */
  usedUntil: doublePrecision('used_until').notNull(),
});
