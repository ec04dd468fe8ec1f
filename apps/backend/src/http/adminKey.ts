import { createHash, timingSafeEqual } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import { refuse } from './envelope.ts';
import type { BackendEnv } from './env.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Lets a call pass that carries the server's admin key in `x-admin-key`; a shopper's token opens nothing here. */
export const adminKeyGuard = (adminKey: string) =>
  createMiddleware<BackendEnv>(async (c, next) => {
    const given = c.req.header('x-admin-key') ?? '';
    if (!timingSafeEqual(digest(given), digest(adminKey))) refuse(401, 'Deze aanroep vraagt de beheersleutel.');
    await next();
  });
