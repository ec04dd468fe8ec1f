import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import * as v from 'valibot';
import { adminKeyGuard } from '../http/adminKey.ts';
import { ok, refuse } from '../http/envelope.ts';
import type { BackendEnv } from '../http/env.ts';
import { answers, ofMedia } from '../docs/answers.ts';
import { valid } from '../http/validation.ts';
import type { Ports } from '../ports.ts';
import { byItself } from '../server/work.ts';
import type { Store } from '../stores/stores.ts';
import { followCatalogue } from '../search/followCatalogue.ts';
import { newestInvalidation, repeatLists } from '../invalidation/invalidationLog.ts';
import { importReport } from './entities.ts';
import { importCatalogue } from './importer.ts';

const flag = v.optional(v.picklist(['0', '1']));
const query = v.looseObject({ dryRun: flag, prune: flag });

/** What the engine does not take now is indexed by the next round of `indexKeeper`: the documents are in. */
const indexed = (ports: Ports, store: Store, before: number): Promise<void> =>
  byItself(ports, 'an import was not indexed', { store: store.code }, async () => {
    await followCatalogue(ports, store);
    await repeatLists(ports.database, store.id, before);
  });

/** The catalogue's door: JSON lines of documents into the store view that the request selects. */
export const importRoutes = (ports: Ports) =>
  new Hono<BackendEnv>().post(
    '/',
    adminKeyGuard(ports.secrets.adminKey),
    describeRoute({
      tags: ['admin'],
      summary: 'Import documents into a store view',
      requestBody: { required: true, content: ofMedia('application/x-ndjson') },
      ...answers('What was done', importReport),
    }),
    valid('query', query),
    async (c) => {
      const { dryRun, prune } = c.req.valid('query');
      const body = c.req.raw.body ?? refuse(400, 'Er is niets om te importeren.');
      const options = { dryRun: dryRun === '1', prune: prune === '1' };
      const before = await newestInvalidation(ports.database);
      const report = await importCatalogue(ports, c.var.store, body, options);
      if (!options.dryRun) await indexed(ports, c.var.store, before);
      return c.json(ok(report));
    },
  );
