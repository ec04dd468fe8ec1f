import { html } from 'hono/html';
import type { Store } from '../stores/stores.ts';
import { letter, unlinked } from './letter.ts';
import type { MailContent } from './outbox.ts';

/** A mail of a few sentences, perhaps with one thing to do. */
export type PlainMail = {
  kind: string;
  subject: string;
  /** Whom it greets, in the words of whoever registered. */
  name: string;
  paragraphs: readonly string[];
  /** A button; `url` is absolute. */
  action?: { label: string; url: string };
  /** Small, after the action. */
  notes?: readonly string[];
};

/** A mail in the dress of a store, as HTML and as text. */
export function plainMail(
  store: Store,
  { kind, subject, name, paragraphs, action, notes = [] }: PlainMail,
): MailContent {
  const greeting = `Hallo ${unlinked(name)},`;
  const { email, phone, company } = store.contact;
  const questions = `Vragen? Mail ${email} of bel ${phone}.`;
  return {
    kind,
    subject,
    text: [
      greeting,
      ...paragraphs,
      ...(action === undefined ? [] : [`${action.label}: ${action.url}`]),
      ...notes,
      `${questions}\n${company}`,
    ].join('\n\n'),
    html: String(
      letter(
        store,
        subject,
        html`<h1 style="margin:0 0 16px;font-size:26px;line-height:1.2">${subject}</h1>
          <p style="margin:0 0 16px">${greeting}</p>
          ${paragraphs.map((paragraph) => html`<p style="margin:0 0 16px">${paragraph}</p>`)}
          ${action === undefined ? '' : button(action)}
          ${notes.map((note) => html`<p style="margin:0 0 12px;color:#596276;font-size:14px">${note}</p>`)}
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
