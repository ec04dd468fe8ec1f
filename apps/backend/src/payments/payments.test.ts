import { placedOrder } from '@etalage/checkout/contract';
import { describe, expect, it, beforeEach } from 'vitest';
import * as v from 'valibot';
import { aCustomer } from '../testing/aCustomer.ts';
import { anOrder, aShop } from '../testing/aShop.ts';
import { createBackend } from '../backend.ts';
import { openAttempts } from './attempts.ts';
import { isSigned } from './signature.ts';
import { authFor } from '../testing/aProvider.ts';
import { fillShelf } from '../testing/shelf.ts';
import { paymentAttempts, paymentBookings } from './tables.ts';

let shop: Awaited<ReturnType<typeof aShop>>;
beforeEach(async () => {
  shop = await aShop();
});

const bookings = async () => (await shop.ports.database.select().from(paymentBookings)).length;

describe('PAY-09 where to pay', () => {
  it('PAY-09 answers the provider’s page for the amount of the server’s order', async () => {
    const placed = await shop.placed();
    expect(await shop.pay(placed)).toEqual({ status: 200, code: 200, result: 'http://pay.test/connect/100000001' });
    expect(shop.provider.payments.get('100000001')).toMatchObject({
      amount: 1745,
      currency: 'EUR',
      gateway: 'IDEAL',
      description: 'Bestelling 100000001 bij Dagvondst',
      payment_options: {
        notification_url: 'http://backend.test/api/ext/multisafepay/notification?storeCode=dailydeal',
        redirect_url: 'http://localhost:4001/checkout-return?result=success&transactionId=100000001&orderId=1',
        cancel_url: 'http://localhost:4001/checkout-return?result=cancel&transactionId=100000001&orderId=1',
      },
    });
  });

  it('PAY-09 answers the same page again while it is open, and a new one after it was left', async () => {
    const placed = await shop.placed();
    await shop.pay(placed);
    expect((await shop.pay(placed)).result).toBe('http://pay.test/connect/100000001');
    shop.provider.become('100000001', { status: 'cancelled' });
    expect((await shop.pay(placed)).result).toBe('http://pay.test/connect/100000001-2');
  });

  it('PAY-09 opens one try for two calls at the same time', async () => {
    const placed = await shop.placed();
    const answers = await Promise.all([shop.pay(placed), shop.pay(placed), shop.pay(placed)]);
    expect(new Set(answers.map(({ result }) => result))).toEqual(new Set(['http://pay.test/connect/100000001']));
    expect([...shop.provider.payments.keys()]).toEqual(['100000001']);
  });

  it('PAY-09 opens one try for calls to two backends on one database', async () => {
    const placed = await shop.placed();
    const { app: other } = createBackend(shop.ports);
    const elsewhere = other.request('/api/ext/multisafepay/payment-url', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ cartId: placed.cartId, orderId: placed.backendOrderId }),
    });
    const [here, there] = await Promise.all([shop.pay(placed), elsewhere]);
    expect(await there.json()).toMatchObject({ result: here.result });
    expect([...shop.provider.payments.keys()]).toEqual(['100000001']);
  });

  it('PAY-09 is for the order’s own cart only', async () => {
    const { backendOrderId } = await shop.placed();
    const answer = await shop.pay({ cartId: await shop.newCart(), backendOrderId });
    expect(answer).toEqual({ status: 404, code: 404, result: 'Deze bestelling bestaat niet.' });
    expect(shop.provider.payments.size).toBe(0);
  });

  it('PAY-09 is for the order’s own customer without its cart, and for no other customer', async () => {
    const [jans, kees] = [await aCustomer(shop), await aCustomer(shop, { email: 'kees@voorbeeld.nl' })];
    const { result } = await shop.call('POST', '/api/order', anOrder(await shop.newCart()), jans.headers);
    const body = { orderId: v.parse(placedOrder, result).backendOrderId };
    expect((await shop.call('POST', '/api/ext/multisafepay/payment-url', body, kees.headers)).code).toBe(404);
    const paying = await shop.call('POST', '/api/ext/multisafepay/payment-url', body, jans.headers);
    expect(paying.result).toBe('http://pay.test/connect/100000001');
  });

  it('PAY-09 takes the token of the order’s customer in the query', async () => {
    const { token, headers } = await aCustomer(shop);
    const { result } = await shop.call('POST', '/api/order', anOrder(await shop.newCart()), headers);
    const body = { orderId: v.parse(placedOrder, result).backendOrderId };
    const answer = await shop.call('POST', `/api/ext/multisafepay/payment-url?token=${token}`, body);
    expect(answer.result).toBe('http://pay.test/connect/100000001');
  });

  it('PAY-09 answers the page of the order that orderId names, and not of another one of the same customer', async () => {
    const { headers } = await aCustomer(shop);
    const orderId = async () => {
      const { result } = await shop.call('POST', '/api/order', anOrder(await shop.newCart()), headers);
      return v.parse(placedOrder, result).backendOrderId;
    };
    const pageOf = async (id: string) =>
      (await shop.call('POST', '/api/ext/multisafepay/payment-url', { orderId: id }, headers)).result;
    const [first, second] = [await orderId(), await orderId()];
    expect([await pageOf(first), await pageOf(second)]).toEqual([
      'http://pay.test/connect/100000001',
      'http://pay.test/connect/100000002',
    ]);
  });

  it('PAY-09 is not answered to a guest who names the number of the customer’s cart', async () => {
    const { headers } = await aCustomer(shop);
    const cartId = String((await shop.call('POST', '/api/cart/create', undefined, headers)).result);
    const { result } = await shop.call('POST', '/api/order', anOrder(cartId), headers);
    const { backendOrderId } = v.parse(placedOrder, result);
    expect((await shop.pay({ cartId, backendOrderId })).code).toBe(404);
    expect(shop.provider.payments.size).toBe(0);
  });

  it('PAY-09 keeps the order payable when the provider does not answer', async () => {
    const placed = await shop.placed();
    shop.provider.state.isDown = true;
    expect(await shop.pay(placed)).toEqual({ status: 502, code: 502, result: 'De betaling kon niet worden gestart' });
    shop.provider.state.isDown = false;
    expect((await shop.pay(placed)).result).toBe('http://pay.test/connect/100000001-2');
  });

  it('PAY-09 logs why the provider opened no payment', async () => {
    const placed = await shop.placed();
    shop.provider.state.isDown = true;
    await shop.pay(placed);
    expect(shop.log).toContainEqual(
      expect.objectContaining({
        msg: 'payment not opened',
        err: expect.objectContaining({ type: 'ProviderError', message: 'The payment provider cannot be reached' }),
      }),
    );
  });

  it.each(['processing', 'canceled'])('PAY-09 is not answered for an order that is %s', async (status) => {
    const placed = await shop.placed();
    await shop.admin(placed.orderNumber ?? '', status);
    expect(await shop.pay(placed)).toMatchObject({
      code: 409,
      result: 'Deze bestelling kan niet meer worden betaald.',
    });
    expect(shop.provider.payments.size).toBe(0);
  });

  it('PAY-09 the open page of an order is not answered any more once the order is canceled', async () => {
    const placed = await shop.placed();
    await shop.pay(placed);
    await shop.admin('100000001', 'canceled');
    expect((await shop.pay(placed)).code).toBe(409);
  });

  it('PAY-09 is not answered for an order by bank transfer', async () => {
    const addressInformation = { ...anOrder('').addressInformation, payment_method_code: 'banktransfer' };
    const answer = await shop.pay(await shop.placed({ addressInformation }));
    expect(answer).toMatchObject({ code: 400, result: 'Deze bestelling wordt niet online betaald.' });
    expect(shop.provider.payments.size).toBe(0);
  });
});

