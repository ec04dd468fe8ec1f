import { html } from 'hono/html';
import { createMiddleware } from 'hono/factory';
import type { BackendEnv } from '../http/env.ts';
import type { Store } from '../stores/stores.ts';
import { heading, letter, type Markup } from './letter.ts';

/** A page for a reader of mails, in the dress of the mails, with the way to the shop. */
export const readerPage = (store: Store, title: string, content: Markup): Markup =>
  letter(
    store,
    title,
    html`${heading(store, title)} ${content}
      <p style="margin:24px 0 0">
        <a href="${store.url}" style="color:${store.mail.colors.text}">Naar ${store.name}</a>
      </p>`,
  );

/** Not cached, not framed, not leaked by Referer: the address may be personal. */
export const readerPageHeaders = createMiddleware<BackendEnv>(async (c, next) => {
  c.header(
    'content-security-policy',
    "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
  );
  c.header('cache-control', 'no-store');
  c.header('referrer-policy', 'no-referrer');
  c.header('x-robots-tag', 'noindex');
  return next();
});
