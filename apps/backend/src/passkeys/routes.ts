import {
  passkeyAddition,
  passkeyCreation,
  passkeyList,
  passkeyLogin,
  passkeyRemoval,
  passkeyRenaming,
  passkeyRequest,
  sessionMeta,
  sessionToken,
} from '@etalage/account/contract';
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { describeRoute } from 'hono-openapi';
import * as v from 'valibot';
import { customersOnly, signedIn } from '../customers/identifyCustomer.ts';
import { answers, forCustomers, ofJson, refuses } from '../docs/answers.ts';
import { ok, type RefusalCode } from '../http/envelope.ts';
import type { BackendEnv } from '../http/env.ts';
import { valid } from '../http/validation.ts';
import type { Passkeys } from './passkeys.ts';

const noStore = createMiddleware(async (c, next) => {
  await next();
  c.header('cache-control', 'no-store');
});

const described = (summary: string, result: v.GenericSchema, ...codes: readonly RefusalCode[]) =>
  describeRoute({ tags: ['customers'], summary, ...forCustomers, ...answers(summary, result, 401, ...codes) });

/** /api/user/passkeys: the passkeys of a customer (SESSION-30). Each call answers all of them. */
export const passkeyRoutes = (passkeys: Passkeys) =>
  new Hono<BackendEnv>()
    .use(noStore, customersOnly)
    .get('/', described('The passkeys of the customer', passkeyList), async (c) =>
      c.json(ok(await passkeys.list(await signedIn(c)))),
    )
    .post('/options', described('What a browser needs to make one', passkeyCreation, 422, 429), async (c) =>
      c.json(ok(await passkeys.creation(c.var.store, await signedIn(c)))),
    )
    .post('/', described('Add one', passkeyList, 409), valid('json', passkeyAddition), async (c) =>
      c.json(ok(await passkeys.add(c.var.store, await signedIn(c), c.req.valid('json')))),
    )
    .post('/rename', described('Rename one', passkeyList), valid('json', passkeyRenaming), async (c) =>
      c.json(ok(await passkeys.rename(await signedIn(c), c.req.valid('json')))),
    )
    .post('/delete', described('Remove one', passkeyList), valid('json', passkeyRemoval), async (c) =>
      c.json(ok(await passkeys.remove(await signedIn(c), c.req.valid('json').id))),
    );

const tokens = v.object({ code: v.literal(200), result: sessionToken, meta: sessionMeta });

/** /api/user/passkey-login: a new session for who holds a passkey. */
export const passkeyLoginRoutes = (passkeys: Passkeys) =>
  new Hono<BackendEnv>()
    .use(noStore)
    .post(
      '/options',
      describeRoute({
        tags: ['customers'],
        summary: 'What a browser needs to log in with a passkey',
        ...answers('A challenge for one use', passkeyRequest, 429),
      }),
      async (c) => c.json(ok(await passkeys.request(c.var))),
    )
    .post(
      '/',
      describeRoute({
        tags: ['customers'],
        summary: 'A new session by a passkey',
        responses: { 200: { description: 'The tokens', content: ofJson(tokens) }, ...refuses(401, 429) },
      }),
      valid('json', passkeyLogin),
      async (c) => {
        const { token, refreshToken } = await passkeys.logIn(c.var, c.req.valid('json'));
        return c.json(ok(token, { refreshToken }));
      },
    );
