import { createMiddleware } from 'hono/factory';
import { refuse } from './envelope.ts';
import type { BackendEnv } from './env.ts';

/** Refuses a NUL character in the path: neither Postgres text nor a file name can hold one. Queries are checked by schemas. */
export const addressGuard = createMiddleware<BackendEnv>(async (c, next) => {
  if (c.req.url.split('?', 1)[0]?.includes('%00')) refuse(400, 'De aanvraag is ongeldig.');
  await next();
});
