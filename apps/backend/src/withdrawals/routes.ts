import {
  withdrawableOrder as withdrawableOrderAnswer,
  withdrawal,
  withdrawalList,
  withdrawalReference,
  withdrawalRequest,
  withdrawalState,
} from '@etalage/account/contract';
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { describeRoute } from 'hono-openapi';
import * as v from 'valibot';
import { shopperOf } from '../cart/shopper.ts';
import { customersOnly, signedIn } from '../customers/identifyCustomer.ts';
import { answers, forCustomers } from '../docs/answers.ts';
import { adminKeyGuard } from '../http/adminKey.ts';
import { ok } from '../http/envelope.ts';
import type { BackendEnv } from '../http/env.ts';
import { valid } from '../http/validation.ts';
import { changeState } from './changeState.ts';
import { readCustomerWithdrawals, readWithdrawals } from './readWithdrawals.ts';
import { withdrawals } from './tables.ts';
import { withdraw, withdrawableOrder, type WithdrawalPorts } from './withdraw.ts';

const noStore = createMiddleware(async (c, next) => {
  await next();
  c.header('cache-control', 'no-store');
});

/** /api/user/withdrawals: withdrawing from a contract, for customers and guests (LEGAL-04, ACC-15). */
export const withdrawalRoutes = (ports: WithdrawalPorts) =>
  new Hono<BackendEnv>()
    .use(noStore)
    .get(
      '/',
      describeRoute({
        tags: ['customers'],
        summary: 'The withdrawals of the customer',
        ...forCustomers,
        ...answers('The newest first', withdrawalList, 401),
      }),
      customersOnly,
      async (c) => {
        const moment = { store: c.var.store, now: ports.clock.now() };
        return c.json(ok(await readCustomerWithdrawals(ports.database, moment, (await signedIn(c)).id)));
      },
    )
    .post(
      '/order',
      describeRoute({
        tags: ['customers'],
        summary: 'What can be withdrawn of an order',
        ...answers('The order and what is left of its lines', withdrawableOrderAnswer, 401, 409, 429),
      }),
      valid('json', withdrawalReference),
      async (c) => c.json(ok(await withdrawableOrder(ports, await shopperOf(c), c.req.valid('json')))),
    )
    .post(
      '/',
      describeRoute({
        tags: ['customers'],
        summary: 'Withdraw from the contract about an order or a part of it',
        ...answers('The receipt', withdrawal, 401, 409, 429),
      }),
      valid('json', withdrawalRequest),
      async (c) => c.json(ok(await withdraw(ports, await shopperOf(c), c.req.valid('json')))),
    );

/** What the shop sets by its own hand. */
const stateChange = v.object({ state: v.picklist(['requested', 'received', 'refunded']) });
const stateQuery = v.object({ state: v.optional(withdrawalState) });

/** /api/admin/withdrawals: how the shop follows returns, with the admin key (ACC-15, API-09). */
export const withdrawalAdminRoutes = (ports: WithdrawalPorts, adminKey: string) =>
  new Hono<BackendEnv>()
    .use(adminKeyGuard(adminKey))
    .get(
      '/',
      describeRoute({
        tags: ['admin'],
        summary: 'Withdrawals, all or those in a state',
        ...answers('The newest first', withdrawalList),
      }),
      valid('query', stateQuery),
      async (c) => {
        const { state } = c.req.valid('query');
        const moment = { store: c.var.store, now: ports.clock.now() };
        const isAsked = state === undefined ? undefined : eq(withdrawals.state, state);
        return c.json(ok(await readWithdrawals(ports.database, moment, isAsked)));
      },
    )
    .post(
      '/:number/state',
      describeRoute({
        tags: ['admin'],
        summary: 'Set how a return stands',
        ...answers('The new state', withdrawalState, 409),
      }),
      valid('json', stateChange),
      async (c) => c.json(ok(await changeState(ports, c.var.store, c.req.param('number'), c.req.valid('json').state))),
    );
