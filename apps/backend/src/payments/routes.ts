import { orderReference, paymentUrl, providerPaymentMethods } from '@etalage/checkout/contract';
import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { cartKeyOf, refuseToken } from '../cart/shopper.ts';
import { ok, refuse } from '../http/envelope.ts';
import type { BackendEnv } from '../http/env.ts';
import { answers, valid } from '../http/validation.ts';
import type { Limiter } from '../limits/limiter.ts';
import { methodImage } from './methodImage.ts';
import { toProviderMethod, type PaymentMethods } from './methods.ts';
import type { Payments } from './service.ts';

/** /api/ext/multisafepay: paying by the provider (wire contract 14.1, 14.3). */
export const paymentRoutes = (payments: Payments, methods: PaymentMethods, limiter: Limiter) =>
  new Hono<BackendEnv>()
    .get(
      '/payment-methods',
      describeRoute(answers("The provider's ways to pay", providerPaymentMethods)),
      async (c) => {
        refuseToken(c);
        const { ofProvider } = await methods.offer();
        return c.json(ok(ofProvider.map(toProviderMethod)));
      },
    )
    .post(
      '/payment-url',
      describeRoute(answers('Where the order is paid', paymentUrl)),
      valid('json', orderReference),
      async (c) => {
        const { orderId, cartId } = c.req.valid('json');
        const key = cartKeyOf(c, cartId);
        await limiter.take({ paymentPagesOfClient: c.var.client, paymentPagesOfCart: key.cartId });
        return c.json(ok(await payments.url({ ...key, orderId })));
      },
    )
    .post('/notification', async (c) => {
      const transactionId = c.req.query('transactionid') ?? '';
      await payments.notified({ transactionId, body: await c.req.text(), auth: c.req.header('auth') ?? '' });
      return c.text('OK');
    })
    .get('/images/:file{[a-z_]+\\.svg}', (c) => {
      const picture = methodImage(c.req.param('file').replace('.svg', ''));
      if (picture === undefined) return refuse(404, 'Dit plaatje bestaat niet.');
      return c.body(picture, 200, { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' });
    });
