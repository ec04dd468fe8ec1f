import * as v from 'valibot';
import { createProvider } from './provider.ts';
import { openStorage } from './storage.ts';

/** What the shop in these tests heard. */
export type Heard = { url: URL; auth: string; body: string };

const created = v.object({
  success: v.literal(true),
  data: v.object({ payment_url: v.string(), order_id: v.string() }),
});

/** A provider in memory with a clock to turn and a shop that writes down what it hears and answers as told. */
export function aProvider(answer: () => Response = () => new Response('OK'), apiKey = 'key') {
  const heard: Heard[] = [];
  const time = { now: Date.UTC(2026, 10, 21, 9, 0, 0) };
  const storage = openStorage(':memory:');
  const shop: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    heard.push({ url: new URL(request.url), auth: request.headers.get('auth') ?? '', body: await request.text() });
    return answer();
  };
  const provider = createProvider({
    storage,
    apiKey,
    publicUrl: 'http://pay.test',
    clock: () => time.now,
    fetch: shop,
  });
  const call = (path: string, body?: unknown, key = 'key') =>
    provider.app.request(`/v1/json${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { api_key: key, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const open = async (changes: object = {}): Promise<string> => {
    const answered = await call('/orders', { ...anOrder(), ...changes });
    return v.parse(created, await answered.json()).data.payment_url;
  };
  const submit = async (address: string, form: Record<string, string>): Promise<Response> => {
    const answered = await provider.app.request(address, { method: 'POST', body: new URLSearchParams(form) });
    await provider.work();
    return answered;
  };
  return { ...provider, heard, time, call, open, submit };
}

/** An order of € 29,95 as a shop sends it. */
export const anOrder = () => ({
  type: 'redirect',
  order_id: '100000001',
  gateway: 'IDEAL',
  currency: 'EUR',
  amount: 2995,
  description: 'Bestelling 100000001 bij Dagvondst',
  payment_options: {
    notification_url: 'http://shop.test/api/ext/multisafepay/notification?storeCode=dailydeal',
    notification_method: 'POST',
    redirect_url: 'http://shop.test/checkout-return?result=success&orderId=1',
    cancel_url: 'http://shop.test/checkout-return?result=cancel&orderId=1',
  },
});
