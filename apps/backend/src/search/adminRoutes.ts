import { shortText } from '@etalage/core';
import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import * as v from 'valibot';
import { adminKeyGuard } from '../http/adminKey.ts';
import { ok } from '../http/envelope.ts';
import type { BackendEnv } from '../http/env.ts';
import { answers } from '../docs/answers.ts';
import { valid } from '../http/validation.ts';
import type { Ports } from '../ports.ts';
import { explainText, explanation } from './explain.ts';
import { searchDay, searchReport } from './insight.ts';

const about = v.object({ text: v.pipe(shortText(200), v.nonEmpty()) });
const period = v.object({
  days: v.optional(v.pipe(v.string(), v.regex(/^(?:[1-9]|[1-8][0-9]|90)$/)), '7'),
});

/** What a shop owner asks about the search of a store view. */
export const searchAdminRoutes = (ports: Ports) =>
  new Hono<BackendEnv>()
    .use(adminKeyGuard(ports.secrets.adminKey))
    .get(
      '/explain',
      describeRoute({ tags: ['admin'], summary: 'What became of a text', ...answers('Words and hits', explanation) }),
      valid('query', about),
      async (c) => c.json(ok(await explainText(ports, c.var.store, c.req.valid('query').text))),
    )
    .get(
      '/report',
      describeRoute({
        tags: ['admin'],
        summary: 'What was searched for, by day',
        ...answers('The days, the newest first', v.array(searchDay)),
      }),
      valid('query', period),
      async (c) => c.json(ok(await searchReport(ports, c.var.store, Number(c.req.valid('query').days)))),
    );
