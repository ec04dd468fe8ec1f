import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { html } from 'hono/html';
import * as v from 'valibot';
import { answers, answersFile, ofJson, ofMedia, readsQuery, refuses } from '../docs/answers.ts';
import { adminKeyGuard } from '../http/adminKey.ts';
import { ok, refuse } from '../http/envelope.ts';
import { developerPage } from '../http/developerPage.ts';
import type { BackendEnv } from '../http/env.ts';
import type { Ports } from '../ports.ts';
import { failedMail, listFailed, retryFailed } from './failedMail.ts';
import { listMail, readMail } from './outbox.ts';
import type { Mail } from './tables.ts';

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

/** /api/admin/mails: what could not be delivered, and trying it again, with the admin key. */
export const mailAdminRoutes = ({ database, secrets }: Pick<Ports, 'database' | 'secrets'>) =>
  new Hono<BackendEnv>()
    .use(adminKeyGuard(secrets.adminKey))
    .get(
      '/failed',
      describeRoute({
        tags: ['admin'],
        summary: 'Mails that were given up',
        ...answers('The last first', v.array(failedMail)),
      }),
      async (c) => c.json(ok(await listFailed(database, c.var.store))),
    )
    .post(
      `/:id{${uuid}}/retry`,
      describeRoute({
        tags: ['admin'],
        summary: 'Send a mail that was given up again',
        ...answers('Queued', v.literal(true)),
      }),
      async (c) => c.json(ok(await retryFailed(database, c.var.store, c.req.param('id')))),
    );

const entry = v.object({
  id: v.string(),
  kind: v.string(),
  orderId: v.nullable(v.number()),
  recipient: v.string(),
  subject: v.string(),
  isSent: v.boolean(),
});
const entries = ofJson(v.object({ code: v.literal(200), result: v.array(entry) }));
const format = readsQuery('format');
const listed = describeRoute({
  tags: ['outbox'],
  summary: 'The mails, as a page or with format=json',
  ...format,
  responses: { 200: { description: 'The mails', content: { ...ofMedia('text/html'), ...entries } }, ...refuses(404) },
});
const shown = describeRoute({
  tags: ['outbox'],
  summary: 'One mail, as a page or with format=text',
  ...format,
  ...answersFile('The mail', ['text/html', 'text/plain']),
});

/** /outbox: the mails of a shop without a mail server, for developers. */
export const outboxRoutes = ({ database, ...ports }: Pick<Ports, 'database' | 'secrets' | 'smtpUrl'>) =>
  new Hono<BackendEnv>()
    .use(developerPage(ports))
    .use(async (c, next) => {
      // The logos of mails come from their stores.
      c.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; img-src http: https:");
      await next();
    })
    .get('/', listed, async (c) => {
      const mails = await listMail(database);
      return c.req.query('format') === 'json' ? c.json(ok(mails.map(toEntry))) : c.html(outboxPage(mails));
    })
    .get(`/:key{${uuid}}`, shown, async (c) => {
      const mail = await readMail(database, c.req.param('key'));
      if (mail === undefined) return refuse(404, 'Deze mail bestaat niet.');
      return c.req.query('format') === 'text' ? c.text(mail.text) : c.html(mail.html);
    });

const toEntry = ({ viewKey, kind, orderId, recipient, subject, sentAt }: Mail) => ({
  id: viewKey,
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
            ({ viewKey, subject, recipient, sentAt }) =>
              html`<li>
                <a href="/outbox/${viewKey}">${subject}</a> (<a href="/outbox/${viewKey}?format=text">tekst</a>)
                <small>aan ${recipient}, ${sentAt === null ? 'nog niet bezorgd' : 'bezorgd'}</small>
              </li>`,
          )}
        </ul>
      </body>
    </html>`;
