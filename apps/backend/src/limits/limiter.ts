import { eq, lt, sql } from 'drizzle-orm';
import { createHmac } from 'node:crypto';
import { inTransaction, type Database } from '../database/database.ts';
import { BackendError } from '../http/envelope.ts';
import type { Ports } from '../ports.ts';
import type { Limit, LimitName } from './limits.ts';
import { tooOften } from './messages.ts';
import { usedLimits } from './tables.ts';

/** An act above a limit; `retryAfter` is in whole seconds. */
export class LimitReached extends BackendError {
  readonly retryAfter: number;

  constructor(retryAfter: number) {
    super(429, tooOften('nl', retryAfter));
    this.retryAfter = retryAfter;
  }
}

/** The limits that an act counts for, each with whose it is. */
export type Uses = Partial<Record<LimitName, string>>;

type LimiterPorts = Pick<Ports, 'database' | 'clock' | 'secrets' | 'limits'>;
type Use = Limit & { key: string };

/** Counts acts, for all backends of a database together. */
export type Limiter = ReturnType<typeof createLimiter>;

/** Leaky buckets (the generic cell rate algorithm), one row for each limit and subject. */
export function createLimiter({ database, clock, secrets, limits }: LimiterPorts) {
  const isName = (name: string): name is LimitName => Object.hasOwn(limits, name);
  const readUses = (uses: Uses): Use[] =>
    Object.keys(uses)
      .filter(isName)
      .map((name) => ({ ...limits[name], key: keyOf(secrets.tokenSecret, name, uses[name] ?? '') }));
  const take = (uses: Uses) =>
    inTransaction(database, (transaction) => takeAll(transaction, readUses(uses), clock.now()));
  const giveBack = (uses: Uses) => inTransaction(database, (transaction) => giveBackAll(transaction, readUses(uses)));
  return {
    /** Counts an act, for all of its limits or for none. Throws LimitReached. */
    take,
    /** The same within a transaction: an act that is rolled back does not count. */
    takeIn: (transaction: Database, uses: Uses) => takeAll(transaction, readUses(uses), clock.now()),
    /** Counts an act only when it is refused. Throws LimitReached before it is done. */
    guess: async <T>(uses: Uses, act: () => Promise<T>): Promise<T> => {
      await take(uses);
      let isWrong = false;
      try {
        return await act();
      } catch (error) {
        isWrong = error instanceof BackendError;
        throw error;
      } finally {
        if (!isWrong) await giveBack(uses);
      }
    },
    /** Removes what says nothing any more. */
    sweep: async (): Promise<void> => {
      await database.delete(usedLimits).where(lt(usedLimits.usedUntil, clock.now()));
    },
  };
}

const keyOf = (secret: string, name: LimitName, subject: string): string =>
  createHmac('sha256', secret).update(`limit ${name} ${subject}`).digest('base64url');

/** The milliseconds of the period that one act takes. */
const shareOf = ({ count, seconds }: Limit): number => (1000 * seconds) / count;

async function takeAll(transaction: Database, uses: readonly Use[], now: number): Promise<void> {
  for (const use of uses) await takeOne(transaction, use, now);
}

/** Milliseconds. */
const rounding = 0.5;

/** In one statement, so that concurrent acts cannot pass the limit together. */
async function takeOne(transaction: Database, use: Use, now: number): Promise<void> {
  const { key, seconds } = use;
  const share = shareOf(use);
  const latest = now + 1000 * seconds + rounding;
  const next = sql`greatest(${usedLimits.usedUntil}, ${now}::float8) + ${share}::float8`;
  const taken = await transaction
    .insert(usedLimits)
    .values({ key, usedUntil: now + share })
    .onConflictDoUpdate({
      target: usedLimits.key,
      set: { usedUntil: next },
      setWhere: sql`${next} <= ${latest}::float8`,
    })
    .returning({ key: usedLimits.key });
  if (taken.length > 0) return;
  const [row] = await transaction.select().from(usedLimits).where(eq(usedLimits.key, key));
  const wait = (row?.usedUntil ?? 0) + share - latest;
  throw new LimitReached(Math.max(1, Math.ceil(wait / 1000)));
}

async function giveBackAll(transaction: Database, uses: readonly Use[]): Promise<void> {
  for (const use of uses) {
    await transaction
      .update(usedLimits)
      .set({ usedUntil: sql`${usedLimits.usedUntil} - ${shareOf(use)}::float8` })
      .where(eq(usedLimits.key, use.key));
  }
}