it('PAY-13 the provider sends the browser back to the store view of the order', async () => {
  await fillShelf(shop.ports.database, 2);
  const { cartId, backendOrderId: orderId } = await shop.placedIn('fashion');
  const headers = { 'x-vs-store-code': 'fashion' };
  await shop.call('POST', '/api/ext/multisafepay/payment-url', { cartId, orderId }, headers);
  expect(shop.provider.payments.get('200000001')?.payment_options).toMatchObject({
    redirect_url: `http://localhost:4002/checkout-return?result=success&transactionId=200000001&orderId=${orderId}`,
    cancel_url: `http://localhost:4002/checkout-return?result=cancel&transactionId=200000001&orderId=${orderId}`,
  });
});

describe('PAY-16 tries of which nobody told', () => {
  it('PAY-16 asks first about those of which it heard longest ago', async () => {
    const placed = await shop.placed();
    const orderId = Number(placed.backendOrderId);
    const tries = Array.from({ length: 1001 }, (_, index) => {
      const at = new Date(1_795_172_400_000 - index * 1000);
      const own = {
        transactionId: `T-${index}`,
        attempt: index,
        status: 'initialized',
        amount: 1745,
        paymentUrl: null,
      };
      return { orderId, ...own, createdAt: at, updatedAt: at };
    });
    await shop.ports.database.insert(paymentAttempts).values(tries);
    const asked = await openAttempts(shop.ports.database);
    expect(asked).toHaveLength(1000);
    expect(asked[0]).toMatchObject({ transactionId: 'T-1000' });
  });
});

