import { Hono } from 'hono';
import { cartExtendRoutes, cartRoutes } from '../cart/routes.ts';
import { createCarts } from '../cart/service.ts';
import type { BackendEnv } from '../http/env.ts';
import { createDelivery } from '../mail/delivery.ts';
import type { Mailer } from '../mail/mailers.ts';
import { mailAdminRoutes, outboxRoutes } from '../mail/routes.ts';
import { createPaymentMethods } from '../payments/methods.ts';
import { createMultiSafepay } from '../payments/multisafepay.ts';
import { paymentRoutes } from '../payments/routes.ts';
import { createPayments } from '../payments/service.ts';
import { limited } from '../limits/limited.ts';
import { createLimiter } from '../limits/limiter.ts';
import type { Ports } from '../ports.ts';
import { checkoutRoutes, orderAdminRoutes, orderRoutes } from './routes.ts';
import { createOrders } from './service.ts';

/** Carts, orders and payments over the backend's ports. */
export function createSelling(ports: Ports) {
  const { clock, fetch, addresses, secrets } = ports;
  const apiKey = secrets.multiSafepayApiKey;
  const provider = createMultiSafepay({ url: addresses.multiSafepay, apiKey, fetch });
  const methods = createPaymentMethods(provider, () => clock.now());
  const limiter = createLimiter(ports);
  return {
    methods,
    limiter,
    carts: createCarts({ ...ports, methods, limiter }),
    orders: createOrders({ ...ports, methods, limiter }),
    payments: createPayments({ ...ports, provider, apiKey, backendAddress: addresses.backend }),
  };
}

/** Every address of carts, orders, payments and the outbox. */
export function sellingRoutes(ports: Ports): Hono<BackendEnv> {
  const { methods, limiter, carts, orders, payments } = createSelling(ports);
  const writes = limited(limiter, 'writesOfClient');
  return new Hono<BackendEnv>()
    .use('/api/cart/*', writes)
    .use('/api/ext/cart-extend/*', writes)
    .use('/api/order', writes)
    .use('/api/ext/checkout/*', writes)
    .route('/api/cart', cartRoutes(carts))
    .route('/api/ext/cart-extend', cartExtendRoutes(carts))
    .route('/api/order', orderRoutes(orders))
    .route('/api/ext/checkout', checkoutRoutes(orders, payments))
    .route('/api/ext/multisafepay', paymentRoutes(payments, methods, limiter))
    .route('/api/admin/orders', orderAdminRoutes(orders, ports.secrets.adminKey))
    .route('/api/admin/mails', mailAdminRoutes(ports))
    .route('/outbox', outboxRoutes(ports));
}

/**
 * What is done beside the requests. `delivery` and `refunds`, every second or so. `later`, every minute or so: payments of
 * which nobody told, orders that nobody paid, limits that nobody reached.
 */
export function sellingWork(ports: Ports, mailer: Mailer) {
  const { orders, payments, limiter } = createSelling(ports);
  return {
    delivery: createDelivery({ ...ports, mailer }),
    refunds: () => payments.refundDue(),
    later: async () => {
      await payments.reconcile();
      await orders.cancelUnpaid();
      await limiter.sweep();
    },
  };
}
