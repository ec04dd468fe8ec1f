import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { style } from './page/style.ts';
import { aProvider, anOrder } from './testing.ts';

describe('PAY-15 the sandbox provider opens a payment', () => {
  it('PAY-15 answers a payment_url for an order in cents', async () => {
    const { call } = aProvider();
    const answer = await call('/orders', anOrder());
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      success: true,
      data: {
        order_id: '100000001',
        payment_url: expect.stringMatching(/^http:\/\/pay\.test\/connect\/[\w-]{32}\?lang=nl_NL$/u),
      },
    });
  });

  it.each([
    ['an amount of 0', { amount: 0 }, 1001],
    ['an amount in euros', { amount: 29.95 }, 1001],
    ['a negative amount', { amount: -1 }, 1001],
    ['a foreign currency', { currency: 'USD' }, 1002],
    ['no order id', { order_id: '' }, 1006],
    ['no description', { description: '' }, 1008],
    ['a gateway it does not offer', { gateway: 'TRUSTLY' }, 1023],
    ['no address to return to', { payment_options: {} }, 1000],
  ])('PAY-15 refuses %s', async (_title, changes, code) => {
    const { call } = aProvider();
    const answer = await call('/orders', { ...anOrder(), ...changes });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ success: false, data: {}, error_code: code });
  });

  it.each(['notification_url', 'redirect_url', 'cancel_url'] as const)(
    'PAY-15 refuses an order without %s',
    async (name) => {
      const { call } = aProvider();
      const { [name]: _without, ...payment_options } = anOrder().payment_options;
      const answer = await call('/orders', { ...anOrder(), payment_options });
      expect(answer.status).toBe(400);
    },
  );

  it('PAY-15 refuses an order id that was used', async () => {
    const { call, open } = aProvider();
    await open();
    expect(await (await call('/orders', anOrder())).json()).toMatchObject({ success: false, error_code: 1006 });
  });

  it('PAY-15 refuses a wrong key and an unknown order', async () => {
    const { call } = aProvider();
    expect((await call('/gateways', undefined, 'other')).status).toBe(401);
    expect((await call('/orders/nope')).status).toBe(404);
  });

  it('PAY-08 lists gateways and iDEAL issuers', async () => {
    const { call } = aProvider();
    expect(await (await call('/gateways')).json()).toMatchObject({
      data: [{ id: 'IDEAL', description: 'iDEAL' }, { id: 'CREDITCARD' }, { id: 'PAYPAL' }, { id: 'MISTERCASH' }],
    });
    expect(await (await call('/issuers/ideal')).json()).toMatchObject({
      success: true,
      data: [{ code: '0031', description: 'ABN AMRO' }, {}, {}, {}, {}, {}, {}],
    });
  });
});

it.each([
  ['an order', anOrder(), 200],
  ['an order that it refuses', { ...anOrder(), amount: 0 }, 400],
])('API-01 the payment provider answers %s as JSON without the envelope', async (_what, order, status) => {
  const { call } = aProvider();
  const answer = await call('/orders', order);
  expect(answer.status).toBe(status);
  expect(answer.headers.get('content-type')).toContain('application/json');
  const body = await answer.json();
  for (const name of ['code', 'result']) expect(body).not.toHaveProperty(name);
});

describe('PAY-15 the payment page', () => {
  it('PAY-15 shows amount, description and reference in Dutch', async () => {
    const { app, open } = aProvider();
    const page = await app.request(await open());
    const text = await page.text();
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(text).toContain('<html lang="nl">');
    expect(text).toContain(`<style>${style}</style>`);
    expect(text).toMatch(/Betaal €\s29,95/u);
    expect(text).toContain('Bestelling 100000001 bij Dagvondst');
  });

  it.each(['completed', 'declined', 'cancelled'])('PAY-15 has a button for the outcome %s', async (outcome) => {
    const { app, open } = aProvider();
    const text = await (await app.request(await open())).text();
    expect(text).toMatch(new RegExp(`<button[^>]* name="outcome" value="${outcome}"`));
  });

  it('PAY-15 shows text of the shop as text', async () => {
    const { app, open } = aProvider();
    const text = await (await app.request(await open({ description: '<script>alert(1)</script>' }))).text();
    expect(text).not.toContain('<script>');
  });

  it.each([
    ['completed', 'http://shop.test/checkout-return?result=success&orderId=1&transactionid=100000001'],
    ['declined', 'http://shop.test/checkout-return?result=cancel&orderId=1&transactionid=100000001'],
    ['cancelled', 'http://shop.test/checkout-return?result=cancel&orderId=1&transactionid=100000001'],
  ])('PAY-15 %s: goes back to the shop and keeps the status', async (outcome, location) => {
    const { call, open, submit } = aProvider();
    const answer = await submit(await open(), { outcome });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(location);
    const order = await (await call('/orders/100000001')).json();
    expect(order).toMatchObject({
      data: {
        status: outcome,
        financial_status: outcome,
        amount: 2995,
        currency: 'EUR',
        amount_refunded: 0,
        payment_details: { type: 'IDEAL' },
      },
    });
  });

  it('PAY-15 lets nobody pay twice', async () => {
    const { call, open, submit } = aProvider();
    const address = await open();
    await submit(address, { outcome: 'cancelled' });
    expect((await submit(address, { outcome: 'completed' })).status).toBe(409);
    expect(await (await call('/orders/100000001')).json()).toMatchObject({ data: { status: 'cancelled' } });
  });

  it('PAY-15 answers a form it does not understand with the page, and an unknown key with 404', async () => {
    const { app, open, submit } = aProvider();
    expect((await submit(await open(), { outcome: 'gratis' })).status).toBe(400);
    expect((await app.request('/connect/unknown')).status).toBe(404);
  });
});

