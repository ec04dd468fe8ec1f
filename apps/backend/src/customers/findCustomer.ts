import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { Store } from '../stores/stores.ts';
import { customers, type CustomerRow } from './tables.ts';

/** An email address as it is compared: without the spaces around it, in lower case. */
export const comparableEmail = (email: string): string => email.trim().toLowerCase();

/** The condition for an email address, however it is written. */
export const hasEmail = (store: Store, email: string) =>
  and(eq(customers.storeId, store.id), eq(sql`lower(${customers.email})`, comparableEmail(email)));

/** What a customer's address gives a right to: nothing before it is confirmed, when it may be anybody's. */
export const confirmedEmail = ({ email, confirmedAt }: CustomerRow): string | undefined =>
  confirmedAt === null ? undefined : comparableEmail(email);

/** The customer of a store view with this email address, or undefined. */
export async function findCustomer(database: Database, store: Store, email: string): Promise<CustomerRow | undefined> {
  const [found] = await database.select().from(customers).where(hasEmail(store, email));
  return found;
}
