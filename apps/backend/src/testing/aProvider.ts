import { createHmac } from 'node:crypto';
import { Hono } from 'hono';
import * as v from 'valibot';

const opened = v.looseObject({
  order_id: v.string(),
  amount: v.number(),
  currency: v.string(),
  gateway: v.string(),
  description: v.string(),
  payment_options: v.object({
    notification_url: v.string(),
    notification_method: v.string(),
    redirect_url: v.string(),
    cancel_url: v.string(),
    close_window: v.boolean(),
  }),
});
const refund = v.object({ amount: v.number(), currency: v.string(), description: v.string() });

type Payment = v.InferOutput<typeof opened> & { status: string; amount_refunded: number };

/** MultiSafepay's contract in memory: a test says what became of a payment. */
export function aProvider(apiKey: string) {
  const payments = new Map<string, Payment>();
  const state = { isDown: false, refunds: 0 };
  const app = new Hono()
    .use(async (c, next) =>
      c.req.header('api_key') === apiKey
        ? next()
        : c.json({ success: false, error_code: 1032, error_info: 'key' }, 401),
    )
    .get('/v1/json/gateways', (c) => c.json({ success: true, data: gateways }))
    .get('/v1/json/issuers/ideal', (c) => c.json({ success: true, data: [{ code: '0721', description: 'ING' }] }))
    .post('/v1/json/orders', async (c) => {
      const order = v.parse(opened, await c.req.json());
      if (payments.has(order.order_id)) return c.json({ success: false, error_code: 1006, error_info: 'used' }, 400);
      payments.set(order.order_id, { ...order, status: 'initialized', amount_refunded: 0 });
      return c.json({ success: true, data: { payment_url: `http://pay.test/connect/${order.order_id}` } });
    })
    .get('/v1/json/orders/:id', (c) => {
      const payment = payments.get(c.req.param('id'));
      if (payment === undefined) return c.json({ success: false, error_code: 1006, error_info: 'unknown' }, 404);
      return c.json({ success: true, data: payment });
    })
    .post('/v1/json/orders/:id/refunds', async (c) => {
      const payment = payments.get(c.req.param('id'));
      const { amount } = v.parse(refund, await c.req.json());
      if (payment === undefined || payment.amount_refunded + amount > payment.amount) {
        return c.json({ success: false, error_code: 1001, error_info: 'amount' }, 400);
      }
      payment.amount_refunded += amount;
      state.refunds += 1;
      return c.json({ success: true, data: {} });
    });
  const send: typeof globalThis.fetch = async (input, init) =>
    state.isDown ? Promise.reject(new TypeError('connection refused')) : app.fetch(new Request(input, init));
  const become = (id: string, changes: Partial<Payment>): void => {
    const payment = payments.get(id);
    if (payment === undefined) throw new Error(`No payment ${id}`);
    Object.assign(payment, changes);
  };
  return { fetch: send, payments, state, become };
}

const gateways = [
  { id: 'IDEAL', description: 'iDEAL' },
  { id: 'CREDITCARD', description: 'Creditcard' },
  { id: 'PAYPAL', description: 'PayPal' },
  { id: 'MISTERCASH', description: 'Bancontact' },
];

/** The header `Auth` for a body, by the wire contract's 14.3. */
export function authFor(body: string, apiKey: string, timestamp: number): string {
  const hmac = createHmac('sha512', apiKey).update(`${timestamp}:${body}`).digest('hex');
  return Buffer.from(`${timestamp}:${hmac}`).toString('base64');
}
