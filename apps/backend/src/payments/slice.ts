import { Hono } from 'hono';
import type { BackendEnv } from '../http/env.ts';
import type { Limiter } from '../limits/limiter.ts';
import type { PaymentMethods } from '../paymentMethods/methods.ts';
import { minute, second, type Slice } from '../slice.ts';
import { paymentData } from './customerData.ts';
import { orderStatusRoutes, paymentRoutes } from './routes.ts';
import type { Payments } from './service.ts';

type Around = { methods: PaymentMethods; limiter: Limiter; cancelUnpaid: () => Promise<void> };

/** Payments. An order is canceled as unpaid only after the provider was asked about it. */
export const paymentsSlice = (payments: Payments, { methods, limiter, cancelUnpaid }: Around): Slice => ({
  routes: new Hono<BackendEnv>()
    .route('/api/ext/checkout', orderStatusRoutes(payments))
    .route('/api/ext/multisafepay', paymentRoutes(payments, methods, limiter)),
  customerData: paymentData,
  work: [
    { name: 'refunds', pause: second, act: payments.refundDue },
    {
      name: 'payments and unpaid orders',
      pause: minute,
      act: async () => {
        await payments.reconcile();
        await cancelUnpaid();
      },
    },
  ],
});
