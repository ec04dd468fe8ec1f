import { placedOrder } from '@etalage/checkout/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { testAdminKey } from '../testing/aBackend.ts';
import { aCustomer, testPassword } from '../testing/aCustomer.ts';
import { anOrder, aShop } from '../testing/aShop.ts';
import { fillShelf } from '../testing/shelf.ts';

let shop: Awaited<ReturnType<typeof aShop>>;
beforeEach(async () => {
  shop = await aShop();
});

const paid = (transaction = '100000001') => {
  shop.provider.become(transaction, { status: 'completed' });
  return shop.notify(transaction);
};
const refunded = (transaction = '100000001') => shop.provider.payments.get(transaction)?.amount_refunded;
const refundMails = () => shop.sent.filter(({ subject }) => subject.endsWith('wordt terugbetaald'));

/** An order of 17.45 that was canceled and paid after that. */
async function paidTooLate() {
  const placed = await shop.placed();
  await shop.pay(placed);
  await shop.admin('100000001', 'canceled');
  await paid();
  return placed;
}

/** An order that was paid, and paid once more on an earlier page. */
async function paidTwice() {
  const placed = await shop.placed();
  await shop.pay(placed);
  shop.provider.become('100000001', { status: 'declined' });
  await shop.notify('100000001');
  await shop.pay(placed);
  await paid('100000001-2');
  await paid('100000001');
}

/** An order that was paid, and canceled after that. */
async function canceledAfterwards() {
  await shop.pay(await shop.placed());
  await paid();
  await shop.admin('100000001', 'canceled');
}

describe('PAY-16 what the provider is asked to refund', () => {
  it('PAY-16 a refund that the provider has already made is not asked for again', async () => {
    await paidTooLate();
    shop.provider.become('100000001', { amount_refunded: 1745 });
    await shop.work.soon();
    expect(shop.provider.state.refunds).toBe(0);
  });

  it('PAY-16 of a payment that the provider has refunded in part, only the rest is asked for', async () => {
    await paidTooLate();
    shop.provider.become('100000001', { amount_refunded: 500 });
    await shop.work.soon();
    expect([refunded(), shop.provider.state.refunds]).toEqual([1745, 1]);
  });

  it('PAY-16 two payments for a canceled order are both refunded, with a mail each', async () => {
    const placed = await shop.placed();
    await shop.pay(placed);
    shop.provider.become('100000001', { status: 'declined' });
    await shop.pay(placed);
    await shop.admin('100000001', 'canceled');
    await paid('100000001');
    await paid('100000001-2');
    await shop.work.soon();
    expect([refunded('100000001'), refunded('100000001-2')]).toEqual([1745, 1745]);
    expect(refundMails()).toHaveLength(2);
  });

  it('PAY-16 a refund that the provider refuses does not keep another waiting', async () => {
    await paidTooLate();
    const other = await shop.placed();
    await shop.pay(other);
    await shop.admin('100000002', 'canceled');
    await paid('100000002');
    shop.provider.payments.delete('100000001');
    await shop.work.soon();
    expect(refunded('100000002')).toBe(1745);
  });
});

describe('PAY-16 the mail about a refund', () => {
  it.each([
    ['paid after it was canceled', paidTooLate, 'De bestelling was al geannuleerd toen je betaling binnenkwam.'],
    ['paid twice', paidTwice, 'Deze bestelling was al betaald.'],
    ['canceled after it was paid', canceledAfterwards, 'De bestelling is geannuleerd of teruggestuurd.'],
  ])('PAY-16 for an order that was %s names the reason and the amount', async (_what, happens, reason) => {
    await happens();
    await shop.work.soon();
    const [mail, ...others] = refundMails();
    const text = `${reason} We betalen €\u00a017,45 volledig terug, op dezelfde manier als je betaalde.`;
    expect(mail?.text).toContain(text);
    expect(mail?.html).toContain(text);
    expect(others).toEqual([]);
  });

  it.each([
    ['was paid after it was canceled', paidTooLate],
    ['was paid twice', paidTwice],
  ])('PAY-16 goes to the shopper whose order %s', async (_what, happens) => {
    await happens();
    await shop.work.soon();
    expect(refundMails().map(({ recipient }) => recipient)).toEqual(['jans@voorbeeld.nl']);
  });

  it('PAY-16 names the order and whom to ask', async () => {
    await paidTooLate();
    await shop.work.soon();
    const text = refundMails()[0]?.text;
    expect(text).toContain(
      '\n\nBestelnummer: 100000001\n\nVragen? Mail hulp@dagvondst.example of bel 010 - 760 11 10.\n',
    );
    expect(text).toContain('Dagvondst B.V. · Havenstraat 112');
  });

  it('PAY-16 comes from the store that the order is of', async () => {
    await fillShelf(shop.ports.database, 2);
    const { cartId, backendOrderId: orderId } = await shop.placedIn('fashion');
    const headers = { 'x-vs-store-code': 'fashion' };
    await shop.call('POST', '/api/ext/multisafepay/payment-url', { cartId, orderId }, headers);
    const owner = { ...headers, 'x-admin-key': testAdminKey };
    await shop.call('POST', '/api/admin/orders/200000001/status', { status: 'canceled' }, owner);
    await paid('200000001');
    await shop.work.soon();
    expect(refundMails()).toMatchObject([{ sender: '"Linge" <klantenservice@linge.example>' }]);
  });

  it('PAY-16, ACC-13 a customer who deleted the account gets the money and no mail', async () => {
    const { headers } = await aCustomer(shop);
    const cartId = await shop.newCart();
    const { result } = await shop.call('POST', '/api/order', anOrder(cartId), headers);
    const { backendOrderId: orderId } = v.parse(placedOrder, result);
    await shop.call('POST', '/api/ext/multisafepay/payment-url', { orderId }, headers);
    await shop.admin('100000001', 'canceled');
    await shop.call('POST', '/api/user/delete', { password: testPassword }, headers);
    await paid();
    await shop.work.soon();
    expect(refunded()).toBe(1745);
    expect(refundMails()).toEqual([]);
  });
});

it('ACC-12 the data of a customer name what was paid and what went back', async () => {
  const { headers } = await aCustomer(shop);
  const cartId = await shop.newCart();
  const { result } = await shop.call('POST', '/api/order', anOrder(cartId), headers);
  const { backendOrderId } = v.parse(placedOrder, result);
  await shop.pay({ cartId, backendOrderId });
  shop.clock.advance(1000);
  await paid();
  const payment = {
    ...{ order: '100000001', transaction: '100000001', status: 'completed', created_at: '2026-11-20T11:00:00.000Z' },
    ...{ paid: 17.45, paid_at: '2026-11-20T11:00:01.000Z' },
  };
  const data = () => shop.call('GET', '/api/user/data', undefined, headers);
  expect((await data()).result).toHaveProperty('payments', [payment]);
  await shop.admin('100000001', 'canceled');
  expect((await data()).result).toHaveProperty('payments', [{ ...payment, refunded: 17.45 }]);
});
