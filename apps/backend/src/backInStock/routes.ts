import { backInStockKept, backInStockRequest } from '@etalage/catalog/contract';
import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { createMiddleware } from 'hono/factory';
import { ok } from '../http/envelope.ts';
import type { BackendEnv } from '../http/env.ts';
import { answers, ofJson, ofMedia, readsQuery } from '../docs/answers.ts';
import { refusal } from '../docs/jsonSchema.ts';
import { valid } from '../http/validation.ts';
import type { Ports } from '../ports.ts';
import { forgetReader, isReaderKey, keepRequest } from './requests.ts';
import { askPage, brokenPage, donePage } from './unsubscribePages.ts';

/** Not cached, not framed, not leaked by Referer: the address is personal. */
const ownPage = createMiddleware<BackendEnv>(async (c, next) => {
  c.header(
    'content-security-policy',
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
  );
  c.header('cache-control', 'no-store');
  c.header('referrer-policy', 'no-referrer');
  c.header('x-robots-tag', 'noindex');
  if (!isReaderKey(c.req.query('key') ?? '')) return c.html(brokenPage(c.var.store), 400);
  return next();
});

const ownPageOf = (summary: string) =>
  describeRoute({
    tags: ['catalogue'],
    summary,
    ...readsQuery('key'),
    responses: {
      200: { description: 'The page', content: ofMedia('text/html') },
      400: { description: 'A page for a broken key', content: { ...ofMedia('text/html'), ...ofJson(refusal) } },
    },
  });

/** /api/stock/back-in-stock: 'Mail mij', and the way out of it (PROD-23). */
export const backInStockRoutes = (ports: Ports) =>
  new Hono<BackendEnv>()
    .post(
      '/',
      describeRoute({
        tags: ['catalogue'],
        summary: 'Mail an address once when a sold-out sku is back',
        ...answers('Kept, whether it was known or not', backInStockKept, 409, 429),
      }),
      valid('json', backInStockRequest),
      async (c) => {
        await keepRequest(ports, c.var, c.req.valid('json'));
        return c.json(ok(true));
      },
    )
    .use('/unsubscribe', ownPage)
    .get('/unsubscribe', ownPageOf('Ask whether to forget what an address asked for'), (c) =>
      c.html(askPage(c.var.store)),
    )
    // The button's, and that of mail programs with one of their own (RFC 8058).
    .post('/unsubscribe', ownPageOf('Forget what an address asked for'), async (c) => {
      await forgetReader(ports, c.req.query('key') ?? '');
      return c.html(donePage(c.var.store));
    });
