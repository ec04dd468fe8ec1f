import { createMiddleware } from 'hono/factory';
import type { BackendEnv } from '../http/env.ts';
import type { Limiter } from './limiter.ts';
import type { LimitName } from './limits.ts';

/** Middleware that counts the POST requests of a client. */
export const limited = (limiter: Limiter, name: LimitName) =>
  createMiddleware<BackendEnv>(async (c, next) => {
    if (c.req.method === 'POST') await limiter.take({ [name]: c.var.client });
    await next();
  });
