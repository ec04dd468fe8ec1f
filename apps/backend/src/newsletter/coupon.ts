import { newsletter } from '@etalage/core/constants';
import { randomInt } from 'node:crypto';
import { coupons } from '../coupons/tables.ts';
import type { Database } from '../database/database.ts';
import { mailboxOf } from '../limits/mailboxOf.ts';
import { readerKey } from '../mail/readerKey.ts';
import type { Store } from '../stores/stores.ts';
import { newsletterCoupons } from './tables.ts';

/** The coupon of a first subscription: the cart takes it as any other. */
export type NewsletterCoupon = { code: string; validTo: Date };

/** Without letters and digits that look alike. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const codeLength = 10;
const newCode = (): string =>
  `NIEUWS-${Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join('')}`;

const day = 86_400_000;

/** What a coupon is given for. `secret` signs the mailbox that has had one. */
type Occasion = { store: Store; email: string; now: number; secret: string };

/** Gives a mailbox its coupon (NEWS-05); undefined when it has had one, however the address was written. */
export async function giveCoupon(
  transaction: Database,
  { store, email, now, secret }: Occasion,
): Promise<NewsletterCoupon | undefined> {
  const mailboxKey = readerKey(secret, 'newsletter-coupon', store, mailboxOf(email));
  const first = await transaction
    .insert(newsletterCoupons)
    .values({ storeId: store.id, mailboxKey, createdAt: new Date(now) })
    .onConflictDoNothing()
    .returning();
  if (first.length === 0) return undefined;
  const coupon = { code: newCode(), validTo: new Date(now + newsletter.couponValidity * day) };
  await transaction.insert(coupons).values({
    ...coupon,
    storeId: store.id,
    type: 'percentage',
    amount: newsletter.discount,
    validFrom: new Date(now),
    usageLimit: 1,
  });
  return coupon;
}
