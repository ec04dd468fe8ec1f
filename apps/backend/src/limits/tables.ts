import { doublePrecision, pgTable, text } from 'drizzle-orm/pg-core';

/** How much of each limit is used. A row whose instant has passed says nothing. */
export const usedLimits = pgTable('used_limits', {
  /** Limit and subject, hashed: neither addresses of clients nor of people are kept. */
  key: text('key').primaryKey(),
  /** Epoch milliseconds at which nothing is used any more; each act moves it on by its share of the period. */
  usedUntil: doublePrecision('used_until').notNull(),
});
