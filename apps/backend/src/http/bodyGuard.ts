import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { refuse } from './envelope.ts';
import type { BackendEnv } from './env.ts';

const maxSize = 1024 * 1024;

/** Refuses bodies above one mebibyte everywhere but at one path. */
export function bodyGuard(unlimitedPath: string) {
  const limit = bodyLimit({ maxSize, onError: () => refuse(413, 'De aanvraag is te groot.') });
  return createMiddleware<BackendEnv>(async (c, next) => (c.req.path === unlimitedPath ? next() : limit(c, next)));
}
