import { html } from 'hono/html';
import type { Store } from '../stores/stores.ts';
import { letter, unlinked } from './letter.ts';
import type { MailContent } from './outbox.ts';

/** A mail of a few sentences, perhaps with one thing to do. */
export type PlainMail = {
  kind: string;
  subject: string;
  /** Whom it greets, in the words of whoever registered; nobody by name when left out. */
  name?: string;
  paragraphs: readonly string[];
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
  { kind, subject, name, paragraphs, code, action, notes = [], unsubscribeUrl }: PlainMail,
): MailContent {
  const greeting = name === undefined ? 'Hallo,' : `Hallo ${unlinked(name)},`;
  const { email, phone, company } = store.contact;
  const questions = `Vragen? Mail ${email} of bel ${phone}.`;
  return {
    kind,
    subject,
    ...(unsubscribeUrl !== undefined && { unsubscribeUrl }),
    text: [
      greeting,
      ...paragraphs,
      ...(code === undefined ? [] : [code]),
      ...(action === undefined ? [] : [`${action.label}: ${action.url}`]),
      ...notes,
      ...(unsubscribeUrl === undefined ? [] : [`Meld je af: ${unsubscribeUrl}`]),
      `${questions}\n${company}`,
    ].join('\n\n'),
    html: String(
      letter(
        store,
        subject,
        html`<h1 style="margin:0 0 16px;font-size:26px;line-height:1.2">${subject}</h1>
          <p style="margin:0 0 16px">${greeting}</p>
          ${paragraphs.map((paragraph) => html`<p style="margin:0 0 16px">${paragraph}</p>`)}
          ${code === undefined ? '' : codeMarkup(code)} ${action === undefined ? '' : button(action)}
          ${notes.map((note) => html`<p style="margin:0 0 12px;color:#596276;font-size:14px">${note}</p>`)}
          ${unsubscribeUrl === undefined ? '' : unsubscribeMarkup(unsubscribeUrl)}
          <p style="margin:12px 0 0;color:#596276;font-size:14px">${questions}</p>`,
      ),
    ),
  };
}

const button = ({ label, url }: { label: string; url: string }) =>
  html`<p style="margin:8px 0 24px">
    <a
      href="${url}"
      style="display:inline-block;padding:14px 28px;border-radius:10px;background:#1b2130;color:#ffffff;font-weight:700;text-decoration:none"
      >${label}</a
    >
  </p>`;

const codeMarkup = (code: string) =>
  html`<p style="margin:8px 0 24px;padding:14px 18px;background:#f2f4f8;border-radius:10px;font-size:20px">
    <strong>${code}</strong>
  </p>`;

const unsubscribeMarkup = (url: string) =>
  html`<p style="margin:0 0 12px;font-size:14px"><a href="${url}" style="color:#1b2130">Meld je af</a></p>`;
