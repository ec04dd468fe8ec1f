import { and, eq, inArray, isNull, lt, type SQL } from 'drizzle-orm';
import { inTransaction, type Database } from '../database/database.ts';
import { leftCartMailKind } from '../leftCarts/mail.ts';
import { addToOutbox, deleteMails } from '../mail/outbox.ts';
import { readerKey } from '../mail/readerKey.ts';
import { outboxMails } from '../mail/tables.ts';
import type { Ports } from '../ports.ts';
import type { Store } from '../stores/stores.ts';
import { giveCoupon } from './coupon.ts';
import { newsletterMail, newsletterMailKind } from './mail.ts';
import { newsletterCoupons, newsletterSubscribers } from './tables.ts';

type SubscriptionPorts = Pick<Ports, 'database' | 'clock' | 'secrets'>;

const isOf = (store: Store, email: string) =>
  and(eq(newsletterSubscribers.storeId, store.id), eq(newsletterSubscribers.email, email.toLowerCase()));

/** Whether an address gets the newsletter of a store view. */
export const isSubscribed = async (database: Database, store: Store, email: string): Promise<boolean> =>
  (await database.$count(newsletterSubscribers, isOf(store, email))) > 0;

/** Subscribes an address, and mails it the way out and the coupon of a first time. A subscriber hears nothing again. */
export async function subscribe(
  { database, clock, secrets }: SubscriptionPorts,
  store: Store,
  written: string,
): Promise<void> {
  const email = written.toLowerCase();
  const unsubscribeKey = readerKey(secrets.tokenSecret, 'newsletter', store, email);
  const now = clock.now();
  const at = new Date(now);
  await inTransaction(database, async (transaction) => {
    const [added] = await transaction
      .insert(newsletterSubscribers)
      .values({ storeId: store.id, email, unsubscribeKey, subscribedAt: at })
      .onConflictDoNothing()
      .returning();
    if (added === undefined) return;
    const coupon = await giveCoupon(transaction, { store, email, now, secret: secrets.tokenSecret });
    const occasion = { store, recipient: email, reference: added.id, at };
    await addToOutbox(transaction, occasion, newsletterMail(store, unsubscribeKey, coupon));
  });
}

/** Forgets an address, subscribed or not. */
export const unsubscribe = ({ database }: SubscriptionPorts, store: Store, email: string): Promise<void> =>
  forget(database, isOf(store, email));

/** Forgets the subscriber whose mail has this key. */
export const unsubscribeByKey = ({ database }: SubscriptionPorts, key: string): Promise<void> =>
  forget(database, eq(newsletterSubscribers.unsubscribeKey, key));

/** Mails that only subscribers get. */
const subscriberMailKinds = [newsletterMailKind, leftCartMailKind];

/** Who leaves gets no such mail that is not sent yet either. */
const forget = (database: Database, which: SQL | undefined): Promise<void> =>
  inTransaction(database, async (transaction) => {
    for (const { storeId, email } of await transaction.delete(newsletterSubscribers).where(which).returning()) {
      const isTheirs = and(eq(outboxMails.storeId, storeId), eq(outboxMails.recipient, email));
      const isWaiting = and(inArray(outboxMails.kind, subscriberMailKinds), isNull(outboxMails.sentAt));
      await deleteMails(transaction, and(isTheirs, isWaiting));
    }
  });

/**
 * A subscription follows its reader to another address, which has links of its own. It keeps its id, so that a newsletter
 * that is being written misses nobody. Nobody is mailed for it, or gets a coupon.
 */
export async function moveSubscription(
  transaction: Database,
  { store, from, to, secret }: { store: Store; from: string; to: string; secret: string },
): Promise<void> {
  if (await isSubscribed(transaction, store, to)) {
    await transaction.delete(newsletterSubscribers).where(isOf(store, from));
    return;
  }
  const email = to.toLowerCase();
  const unsubscribeKey = readerKey(secret, 'newsletter', store, email);
  await transaction.update(newsletterSubscribers).set({ email, unsubscribeKey }).where(isOf(store, from));
}

/** After two years, a mailbox may have a coupon again. */
const keptMailboxes = 730 * 86_400_000;

/** Forgets who had a coupon long ago. */
export async function forgetOldCoupons({ database, clock }: SubscriptionPorts): Promise<void> {
  await database
    .delete(newsletterCoupons)
    .where(lt(newsletterCoupons.createdAt, new Date(clock.now() - keptMailboxes)));
}
