import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import * as v from 'valibot';
import { answers } from '../docs/answers.ts';
import { adminKeyGuard } from '../http/adminKey.ts';
import { ok } from '../http/envelope.ts';
import type { BackendEnv } from '../http/env.ts';
import { valid } from '../http/validation.ts';
import { newsletterRequest, sendNewsletter } from './newsletters.ts';
import type { NewsletterPorts } from './routes.ts';

/** /api/admin/newsletter: mails to all subscribers of a store view, with the admin key (NEWS-06, API-09). */
export const newsletterAdminRoutes = (ports: NewsletterPorts) =>
  new Hono<BackendEnv>().use(adminKeyGuard(ports.secrets.adminKey)).post(
    '/mails',
    describeRoute({
      tags: ['admin'],
      summary: 'Mail a newsletter to all subscribers',
      ...answers('It is kept, and mailed in batches', v.literal(true), 409),
    }),
    valid('json', newsletterRequest),
    async (c) => {
      await sendNewsletter(ports, c.var.store, c.req.valid('json'));
      return c.json(ok(true));
    },
  );
