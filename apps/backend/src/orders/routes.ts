import { customerOrder, orderHistory, orderHistoryQuery, orderTracking } from '@etalage/account/contract';
import { cartQuery, orderAgain, orderAgainQuery } from '@etalage/cart/contract';
import {
  orderRequest,
  orderState,
  placedOrder,
  restoredLines,
  restoreRequest,
  seenTotalHeader,
} from '@etalage/checkout/contract';
import { fromEuros } from '@etalage/core';
import { Hono, type Context } from 'hono';
import { describeRoute } from 'hono-openapi';
import * as v from 'valibot';
import { ownerOf, shopperOf } from '../cart/shopper.ts';
import { customersOnly, signedIn, takeToken } from '../customers/identifyCustomer.ts';
import { adminKeyGuard } from '../http/adminKey.ts';
import { ok, type Envelope } from '../http/envelope.ts';
import type { BackendEnv } from '../http/env.ts';
import { answers, forCustomers } from '../docs/answers.ts';
import { valid } from '../http/validation.ts';
import type { Ports } from '../ports.ts';
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
    valid('header', v.object({ [seenTotalHeader]: v.optional(euros) })),
    valid('json', orderRequest),
    async (c) => {
      const { [seenTotalHeader]: seen } = c.req.valid('header');
      const seenTotal = seen === undefined ? undefined : fromEuros(Number(seen));
      return c.json(ok(await orders.place(await shopperOf(c), c.req.valid('json'), seenTotal)));
    },
  );

const euros = v.pipe(v.string(), v.regex(/^[0-9]{1,7}(\.[0-9]{1,2})?$/));

/** /api/ext/checkout: what becomes of an order that was not paid, for its own shopper (PAY-17). */
export const checkoutRoutes = (orders: Orders, ports: Pick<Ports, 'database' | 'clock'>) =>
  new Hono<BackendEnv>().post(
    '/restore',
    describeRoute({
      tags: ['orders'],
      summary: 'Put an unpaid order back into a cart',
      ...answers('The lines for a new cart', restoredLines, 401, 409, 429),
    }),
    valid('query', cartQuery),
    valid('json', restoreRequest),
    async (c) => {
      const { orderId, cartId, token } = c.req.valid('json');
      takeToken(ports, c, token);
      return c.json(ok(await orders.restore({ ...(await ownerOf(c, cartId)), orderId })));
    },
  );

/** /api/user: the orders of the customer whose token a request carries (ACC-03, ORDER-09). */
export const customerOrderRoutes = (orders: Orders) =>
  new Hono<BackendEnv>()
    .get(
      '/order-history',
      describeRoute({
        tags: ['customers'],
        summary: 'The orders of the customer',
        ...forCustomers,
        ...answers('A page of them, the newest first', orderHistory, 401),
      }),
      customersOnly,
      valid('query', orderHistoryQuery),
      async (c) => {
        const { pageSize, currentPage } = c.req.valid('query');
        const page = { size: Number(pageSize), page: Number(currentPage) };
        return uncached(c, ok(await orders.history(await customerKeyOf(c), page)));
      },
    )
    .get(
      '/order/:incrementId',
      describeRoute({
        tags: ['customers'],
        summary: 'One order of the customer',
        ...forCustomers,
        ...answers('The order', customerOrder, 401),
      }),
      customersOnly,
      async (c) => uncached(c, ok(await orders.ofCustomer(await customerKeyOf(c), c.req.param('incrementId')))),
    )
    .get(
      '/order/:incrementId/again',
      describeRoute({
        tags: ['customers'],
        summary: 'What an order of the customer would be today',
        ...forCustomers,
        ...answers('The lines that a cart takes, and how they differ', orderAgain, 401),
      }),
      customersOnly,
      valid('query', orderAgainQuery),
      async (c) => {
        const { cartId } = c.req.valid('query');
        return uncached(c, ok(await orders.again(await customerKeyOf(c), c.req.param('incrementId'), cartId)));
      },
    );

async function customerKeyOf(c: Context<BackendEnv>) {
  const { id: customerId, groupId } = await signedIn(c);
  return { store: c.var.store, customerId, groupId };
}

/** An answer that only its customer may keep. */
const uncached = <T>(c: Context<BackendEnv>, answer: Envelope<T>) =>
  c.json(answer, 200, { 'cache-control': 'no-store' });

const delivery = v.object({ delivered_at: v.pipe(v.string(), v.isoTimestamp()) });
const statusChange = v.object({ status: orderState, tracking: v.optional(orderTracking) });

/** /api/admin/orders: changing an order's status, with the admin key (ORDER-07, API-09). */
export const orderAdminRoutes = (orders: Orders, adminKey: string) =>
  new Hono<BackendEnv>()
    .use(adminKeyGuard(adminKey))
    .post(
      '/:number/status',
      describeRoute({
        tags: ['admin'],
        summary: 'Change the status of an order',
        ...answers('The new status', orderState, 409),
      }),
      valid('json', statusChange),
      async (c) => c.json(ok(await orders.changeStatus(c.var.store, c.req.param('number'), c.req.valid('json')))),
    )
    .post(
      '/:number/delivery',
      describeRoute({
        tags: ['admin'],
        summary: 'Say when an order that was sent arrived',
        ...answers('Kept', v.boolean(), 409),
      }),
      valid('json', delivery),
      async (c) => {
        const at = new Date(c.req.valid('json').delivered_at);
        return c.json(ok(await orders.delivered(c.var.store, c.req.param('number'), at)));
      },
    );
