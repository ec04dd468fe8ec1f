import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** How often a text was searched for on a day, and how often in vain. Nobody can tell from it who searched. */
export const searchedTexts = pgTable(
  'searched_texts',
  {
    storeId: integer('store_id').notNull(),
    /** The day in Amsterdam. */
    day: date('day', { mode: 'string' }).notNull(),
    text: text('text').notNull(),
    times: integer('times').notNull(),
    inVain: integer('in_vain').notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.day, table.text] })],
);
