import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';
import { and, eq, gt, lte, notExists } from 'drizzle-orm';
import { inTransaction, type Database } from '../database/database.ts';
import type { Ports } from '../ports.ts';
import { minute, second } from '../slice.ts';
import type { Store } from '../stores/stores.ts';
import { customers, sessions, sessionTokens, type CustomerRow } from './tables.ts';

type TokenPorts = Pick<Ports, 'database' | 'clock' | 'secrets'>;

/** Milliseconds. */
export const tokenLimits = {
  access: 15 * minute,
  /** Since the last refresh. */
  refresh: 60 * 24 * 60 * minute,
  /** In which a refresh token that was used gets the same pair again: the answer may have been lost (SESSION-21). */
  replay: 30 * second,
} as const;

/** What a client holds of a session. */
export type TokenPair = { token: string; refreshToken: string };

/** Of a text with enough randomness that it needs no salt. */
export const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** 32 characters that cannot be guessed. */
export const newKey = (): string => randomBytes(24).toString('base64url');

/** Starts a session of a customer, within the caller's transaction. */
export async function startSession(
  transaction: Database,
  { id }: Pick<CustomerRow, 'id'>,
  now: number,
): Promise<TokenPair> {
  const sessionId = randomUUID();
  await transaction.insert(sessions).values({ id: sessionId, customerId: id, createdAt: new Date(now) });
  const pair = { token: newKey(), refreshToken: newKey() };
  await addPair(transaction, sessionId, pair, now);
  return pair;
}

async function addPair(transaction: Database, sessionId: string, pair: TokenPair, now: number): Promise<void> {
  const kinds = [
    { kind: 'access', token: pair.token },
    { kind: 'refresh', token: pair.refreshToken },
  ] as const;
  await transaction.insert(sessionTokens).values(
    kinds.map(({ kind, token }) => ({
      hash: digestOf(token),
      sessionId,
      kind,
      expiresAt: new Date(now + tokenLimits[kind]),
    })),
  );
}

/** The customer whose access token this is, in this store view; undefined for any other text. */
export async function customerOfToken(
  { database, clock }: Pick<TokenPorts, 'database' | 'clock'>,
  store: Store,
  token: string,
): Promise<CustomerRow | undefined> {
  const [found] = await database
    .select({ customer: customers })
    .from(sessionTokens)
    .innerJoin(sessions, eq(sessions.id, sessionTokens.sessionId))
    .innerJoin(customers, eq(customers.id, sessions.customerId))
    .where(
      and(
        eq(sessionTokens.hash, digestOf(token)),
        eq(sessionTokens.kind, 'access'),
        gt(sessionTokens.expiresAt, new Date(clock.now())),
        eq(customers.storeId, store.id),
      ),
    );
  return found?.customer;
}

/**
 * Exchanges a refresh token for the next pair; undefined for one that is unknown, expired or of another store view. The pair
 * follows from the token, so the same one gets the same pair again for a while. One that is used later was stolen, from the
 * customer or by whoever uses it now: its session ends (SESSION-21).
 */
export function refreshSession(
  { database, clock, secrets }: TokenPorts,
  store: Store,
  refreshToken: string,
): Promise<TokenPair | undefined> {
  const now = clock.now();
  return inTransaction(database, async (transaction) => {
    const found = await lockRefreshToken(transaction, store, refreshToken);
    if (found === undefined || found.expiresAt.getTime() <= now) return undefined;
    const { sessionId, usedAt } = found;
    const pair = pairAfter(secrets.tokenSecret, refreshToken);
    if (usedAt === null) {
      await transaction
        .update(sessionTokens)
        .set({ usedAt: new Date(now) })
        .where(eq(sessionTokens.hash, digestOf(refreshToken)));
      await addPair(transaction, sessionId, pair, now);
      return pair;
    }
    if (now - usedAt.getTime() <= tokenLimits.replay) return pair;
    await transaction.delete(sessions).where(eq(sessions.id, sessionId));
    return undefined;
  });
}

async function lockRefreshToken(transaction: Database, store: Store, refreshToken: string) {
  const [found] = await transaction
    .select({ sessionId: sessionTokens.sessionId, usedAt: sessionTokens.usedAt, expiresAt: sessionTokens.expiresAt })
    .from(sessionTokens)
    .innerJoin(sessions, eq(sessions.id, sessionTokens.sessionId))
    .innerJoin(customers, eq(customers.id, sessions.customerId))
    .where(
      and(
        eq(sessionTokens.hash, digestOf(refreshToken)),
        eq(sessionTokens.kind, 'refresh'),
        eq(customers.storeId, store.id),
      ),
    )
    .for('update', { of: sessionTokens });
  return found;
}

/** The pair that follows a refresh token: nobody without the secret can tell it, and it need not be kept to be given again. */
function pairAfter(secret: string, refreshToken: string): TokenPair {
  const derived = (kind: string) =>
    createHmac('sha256', secret).update(`${kind} after ${refreshToken}`).digest().subarray(0, 24).toString('base64url');
  return { token: derived('access'), refreshToken: derived('refresh') };
}

/** Ends the session of a refresh token, used or not. */
export async function endSession({ database }: Pick<TokenPorts, 'database'>, store: Store, refreshToken: string) {
  await inTransaction(database, async (transaction) => {
    const found = await lockRefreshToken(transaction, store, refreshToken);
    if (found !== undefined) await transaction.delete(sessions).where(eq(sessions.id, found.sessionId));
  });
}

/** Ends all sessions of a customer, within the caller's transaction (SESSION-17). */
export const endSessions = async (transaction: Database, customerId: number): Promise<void> => {
  await transaction.delete(sessions).where(eq(sessions.customerId, customerId));
};

/** Deletes tokens that have expired, and sessions of which no token is left. */
export async function sweepSessions({ database, clock }: Pick<TokenPorts, 'database' | 'clock'>): Promise<void> {
  await database.delete(sessionTokens).where(lte(sessionTokens.expiresAt, new Date(clock.now())));
  const itsTokens = database
    .select({ hash: sessionTokens.hash })
    .from(sessionTokens)
    .where(eq(sessionTokens.sessionId, sessions.id));
  await database.delete(sessions).where(notExists(itsTokens));
}
