import { emailAddress, storableInteger } from '@etalage/core';
import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import * as v from 'valibot';
import { answers } from '../docs/answers.ts';
import { adminKeyGuard } from '../http/adminKey.ts';
import { ok } from '../http/envelope.ts';
import type { BackendEnv } from '../http/env.ts';
import { valid } from '../http/validation.ts';
import type { Customers } from './service.ts';

/** The id of a group of customers; Magento's ids of guests and of all customers are no group to put somebody into. */
const customerGroup = v.pipe(storableInteger, v.minValue(1), v.notValue(32_000));
const groupChange = v.object({ email: emailAddress, group_id: customerGroup });

/** /api/admin/customers: who is in which group of customers, with the admin key (PRICE-09, API-09). */
export const customerAdminRoutes = (customers: Customers, adminKey: string) =>
  new Hono<BackendEnv>().use(adminKeyGuard(adminKey)).post(
    '/group',
    describeRoute({
      tags: ['admin'],
      summary: 'Put a customer into a group',
      ...answers('The group', customerGroup, 404),
    }),
    valid('json', groupChange),
    async (c) => {
      const { email, group_id } = c.req.valid('json');
      await customers.changeGroup(c.var.store, email, group_id);
      return c.json(ok(group_id));
    },
  );
