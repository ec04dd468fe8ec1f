import { Hono } from 'hono';
import type { BackendEnv } from '../http/env.ts';
import { limited } from '../limits/limited.ts';
import type { Limiter } from '../limits/limiter.ts';
import type { Ports } from '../ports.ts';
import { hour, type Slice } from '../slice.ts';
import { orderData } from './customerData.ts';
import { sweepOrders } from './forgetOrders.ts';
import { checkoutRoutes, customerOrderRoutes, orderAdminRoutes, orderRoutes } from './routes.ts';
import type { Orders } from './service.ts';

type Around = { ports: Ports; limiter: Limiter };

/** Orders. Those that nobody paid are canceled by the payments, which know first what was paid. */
export const ordersSlice = (orders: Orders, { ports, limiter }: Around): Slice => ({
  routes: new Hono<BackendEnv>()
    .use('/api/order', limited(limiter, 'writesOfClient'))
    .use('/api/ext/checkout/*', limited(limiter, 'writesOfClient'))
    .route('/api/order', orderRoutes(orders))
    .route('/api/ext/checkout', checkoutRoutes(orders, ports))
    .route('/api/user', customerOrderRoutes(orders))
    .route('/api/admin/orders', orderAdminRoutes(orders, ports.secrets.adminKey)),
  customerData: orderData(ports),
  work: [{ name: 'orders to forget', pause: hour, act: () => sweepOrders(ports) }],
});
