import type { Context, Hono, HonoRequest } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { TrieRouter } from 'hono/router/trie-router';
import { BackendError } from './envelope.ts';
import type { BackendEnv } from './env.ts';
import { isUnavailable, unavailableHeaders } from './unavailable.ts';

const texts = {
  malformed: 'De aanvraag is geen geldige JSON.',
  unknownPath: 'Dit adres bestaat niet.',
  wrongMethod: 'Deze methode kan hier niet.',
  unavailable: 'De winkel is even niet bereikbaar. Probeer het zo nog eens.',
  unexpected: 'Er ging iets mis. Probeer het later opnieuw.',
};

type BackendContext = Context<BackendEnv>;

/**
 * Refusals keep their code and text; anything else is logged and answered without its internals (API-02): 503 when the
 * database or another server was away, else 500.
 */
export function answerFailure(error: Error, c: BackendContext): Response {
  if (error instanceof BackendError) {
    const headers = error.code === 503 ? unavailableHeaders : {};
    return c.json({ code: error.code, result: error.result }, error.code, headers);
  }
  if (error instanceof HTTPException && error.status < 500) {
    return c.json({ code: error.status, result: texts.malformed }, error.status);
  }
  if (isUnavailable(error)) {
    c.var.logger.error({ err: error }, 'a dependency is unavailable');
    return c.json({ code: 503, result: texts.unavailable }, 503, unavailableHeaders);
  }
  c.var.logger.error({ err: error }, 'unexpected failure');
  return c.json({ code: 500, result: texts.unexpected }, 500);
}

/** Answers what no route took: 405 where another method would have been taken, else 404 (API-08). */
export function answerUnknown(app: Hono<BackendEnv>): (c: BackendContext) => Response {
  let methods: ((request: HonoRequest) => string[]) | undefined;
  return (c) => {
    methods ??= methodsByPath(app);
    const allowed = methods(c.req);
    if (allowed.length === 0) return c.json({ code: 404, result: texts.unknownPath }, 404);
    return c.json({ code: 405, result: texts.wrongMethod }, 405, { Allow: allowed.join(', ') });
  };
}

function methodsByPath(app: Hono<BackendEnv>): (request: HonoRequest) => string[] {
  const router = new TrieRouter<string>();
  for (const { method, path } of app.routes) if (method !== 'ALL') router.add('ALL', path, method);
  return (request) => {
    const [found] = router.match('ALL', request.path);
    return [...new Set(found.map(([method]) => method))];
  };
}
