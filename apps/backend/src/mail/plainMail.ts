import { html } from 'hono/html';
import type { Store } from '../stores/stores.ts';
import { button, companyLines, heading, letter, noteStyle, unlinked } from './letter.ts';
import type { MailContent } from './outbox.ts';

/** A mail of a few sentences, perhaps with one thing to do. */
export type PlainMail = {
  kind: string;
  subject: string;
  /** Whom it greets, in the words of whoever registered; nobody by name when left out. */
  name?: string;
  paragraphs: readonly string[];
  /** What is listed after them. */
  list?: readonly string[];
  /** Large, to be copied: the code of a coupon. */
  code?: string;
  /** A button; `url` is absolute. */
  action?: { label: string; url: string };
  /** Small, after the action. */
  notes?: readonly string[];
  /** Where its reader unsubscribes: a link below the notes, and the button of mail programs (RFC 8058). */
  unsubscribeUrl?: string;
};

/** A mail in the dress of a store, as HTML and as text. */
export function plainMail(
  store: Store,
  { kind, subject, name, paragraphs, list = [], code, action, notes = [], unsubscribeUrl }: PlainMail,
): MailContent {
  const greeting = name === undefined ? 'Hallo,' : `Hallo ${unlinked(name)},`;
  const { email, phone } = store.contact;
  const { muted } = store.mail.colors;
  const questions = `Vragen? Mail ${email} of bel ${phone}.`;
  return {
    kind,
    subject,
    ...(unsubscribeUrl !== undefined && { unsubscribeUrl }),
    text: [
      greeting,
      ...paragraphs,
      ...(list.length === 0 ? [] : [list.map((item) => `- ${item}`).join('\n')]),
      ...(code === undefined ? [] : [code]),
      ...(action === undefined ? [] : [`${action.label}: ${action.url}`]),
      ...notes,
      ...(unsubscribeUrl === undefined ? [] : [`Meld je af: ${unsubscribeUrl}`]),
      [questions, ...companyLines(store)].join('\n'),
    ].join('\n\n'),
    html: String(
      letter(
        store,
        subject,
        html`${heading(store, subject)}
          <p style="margin:0 0 16px">${greeting}</p>
          ${paragraphs.map((paragraph) => html`<p style="margin:0 0 16px">${paragraph}</p>`)}
          ${list.length === 0 ? '' : listMarkup(list)} ${code === undefined ? '' : codeMarkup(store, code)}
          ${action === undefined ? '' : button(store, action)}
          ${notes.map((note) => html`<p style="margin:0 0 12px;color:${muted};font-size:14px">${note}</p>`)}
          ${unsubscribeUrl === undefined ? '' : unsubscribeMarkup(store, unsubscribeUrl)}
          <p style="margin:12px 0 0;color:${muted};font-size:14px">${questions}</p>`,
      ),
    ),
  };
}

const listMarkup = (list: readonly string[]) =>
  html`<ul style="margin:0 0 20px;padding:0 0 0 20px">
    ${list.map((item) => html`<li style="margin:0 0 6px">${item}</li>`)}
  </ul>`;

const codeMarkup = (store: Store, code: string) =>
  html`<p style="${noteStyle(store)};font-size:20px"><strong>${code}</strong></p>`;

const unsubscribeMarkup = ({ mail }: Store, url: string) =>
  html`<p style="margin:0 0 12px;font-size:14px"><a href="${url}" style="color:${mail.colors.text}">Meld je af</a></p>`;
