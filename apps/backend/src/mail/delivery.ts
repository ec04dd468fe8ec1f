import { and, asc, eq, gt, inArray, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import { hostname } from 'node:os';
import type { Database } from '../database/database.ts';
import type { Ports } from '../ports.ts';
import { byItself } from '../server/work.ts';
import { PermanentFailure } from './mailers.ts';
import type { Mail } from './tables.ts';
import { outboxMails } from './tables.ts';

type DeliveryPorts = Pick<Ports, 'database' | 'clock' | 'checkpoints' | 'logger' | 'dataFolder' | 'mailer'>;

const minute = 60_000;

/** Pauses and the lease in milliseconds. */
const deliveryLimits = {
  maxTries: 12,
  firstPause: minute,
  longestPause: 360 * minute,
  /** Longer than any mailer takes for one mail. */
  lease: 15 * minute,
  freshAtOnce: 4,
  retriesAtOnce: 2,
  /** Mails per worker and round, so that a stop does not wait for the whole queue. */
  perRound: 25,
} as const;

/** Milliseconds between a failed try and the next: doubled each time. */
const pauseAfter = (tries: number): number =>
  Math.min(deliveryLimits.firstPause * 2 ** (tries - 1), deliveryLimits.longestPause);

/** Delivery of the mails of the outbox. Fresh mails and retries are sent apart, so that neither delays the other. */
export type Delivery = ReturnType<typeof createDelivery>;

/** Everything that sends mail of one backend. */
export function createDelivery(ports: DeliveryPorts) {
  const claimant = `${hostname()}:${ports.dataFolder ?? ''}`;
  /** Sent, but the database could not be told. */
  const unmarked = new Set<number>();
  const careful = (act: () => Promise<unknown>) => byItself(ports, 'mail not worked on', {}, act);
  /** Each takes a mail with a write, so they are called only when there is one. */
  const workers = (count: number, lane: Lane): Promise<void> =>
    careful(async () => {
      if (unmarked.size === 0 && !(await isAnyDue(ports, lane))) return;
      await Promise.all(Array.from({ length: count }, () => careful(() => work(lane))));
    });
  const work = async (lane: Lane) => {
    await markSent(ports, unmarked);
    for (let count = 0; count < deliveryLimits.perRound; count += 1) {
      const mail = await claim(ports, claimant, lane);
      if (mail === undefined) return;
      if (!(await wasSent(ports, mail))) continue;
      unmarked.add(mail.id);
      await ports.checkpoints.reached('mail.afterSend');
      await markSent(ports, unmarked);
    }
  };
  return {
    /** Frees what this backend was sending when it was killed. To be called before anything is sent. */
    resume: () => release(ports.database, claimant),
    fresh: () => workers(deliveryLimits.freshAtOnce, fresh),
    retries: () => workers(deliveryLimits.retriesAtOnce, retries),
  };
}

type Lane = { condition: SQL; order: SQL };
const fresh: Lane = { condition: eq(outboxMails.tries, 0), order: asc(outboxMails.id) };
const retries: Lane = { condition: gt(outboxMails.tries, 0), order: asc(outboxMails.nextTryAt) };

const isWaiting = and(isNull(outboxMails.sentAt), isNull(outboxMails.failedAt));

const dueIn = (lane: Lane, now: number): SQL | undefined =>
  and(isWaiting, lane.condition, or(isNull(outboxMails.nextTryAt), lte(outboxMails.nextTryAt, new Date(now))));

async function isAnyDue({ database, clock }: DeliveryPorts, lane: Lane): Promise<boolean> {
  const due = dueIn(lane, clock.now());
  return (await database.select({ id: outboxMails.id }).from(outboxMails).where(due).limit(1)).length > 0;
}

/** Takes the next due mail of a lane for this backend alone; undefined when none is due. */
async function claim({ database, clock }: DeliveryPorts, claimant: string, lane: Lane): Promise<Mail | undefined> {
  const now = clock.now();
  const next = database
    .select({ id: outboxMails.id })
    .from(outboxMails)
    .where(dueIn(lane, now))
    .orderBy(lane.order)
    .limit(1)
    .for('update', { skipLocked: true });
  const [mail] = await database
    .update(outboxMails)
    .set({ tries: sql`${outboxMails.tries} + 1`, nextTryAt: new Date(now + deliveryLimits.lease), claimedBy: claimant })
    // `=` and not `in`: a plan for `in` may run the subquery once per row, and claim mails that nobody then sends.
    .where(eq(outboxMails.id, sql`(${next})`))
    .returning();
  return mail;
}

/** Whether the mailer took it; notes why not. */
async function wasSent(ports: DeliveryPorts, mail: Mail): Promise<boolean> {
  try {
    await ports.mailer.send(mail);
    return true;
  } catch (error) {
    await noteFailure(ports, mail, error);
    return false;
  }
}

async function noteFailure({ database, clock, logger }: DeliveryPorts, mail: Mail, error: unknown): Promise<void> {
  const now = clock.now();
  const isOver = error instanceof PermanentFailure || mail.tries >= deliveryLimits.maxTries;
  const about = { err: error, mail: mail.id, kind: mail.kind, order: mail.orderId, tries: mail.tries };
  if (isOver) logger.error(about, 'mail given up');
  else logger.warn(about, 'mail not sent, will try again');
  await database
    .update(outboxMails)
    .set({
      claimedBy: null,
      reason: reasonOf(error),
      ...(isOver ? { failedAt: new Date(now) } : { nextTryAt: new Date(now + pauseAfter(mail.tries)) }),
    })
    .where(eq(outboxMails.id, mail.id));
}

const longestReason = 300;

/** In one line, without control characters. */
const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/[\p{C}\s]+/gu, ' ').slice(0, longestReason);

async function markSent({ database, clock }: DeliveryPorts, ids: Set<number>): Promise<void> {
  const sent = [...ids];
  if (sent.length === 0) return;
  await database
    .update(outboxMails)
    .set({ sentAt: new Date(clock.now()), claimedBy: null, reason: null })
    .where(and(inArray(outboxMails.id, sent), isNull(outboxMails.sentAt)));
  for (const id of sent) ids.delete(id);
}

const release = async (database: Database, claimant: string): Promise<void> => {
  await database
    .update(outboxMails)
    .set({ claimedBy: null, nextTryAt: null })
    .where(and(isWaiting, eq(outboxMails.claimedBy, claimant)));
};
