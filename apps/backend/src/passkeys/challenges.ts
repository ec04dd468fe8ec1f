import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import type { CustomerRow } from '../customers/tables.ts';
import { digestOf, newKey } from '../customers/tokens.ts';
import type { Ports } from '../ports.ts';
import { minute } from '../slice.ts';
import type { Store } from '../stores/stores.ts';
import { passkeyChallenges } from './tables.ts';

/** Milliseconds in which a challenge can be signed: a login page may stand open for a while. */
export const challengeValidity = 10 * minute;

/** Whom a challenge is for: a customer who adds a passkey, or whoever logs in. */
type Asker = { store: Store; customer?: CustomerRow };

/** A new challenge, as base64url. */
export async function newChallenge(
  { database, clock }: Pick<Ports, 'database' | 'clock'>,
  { store, customer }: Asker,
): Promise<string> {
  const challenge = newKey();
  await database.insert(passkeyChallenges).values({
    hash: digestOf(challenge),
    storeId: store.id,
    customerId: customer?.id ?? null,
    expiresAt: new Date(clock.now() + challengeValidity),
  });
  return challenge;
}

/** Uses up a challenge; whether it was one of this asker that is still valid. A second use finds none. */
export async function takeChallenge(
  { database, clock }: Pick<Ports, 'database' | 'clock'>,
  { store, customer }: Asker,
  challenge: string,
): Promise<boolean> {
  const { hash, storeId, customerId, expiresAt } = passkeyChallenges;
  const isOfAsker = customer === undefined ? isNull(customerId) : eq(customerId, customer.id);
  const taken = await database
    .delete(passkeyChallenges)
    .where(and(eq(hash, digestOf(challenge)), eq(storeId, store.id), isOfAsker, gt(expiresAt, new Date(clock.now()))))
    .returning({ hash });
  return taken.length > 0;
}

/** Forgets challenges that nobody signed in time. */
export async function sweepChallenges({ database, clock }: Pick<Ports, 'database' | 'clock'>): Promise<void> {
  await database.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, new Date(clock.now())));
}
