import { Hono } from 'hono';
import { identifyCustomer } from './customers/identifyCustomer.ts';
import { describeRoutes } from './docs/describeRoutes.ts';
import { addressGuard } from './http/addressGuard.ts';
import { answerFailure, answerUnknown } from './http/failures.ts';
import type { BackendEnv } from './http/env.ts';
import { bodyGuard } from './http/bodyGuard.ts';
import { requestLog } from './http/requestLog.ts';
import { identifyClient } from './limits/client.ts';
import type { Ports } from './ports.ts';
import type { Job } from './slice.ts';
import { createSlices } from './slices.ts';
import { storeSelection } from './stores/storeSelection.ts';

/** Whole catalogues come in here. */
const importPath = '/api/admin/import';

/** A backend: what answers requests, and what it does beside them. */
export type Backend = { app: Hono<BackendEnv>; work: readonly Job[] };

/** The whole backend over its ports: reads no environment, opens nothing, listens nowhere. */
export function createBackend(ports: Ports): Backend {
  const slices = Object.values(createSlices(ports));
  const app = new Hono<BackendEnv>();
  app.use(requestLog(ports.logger, ports.clock));
  app.onError(answerFailure);
  app.notFound(answerUnknown(app));
  app.use(addressGuard);
  app.use('/api/*', bodyGuard(importPath));
  app.use('/api/*', storeSelection(ports.stores));
  app.use('/api/*', identifyClient(ports.trusts));
  app.use('/api/*', identifyCustomer(ports));
  for (const { routes } of slices) app.route('/', routes);
  describeRoutes(app, ports);
  return { app, work: slices.flatMap(({ work }) => work) };
}
