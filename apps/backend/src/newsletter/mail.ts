import { formatDateTime } from '@etalage/core';
import { newsletter } from '@etalage/core/constants';
import type { MailContent } from '../mail/outbox.ts';
import { plainMail } from '../mail/plainMail.ts';
import type { Store } from '../stores/stores.ts';
import type { NewsletterCoupon } from './coupon.ts';

/** What the mail of a new subscription is called in the outbox. */
export const welcomeMailKind = 'newsletter-welcome';

/** What every later one is called. */
export const newsletterMailKind = 'newsletter';

/** Where a reader unsubscribes, within the store. */
export const unsubscribePath = '/api/ext/magento2-newsletter/unsubscribe';

/** The link by which one reader unsubscribes. */
export const unsubscribeUrlOf = ({ url }: Store, key: string): string => `${url}${unsubscribePath}?key=${key}`;

/** Greets a new subscriber, with the coupon of a first subscription (NEWS-05). */
export function newsletterMail(
  store: Store,
  unsubscribeKey: string,
  coupon: NewsletterCoupon | undefined,
): MailContent {
  return plainMail(store, {
    kind: welcomeMailKind,
    subject: coupon === undefined ? 'Je bent aangemeld' : `Welkom! Hier is je ${newsletter.discount}% korting`,
    paragraphs: [`Je bent aangemeld voor de nieuwsbrief van ${store.name}.`, ...(coupon ? couponWords(coupon) : [])],
    ...(coupon && { code: coupon.code }),
    action: { label: coupon ? 'Gebruik je korting' : `Naar ${store.name}`, url: store.url },
    notes: ['Heb jij je niet aangemeld, of wil je geen nieuwsbrief meer?'],
    unsubscribeUrl: unsubscribeUrlOf(store, unsubscribeKey),
  });
}

const couponWords = ({ validTo }: NewsletterCoupon): readonly string[] => [
  `Met deze kortingscode krijg je ${newsletter.discount}% korting op een bestelling. Vul hem in bij je winkelwagen. Hij werkt één keer en is ${newsletter.couponValidity} dagen geldig: tot ${formatDateTime(validTo.getTime())}.`,
];
