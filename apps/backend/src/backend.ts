import { Hono } from 'hono';
import { backupRoutes } from './backup/routes.ts';
import { catalogueRoutes } from './catalog/catalogueRoutes.ts';
import { describeRoutes } from './docs/describeRoutes.ts';
import { addressGuard } from './http/addressGuard.ts';
import { answerFailure, answerUnknown } from './http/failures.ts';
import type { BackendEnv } from './http/env.ts';
import { bodyGuard } from './http/bodyGuard.ts';
import { requestLog } from './http/requestLog.ts';
import { identifyClient } from './limits/client.ts';
import { healthRoutes } from './health/routes.ts';
import { sellingRoutes } from './orders/selling.ts';
import type { Ports } from './ports.ts';
import { storeSelection } from './stores/storeSelection.ts';

/** Whole catalogues come in here. */
const importPath = '/api/admin/import';

/** The whole backend over its ports: reads no environment, opens nothing, listens nowhere. */
export function createBackend(ports: Ports): Hono<BackendEnv> {
  const app = new Hono<BackendEnv>();
  app.use(requestLog(ports.logger, ports.clock));
  app.onError(answerFailure);
  app.notFound(answerUnknown(app));
  app.use(addressGuard);
  app.use('/api/*', bodyGuard(importPath));
  app.use('/api/*', storeSelection(ports.stores));
  app.use('/api/*', identifyClient(ports.trusts));
  app.route('/', healthRoutes(ports));
  app.route('/', catalogueRoutes(ports));
  app.route('/', sellingRoutes(ports));
  app.route('/api/admin/backup', backupRoutes(ports));
  describeRoutes(app, ports);
  return app;
}
