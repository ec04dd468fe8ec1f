import { loyaltyBalance } from '@etalage/account/contract';
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { describeRoute } from 'hono-openapi';
import { customersOnly, signedIn } from '../customers/identifyCustomer.ts';
import { answers, forCustomers } from '../docs/answers.ts';
import { ok } from '../http/envelope.ts';
import type { BackendEnv } from '../http/env.ts';
import type { Ports } from '../ports.ts';
import { readBalance } from './balance.ts';

const noStore = createMiddleware(async (c, next) => {
  await next();
  c.header('cache-control', 'no-store');
});

const described = describeRoute({
  tags: ['customers'],
  summary: 'The loyalty card of the customer',
  ...forCustomers,
  ...answers('Its points, what they are worth, and how they came', loyaltyBalance, 401),
});

/** /api/ext/loyalty: the points of a customer (wire contract 12). */
export const loyaltyRoutes = (ports: Pick<Ports, 'database' | 'clock'>) =>
  new Hono<BackendEnv>()
    .use(noStore)
    .get('/balance', described, customersOnly, async (c) => c.json(ok(await readBalance(ports, await signedIn(c)))));
