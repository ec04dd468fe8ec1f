import { accountDeletion, customerData } from '@etalage/account/contract';
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { describeRoute } from 'hono-openapi';
import * as v from 'valibot';
import { customersOnly, signedIn } from '../customers/identifyCustomer.ts';
import { answers, forCustomers } from '../docs/answers.ts';
import { ok } from '../http/envelope.ts';
import type { BackendEnv } from '../http/env.ts';
import { valid } from '../http/validation.ts';
import { deleteAccount, readCustomerData, type CustomerDataPorts } from './service.ts';

const noStore = createMiddleware(async (c, next) => {
  await next();
  c.header('cache-control', 'no-store');
});

const described = (summary: string, result: v.GenericSchema) =>
  describeRoute({ tags: ['customers'], summary, ...forCustomers, ...answers(summary, result, 401, 429) });

/** /api/user: a customer's own data, and the end of the account (ACC-12, ACC-13). */
export const customerDataRoutes = (ports: CustomerDataPorts) =>
  new Hono<BackendEnv>()
    .use('/data', noStore)
    .get('/data', described('All that is kept of the customer', customerData), customersOnly, async (c) => {
      const data = await readCustomerData(ports, await signedIn(c));
      const day = new Date(ports.clock.now()).toISOString().slice(0, 10);
      c.header('content-disposition', `attachment; filename="mijn-gegevens-${c.var.store.code}-${day}.json"`);
      return c.json(ok(data));
    })
    .use('/delete', noStore)
    .post(
      '/delete',
      described('Whether the account was deleted', v.literal(true)),
      customersOnly,
      valid('json', accountDeletion),
      async (c) => {
        await deleteAccount(ports, await signedIn(c), c.req.valid('json').password);
        return c.json(ok(true));
      },
    );
