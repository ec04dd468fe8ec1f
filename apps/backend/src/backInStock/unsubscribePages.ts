import { html } from 'hono/html';
import { letter, type Markup } from '../mail/letter.ts';
import type { Store } from '../stores/stores.ts';

const page = (store: Store, title: string, content: Markup): Markup =>
  letter(
    store,
    title,
    html`<h1 style="margin:0 0 12px;font-size:24px;line-height:1.2">${title}</h1>
      ${content}
      <p style="margin:24px 0 0"><a href="${store.url}" style="color:#1b2130">Naar ${store.name}</a></p>`,
  );

/** Asks first: programs that look through mails open every link, and none of them presses a button. */
export const askPage = (store: Store): Markup =>
  page(
    store,
    'Geen mail meer over voorraad?',
    html`<p style="margin:0 0 20px">
        We wissen je e-mailadres en mailen je niet meer als producten terug zijn. Mail over je bestellingen krijg je
        wel.
      </p>
      <form method="post">
        <button
          style="min-height:48px;padding:12px 28px;border:0;border-radius:10px;background:#1b2130;color:#ffffff;font:inherit;font-weight:700;cursor:pointer"
        >
          Meld me af
        </button>
      </form>`,
  );

/** Says that it is done, to whoever pressed and to whoever presses again. */
export const donePage = (store: Store): Markup =>
  page(
    store,
    'Je bent afgemeld',
    html`<p style="margin:0">We hebben je e-mailadres gewist en mailen je niet meer als producten terug zijn.</p>`,
  );

/** For a link that a mail program broke. */
export const brokenPage = (store: Store): Markup =>
  page(
    store,
    'Deze link klopt niet',
    html`<p style="margin:0">
      Open de link uit de mail nog eens, of mail
      <a href="mailto:${store.contact.email}" style="color:#1b2130">${store.contact.email}</a>: dan melden wij je af.
    </p>`,
  );
