import {
  cartDelete,
  cartQuery,
  cartShare,
  cartTotals,
  cartUpdate,
  collectTotalsRequest,
  couponQuery,
  done,
  orderAgain,
  paymentMethods,
  selectedPaymentMethodRequest,
  serverItem,
  serverItems,
  sharedCartQuery,
  shippingInformation,
  shippingInformationRequest,
  shippingMethods,
  shippingMethodsRequest,
  taskIdHeader,
} from '@etalage/cart/contract';
import { shippingChoice } from '@etalage/cart/rules';
import { Hono } from 'hono';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { describeRoute } from 'hono-openapi';
import * as v from 'valibot';
import { ok } from '../http/envelope.ts';
import type { BackendEnv } from '../http/env.ts';
import { answers, readsJson } from '../docs/answers.ts';
import { parsed, parsedJson, valid } from '../http/validation.ts';
import type { Carts, LineAct } from './service.ts';
import { cartKeyOf, shopperOf } from './shopper.ts';

const noStore = createMiddleware(async (c, next) => {
  await next();
  c.header('cache-control', 'no-cache, no-store');
});

/** What every call about a cart says, reads and refuses. */
const described = (summary: string, result: v.GenericSchema, body?: ReturnType<typeof readsJson>) =>
  describeRoute({ tags: ['cart'], summary, ...body, ...answers(summary, result, 401, 429) });
/** The same of an act that may carry the name of a task. */
const describedAct = (summary: string, result: v.GenericSchema) =>
  describeRoute({ tags: ['cart'], summary, ...answers(summary, result, 401, 409, 429) });
const taskId = valid('header', v.object({ [taskIdHeader]: v.optional(v.string()) }));
const shopper = valid('query', cartQuery);

const anyMethods = v.object({ methods: v.optional(collectTotalsRequest.entries.methods, {}) });

async function lineAct(c: Context<BackendEnv>, quoteId: string | undefined): Promise<LineAct> {
  return {
    ...(await shopperOf(c)),
    cartId: c.req.query('cartId') || quoteId || '',
    taskId: c.req.header(taskIdHeader) ?? '',
  };
}

/** /api/cart: the cart of a guest or a customer (wire contract 7 to 9). */
export const cartRoutes = (carts: Carts) =>
  new Hono<BackendEnv>()
    .use(noStore)
    .post('/create', described('The id of the customer’s cart, or of a new one', v.string()), shopper, async (c) =>
      c.json(ok(await carts.create(await shopperOf(c)))),
    )
    .get('/pull', described('The lines', serverItems), shopper, async (c) =>
      c.json(ok(await carts.lines(await cartKeyOf(c)))),
    )
    .post(
      '/update',
      describedAct('The stored line', serverItem),
      shopper,
      taskId,
      valid('json', cartUpdate),
      async (c) => {
        const { cartItem } = c.req.valid('json');
        return c.json(ok(await carts.put(await lineAct(c, cartItem.quoteId), cartItem)));
      },
    )
    .post(
      '/delete',
      describedAct('Whether it was done', done),
      shopper,
      taskId,
      valid('json', cartDelete),
      async (c) => {
        const { cartItem } = c.req.valid('json');
        return c.json(ok(await carts.remove(await lineAct(c, cartItem.quoteId), cartItem)));
      },
    )
    .get('/totals', described('The totals', cartTotals), shopper, async (c) =>
      c.json(ok(await carts.totals(await cartKeyOf(c)))),
    )
    .post(
      '/collect-totals',
      described('The totals with these methods', cartTotals, readsJson(anyMethods)),
      shopper,
      async (c) => {
        const { methods } = parsed(anyMethods, parsedJson((await c.req.text()) || '{}'));
        return c.json(ok(await carts.collectTotals(await cartKeyOf(c), methods)));
      },
    )
    .route('/', methodRoutes(carts))
    .route('/', shareRoutes(carts))
    .route('/', couponRoutes(carts));

const shareRoutes = (carts: Carts) =>
  new Hono<BackendEnv>()
    .post('/share', described('A signed text for a link to a copy of the cart', cartShare), shopper, async (c) =>
      c.json(ok(await carts.share(await cartKeyOf(c)))),
    )
    .get(
      '/shared',
      described('What such a link holds today', orderAgain),
      valid('query', sharedCartQuery),
      async (c) => {
        const { share, cartId = '' } = c.req.valid('query');
        return c.json(ok(await carts.openShare({ ...(await shopperOf(c)), cartId }, share)));
      },
    );

const methodRoutes = (carts: Carts) =>
  new Hono<BackendEnv>()
    .get('/payment-methods', described('The ways to pay', paymentMethods), shopper, async (c) =>
      c.json(ok(await carts.paymentMethods(await cartKeyOf(c)))),
    )
    .post(
      '/shipping-methods',
      described('The ways of delivery', shippingMethods),
      shopper,
      valid('json', shippingMethodsRequest),
      async (c) => c.json(ok(await carts.shippingMethods(await cartKeyOf(c), c.req.valid('json').address.country_id))),
    )
    .post(
      '/shipping-information',
      described('The ways to pay and the totals', shippingInformation),
      shopper,
      valid('json', shippingInformationRequest),
      async (c) => c.json(ok(await carts.chooseShipping(await cartKeyOf(c), shippingChoice(c.req.valid('json'))))),
    );

const couponRoutes = (carts: Carts) =>
  new Hono<BackendEnv>()
    .post('/apply-coupon', described('Whether it was done', done), valid('query', couponQuery), async (c) =>
      c.json(ok(await carts.applyCoupon(await cartKeyOf(c), c.req.valid('query').coupon, c.var.client))),
    )
    .post('/delete-coupon', described('Whether it was done', done), shopper, async (c) =>
      c.json(ok(await carts.removeCoupon(await cartKeyOf(c)))),
    )
    .get('/coupon', described('The code, or nothing', v.string()), shopper, async (c) =>
      c.json(ok(await carts.coupon(await cartKeyOf(c)))),
    );

/** /api/ext/cart-extend: what the shop adds to the cart's calls (wire contract 9.4). */
export const cartExtendRoutes = (carts: Carts) =>
  new Hono<BackendEnv>().post(
    '/selected-payment-method',
    described('Whether it was done', done),
    shopper,
    valid('json', selectedPaymentMethodRequest),
    async (c) => {
      const { method, additional_data = [] } = c.req.valid('json').method;
      return c.json(ok(await carts.choosePayment(await cartKeyOf(c), method, additional_data)));
    },
  );
