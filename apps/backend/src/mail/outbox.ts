import { and, desc, eq, lt, or, type SQL } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { Ports } from '../ports.ts';
import type { Store } from '../stores/stores.ts';
import { outboxMails, type Mail } from './tables.ts';

/** What a mail says; `kind` is unique within what it tells of. */
export type MailContent = { kind: string; subject: string; text: string; html: string; unsubscribeUrl?: string };

/** Who hears of what, from which store view, and when it was written. */
export type MailOccasion = {
  store: Store;
  recipient: string;
  reference: string;
  orderId?: number;
  /** The customer whose account it tells of. */
  customerId?: number;
  at: Date;
};

/** What an order's mails tell of, and to whom. */
export const ofOrder = ({ id, number, email }: { id: number; number: string; email: string }) => ({
  recipient: email,
  reference: number,
  orderId: id,
});

/**
 * Writes a mail in the transaction of what it tells of. A second one of its kind for the same reference is dropped, and
 * its Message-ID follows from both, so whoever gets it twice can tell.
 */
export async function addToOutbox(transaction: Database, occasion: MailOccasion, content: MailContent): Promise<void> {
  const { store, recipient, reference, orderId, customerId, at } = occasion;
  await transaction
    .insert(outboxMails)
    .values({
      ...content,
      storeId: store.id,
      orderId,
      customerId,
      messageId: `${content.kind}.${reference}@${new URL(store.url).hostname}`,
      sender: `"${store.name}" <${store.contact.email}>`,
      recipient,
      createdAt: at,
    })
    .onConflictDoNothing();
}

/** Deletes mails; answers their message ids, by which the mailer may have kept them. */
export async function deleteMails(database: Database, which: SQL | undefined): Promise<string[]> {
  if (which === undefined) return [];
  const gone = await database.delete(outboxMails).where(which).returning({ messageId: outboxMails.messageId });
  return gone.map(({ messageId }) => messageId);
}

const day = 86_400_000;

/** Deletes mails that were sent or given up so many days ago, and what the mailer kept of them. */
export async function deleteOldMails(
  { database, clock, mailer }: Pick<Ports, 'database' | 'clock' | 'mailer'>,
  days: number,
  which?: SQL,
): Promise<void> {
  const before = new Date(clock.now() - days * day);
  const isOld = or(lt(outboxMails.sentAt, before), lt(outboxMails.failedAt, before));
  const gone = await deleteMails(database, and(which, isOld));
  await mailer.forget?.(gone);
}

/** The newest mails, for whoever looks into the outbox. */
export const listMail = (database: Database): Promise<Mail[]> =>
  database.select().from(outboxMails).orderBy(desc(outboxMails.id)).limit(200);

/** The mail with this view key, a UUID; undefined when there is none. */
export async function readMail(database: Database, viewKey: string): Promise<Mail | undefined> {
  const [mail] = await database.select().from(outboxMails).where(eq(outboxMails.viewKey, viewKey));
  return mail;
}
