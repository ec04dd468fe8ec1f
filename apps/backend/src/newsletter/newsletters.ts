import { shortText } from '@etalage/core';
import { and, asc, eq, gt, isNull, lte } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { inTransaction, type Database } from '../database/database.ts';
import { refuse } from '../http/envelope.ts';
import { addToOutbox } from '../mail/outbox.ts';
import { plainMail } from '../mail/plainMail.ts';
import type { Ports } from '../ports.ts';
import type { Store } from '../stores/stores.ts';
import { newsletterMailKind, unsubscribeUrlOf } from './mail.ts';
import { newsletterMails, newsletterSubscribers } from './tables.ts';

/** Text of a mail: something, and no more than fits. */
const written = (max: number) => v.pipe(shortText(max), v.trim(), v.minLength(1));
const webAddress = v.pipe(shortText(500), v.url(), v.regex(/^https?:\/\//u));

/** What a newsletter says (NEWS-06). */
export const newsletterContent = v.object({
  subject: v.pipe(written(120), v.regex(/^[^\r\n]*$/u)),
  paragraphs: v.pipe(v.array(written(2000)), v.minLength(1), v.maxLength(20)),
  action: v.optional(v.object({ label: written(60), url: webAddress })),
});
type NewsletterContent = v.InferOutput<typeof newsletterContent>;

/** A newsletter as it is sent in; `key` is the sender's own name for it: the same one again sends nothing again. */
export const newsletterRequest = v.object({
  key: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/u)),
  ...newsletterContent.entries,
});

type NewsletterPorts = Pick<Ports, 'database' | 'clock'>;
type WritingPorts = NewsletterPorts & Pick<Ports, 'logger'>;

/** Keeps a newsletter for the subscribers of a store view: those of now, who are mailed in batches. */
export async function sendNewsletter(
  { database, clock }: NewsletterPorts,
  store: Store,
  { key, ...content }: v.InferOutput<typeof newsletterRequest>,
): Promise<void> {
  const row = { storeId: store.id, key, content, createdAt: new Date(clock.now()) };
  const added = await database.insert(newsletterMails).values(row).onConflictDoNothing().returning();
  if (added.length > 0) return;
  const [kept] = await database.select().from(newsletterMails).where(isNamed(row));
  if (!isDeepStrictEqual(kept?.content, content)) {
    refuse(409, 'Deze nieuwsbrief is al verstuurd met een andere inhoud. Kies een andere key.');
  }
}

const isNamed = ({ storeId, key }: { storeId: number; key: string }) =>
  and(eq(newsletterMails.storeId, storeId), eq(newsletterMails.key, key));

/** So many mails are written in one transaction. */
const batch = 100;

/** Writes the next batch of each newsletter that some subscribers have not got yet. One that fails holds up no other. */
export async function writeNewsletters(ports: WritingPorts, stores: readonly Store[]): Promise<void> {
  const { database, logger } = ports;
  const waiting = await database.select().from(newsletterMails).where(isNull(newsletterMails.writtenAt));
  for (const { storeId, key } of waiting) {
    const store = stores.find(({ id }) => id === storeId);
    if (store === undefined) continue;
    await inTransaction(database, (transaction) => writeBatch(transaction, ports, store, key)).catch((error: unknown) =>
      logger.error({ err: error, newsletter: key }, 'newsletter not written'),
    );
  }
}

async function writeBatch(transaction: Database, { clock }: NewsletterPorts, store: Store, key: string) {
  const named = isNamed({ storeId: store.id, key });
  const [mail] = await transaction.select().from(newsletterMails).where(named).for('update', { skipLocked: true });
  if (mail === undefined || mail.writtenAt !== null) return;
  const content = v.parse(newsletterContent, mail.content);
  // Who leaves meanwhile waits, and then finds the mail to delete.
  const readers = await transaction
    .select()
    .from(newsletterSubscribers)
    .where(
      and(
        eq(newsletterSubscribers.storeId, store.id),
        lte(newsletterSubscribers.subscribedAt, mail.createdAt),
        mail.writtenTo === null ? undefined : gt(newsletterSubscribers.id, mail.writtenTo),
      ),
    )
    .orderBy(asc(newsletterSubscribers.id))
    .limit(batch)
    .for('share');
  const at = new Date(clock.now());
  for (const { id, email, unsubscribeKey } of readers) {
    const occasion = { store, recipient: email, reference: `${key}.${id}`, at };
    await addToOutbox(transaction, occasion, contentMail(store, content, unsubscribeKey));
  }
  const isLast = readers.length < batch;
  await transaction
    .update(newsletterMails)
    .set({ writtenTo: readers.at(-1)?.id ?? mail.writtenTo, ...(isLast && { writtenAt: at }) })
    .where(named);
}

const contentMail = (store: Store, { subject, paragraphs, action }: NewsletterContent, unsubscribeKey: string) =>
  plainMail(store, {
    kind: newsletterMailKind,
    subject,
    paragraphs,
    ...(action && { action }),
    notes: [`Je krijgt deze mail omdat je bent aangemeld voor de nieuwsbrief van ${store.name}.`],
    unsubscribeUrl: unsubscribeUrlOf(store, unsubscribeKey),
  });
