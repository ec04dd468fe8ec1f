import { secretsMatch } from '@etalage/core/server';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { refuse } from './envelope.ts';
import type { BackendEnv } from './env.ts';

/** Whether a request carries the admin key in `x-admin-key`. */
export const hasAdminKey = (c: Context, adminKey: string): boolean =>
  secretsMatch(c.req.header('x-admin-key') ?? '', adminKey);

/** Lets a call pass that carries the server's admin key in `x-admin-key`; a shopper's token opens nothing here. */
export const adminKeyGuard = (adminKey: string) =>
  createMiddleware<BackendEnv>(async (c, next) => {
    if (!hasAdminKey(c, adminKey)) refuse(401, 'Deze aanroep vraagt de beheersleutel.');
    await next();
  });