describe('PAY-16 what the provider reports', () => {
  const openPayment = async () => {
    const placed = await shop.placed();
    await shop.pay(placed);
    return placed;
  };
  const report = async (status: string, id = '100000001') => {
    shop.provider.become(id, { status });
    return shop.notify(id);
  };

  it.each([
    ['completed', 'processing', 'completed', 99],
    ['shipped', 'processing', 'completed', 99],
    ['expired', 'canceled', 'failed', 100],
    ['void', 'canceled', 'failed', 100],
    ['cancelled', 'pending_payment', 'cancelled', 99],
    ['declined', 'pending_payment', 'failed', 99],
    ['uncleared', 'pending_payment', 'pending', 99],
    ['reserved', 'pending_payment', 'pending', 99],
    ['initialized', 'pending_payment', 'open', 99],
  ])('PAY-16, ORDER-08 %s gives %s, and again changes nothing', async (reported, status, paymentStatus, pieces) => {
    const placed = await openPayment();
    for (const _time of ['first', 'second', 'third']) {
      const answer = await report(reported);
      expect([answer.status, await answer.text()]).toEqual([200, 'OK']);
      expect(await shop.statusOf(placed)).toMatchObject({ status, paymentStatus });
      expect(await shop.pieces('HD')).toBe(pieces);
    }
    expect(await bookings()).toBe(status === 'processing' ? 1 : 0);
    await shop.work.soon();
    expect(shop.sent).toHaveLength(1);
    expect(shop.provider.state.refunds).toBe(0);
  });

  it('ORDER-08 paymentStatus is that of the last try to pay', async () => {
    const placed = await openPayment();
    await report('declined');
    expect((await shop.statusOf(placed)).paymentStatus).toBe('failed');
    await shop.pay(placed);
    expect((await shop.statusOf(placed)).paymentStatus).toBe('open');
  });

  it('PAY-16 believes the transaction, not the notification', async () => {
    const placed = await openPayment();
    expect(await (await shop.notify('100000001')).text()).toBe('OK');
    expect((await shop.statusOf(placed)).status).toBe('pending_payment');
  });

  const body = JSON.stringify({ order_id: '100000001', status: 'completed' });
  it.each([
    ['none', () => ''],
    ['nonsense', () => 'bm9uc2Vuc2U='],
    ['another key’s', (now: number) => authFor(body, 'another-key', now)],
    ['another body’s', (now: number) => authFor('{}', 'test-key', now)],
    ['an old one', (now: number) => authFor(body, 'test-key', now - 601)],
  ])('PAY-16 refuses a signature: %s', async (_title, auth) => {
    const placed = await openPayment();
    shop.provider.become('100000001', { status: 'completed' });
    const answer = await shop.notify('100000001', auth(Math.floor(shop.clock.now() / 1000)));
    expect(answer.status).toBe(403);
    expect(await bookings()).toBe(0);
    expect(placed.orderNumber).toBe('100000001');
  });

  it('PAY-16 answers 404 for an unknown transaction', async () => {
    expect((await shop.notify('999999999')).status).toBe(404);
  });

  it('PAY-16 books no payment that the provider reports in place of another', async () => {
    await openPayment();
    const other = await shop.placed();
    await shop.pay(other);
    shop.provider.become('100000001', { order_id: '100000002', status: 'completed' });
    expect((await shop.notify('100000001')).status).toBe(409);
    expect(await bookings()).toBe(0);
  });

  it.each([
    ['amount', { amount: 1 }],
    ['amount, also one that is higher', { amount: 1746 }],
    ['currency', { currency: 'USD' }],
    ['amount of a payment that is not completed', { amount: 1, status: 'expired' }],
  ])('PAY-16 refuses and logs another %s', async (_title, difference) => {
    const placed = await openPayment();
    shop.provider.become('100000001', { status: 'completed', ...difference });
    const answer = await shop.notify('100000001');
    expect(answer.status).toBe(409);
    expect(await shop.statusOf(placed)).toMatchObject({ status: 'pending_payment', paymentStatus: 'open' });
    expect(await bookings()).toBe(0);
    expect(shop.log).toContainEqual(
      expect.objectContaining({ msg: 'payment differs from its order', order: '100000001' }),
    );
  });

  it('PAY-16 completed for a canceled order is booked, refunded in full and mailed; the order stays canceled', async () => {
    const placed = await openPayment();
    await shop.admin('100000001', 'canceled');
    await report('completed');
    await report('completed');
    expect(await bookings()).toBe(1);
    await shop.work.soon();
    await shop.work.soon();
    expect(shop.provider.payments.get('100000001')?.amount_refunded).toBe(1745);
    expect(shop.provider.state.refunds).toBe(1);
    expect((await shop.statusOf(placed)).status).toBe('canceled');
    expect(await shop.pieces('HD')).toBe(100);
    // Mails that wait at the same time are sent side by side.
    expect(shop.sent.map(({ subject }) => subject).sort()).toEqual([
      'Je bestelling 100000001 bij Dagvondst',
      'Je betaling voor bestelling 100000001 wordt terugbetaald',
    ]);
  });

  it('PAY-16 completed for an order that its expired payment canceled is refunded in full; the order stays canceled', async () => {
    const placed = await openPayment();
    await report('expired');
    await report('completed');
    await shop.work.soon();
    expect(shop.provider.payments.get('100000001')?.amount_refunded).toBe(1745);
    expect((await shop.statusOf(placed)).status).toBe('canceled');
  });

  it.each(['cancelled', 'declined'])(
    'PAY-16 an order whose payment is %s can be paid on another page',
    async (status) => {
      const placed = await openPayment();
      await report(status);
      expect(await shop.pay(placed)).toMatchObject({ code: 200, result: 'http://pay.test/connect/100000001-2' });
      await report('completed', '100000001-2');
      expect(await shop.statusOf(placed)).toMatchObject({ status: 'processing', paymentStatus: 'completed' });
    },
  );

  it('PAY-16 a second completed payment for one order is refunded', async () => {
    const placed = await openPayment();
    await report('declined');
    await shop.pay(placed);
    await report('completed', '100000001-2');
    await report('completed');
    await shop.work.soon();
    expect(await bookings()).toBe(2);
    expect(shop.provider.payments.get('100000001')?.amount_refunded).toBe(1745);
    expect(shop.provider.payments.get('100000001-2')?.amount_refunded).toBe(0);
    expect((await shop.statusOf(placed)).status).toBe('processing');
    expect(shop.sent).toHaveLength(2);
  });

  it('PAY-16 the payment that is kept stays when it is reported again after the other was refunded', async () => {
    const placed = await openPayment();
    await report('declined');
    await shop.pay(placed);
    await report('completed', '100000001-2');
    await report('completed');
    await report('shipped', '100000001-2');
    await shop.work.soon();
    expect(shop.provider.payments.get('100000001-2')?.amount_refunded).toBe(0);
    expect(shop.provider.state.refunds).toBe(1);
  });

  it('PAY-16 an expired try does not cancel an order that has an open one', async () => {
    const placed = await openPayment();
    await report('declined');
    await shop.pay(placed);
    await report('expired');
    expect((await shop.statusOf(placed)).status).toBe('pending_payment');
    await report('expired', '100000001-2');
    expect((await shop.statusOf(placed)).status).toBe('canceled');
  });

  it.each([
    ['expired', 'uncleared'],
    ['expired', 'reserved'],
    ['void', 'initialized'],
  ])('PAY-16 a try that is %s does not cancel an order while another is %s', async (ended, other) => {
    const placed = await openPayment();
    await report('declined');
    await shop.pay(placed);
    await report(other, '100000001-2');
    await report(ended);
    expect((await shop.statusOf(placed)).status).toBe('pending_payment');
  });

  it('PAY-16 an expired try does not cancel an order that another has paid', async () => {
    const placed = await openPayment();
    await report('declined');
    await shop.pay(placed);
    await report('completed', '100000001-2');
    await report('expired');
    expect((await shop.statusOf(placed)).status).toBe('processing');
  });

  it('PAY-16 books what comes in for an order that the shop processes already', async () => {
    const placed = await openPayment();
    await shop.admin('100000001', 'processing');
    expect((await report('completed')).status).toBe(200);
    expect(await bookings()).toBe(1);
    expect(await shop.statusOf(placed)).toMatchObject({ status: 'processing', paymentStatus: 'completed' });
  });

  it('PAY-16 tries a refund again that the provider did not answer', async () => {
    await openPayment();
    await shop.admin('100000001', 'canceled');
    await report('completed');
    shop.provider.state.isDown = true;
    await shop.work.soon();
    shop.provider.state.isDown = false;
    await shop.work.soon();
    expect(shop.provider.state.refunds).toBe(1);
  });
});

