import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Coupons of a store view; amounts are percents or cents by `type`. Codes are kept in upper case. */
export const coupons = pgTable(
  'coupons',
  {
    storeId: integer('store_id').notNull(),
    code: text('code').notNull(),
    type: text('type', { enum: ['percentage', 'fixed'] }).notNull(),
    amount: integer('amount').notNull(),
    validFrom: instant('valid_from'),
    validTo: instant('valid_to'),
    usageLimit: integer('usage_limit'),
    timesUsed: integer('times_used').notNull().default(0),
    minimumSubtotal: integer('minimum_subtotal').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.code] })],
);
