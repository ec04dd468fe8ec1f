import { eq, lt, sql } from 'drizzle-orm';
import { createHmac } from 'node:crypto';
import { inTransaction, type Database } from '../database/database.ts';
import { BackendError } from '../http/envelope.ts';
import type { Ports } from '../ports.ts';
import type { Limit, LimitName } from './limits.ts';
import { tooManyRequests } from './messages.ts';
import { usedLimits } from './tables.ts';

/** The refusal of an act that is over a limit; `retryAfter` is in whole seconds. */
export class LimitReached extends BackendError {
  readonly retryAfter: number;

  constructor(retryAfter: number) {
    super(429, tooManyRequests('nl', retryAfter));
    this.retryAfter = retryAfter;
  }
}

/** The limits that one act counts against, each with its client, cart or email address. */
export type LimitSubjects = Partial<Record<LimitName, string>>;

type LimiterPorts = Pick<Ports, 'database' | 'clock' | 'secrets' | 'limits'>;
/** One limit for one subject; `key` is that of its row. */
type Bucket = Limit & { key: string };

/** Counts acts in the database, so that all backends on it share the counts. */
export type Limiter = ReturnType<typeof createLimiter>;

/** Leaky buckets (generic cell rate algorithm), one row per limit and subject. */
export function createLimiter({ database, clock, secrets, limits }: LimiterPorts) {
  const isName = (name: string): name is LimitName => Object.hasOwn(limits, name);
  const bucketsOf = (subjects: LimitSubjects): Bucket[] =>
    Object.keys(subjects)
      .filter(isName)
      .map((name) => ({ ...limits[name], key: keyOf(secrets.tokenSecret, name, subjects[name] ?? '') }));
  const take = (subjects: LimitSubjects) => {
    const buckets = bucketsOf(subjects);
    // A single statement is atomic without a transaction.
    if (buckets.length < 2) return takeAll(database, buckets, clock.now());
    return inTransaction(database, (transaction) => takeAll(transaction, buckets, clock.now()));
  };
  const refund = (subjects: LimitSubjects) =>
    inTransaction(database, (transaction) => refundAll(transaction, bucketsOf(subjects)));
  return {
    /** Counts an act against all of its limits or, when it throws LimitReached, against none. */
    take,
    /** The same within a transaction: an act that is rolled back is not counted. */
    takeIn: (transaction: Database, subjects: LimitSubjects) => takeAll(transaction, bucketsOf(subjects), clock.now()),
    /** Counts an act only when it is refused, for instance a wrong code. Throws LimitReached instead of trying it. */
    guess: async <T>(subjects: LimitSubjects, act: () => Promise<T>): Promise<T> => {
      await take(subjects);
      let isRefused = false;
      try {
        return await act();
      } catch (error) {
        isRefused = error instanceof BackendError;
        throw error;
      } finally {
        if (!isRefused) await refund(subjects);
      }
    },
    /** Deletes rows of subjects that have nothing counted any more. */
    sweep: async (): Promise<void> => {
      await database.delete(usedLimits).where(lt(usedLimits.usedUntil, clock.now()));
    },
  };
}

const keyOf = (secret: string, name: LimitName, subject: string): string =>
  createHmac('sha256', secret).update(`limit ${name} ${subject}`).digest('base64url');

/** Milliseconds in which one act is refilled. */
const refillTime = ({ count, seconds }: Limit): number => (1000 * seconds) / count;

async function takeAll(transaction: Database, buckets: readonly Bucket[], now: number): Promise<void> {
  for (const bucket of buckets) await takeOne(transaction, bucket, now);
}

/** Tolerance for sums of fractions, in milliseconds. */
const tolerance = 0.5;

/** One statement, so that concurrent acts cannot exceed the limit together. */
async function takeOne(transaction: Database, bucket: Bucket, now: number): Promise<void> {
  const { key, seconds } = bucket;
  const refill = refillTime(bucket);
  const latest = now + 1000 * seconds + tolerance;
  const next = sql`greatest(${usedLimits.usedUntil}, ${now}::float8) + ${refill}::float8`;
  const taken = await transaction
    .insert(usedLimits)
    .values({ key, usedUntil: now + refill })
    .onConflictDoUpdate({
      target: usedLimits.key,
      set: { usedUntil: next },
      setWhere: sql`${next} <= ${latest}::float8`,
    })
    .returning({ key: usedLimits.key });
  if (taken.length > 0) return;
  const [row] = await transaction.select().from(usedLimits).where(eq(usedLimits.key, key));
  const wait = (row?.usedUntil ?? 0) + refill - latest;
  throw new LimitReached(Math.max(1, Math.ceil(wait / 1000)));
}

async function refundAll(transaction: Database, buckets: readonly Bucket[]): Promise<void> {
  for (const bucket of buckets) {
    await transaction
      .update(usedLimits)
      .set({ usedUntil: sql`${usedLimits.usedUntil} - ${refillTime(bucket)}::float8` })
      .where(eq(usedLimits.key, bucket.key));
  }
}
