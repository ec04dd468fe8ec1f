import { newReference, referenceHeader } from '@etalage/core';
import { createMiddleware } from 'hono/factory';
import type { Clock } from '../clock.ts';
import type { Logger } from '../logger.ts';
import type { BackendEnv } from './env.ts';

const wellFormedId = /^[\w-]{8,64}$/;

/**
 * Gives each request an id (the caller's own `x-request-id`, if it is one) and writes a line when it has been answered. The
 * response has it as a header: the shopper sees it as the reference of a failed call (ERR-08).
 * Only the path is written: queries may carry tokens.
 */
export const requestLog = (logger: Logger, clock: Clock) =>
  createMiddleware<BackendEnv>(async (c, next) => {
    const given = c.req.header(referenceHeader) ?? '';
    const requestId = wellFormedId.test(given) ? given : newReference();
    const started = clock.now();
    c.set('requestId', requestId);
    c.set('logger', logger.child({ requestId }));
    c.header(referenceHeader, requestId);
    await next();
    const took = clock.now() - started;
    c.var.logger.info({ method: c.req.method, path: c.req.path, status: c.res.status, took }, 'answered');
  });
