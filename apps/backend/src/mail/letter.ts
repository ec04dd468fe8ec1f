import { html } from 'hono/html';
import type { Store } from '../stores/stores.ts';

/** Markup whose values are escaped. */
export type Markup = ReturnType<typeof html>;

/** The frame of every mail: one column that mail programs of all ages draw. */
export const letter = (store: Store, title: string, content: Markup): Markup =>
  html`<!doctype html>
    <html lang="nl">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
      </head>
      <body
        style="margin:0;padding:24px 12px;background:#eceff4;color:#1b2130;font:16px/1.5 'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
      >
        <table
          role="presentation"
          align="center"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          style="max-width:600px;margin:0 auto"
        >
          <tr>
            <td style="padding:4px 8px 16px;font-size:20px;font-weight:700;letter-spacing:-.01em">${store.name}</td>
          </tr>
          <tr>
            <td style="padding:32px 28px;background:#ffffff;border-radius:16px">${content}</td>
          </tr>
          <tr>
            <td style="padding:16px 8px;color:#596276;font-size:13px">
              ${store.contact.company} · ${store.contact.email}
            </td>
          </tr>
        </table>
      </body>
    </html>`;

/** Between two characters of an address, as in `evil.nl`, `a@b` or `//x`. */
const linkable = /(?<=[^\s])([.@:/])(?=[^\s])/gu;

/**
 * A text of a shopper as mails repeat it: an invisible word joiner (U+2060) after each dot, at sign, colon and slash, so that no
 * mail program makes a link of it.
 */
export const unlinked = (text: string): string => text.replace(linkable, '$1\u2060');
