import { formatDateTime } from '@etalage/core';
import { newsletter } from '@etalage/core/constants';
import type { MailContent } from '../mail/outbox.ts';
import { plainMail } from '../mail/plainMail.ts';
import type { Store } from '../stores/stores.ts';
import type { NewsletterCoupon } from './coupon.ts';

/** What mails to subscribers are called in the outbox. */
export const newsletterMailKind = 'newsletter-welcome';

/** Where a reader unsubscribes, within the store. */
export const unsubscribePath = '/api/ext/magento2-newsletter/unsubscribe';

/** Greets a new subscriber, with the coupon of a first subscription (NEWS-05). */
export function newsletterMail(
  store: Store,
  unsubscribeKey: string,
  coupon: NewsletterCoupon | undefined,
): MailContent {
  const unsubscribeUrl = `${store.url}${unsubscribePath}?key=${unsubscribeKey}`;
  return plainMail(store, {
    kind: newsletterMailKind,
    subject: coupon === undefined ? 'Je bent aangemeld' : `Welkom! Hier is je ${newsletter.discount}% korting`,
    paragraphs: [`Je bent aangemeld voor de nieuwsbrief van ${store.name}.`, ...(coupon ? couponWords(coupon) : [])],
    ...(coupon && { code: coupon.code }),
    action: { label: coupon ? 'Gebruik je korting' : `Naar ${store.name}`, url: store.url },
    notes: ['Heb jij je niet aangemeld, of wil je geen nieuwsbrief meer?'],
    unsubscribeUrl,
  });
}

const couponWords = ({ validTo }: NewsletterCoupon): readonly string[] => [
  `Met deze kortingscode krijg je ${newsletter.discount}% korting op een bestelling. Vul hem in bij je winkelwagen. Hij werkt één keer en is ${newsletter.couponValidity} dagen geldig: tot ${formatDateTime(validTo.getTime())}.`,
];