describe('PAY-15 notifications', () => {
  it('PAY-15 are signed over timestamp and body with the key', async () => {
    const { open, submit, heard, time } = aProvider();
    await submit(await open(), { outcome: 'completed' });
    const [word] = heard;
    const timestamp = Math.floor(time.now / 1000);
    expect(word?.url.searchParams.get('transactionid')).toBe('100000001');
    expect(word?.url.searchParams.get('timestamp')).toBe(String(timestamp));
    expect(word?.url.searchParams.get('storeCode')).toBe('dailydeal');
    const hmac = createHmac('sha512', 'key').update(`${timestamp}:${word?.body}`).digest('hex');
    expect(Buffer.from(word?.auth ?? '', 'base64').toString()).toBe(`${timestamp}:${hmac}`);
    expect(JSON.parse(word?.body ?? '')).toMatchObject({ order_id: '100000001', status: 'completed' });
  });

  it.each(['completed', 'declined', 'cancelled'])('PAY-15 tell that a payment is %s', async (outcome) => {
    const { open, submit, heard } = aProvider();
    await submit(await open(), { outcome });
    expect(heard.map(({ body }) => JSON.parse(body))).toMatchObject([{ order_id: '100000001', status: outcome }]);
  });

  it.each([
    // asked for      at once  after 9 s  after 10 s
    ['once', 1, 1, 1],
    ['double', 2, 2, 2],
    ['missing', 0, 0, 0],
    ['late', 0, 0, 1],
  ])('PAY-15 asked for %s: %i at once, %i after 9 s, %i after 10 s', async (notification, ...counts) => {
    const { open, submit, heard, time, work } = aProvider();
    await submit(await open(), { outcome: 'completed', notification, seconds: '10' });
    const seen = [heard.length];
    for (const step of [9_000, 1_000]) {
      time.now += step;
      await work();
      seen.push(heard.length);
    }
    expect(seen).toEqual(counts);
  });

  it('PAY-15 come again, each time later, until the shop answers OK', async () => {
    const answers = [new Response('busy', { status: 503 }), new Response('not yet'), new Response('OK')];
    const { open, submit, heard, time, work } = aProvider(() => answers.shift() ?? new Response('OK'));
    await submit(await open(), { outcome: 'completed' });
    const seen = [heard.length];
    for (const step of [999, 1, 1999, 1, 3_600_000]) {
      time.now += step;
      await work();
      seen.push(heard.length);
    }
    expect(seen).toEqual([1, 1, 2, 2, 3, 3]);
  });

  it('PAY-15 tell that an open payment expired', async () => {
    const { call, open, heard, time, work } = aProvider();
    await open({ seconds_active: 60 });
    time.now += 59_999;
    await work();
    expect(heard).toHaveLength(0);
    time.now += 1;
    await work();
    expect(heard).toHaveLength(1);
    expect(await (await call('/orders/100000001')).json()).toMatchObject({ data: { status: 'expired' } });
  });
});

describe('PAY-15 refunds', () => {
  it('PAY-15 give back all that is left, once', async () => {
    const { call, open, submit } = aProvider();
    await submit(await open(), { outcome: 'completed' });
    expect((await call('/orders/100000001/refunds', { currency: 'EUR', amount: 995 })).status).toBe(200);
    expect(await (await call('/orders/100000001')).json()).toMatchObject({
      data: { status: 'partial_refunded', amount_refunded: 995 },
    });
    expect((await call('/orders/100000001/refunds', { currency: 'EUR' })).status).toBe(200);
    expect(await (await call('/orders/100000001')).json()).toMatchObject({
      data: { status: 'refunded', amount_refunded: 2995 },
    });
    expect(await (await call('/orders/100000001/refunds', { currency: 'EUR', amount: 1 })).json()).toMatchObject({
      error_code: 1001,
    });
  });

  it('PAY-15 are refused for a payment that was not made', async () => {
    const { call, open } = aProvider();
    await open();
    expect(await (await call('/orders/100000001/refunds', { currency: 'EUR' })).json()).toMatchObject({
      error_code: 1001,
    });
  });
});

it.each(['', 'key'])("knows nobody by the key '%s' when its own is empty", async (given) => {
  const { call } = aProvider(undefined, '');
  expect((await call('/gateways', undefined, given)).status).toBe(401);
});
