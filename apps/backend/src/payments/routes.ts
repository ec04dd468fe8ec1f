import { cartQuery } from '@etalage/cart/contract';
import {
  orderReference,
  orderStatus,
  orderStatusQuery,
  paymentUrl,
  providerPaymentMethods,
} from '@etalage/checkout/contract';
import { shortText } from '@etalage/core';
import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import * as v from 'valibot';
import { ownerOf, shopperOf } from '../cart/shopper.ts';
import { ok, refuse } from '../http/envelope.ts';
import type { BackendEnv } from '../http/env.ts';
import { answers, answersFile, ofMedia } from '../docs/answers.ts';
import { valid } from '../http/validation.ts';
import type { Limiter } from '../limits/limiter.ts';
import { methodImage } from './methodImage.ts';
import { toProviderMethod, type PaymentMethods } from '../paymentMethods/methods.ts';
import type { Payments } from './service.ts';

const notificationQuery = v.looseObject({ transactionid: v.optional(shortText(64), '') });
const notification = describeRoute({
  tags: ['payments'],
  summary: 'The provider says that a transaction changed; signed in the header auth',
  parameters: [{ name: 'auth', in: 'header', schema: { type: 'string' } }],
  requestBody: { required: false, content: ofMedia('application/json') },
  ...answersFile('Taken', ['text/plain'], 403, 409),
});
const methodPicture = describeRoute({
  tags: ['payments'],
  summary: 'The picture of a way to pay',
  ...answersFile('The picture', ['image/svg+xml']),
});

/** /api/ext/checkout: how an order and its payment stand, for its own shopper (ORDER-08). */
export const orderStatusRoutes = (payments: Payments) =>
  new Hono<BackendEnv>().get(
    '/order-status',
    describeRoute({
      tags: ['orders'],
      summary: 'How an order and its payment stand',
      ...answers('How the order stands', orderStatus, 401),
    }),
    valid('query', orderStatusQuery),
    async (c) => {
      const { orderId } = c.req.valid('query');
      c.header('cache-control', 'no-cache, no-store');
      return c.json(ok(await payments.status({ ...(await ownerOf(c)), orderId })));
    },
  );

/** /api/ext/multisafepay: paying by the provider (wire contract 14.1, 14.3). */
export const paymentRoutes = (payments: Payments, methods: PaymentMethods, limiter: Limiter) =>
  new Hono<BackendEnv>()
    .get(
      '/payment-methods',
      describeRoute({
        tags: ['payments'],
        summary: "The provider's ways to pay",
        ...answers('The ways to pay', providerPaymentMethods, 401),
      }),
      valid('query', cartQuery),
      async (c) => {
        await shopperOf(c);
        const { ofProvider } = await methods.offer();
        return c.json(ok(ofProvider.map(toProviderMethod)));
      },
    )
    .post(
      '/payment-url',
      describeRoute({
        tags: ['payments'],
        summary: 'The page on which an order is paid',
        ...answers('Where the order is paid', paymentUrl, 401, 409, 429, 502),
      }),
      valid('query', cartQuery),
      valid('json', orderReference),
      async (c) => {
        const { orderId, cartId } = c.req.valid('json');
        const owner = await ownerOf(c, cartId);
        const { customerId, cartId: cart } = owner;
        const payer = customerId === undefined ? cart : `customer ${customerId}`;
        await limiter.take({ paymentPagesOfClient: c.var.client, paymentPagesOfCart: payer });
        return c.json(ok(await payments.url({ ...owner, orderId })));
      },
    )
    .post('/notification', notification, valid('query', notificationQuery), async (c) => {
      const { transactionid: transactionId } = c.req.valid('query');
      await payments.notified({ transactionId, body: await c.req.text(), auth: c.req.header('auth') ?? '' });
      return c.text('OK');
    })
    .get('/images/:file{[a-z_]+\\.svg}', methodPicture, (c) => {
      const picture = methodImage(c.req.param('file').replace('.svg', ''));
      if (picture === undefined) return refuse(404, 'Dit plaatje bestaat niet.');
      return c.body(picture, 200, { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' });
    });
