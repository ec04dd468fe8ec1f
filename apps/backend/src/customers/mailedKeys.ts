import { resetToken as resetConstants } from '@etalage/core/constants';
import { and, eq, gt, lte, ne } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { Ports } from '../ports.ts';
import { hour } from '../slice.ts';
import type { Store } from '../stores/stores.ts';
import { customers, mailedKeys, type CustomerRow } from './tables.ts';
import { digestOf, newKey } from './tokens.ts';

type Purpose = (typeof mailedKeys.$inferSelect)['purpose'];

/** Milliseconds in which a link is valid; a new address may be confirmed within a week. */
export const linkValidity: Record<Purpose, number> = { password: resetConstants.validity * hour, email: 7 * 24 * hour };

/** A new key for a mail to `email`, within the caller's transaction; earlier ones of its purpose are void. */
export async function newMailedKey(
  transaction: Database,
  { id }: Pick<CustomerRow, 'id'>,
  { purpose, email, now }: { purpose: Purpose; email: string; now: number },
): Promise<string> {
  await voidMailedKeys(transaction, id, purpose);
  const key = newKey();
  const expiresAt = new Date(now + linkValidity[purpose]);
  await transaction.insert(mailedKeys).values({ hash: digestOf(key), customerId: id, purpose, email, expiresAt });
  return key;
}

/** An address that waits to be confirmed, other than the customer's own. */
export async function readPendingEmail(database: Database, { id, email }: CustomerRow): Promise<string | undefined> {
  const [found] = await database
    .select({ email: mailedKeys.email })
    .from(mailedKeys)
    .where(and(eq(mailedKeys.customerId, id), eq(mailedKeys.purpose, 'email'), ne(mailedKeys.email, email)));
  return found?.email;
}

/** Makes the links of this purpose void that a customer was mailed. */
export const voidMailedKeys = async (transaction: Database, customerId: number, purpose: Purpose): Promise<void> => {
  await transaction
    .delete(mailedKeys)
    .where(and(eq(mailedKeys.customerId, customerId), eq(mailedKeys.purpose, purpose)));
};

/** Redeems a key, within the caller's transaction: whose it is, and which address it was mailed to. Undefined for a void one. */
export async function redeemMailedKey(
  transaction: Database,
  { store, purpose, key, now }: { store: Store; purpose: Purpose; key: string; now: number },
): Promise<{ customer: CustomerRow; email: string } | undefined> {
  const [used] = await transaction
    .delete(mailedKeys)
    .where(
      and(eq(mailedKeys.hash, digestOf(key)), eq(mailedKeys.purpose, purpose), gt(mailedKeys.expiresAt, new Date(now))),
    )
    .returning();
  if (used === undefined) return undefined;
  const [customer] = await transaction
    .select()
    .from(customers)
    .where(and(eq(customers.id, used.customerId), eq(customers.storeId, store.id)))
    .for('update');
  return customer && { customer, email: used.email };
}

/** Forgets keys that are no longer valid. */
export async function sweepMailedKeys({ database, clock }: Pick<Ports, 'database' | 'clock'>): Promise<void> {
  await database.delete(mailedKeys).where(lte(mailedKeys.expiresAt, new Date(clock.now())));
}
