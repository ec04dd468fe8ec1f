import { formatPrice, type Cents } from '@etalage/core';
import { html } from 'hono/html';
import type { Order } from '../orders/tables.ts';
import type { Store } from '../stores/stores.ts';
import { companyLines, heading, letter } from '../mail/letter.ts';
import type { MailContent } from '../mail/outbox.ts';

/** Why money goes back. */
export type RefundReason = 'order-canceled' | 'paid-twice' | 'order-returned' | 'part-withdrawn';

const reasons: Record<RefundReason, string> = {
  'order-canceled': 'De bestelling was al geannuleerd toen je betaling binnenkwam.',
  'paid-twice': 'Deze bestelling was al betaald.',
  'order-returned': 'De bestelling is geannuleerd of teruggestuurd.',
  'part-withdrawn': 'Je herriep een deel van deze bestelling voordat je betaalde.',
};

/** Tells the shopper what of a payment goes back (PAY-16): one mail per transaction, and one more where a part went before. */
export function refundMail(
  store: Store,
  order: Order,
  { transactionId, cents, reason }: { transactionId: string; cents: Cents; reason: RefundReason },
): MailContent {
  const subject = `Je betaling voor bestelling ${order.number} wordt terugbetaald`;
  const isPart = reason === 'part-withdrawn';
  const text = `${reasons[reason]} We betalen ${formatPrice(cents)} ${isPart ? '' : 'volledig '}terug, op dezelfde manier als je betaalde.`;
  return {
    kind: `refund${isPart ? '-part' : ''}.${transactionId}`,
    subject,
    text: [
      text,
      `Bestelnummer: ${order.number}`,
      [`Vragen? Mail ${store.contact.email} of bel ${store.contact.phone}.`, ...companyLines(store)].join('\n'),
    ].join('\n\n'),
    html: String(
      letter(
        store,
        subject,
        html`${heading(store, 'Je krijgt je geld terug')}
          <p style="margin:0 0 16px">${text}</p>
          <p style="margin:0">Bestelnummer <strong>${order.number}</strong></p>`,
      ),
    ),
  };
}
