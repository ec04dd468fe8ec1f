import { cache } from '@etalage/core/constants';
import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import * as v from 'valibot';
import { inTransaction } from '../database/database.ts';
import { adminKeyGuard } from '../http/adminKey.ts';
import { ok } from '../http/envelope.ts';
import type { BackendEnv } from '../http/env.ts';
import { answers } from '../docs/answers.ts';
import { valid } from '../http/validation.ts';
import type { Ports } from '../ports.ts';
import { appendInvalidations, invalidationsAfter, newestInvalidation, type Invalidation } from './invalidationLog.ts';

const query = v.object({
  /** The last id that the caller has; without it only the newest id is answered, to start from. */
  after: v.optional(v.pipe(v.string(), v.regex(/^[0-9]{1,15}$/))),
  /** How many seconds the call may wait for news. */
  wait: v.optional(v.pipe(v.string(), v.regex(/^[0-9]{1,4}$/))),
});
const news = v.object({
  /** To be sent as `after` next time. */
  newest: v.number(),
  entries: v.array(v.object({ id: v.number(), storeCode: v.string(), tag: v.string() })),
});

const longestWait = 30;
const pollInterval = 250;

/** The invalidation log, for store servers that follow it by long poll. */
export const invalidationRoutes = ({ database, stores, secrets }: Pick<Ports, 'database' | 'stores' | 'secrets'>) =>
  new Hono<BackendEnv>().get(
    '/',
    adminKeyGuard(secrets.adminKey),
    describeRoute({ tags: ['server'], summary: 'Tags of pages that became old', ...answers('The news', news) }),
    valid('query', query),
    async (c) => {
      const { after, wait = '0' } = c.req.valid('query');
      if (after === undefined) return c.json(ok({ newest: await newestInvalidation(database), entries: [] }));
      const until = Date.now() + Math.min(Number(wait), longestWait) * 1000;
      const found = await waitForNews(() => invalidationsAfter(database, Number(after)), until, c.req.raw.signal);
      const entries = found.map(({ id, storeId, tag }) => ({ id, tag, storeCode: codeOf(stores, storeId) }));
      return c.json(ok({ newest: entries.at(-1)?.id ?? Number(after), entries }));
    },
  );

/** A cache tag (CACHE-05), optionally with an id: `home`, `product:12`, `storyblok:config/theme` … */
const tag = v.pipe(v.string(), v.regex(new RegExp(`^(${cache.tags.join('|')})(:[A-Za-z0-9_/-]{1,200})?$`)));
const old = v.object({ tags: v.pipe(v.array(tag), v.minLength(1), v.maxLength(1000)) });

/** /api/admin/invalidations: pages of the store view that are old for a reason that the backend does not see, as an edited story. */
export const invalidationAdminRoutes = ({ database, secrets }: Pick<Ports, 'database' | 'secrets'>) =>
  new Hono<BackendEnv>().post(
    '/',
    adminKeyGuard(secrets.adminKey),
    describeRoute({ tags: ['admin'], summary: 'Drop the pages with these tags', ...answers('Noted', v.literal(true)) }),
    valid('json', old),
    async (c) => {
      const { tags } = c.req.valid('json');
      await inTransaction(database, (transaction) => appendInvalidations(transaction, c.var.store.id, tags));
      return c.json(ok(true));
    },
  );

const codeOf = (stores: Ports['stores'], id: number): string => stores.find((store) => store.id === id)?.code ?? '';

async function waitForNews(
  read: () => Promise<Invalidation[]>,
  until: number,
  gone: AbortSignal,
): Promise<Invalidation[]> {
  for (;;) {
    const found = await read();
    if (found.length > 0 || Date.now() >= until || gone.aborted) return found;
    await new Promise((resolve) => setTimeout(resolve, pollInterval));
  }
}
