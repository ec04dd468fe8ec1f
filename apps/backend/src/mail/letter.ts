import { html, raw } from 'hono/html';
import type { Store } from '../stores/stores.ts';

/** Markup whose values are escaped. */
export type Markup = ReturnType<typeof html>;

/** For Outlook, which knows no `max-width`. */
const forOutlook = (markup: string) => raw(`<!--[if mso]>${markup}<![endif]-->`);

/**
 * The frame of every mail, in the look of its store: one column of at most 600 px that mail programs of all ages draw. It asks for
 * light colours, and each ground has its own ink, so that programs that turn colours dark turn both.
 */
export function letter(store: Store, title: string, content: Markup): Markup {
  const { colors, fonts, radius } = store.mail;
  return html`<!doctype html>
    <html lang="nl">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light only" />
        <meta name="supported-color-schemes" content="light" />
        <title>${title}</title>
      </head>
      <body
        bgcolor="${colors.ground}"
        style="margin:0;padding:0;background:${colors.ground};color:${colors.onGround};font:16px/1.5 ${fonts.body}"
      >
        ${forOutlook('<table role="presentation" align="center" width="600"><tr><td>')}
        <table
          role="presentation"
          align="center"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          style="max-width:600px;margin:0 auto;border-collapse:separate;font:16px/1.5 ${fonts.body}"
        >
          <tr>
            <td
              bgcolor="${colors.header}"
              style="padding:20px 24px;background:${colors.header};color:${colors.onHeader}"
            >
              ${logo(store)}
            </td>
          </tr>
          <tr>
            <td
              bgcolor="${colors.sheet}"
              style="padding:32px 24px;background:${colors.sheet};color:${colors.text};border-radius:0 0 ${radius}px ${radius}px;overflow-wrap:break-word"
            >
              ${content}
            </td>
          </tr>
          <tr>
            <td style="padding:20px 24px 32px;color:${colors.onGround};font-size:13px">${companyMarkup(store)}</td>
          </tr>
        </table>
        ${forOutlook('</td></tr></table>')}
      </body>
    </html>`;
}

/** With blocked pictures its name stands there, as large as a heading. */
const logo = ({ name, url, mail: { logo: path, colors, fonts } }: Store): Markup => {
  const style = `color:${colors.onHeader};font:700 22px/40px ${fonts.heading};text-decoration:none`;
  if (path === undefined) return html`<a href="${url}" style="${style}">${name}</a>`;
  return html`<a href="${url}" style="${style}"
    ><img
      src="${url}${path}"
      alt="${name}"
      width="166"
      height="40"
      style="display:block;border:0;background:${colors.header};${style}"
  /></a>`;
};

/** Who sends a mail, line by line. */
export function companyLines({ contact }: Store): readonly string[] {
  const { company, street, postcode, city, kvk, vat, email, phone } = contact;
  return [
    [company, street, [postcode, city].filter(Boolean).join(' ')],
    [email, phone],
    [kvk && `KvK ${kvk}`, vat && `Btw-nummer ${vat}`],
  ]
    .map((parts) => parts.filter(Boolean).join(' · '))
    .filter((line) => line !== '');
}

/** A number or a postcode stays on one line. */
const companyMarkup = (store: Store): Markup[] =>
  companyLines(store).map(
    (line) =>
      html`<div>${line.split(' · ').map((part) => html`<span style="white-space:nowrap">${part}</span> &nbsp;`)}</div>`,
  );

/** The heading of a mail. */
export const heading = ({ mail: { fonts, colors } }: Store, text: string): Markup =>
  html`<h1 style="margin:0 0 16px;color:${colors.text};font:700 26px/1.2 ${fonts.heading}">${text}</h1>`;

/** The one thing to do, as a button that is at least 44 px high. */
export const button = (store: Store, { label, url }: { label: string; url: string }): Markup =>
  html`<p style="margin:8px 0 24px"><a href="${url}" style="${buttonStyle(store)}">${label}</a></p>`;

/** For a button of a form too. */
export const buttonStyle = ({ mail: { colors, radius } }: Store): string =>
  `display:inline-block;padding:14px 28px;border-radius:${radius}px;background:${colors.action};color:${colors.onAction};font-weight:700;text-decoration:none`;

/** For what stands apart from the text, such as a number or a code. */
export const noteStyle = ({ mail: { colors, radius } }: Store): string =>
  `margin:0 0 24px;padding:14px 18px;background:${colors.note};color:${colors.text};border-radius:${radius}px`;

/** Between two characters of an address, as in `evil.nl`, `a@b` or `//x`. */
const linkable = /(?<=[^\s])([.@:/])(?=[^\s])/gu;

/**
 * A text of a shopper as mails repeat it: an invisible word joiner (U+2060) after each dot, at sign, colon and slash, so that no
 * mail program makes a link of it.
 */
export const unlinked = (text: string): string => text.replace(linkable, '$1\u2060');
