import {
  botChallengeAnswer,
  customer,
  customerUpdate,
  emailConfirmation,
  loginRequest,
  newPassword,
  passwordChange,
  passwordResetRequest,
  profile,
  refreshRequest,
  registration,
  sessionMeta,
  sessionToken,
} from '@etalage/account/contract';
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { describeRoute } from 'hono-openapi';
import * as v from 'valibot';
import { shopperOf } from '../cart/shopper.ts';
import { answers, forCustomers, ofJson, refuses } from '../docs/answers.ts';
import { ok, type RefusalCode } from '../http/envelope.ts';
import type { BackendEnv } from '../http/env.ts';
import { valid } from '../http/validation.ts';
import { customersOnly, signedIn } from './identifyCustomer.ts';
import type { Customers } from './service.ts';
import type { TokenPair } from './tokens.ts';

const noStore = createMiddleware(async (c, next) => {
  await next();
  c.header('cache-control', 'no-store');
});

const described = (summary: string, result: v.GenericSchema, ...codes: readonly RefusalCode[]) =>
  describeRoute({ tags: ['customers'], summary, ...answers(summary, result, ...codes) });

/** The same of a call that only customers may make. */
const describedForCustomers = (summary: string, result: v.GenericSchema, ...codes: readonly RefusalCode[]) =>
  describeRoute({ tags: ['customers'], summary, ...forCustomers, ...answers(summary, result, 401, ...codes) });

const tokens = v.object({ code: v.literal(200), result: sessionToken, meta: sessionMeta });
/** The same of an answer that holds a pair of tokens. */
const describedTokens = (summary: string, ...codes: readonly RefusalCode[]) =>
  describeRoute({
    tags: ['customers'],
    summary,
    responses: { 200: { description: summary, content: ofJson(tokens) }, ...refuses(...codes) },
  });
const tokenAnswer = ({ token, refreshToken }: TokenPair) => ok(token, { refreshToken });

const done = v.literal(true);

/** /api/user: the customers of a store view (wire contract 11). */
export const userRoutes = (customers: Customers) =>
  new Hono<BackendEnv>()
    .use(noStore)
    .route('/', sessionRoutes(customers))
    .route('/', passwordRoutes(customers))
    .get('/me', describedForCustomers('The customer', profile), customersOnly, async (c) =>
      c.json(ok(await customers.profile(c.var.store, await signedIn(c)))),
    )
    .post(
      '/me',
      describedForCustomers('The changed customer', profile, 403, 429),
      customersOnly,
      valid('json', customerUpdate),
      async (c) => {
        const { customer: changes } = c.req.valid('json');
        return c.json(ok(await customers.change(c.var.store, await signedIn(c), changes)));
      },
    );

const sessionRoutes = (customers: Customers) =>
  new Hono<BackendEnv>()
    .get(
      '/challenge',
      described('What a client solves to log in or register, or null', botChallengeAnswer),
      async (c) => c.json(ok(await customers.challenge())),
    )
    .post('/create', described('The new customer', customer, 401, 403, 429), valid('json', registration), async (c) =>
      c.json(ok(await customers.register(await shopperOf(c), c.req.valid('json')))),
    )
    .post('/login', describedTokens('A new session', 401, 403, 429), valid('json', loginRequest), async (c) =>
      c.json(tokenAnswer(await customers.logIn(c.var, c.req.valid('json')))),
    )
    .post('/refresh', describedTokens('The next tokens', 401, 429), valid('json', refreshRequest), async (c) =>
      c.json(tokenAnswer(await customers.refresh(c.var, c.req.valid('json').refreshToken))),
    )
    .post('/logout', described('Whether it was done', done), valid('json', refreshRequest), async (c) => {
      await customers.logOut(c.var.store, c.req.valid('json').refreshToken);
      return c.json(ok(true));
    });

const passwordRoutes = (customers: Customers) =>
  new Hono<BackendEnv>()
    .post(
      '/reset-password',
      described('Whether it was done', done, 429),
      valid('json', passwordResetRequest),
      async (c) => {
        await customers.requestPassword(c.var, c.req.valid('json').email);
        return c.json(ok(true));
      },
    )
    .post('/create-password', described('Whether it was done', done, 429), valid('json', newPassword), async (c) => {
      await customers.createPassword(c.var, c.req.valid('json'));
      return c.json(ok(true));
    })
    .post(
      '/change-password',
      describedForCustomers('Whether it was done', done, 429),
      customersOnly,
      valid('json', passwordChange),
      async (c) => {
        await customers.changePassword(c.var.store, await signedIn(c), c.req.valid('json'));
        return c.json(ok(true));
      },
    )
    .post(
      '/confirmation-mail',
      describedForCustomers('Whether the link that confirms an address was mailed again', done, 429),
      customersOnly,
      async (c) => {
        await customers.mailConfirmation(c.var.store, await signedIn(c));
        return c.json(ok(true));
      },
    )
    .post(
      '/confirm-email',
      described('Whether it was done', done, 429),
      valid('json', emailConfirmation),
      async (c) => {
        await customers.confirmEmail(c.var, c.req.valid('json'));
        return c.json(ok(true));
      },
    );
