import type { PgTable } from 'drizzle-orm/pg-core';
import type { CustomerRow } from '../customers/tables.ts';
import type { Database } from '../database/database.ts';

/** A customer who deletes the account. */
export type Leaving = {
  customer: CustomerRow;
  /** Epoch milliseconds. */
  now: number;
  /** Adds what is done outside the database, once the account is deleted. */
  afterCommit(act: () => Promise<void>): void;
};

/**
 * What a slice holds of customers (ACC-12, ACC-13). Every table is named here by its slice, or in the list of those that can
 * hold nothing of a customer: a test fails for a new one.
 */
export type CustomerData = {
  tables: readonly PgTable[];
  /** All that it holds of a customer, by section. No secret: neither tokens nor hashes of passwords. */
  read(transaction: Database, customer: CustomerRow): Promise<Record<string, unknown>>;
  /** Removes it, within the transaction that deletes the account; what the law asks to keep stays without a name. */
  forget(transaction: Database, leaving: Leaving): Promise<void>;
};
