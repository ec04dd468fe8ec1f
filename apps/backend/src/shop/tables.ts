import { pgTable, text } from 'drizzle-orm/pg-core';

/** One row, which tells this database from another shop's: the data folder's marker names it too. */
export const shop = pgTable('shop', { id: text().primaryKey() });
