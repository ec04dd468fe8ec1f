import { cartQuery } from '@etalage/cart/contract';
import { orderReference, orderRequest, orderState, placedOrder, restoredLines } from '@etalage/checkout/contract';
import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import * as v from 'valibot';
import { ownerOf, shopperOf } from '../cart/shopper.ts';
import { adminKeyGuard } from '../http/adminKey.ts';
import { ok } from '../http/envelope.ts';
import type { BackendEnv } from '../http/env.ts';
import { answers } from '../docs/answers.ts';
import { valid } from '../http/validation.ts';
import type { Orders } from './service.ts';

/** /api/order: placing an order (wire contract 10.1). */
export const orderRoutes = (orders: Orders) =>
  new Hono<BackendEnv>().post(
    '/',
    describeRoute({
      tags: ['orders'],
      summary: 'Place an order',
      ...answers('The placed order', placedOrder, 401, 409, 429),
    }),
    valid('query', cartQuery),
    valid('json', orderRequest),
    async (c) => c.json(ok(await orders.place(await shopperOf(c), c.req.valid('json')))),
  );

/** /api/ext/checkout: what becomes of an order that was not paid, for its own shopper (PAY-17). */
export const checkoutRoutes = (orders: Orders) =>
  new Hono<BackendEnv>().post(
    '/restore',
    describeRoute({
      tags: ['orders'],
      summary: 'Put an unpaid order back into a cart',
      ...answers('The lines for a new cart', restoredLines, 401, 409, 429),
    }),
    valid('query', cartQuery),
    valid('json', orderReference),
    async (c) => {
      const { orderId, cartId } = c.req.valid('json');
      return c.json(ok(await orders.restore({ ...(await ownerOf(c, cartId)), orderId })));
    },
  );

const statusChange = v.object({ status: orderState });

/** /api/admin/orders: changing an order's status, with the admin key (ORDER-07, API-09). */
export const orderAdminRoutes = (orders: Orders, adminKey: string) =>
  new Hono<BackendEnv>().use(adminKeyGuard(adminKey)).post(
    '/:number/status',
    describeRoute({
      tags: ['admin'],
      summary: 'Change the status of an order',
      ...answers('The new status', orderState, 409),
    }),
    valid('json', statusChange),
    async (c) => c.json(ok(await orders.changeStatus(c.var.store, c.req.param('number'), c.req.valid('json').status))),
  );
