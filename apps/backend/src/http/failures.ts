import type { Context, Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { TrieRouter } from 'hono/router/trie-router';
import { LimitReached } from '../limits/limiter.ts';
import { tooManyRequests } from '../limits/messages.ts';
import { BackendError, type RefusalCode } from './envelope.ts';
import type { BackendEnv } from './env.ts';
import { isUnavailable, unavailableHeaders } from './unavailable.ts';

const texts = {
  malformed: 'De aanvraag is geen geldige JSON.',
  unknownPath: 'Dit adres bestaat niet.',
  wrongMethod: 'Deze methode kan hier niet.',
  unavailable: 'De winkel is even niet bereikbaar. Probeer het zo nog eens.',
  unexpected: 'Er ging iets mis. Probeer het later opnieuw.',
};

/** Headers of refusals by code. A 429 that is no limit of ours means a full queue: an hour is an estimate. */
const headersOf: Partial<Record<RefusalCode, Record<string, string>>> = {
  429: { 'retry-after': '3600', 'cache-control': 'no-store' },
  503: unavailableHeaders,
};

type BackendContext = Context<BackendEnv>;

/**
 * Refusals keep their code and text; those with 500 are logged too. Anything else is logged and answered without its
 * internals (API-02): 503 when a dependency is unavailable, else 500.
 */
export function answerFailure(error: Error, c: BackendContext): Response {
  if (error instanceof LimitReached) {
    const result = tooManyRequests(c.var.store.language, error.retryAfter);
    return c.json({ code: 429, result }, 429, { 'retry-after': String(error.retryAfter), 'cache-control': 'no-store' });
  }
  if (error instanceof BackendError) {
    if (error.code === 500) logUnexpected(error, c);
    return c.json({ code: error.code, result: error.result }, error.code, headersOf[error.code]);
  }
  if (error instanceof HTTPException && error.status < 500) {
    return c.json({ code: error.status, result: texts.malformed }, error.status);
  }
  if (isUnavailable(error)) {
    c.var.logger.error({ err: error }, 'a dependency is unavailable');
    return c.json({ code: 503, result: texts.unavailable }, 503, unavailableHeaders);
  }
  logUnexpected(error, c);
  return c.json({ code: 500, result: texts.unexpected }, 500);
}

const logUnexpected = (error: Error, { var: { logger } }: BackendContext) =>
  logger.error({ err: error }, 'unexpected failure');

/** Answers what no route took: 405 where another method would have been taken, else 404 (API-08). */
export function answerUnknown(app: Hono<BackendEnv>): (c: BackendContext) => Response {
  let methods: ((path: string) => string[]) | undefined;
  return (c) => {
    methods ??= methodsByPath(app);
    const allowed = methods(c.req.path);
    if (allowed.length === 0) return c.json({ code: 404, result: texts.unknownPath }, 404);
    return c.json({ code: 405, result: texts.wrongMethod }, 405, { Allow: allowed.join(', ') });
  };
}

function methodsByPath(app: Hono<BackendEnv>): (path: string) => string[] {
  const router = new TrieRouter<string>();
  for (const { method, path } of app.routes) if (method !== 'ALL') router.add('ALL', path, method);
  return (path) => {
    const [found] = router.match('ALL', path);
    return [...new Set(found.map(([method]) => method))];
  };
}
