import { html } from 'hono/html';
import type { Store } from '../stores/stores.ts';
import { buttonStyle, type Markup } from './letter.ts';
import { readerPage } from './readerPage.ts';

/** The title of the question, and what unsubscribing means, before and after it. */
export type UnsubscribeWords = { question: string; promise: string; done: string };

/** Asks first: programs that look through mails open every link, and none of them presses a button. */
export const askPage = (store: Store, { question, promise }: UnsubscribeWords): Markup =>
  readerPage(
    store,
    question,
    html`<p style="margin:0 0 20px">${promise}</p>
      <form method="post">
        <button style="${buttonStyle(store)};border:0;font-size:16px;font-family:inherit;cursor:pointer">
          Meld me af
        </button>
      </form>`,
  );

/** Says that it is done, to whoever pressed and to whoever presses again. */
export const donePage = (store: Store, { done }: UnsubscribeWords): Markup =>
  readerPage(store, 'Je bent afgemeld', html`<p style="margin:0">${done}</p>`);

/** For a link that a mail program broke. */
export const brokenPage = (store: Store): Markup =>
  readerPage(
    store,
    'Deze link klopt niet',
    html`<p style="margin:0">
      Open de link uit de mail nog eens, of mail
      <a href="mailto:${store.contact.email}" style="color:${store.mail.colors.text}">${store.contact.email}</a>: dan
      melden wij je af.
    </p>`,
  );
