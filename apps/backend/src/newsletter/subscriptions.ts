import { and, eq, lt } from 'drizzle-orm';
import { inTransaction, type Database } from '../database/database.ts';
import { addToOutbox } from '../mail/outbox.ts';
import { readerKey } from '../mail/readerKey.ts';
import type { Ports } from '../ports.ts';
import type { Store } from '../stores/stores.ts';
import { giveCoupon } from './coupon.ts';
import { newsletterMail } from './mail.ts';
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
export async function unsubscribe({ database }: SubscriptionPorts, store: Store, email: string): Promise<void> {
  await database.delete(newsletterSubscribers).where(isOf(store, email));
}

/** Forgets the subscriber whose mail has this key. */
export async function unsubscribeByKey({ database }: SubscriptionPorts, key: string): Promise<void> {
  await database.delete(newsletterSubscribers).where(eq(newsletterSubscribers.unsubscribeKey, key));
}

/** After two years, a mailbox may have a coupon again. */
const keptMailboxes = 730 * 86_400_000;

/** Forgets who had a coupon long ago. */
export async function forgetOldCoupons({ database, clock }: SubscriptionPorts): Promise<void> {
  await database
    .delete(newsletterCoupons)
    .where(lt(newsletterCoupons.createdAt, new Date(clock.now() - keptMailboxes)));
}
