import type { OrderAddress } from '@etalage/account/contract';
import { spacedIban } from '@etalage/checkout/rules';
import { formatDateTime, formatDay, formatPrice, fromEuros, type Cents } from '@etalage/core';
import { html } from 'hono/html';
import { orderDelivery } from './delivery.ts';
import type { Order, OrderLineRow } from './tables.ts';
import { bankTransferOf } from './bankTransfer.ts';
import type { Store } from '../stores/stores.ts';
import { companyLines, heading, letter, noteStyle, unlinked, type Markup } from '../mail/letter.ts';
import type { MailContent } from '../mail/outbox.ts';

type Row = { title: string; cents: Cents };

/** What the amounts of an order are called, in the order in which they are read. */
function totalRows(order: Order): readonly Row[] {
  return [
    { title: 'Subtotaal', cents: order.subtotal },
    ...(order.discount === 0 ? [] : [{ title: discountTitle(order), cents: -order.discount }]),
    { title: order.shippingTitle, cents: order.shipping },
    ...(order.payment === 0 ? [] : [{ title: 'Betaalkosten', cents: order.payment }]),
    ...(order.giftCard === 0 ? [] : [{ title: 'Cadeaukaart', cents: -order.giftCard }]),
  ];
}

const discountTitle = ({ couponCode }: Order): string => (couponCode === null ? 'Korting' : `Korting (${couponCode})`);

/** The Dutch mail that confirms an order: number, lines, totals, addresses and methods (ORDER-10). */
export function confirmationMail(store: Store, order: Order, lines: readonly OrderLineRow[]): MailContent {
  const subject = `Je bestelling ${order.number} bij ${store.name}`;
  return {
    kind: 'order-confirmation',
    subject,
    text: confirmationText(store, order, lines),
    html: String(letter(store, subject, confirmationMarkup(store, order, lines))),
  };
}

const thanks = (order: Order): string =>
  order.status === 'pending_payment'
    ? 'We hebben je bestelling ontvangen. Zodra je betaling binnen is, gaan we ermee aan de slag.'
    : 'We hebben je bestelling ontvangen en gaan er meteen mee aan de slag.';

const choicesText = ({ choices }: OrderLineRow): string =>
  choices.map(({ label, value }) => `${label}: ${unlinked(value)}`).join(', ');

function addressLines(address: OrderAddress): readonly string[] {
  const { firstname, lastname, company, street, postcode, city, country_id } = address;
  return [
    ...[
      `${firstname} ${lastname}`,
      company ?? '',
      street.filter((part) => part !== '').join(' '),
      `${postcode} ${city}`,
    ]
      .filter((line) => line !== '')
      .map(unlinked),
    country_id === 'BE' ? 'België' : 'Nederland',
  ];
}

/** What the shopper needs to pay by bank transfer, label and value; empty for an order that is not paid so (PAY-21). */
function transferRows(store: Store, order: Order): readonly (readonly [string, string])[] {
  const transfer = bankTransferOf(store, order);
  if (transfer === undefined) return [];
  return [
    ['Bedrag', formatPrice(fromEuros(transfer.amount))],
    ['IBAN', spacedIban(transfer.iban)],
    ['Op naam van', transfer.accountHolder],
    ['Onder vermelding van', transfer.reference],
    ['Betaal uiterlijk', formatDay(transfer.payBy)],
  ];
}

const transferText = (store: Store, order: Order): readonly string[] => {
  const rows = transferRows(store, order);
  return rows.length === 0
    ? []
    : [['Maak het bedrag over', ...rows.map(([label, value]) => `${label}: ${value}`)].join('\n')];
};

const transferMarkup = (store: Store, order: Order): Markup | string => {
  const rows = transferRows(store, order);
  if (rows.length === 0) return '';
  return html`<p style="${noteStyle(store)}">
    <strong>Maak het bedrag over</strong
    >${rows.map(([label, value]) => html`<br />${label}: <strong>${value}</strong>`)}
  </p>`;
};

/** When the order arrives, for one to be paid on the condition that it is paid in time; '' where no day is promised. */
function deliveryText(order: Order): string {
  const delivery = orderDelivery(order, order.placedAt.getTime());
  if (delivery === undefined) return '';
  const day = formatDay(delivery.day);
  if (order.status !== 'pending_payment') return `We verwachten ${day} bij je te zijn.`;
  return `Betaald voor ${formatDateTime(delivery.orderBefore)}: ${day} in huis.`;
}

const withdrawHere = 'Overeenkomst hier herroepen';

/** The page that withdraws from the contract about this order (LEGAL-04). */
const withdrawalUrl = ({ url }: Store, { number }: Order): string => `${url}/withdrawal/${number}`;

