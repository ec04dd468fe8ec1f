import { createMiddleware } from 'hono/factory';
import { refuse } from '../http/envelope.ts';
import type { BackendEnv } from '../http/env.ts';
import { storeByCode, type Store } from './stores.ts';

/** What applies to a request that names no store view: api.defaultStore of the Constants appendix. */
export const defaultStore = 'dailydeal';

/** Selects the store view of a request: by header, then by query, then the default (API-07). */
export const storeSelection = (stores: readonly Store[]) =>
  createMiddleware<BackendEnv>(async (c, next) => {
    const code = c.req.header('x-vs-store-code') ?? c.req.query('storeCode') ?? defaultStore;
    c.set('store', storeByCode(stores, code) ?? refuse(404, `De winkel '${code.slice(0, 40)}' bestaat niet.`));
    await next();
  });
