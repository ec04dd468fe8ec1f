import { login as loginConstants } from '@etalage/core/constants';
import { createHmac, randomUUID } from 'node:crypto';
import { desc, eq, lt, sql } from 'drizzle-orm';
import { inTransaction, type Database } from '../database/database.ts';
import { refuse } from '../http/envelope.ts';
import type { Ports } from '../ports.ts';
import type { Store } from '../stores/stores.ts';
import { comparableEmail } from './findCustomer.ts';
import { loginFailures } from './tables.ts';
import { words } from './words.ts';

type FailurePorts = Pick<Ports, 'database' | 'clock' | 'secrets'>;
const { maxFailures, window, lock } = loginConstants;

/** The failures of one address in one store view, whether or not it has an account. */
const keyOf = (secret: string, store: Pick<Store, 'id'>, email: string): string =>
  createHmac('sha256', secret)
    .update(`login ${store.id} ${comparableEmail(email)}`)
    .digest('base64url');

/**
 * Checks a login: `check` says whether the password is right. Each attempt counts as a failure until it has succeeded, so
 * that attempts at the same time cannot pass the limit together. Refuses with 401, in the same words for an unknown address, a
 * wrong password and a locked account (SESSION-06).
 */
export async function checkedLogin<T>(
  { database, clock, secrets }: FailurePorts,
  { store, email }: { store: Store; email: string },
  check: () => Promise<T | undefined>,
): Promise<T> {
  const key = keyOf(secrets.tokenSecret, store, email);
  const now = clock.now();
  await inTransaction(database, async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
    if (await isLocked(transaction, key, now)) refuse(401, words.signInIncorrect);
    await transaction.insert(loginFailures).values({ key, at: new Date(now), attempt: randomUUID() });
  });
  const found = await check();
  if (found === undefined) return refuse(401, words.signInIncorrect);
  await database.delete(loginFailures).where(eq(loginFailures.key, key));
  return found;
}

/** Whether the last failures came within the window, the last of them not longer ago than the lock. */
async function isLocked(transaction: Database, key: string, now: number): Promise<boolean> {
  const failures = await transaction
    .select({ at: loginFailures.at })
    .from(loginFailures)
    .where(eq(loginFailures.key, key))
    .orderBy(desc(loginFailures.at))
    .limit(maxFailures);
  const [latest, oldest] = [failures[0]?.at.getTime(), failures[maxFailures - 1]?.at.getTime()];
  if (latest === undefined || oldest === undefined) return false;
  return latest - oldest <= window && now - latest < lock;
}

/** Forgets the failures of an address whose account is deleted, within the caller's transaction. */
export async function forgetLoginFailures(
  transaction: Database,
  { secret, store, email }: { secret: string; store: Pick<Store, 'id'>; email: string },
): Promise<void> {
  await transaction.delete(loginFailures).where(eq(loginFailures.key, keyOf(secret, store, email)));
}

/** Forgets failures that count for nothing any more. */
export async function sweepLoginFailures({ database, clock }: Pick<FailurePorts, 'database' | 'clock'>): Promise<void> {
  await database.delete(loginFailures).where(lt(loginFailures.at, new Date(clock.now() - window - lock)));
}