function confirmationText(store: Store, order: Order, lines: readonly OrderLineRow[]): string {
  const total = { title: 'Totaal', cents: order.total };
  const tax = { title: 'Waarvan btw', cents: order.tax };
  return [
    `Bedankt voor je bestelling bij ${store.name}!`,
    thanks(order),
    `Bestelnummer: ${order.number}\nBesteld op: ${formatDateTime(order.placedAt.getTime())}`,
    ...transferText(store, order),
    lines.map(lineText).join('\n'),
    [...totalRows(order), total, tax].map(({ title, cents }) => `${title}: ${formatPrice(cents)}`).join('\n'),
    ...(order.shippingAddress === null ? [] : [`Bezorgadres\n${addressLines(order.shippingAddress).join('\n')}`]),
    `Factuuradres\n${addressLines(order.billingAddress).join('\n')}`,
    [`Bezorging: ${order.shippingTitle}`, deliveryText(order), `Betaling: ${order.paymentTitle}`]
      .filter((line) => line !== '')
      .join('\n'),
    `${withdrawHere}: ${withdrawalUrl(store, order)}`,
    `Vragen? Mail ${store.contact.email} of bel ${store.contact.phone}.\n${companyLines(store).join('\n')}`,
  ].join('\n\n');
}

function lineText(line: OrderLineRow): string {
  const choices = choicesText(line);
  return `${line.quantity} x ${line.name}${choices === '' ? '' : ` (${choices})`}, ${line.sku}: ${formatPrice(line.rowTotal)}`;
}

function confirmationMarkup(store: Store, order: Order, lines: readonly OrderLineRow[]): Markup {
  const { colors } = store.mail;
  return html`${heading(store, 'Bedankt voor je bestelling!')}
    <p style="margin:0 0 20px">${thanks(order)}</p>
    <p style="${noteStyle(store)}">
      Bestelnummer<br /><strong style="font-size:20px">${order.number}</strong><br />
      <span style="color:${colors.muted};font-size:14px">Besteld op ${formatDateTime(order.placedAt.getTime())}</span>
    </p>
    ${transferMarkup(store, order)}
    <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse">
      ${lines.map((line) => lineMarkup(store, line))}
      ${totalRows(order).map(({ title, cents }) => totalMarkup(store, { title, cents }))}
      <tr>
        <td style="padding:12px 0 2px;border-top:2px solid ${colors.text};font-size:18px"><strong>Totaal</strong></td>
        <td
          align="right"
          style="padding:12px 0 2px;border-top:2px solid ${colors.text};font-size:18px;white-space:nowrap"
        >
          <strong>${formatPrice(order.total)}</strong>
        </td>
      </tr>
      ${totalMarkup(store, { title: 'Waarvan btw', cents: order.tax })}
    </table>
    <table
      role="presentation"
      width="100%"
      cellpadding="0"
      cellspacing="0"
      style="margin-top:24px;border-collapse:collapse"
    >
      <tr>
        ${order.shippingAddress === null ? '' : addressMarkup('Bezorgadres', order.shippingAddress)}
        ${addressMarkup('Factuuradres', order.billingAddress)}
      </tr>
    </table>
    <p style="margin:20px 0 0"><strong>Bezorging</strong><br />${order.shippingTitle}<br />${deliveryText(order)}</p>
    <p style="margin:14px 0 0"><strong>Betaling</strong><br />${order.paymentTitle}</p>
    <p style="margin:24px 0 0;color:${colors.muted};font-size:14px">
      Vragen? Mail <a href="mailto:${store.contact.email}" style="color:${colors.text}">${store.contact.email}</a> of
      bel ${store.contact.phone}.
    </p>
    <p style="margin:14px 0 0;font-size:14px">
      <a href="${withdrawalUrl(store, order)}" style="color:${colors.text}">${withdrawHere}</a>
    </p>`;
}

function lineMarkup({ mail: { colors } }: Store, line: OrderLineRow): Markup {
  const choices = choicesText(line);
  return html`<tr>
    <td style="padding:12px 12px 12px 0;border-top:1px solid ${colors.line}">
      <strong>${line.name}</strong
      >${choices === '' ? '' : html`<br /><span style="color:${colors.muted}">${choices}</span>`}<br />
      <span style="color:${colors.muted};font-size:14px"
        >${line.quantity} × ${formatPrice(line.price)} · ${line.sku}</span
      >
    </td>
    <td align="right" valign="top" style="padding:12px 0;border-top:1px solid ${colors.line};white-space:nowrap">
      ${formatPrice(line.rowTotal)}
    </td>
  </tr>`;
}

const totalMarkup = ({ mail: { colors } }: Store, { title, cents }: Row): Markup =>
  html`<tr>
    <td style="padding:6px 12px 6px 0;border-top:1px solid ${colors.line};color:${colors.muted}">${title}</td>
    <td align="right" style="padding:6px 0;border-top:1px solid ${colors.line};white-space:nowrap">
      ${formatPrice(cents)}
    </td>
  </tr>`;

const addressMarkup = (title: string, address: OrderAddress): Markup =>
  html`<td valign="top" style="padding:0 12px 0 0;width:50%">
    <strong>${title}</strong>${addressLines(address).map((line) => html`<br />${line}`)}
  </td>`;
