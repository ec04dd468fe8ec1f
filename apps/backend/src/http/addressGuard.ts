import { createMiddleware } from 'hono/factory';
import { refuse } from './envelope.ts';
import type { BackendEnv } from './env.ts';

/** Refuses the character 0 in a path: no database keeps it and no file has it in its name. Queries have schemas. */
export const addressGuard = createMiddleware<BackendEnv>(async (c, next) => {
  if (c.req.url.split('?', 1)[0]?.includes('%00')) refuse(400, 'De aanvraag is ongeldig.');
  await next();
});
