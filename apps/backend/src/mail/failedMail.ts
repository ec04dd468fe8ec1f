import { and, desc, eq, isNotNull } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../database/database.ts';
import { refuse } from '../http/envelope.ts';
import type { Store } from '../stores/stores.ts';
import { outboxMails } from './tables.ts';

/** A mail that was given up, without what it says. */
export const failedMail = v.object({
  id: v.pipe(v.string(), v.uuid()),
  kind: v.string(),
  subject: v.string(),
  recipient: v.string(),
  tries: v.number(),
  createdAt: v.string(),
  failedAt: v.string(),
  reason: v.string(),
});

/** Maximum number of mails in the list. */
const maxListed = 200;

/** The mails of a store view that were given up, the last first. */
export async function listFailed(database: Database, store: Store): Promise<v.InferOutput<typeof failedMail>[]> {
  const { viewKey: id, kind, subject, recipient, tries, createdAt, failedAt, reason } = outboxMails;
  const rows = await database
    .select({ id, kind, subject, recipient, tries, createdAt, failedAt, reason })
    .from(outboxMails)
    .where(and(eq(outboxMails.storeId, store.id), isNotNull(failedAt)))
    .orderBy(desc(failedAt), desc(outboxMails.id))
    .limit(maxListed);
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    failedAt: row.failedAt?.toISOString() ?? '',
    reason: row.reason ?? '',
  }));
}

/** Sends a mail that was given up as if it were new. Refused with 404 when it was not given up. */
export async function retryFailed(database: Database, store: Store, id: string): Promise<true> {
  const retried = await database
    .update(outboxMails)
    .set({ tries: 0, nextTryAt: null, failedAt: null, reason: null })
    .where(and(eq(outboxMails.storeId, store.id), eq(outboxMails.viewKey, id), isNotNull(outboxMails.failedAt)))
    .returning({ id: outboxMails.id });
  return retried.length === 1 ? true : refuse(404, 'Deze mail is niet mislukt.');
}