it.each([
  ['completed', 'processing', 'Betaald (100000001)'],
  ['expired', 'canceled', 'Betaling expired'],
])('ORDER-09 the customer’s order tells that a payment is %s', async (reported, status, comment) => {
  const { headers } = await aCustomer(shop);
  const { result } = await shop.call('POST', '/api/order', anOrder(await shop.newCart()), headers);
  const orderId = v.parse(placedOrder, result).backendOrderId;
  await shop.call('POST', '/api/ext/multisafepay/payment-url', { orderId }, headers);
  shop.provider.become('100000001', { status: reported });
  await shop.notify('100000001');
  const { result: order } = await shop.call('GET', '/api/user/order/100000001', undefined, headers);
  expect(order).toMatchObject({ status_histories: [{ status: 'pending_payment' }, { status, comment }] });
});

describe('a notification that never comes', () => {
  it('is made up for when the shopper comes back', async () => {
    const placed = await shop.placed();
    await shop.pay(placed);
    shop.provider.become('100000001', { status: 'completed' });
    expect(await shop.statusOf(placed)).toMatchObject({ status: 'processing', paymentStatus: 'completed' });
  });

  it('is made up for by asking', async () => {
    const placed = await shop.placed();
    await shop.pay(placed);
    shop.provider.become('100000001', { status: 'expired' });
    await shop.work.later();
    shop.provider.state.isDown = true;
    expect((await shop.statusOf(placed)).status).toBe('canceled');
  });
});

