import { html, raw } from 'hono/html';
import type { TransactionStatus } from '../contract.ts';
import { gatewayName, gateways } from '../gateways.ts';
import type { Transaction } from '../storage.ts';
import { style } from './style.ts';

type Markup = ReturnType<typeof html>;

/** Written whole, because its content security hash counts every space. */
const styleElement = raw(`<style>${style}</style>`);

const euros = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' });

function sheet(title: string, content: Markup): Markup {
  return html`<!doctype html>
    <html lang="nl">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${styleElement}
      </head>
      <body>
        <header>
          <svg viewBox="0 0 28 28" aria-hidden="true">
            <path
              fill="currentColor"
              d="M6 3h16a5 5 0 0 1 5 5v12a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5Zm-1 8v2.5h18V11H5Zm2.500 7v2.500h6V18h-6Z"
            /></svg
          >Betaalpost<span>Proefomgeving</span>
        </header>
        <main>${content}</main>
        <footer>Hier wordt geen echt geld afgeschreven.</footer>
      </body>
    </html>`;
}

/** The open payment: what is to be paid, and three ways to end it. `isWrong` tells that the form was not understood. */
export function paymentPage(transaction: Transaction, isWrong: boolean): Markup {
  const amount = euros.format(transaction.request.amount / 100);
  return sheet(
    `Betaal ${amount}`,
    html`<h1>Te betalen</h1>
      <p class="total">${amount}</p>
      ${isWrong ? html`<p class="alert" role="alert">Je keuze kwam niet goed door. Probeer het opnieuw.</p>` : ''}
      ${particulars(transaction)}
      <form method="post">
        ${transaction.gateway === '' ? gatewayChoice() : ''}
        <button class="pay" name="outcome" value="completed">Betaal ${amount}</button>
        <div class="pair">
          <button class="quiet" name="outcome" value="declined">Weigeren</button>
          <button class="quiet" name="outcome" value="cancelled">Annuleren</button>
        </div>
        ${notificationChoice()}
      </form>`,
  );
}

function particulars({ request, gateway }: Transaction): Markup {
  return html`<dl>
    <dt>Omschrijving</dt>
    <dd>${request.description}</dd>
    <dt>Kenmerk</dt>
    <dd>${request.order_id}</dd>
    ${
      gateway === ''
        ? ''
        : html`<dt>Betaalmethode</dt>
            <dd>${gatewayName(gateway)}</dd>`
    }
  </dl>`;
}

const pick = (name: string, value: string, text: string, isChosen: boolean): Markup =>
  html`<label class="pick"
    ><input type="radio" name="${name}" value="${value}" ${isChosen ? 'checked' : ''} />${text}</label
  >`;

function gatewayChoice(): Markup {
  return html`<fieldset>
    <legend>Hoe wil je betalen?</legend>
    ${gateways.map(({ id, description }, index) => pick('gateway', id, description, index === 0))}
  </fieldset>`;
}

function notificationChoice(): Markup {
  return html`<details>
    <summary>Testopties: bericht aan de winkel</summary>
    <fieldset>
      <legend>Hoe hoort de winkel van deze betaling?</legend>
      ${pick('notification', 'once', 'Meteen', true)} ${pick('notification', 'late', 'Te laat', false)}
      ${pick('notification', 'double', 'Twee keer', false)} ${pick('notification', 'missing', 'Helemaal niet', false)}
      <label class="seconds"
        >Te laat betekent na <input type="number" name="seconds" value="10" min="0" max="9999" /> seconden</label
      >
    </fieldset>
  </details>`;
}

const endings = {
  initialized: 'Deze betaling staat nog open',
  completed: 'Deze betaling is gelukt',
  cancelled: 'Deze betaling is geannuleerd',
  declined: 'Deze betaling is geweigerd',
  expired: 'Deze betaling is verlopen',
  void: 'Deze betaling is vervallen',
  refunded: 'Deze betaling is terugbetaald',
  partial_refunded: 'Deze betaling is deels terugbetaald',
} satisfies Record<TransactionStatus, string>;

/** A payment that has ended; nothing can be done but go back to the shop. */
export function endedPage(transaction: Transaction, backTo: string): Markup {
  const text = endings[transaction.status];
  return sheet(
    text,
    html`<h1>${text}</h1>
      <p class="total">${euros.format(transaction.request.amount / 100)}</p>
      ${particulars(transaction)}<a class="button pay" href="${backTo}">Terug naar de winkel</a>`,
  );
}

/** An address at which there is no payment. */
export function notFoundPage(): Markup {
  return sheet(
    'Betaling niet gevonden',
    html`<h1>Deze betaling kennen we niet</h1>
      <p>Ga terug naar de winkel en begin de betaling opnieuw.</p>`,
  );
}
