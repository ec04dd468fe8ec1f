import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import * as v from 'valibot';
import { ok } from '../http/envelope.ts';
import type { BackendEnv } from '../http/env.ts';
import { answers } from '../docs/answers.ts';
import type { Ports } from '../ports.ts';

/** Whether the backend can do its work: it can when its database answers. */
export const healthRoutes = ({ database }: Pick<Ports, 'database'>) =>
  new Hono<BackendEnv>().get(
    '/health',
    describeRoute({
      tags: ['server'],
      summary: 'Whether the backend can do its work',
      ...answers('It can', v.object({ status: v.literal('ok') })),
    }),
    async (c) => {
      await database.execute(sql`select 1`);
      return c.json(ok({ status: 'ok' }));
    },
  );