it('forgets a try that the provider never heard of', async () => {
  const placed = await shop.placed();
  shop.provider.state.isDown = true;
  await shop.pay(placed);
  shop.provider.state.isDown = false;
  await shop.pay(placed);
  shop.clock.advance(60_001);
  await shop.work.later();
  shop.provider.become('100000001-2', { status: 'expired' });
  await shop.notify('100000001-2');
  expect((await shop.statusOf(placed)).status).toBe('canceled');
});

it('paying back what a canceled order had paid', async () => {
  const placed = await shop.placed();
  await shop.pay(placed);
  shop.provider.become('100000001', { status: 'completed' });
  await shop.notify('100000001');
  expect(v.parse(v.object({ code: v.literal(200) }), await shop.admin('100000001', 'canceled'))).toEqual({ code: 200 });
  await shop.work.soon();
  expect(shop.provider.payments.get('100000001')?.amount_refunded).toBe(1745);
});

it.each([
  [0, true],
  [600, true],
  [601, false],
  [-30, true],
])('PAY-16 takes a notification that was signed %i seconds ago: %s', (age, isTaken) => {
  const signedAt = 1_795_000_000;
  expect(isSigned('{}', authFor('{}', 'key', signedAt), 'key', (signedAt + age) * 1000)).toBe(isTaken);
});

it('PAY-16 takes no notification signed with an empty key', () => {
  const signedAt = 1_800_000_000;
  expect(isSigned('{}', authFor('{}', '', signedAt), '', signedAt * 1000)).toBe(false);
});
