import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono } from 'hono';
import type { Context } from 'hono';
import { html } from 'hono/html';
import type { Database } from '../database/database.ts';
import { ok, refuse } from '../http/envelope.ts';
import type { BackendEnv } from '../http/env.ts';
import { listMail, readMail, type Mail } from './outbox.ts';

const loopback = /^(?:127\.|::1$|::ffff:127\.)/u;

/** Who sits at the machine itself, not behind a store's server on it; a request within the process has no connection. */
function isNearby(c: Context): boolean {
  if (c.env === undefined || !('incoming' in Object(c.env))) return true;
  return c.req.header('x-forwarded-for') === undefined && loopback.test(getConnInfo(c).remote.address ?? '');
}

/** /outbox: the mails of a shop without a mail server, readable on the machine it runs on and nowhere else. */
export const outboxRoutes = (database: Database) =>
  new Hono<BackendEnv>()
    .use(async (c, next) => {
      if (!isNearby(c)) refuse(404, 'Dit adres bestaat niet.');
      c.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
      await next();
    })
    .get('/', async (c) => {
      const mails = await listMail(database);
      return c.req.query('format') === 'json' ? c.json(ok(mails.map(toEntry))) : c.html(outboxPage(mails));
    })
    .get('/:id{[0-9]{1,9}}', async (c) => {
      const mail = await readMail(database, Number(c.req.param('id')));
      if (mail === undefined) return refuse(404, 'Deze mail bestaat niet.');
      return c.req.query('format') === 'text' ? c.text(mail.text) : c.html(mail.html);
    });

const toEntry = ({ id, kind, orderId, recipient, subject, sentAt }: Mail) => ({
  id,
  kind,
  orderId,
  recipient,
  subject,
  isSent: sentAt !== null,
});

const outboxPage = (mails: readonly Mail[]) =>
  html`<!doctype html>
    <html lang="nl">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Postvak uit</title>
        <style>
          body {
            font:
              16px/1.5 system-ui,
              sans-serif;
            max-width: 50rem;
            margin: 2rem auto;
            padding: 0 1rem;
            color-scheme: light dark;
          }
          li {
            padding: 0.75rem 0;
            border-bottom: 1px solid #8884;
            list-style: none;
          }
          ul {
            padding: 0;
          }
          small {
            opacity: 0.75;
            display: block;
          }
        </style>
      </head>
      <body>
        <h1>Postvak uit</h1>
        ${mails.length === 0 ? html`<p>Er is nog geen mail.</p>` : ''}
        <ul>
          ${mails.map(
            ({ id, subject, recipient, sentAt }) =>
              html`<li>
                <a href="/outbox/${id}">${subject}</a> (<a href="/outbox/${id}?format=text">tekst</a>)
                <small>aan ${recipient}, ${sentAt === null ? 'nog niet bezorgd' : 'bezorgd'}</small>
              </li>`,
          )}
        </ul>
      </body>
    </html>`;
