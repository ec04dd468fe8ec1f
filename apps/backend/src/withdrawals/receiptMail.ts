import type { Withdrawal } from '@etalage/account/contract';
import { formatDateTime, formatPrice, fromEuros } from '@etalage/core';
import { html } from 'hono/html';
import { letter, unlinked, type Markup } from '../mail/letter.ts';
import type { MailContent } from '../mail/outbox.ts';
import type { Order } from '../orders/tables.ts';
import type { Store } from '../stores/stores.ts';

type Line = Withdrawal['lines'][number];

const sealedNote = 'verzegeld om de hygiëne: alleen ongeopend terug te sturen';
const canceled =
  'Je had nog niet betaald, dus is je bestelling geannuleerd. Je hoeft niets te betalen en niets terug te sturen. Betaalde je toch? Dan krijg je je geld terug.';
const lessToPay = (due: number): string =>
  due === 0
    ? 'Je hoeft niets meer te betalen en niets terug te sturen. Wat je hiervan met een cadeaukaart betaalde, staat weer op de kaart.'
    : `Je had nog niet betaald: voor de rest van je bestelling betaal je ${formatPrice(fromEuros(due))}. Je hoeft niets terug te sturen. Betaalde je al meer? Dan krijg je het verschil terug.`;
const next = ({ status }: Order, { state, due }: Withdrawal): string => {
  if (state !== 'canceled') return sendBack(status);
  return due === undefined ? canceled : lessToPay(due);
};
const sendBack = (status: Order['status']): string =>
  status === 'complete'
    ? 'Stuur de artikelen binnen 14 dagen terug. We betalen je terug zodra ze binnen zijn, op dezelfde manier als je betaalde.'
    : 'Is je bestelling al onderweg? Stuur de artikelen dan binnen 14 dagen na ontvangst terug. Wat je betaalde, betalen we terug op dezelfde manier als je betaalde.';

/** The receipt of a withdrawal, with its date and time (LEGAL-04). */
export function receiptMail(store: Store, order: Order, withdrawal: Withdrawal): MailContent {
  const subject = `We hebben je herroeping van bestelling ${order.number} ontvangen`;
  return {
    kind: 'withdrawal-receipt',
    subject,
    text: receiptText(store, order, withdrawal),
    html: String(letter(store, subject, receiptMarkup(store, order, withdrawal))),
  };
}

const receivedAt = ({ requestedAt }: Withdrawal): string => formatDateTime(Date.parse(requestedAt));
const returnsUrl = ({ url }: Store): string => `${url}/i/retourneren`;

function lineText({ quantity, name, options, isSealed }: Line): string {
  const choices = options.map(({ label, value }) => `${label}: ${unlinked(value)}`).join(', ');
  return [`${quantity} x ${name}`, choices, isSealed ? sealedNote : ''].filter((part) => part !== '').join(', ');
}

const receiptText = (store: Store, order: Order, withdrawal: Withdrawal): string =>
  [
    `Je hebt de overeenkomst over deze artikelen van bestelling ${order.number} herroepen.`,
    `Herroeping: ${withdrawal.number}\nOntvangen op: ${receivedAt(withdrawal)}`,
    withdrawal.lines.map(lineText).join('\n'),
    next(order, withdrawal),
    ...(withdrawal.state === 'canceled' ? [] : [`Zo stuur je terug: ${returnsUrl(store)}`]),
    `Vragen? Mail ${store.contact.email} of bel ${store.contact.phone}.\n${store.contact.company}`,
  ].join('\n\n');

const receiptMarkup = (store: Store, order: Order, withdrawal: Withdrawal): Markup =>
  html`<h1 style="margin:0 0 8px;font-size:26px;line-height:1.2">We hebben je herroeping ontvangen</h1>
    <p style="margin:0 0 20px">Je hebt de overeenkomst over deze artikelen van bestelling ${order.number} herroepen.</p>
    <p style="margin:0 0 24px;padding:14px 18px;background:#f2f4f8;border-radius:10px">
      Herroeping<br /><strong style="font-size:20px">${withdrawal.number}</strong><br />
      <span style="color:#596276;font-size:14px">Ontvangen op ${receivedAt(withdrawal)}</span>
    </p>
    <ul style="margin:0 0 20px;padding:0 0 0 20px">
      ${withdrawal.lines.map((line) => html`<li>${lineText(line)}</li>`)}
    </ul>
    <p style="margin:0 0 20px">${next(order, withdrawal)}</p>
    ${
      withdrawal.state === 'canceled'
        ? ''
        : html`<p style="margin:0 0 20px">
            <a href="${returnsUrl(store)}" style="color:#1b2130">Zo stuur je terug</a>
          </p>`
    }
    <p style="margin:0;color:#596276;font-size:14px">
      Vragen? Mail <a href="mailto:${store.contact.email}" style="color:#1b2130">${store.contact.email}</a> of bel
      ${store.contact.phone}.
    </p>`;
