import { beforeEach, describe, expect, it } from 'vitest';
import { createMultiSafepay, ProviderError } from './multisafepay.ts';

let sent: Request[];
let answer: () => Response | Promise<Response>;
beforeEach(() => void (sent = []));

const client = createMultiSafepay({
  url: 'http://pay.test',
  apiKey: 'key',
  fetch: async (input, init) => {
    sent.push(new Request(input, init));
    return answer();
  },
});
const answering = (data: unknown) => void (answer = () => Response.json({ success: true, data }));
const request = {
  transactionId: '100000042',
  gateway: 'IDEAL',
  cents: 2500,
  description: 'Bestelling 100000042',
  notificationUrl: 'http://backend.test/notified',
  redirectUrl: 'http://shop.test/checkout-return',
  cancelUrl: 'http://shop.test/cart',
  customer: { email: 'jans@voorbeeld.nl' },
  issuer: '',
};
const open = async (differences: object = {}) => {
  answering({ payment_url: 'http://pay.test/connect/1' });
  const address = await client.open({ ...request, ...differences });
  return { address, sent: sent[0], body: await sent[0]?.json() };
};

describe('PAY-15 opening a payment', () => {
  it('PAY-15 sends what is paid and where the shopper comes back', async () => {
    const { sent: call, body } = await open();
    expect([call?.method, call?.url, call?.headers.get('api_key'), call?.headers.get('content-type')]).toEqual([
      'POST',
      'http://pay.test/v1/json/orders',
      'key',
      'application/json',
    ]);
    expect(body).toEqual({
      type: 'redirect',
      order_id: '100000042',
      gateway: 'IDEAL',
      currency: 'EUR',
      amount: 2500,
      description: 'Bestelling 100000042',
      customer: { email: 'jans@voorbeeld.nl' },
      payment_options: {
        notification_url: 'http://backend.test/notified',
        notification_method: 'POST',
        redirect_url: 'http://shop.test/checkout-return',
        cancel_url: 'http://shop.test/cart',
        close_window: false,
      },
    });
  });

  it('PAY-15 sends the bank that was chosen', async () =>
    expect((await open({ issuer: '0721' })).body).toMatchObject({ gateway_info: { issuer_id: '0721' } }));

  it('PAY-15 answers the address of its page', async () =>
    expect((await open()).address).toBe('http://pay.test/connect/1'));
});

it('a refund names the payment and the amount', async () => {
  answering({});
  await client.refund('100000042', 1250);
  expect(sent[0]?.url).toBe('http://pay.test/v1/json/orders/100000042/refunds');
  expect(await sent[0]?.json()).toEqual({ currency: 'EUR', amount: 1250, description: 'Terugbetaling 100000042' });
});

it('PAY-16 a payment is read without a body, and has nothing refunded where the provider does not say', async () => {
  answering({ order_id: '1', status: 'completed', amount: 2500, currency: 'EUR' });
  expect(await client.transaction('1/2')).toMatchObject({ status: 'completed', amount_refunded: 0 });
  expect([sent[0]?.method, sent[0]?.url]).toEqual(['GET', 'http://pay.test/v1/json/orders/1%2F2']);
});

describe('a provider that gives no usable answer', () => {
  const failure = async () => {
    const error: unknown = await client.gateways().catch((thrown: unknown) => thrown);
    if (!(error instanceof ProviderError)) throw error;
    const { name, code, message, cause } = error;
    return { name, code, message, cause };
  };

  it('is told as not reached, with the reason', async () => {
    const reason = new TypeError('connection refused');
    answer = () => Promise.reject(reason);
    expect(await failure()).toEqual({
      name: 'ProviderError',
      code: 0,
      message: 'The payment provider cannot be reached',
      cause: reason,
    });
  });

  it('is told as not reached when it answers a page', async () => {
    answer = () => new Response('<html>');
    expect(await failure()).toMatchObject({ code: 0, message: 'The payment provider cannot be reached' });
  });

  it.each([
    ['something else than was agreed', { ok: true }],
    ['data that are not as agreed', { success: true, data: [{ id: 'IDEAL' }] }],
  ])('is told as not usable when it answers %s', async (_what, body) => {
    answer = () => Response.json(body);
    expect(await failure()).toMatchObject({ code: 0, message: 'The payment provider gave no usable answer' });
  });

  it('is told in its own words when it refuses', async () => {
    answer = () => Response.json({ success: false, error_code: 1006, error_info: 'Unknown' }, { status: 404 });
    expect(await failure()).toMatchObject({ code: 1006, message: 'Unknown' });
  });
});
