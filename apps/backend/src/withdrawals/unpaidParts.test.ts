import { customerOrder, withdrawal } from '@etalage/account/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { testAdminKey } from '../testing/aBackend.ts';
import { aCustomer } from '../testing/aCustomer.ts';
import { anOrder, aShop } from '../testing/aShop.ts';
import { giftCardCalls } from '../testing/giftCards.ts';

const email = 'jans@voorbeeld.nl';
let shop: Awaited<ReturnType<typeof aShop>>;
beforeEach(async () => {
  shop = await aShop();
});

type Placed = Pick<Awaited<ReturnType<typeof shop.placed>>, 'orderNumber'>;
const numberOf = ({ orderNumber }: Placed) => orderNumber ?? expect.unreachable();
/** Three towels of 12.50 and the shipping of 4.95, to pay: 42.45. */
const unpaid = (changes: object = {}) => shop.placed({ products: [{ sku: 'HD', qty: 3 }], ...changes });
/** Withdraws so many towels of an order. */
async function withdraw(placed: Placed, quantity: number) {
  const reference = { orderNumber: numberOf(placed), email };
  const { result: found } = await shop.call('POST', '/api/user/withdrawals/order', reference);
  const { lines } = v.parse(v.object({ lines: v.array(v.object({ itemId: v.number() })) }), found);
  const body = { ...reference, requestId: crypto.randomUUID(), lines: [{ itemId: lines[0]?.itemId, quantity }] };
  return v.parse(withdrawal, (await shop.call('POST', '/api/user/withdrawals', body)).result);
}
const paid = (transaction: string) => {
  shop.provider.become(transaction, { status: 'completed' });
  return shop.notify(transaction);
};
const refunded = (transaction: string) => shop.provider.payments.get(transaction)?.amount_refunded;

describe('LEGAL-04 a part of an order that is not paid', () => {
  it('LEGAL-04, ORDER-08 need not be paid: the order asks for the rest', async () => {
    const placed = await unpaid();
    expect(await withdraw(placed, 1)).toMatchObject({ state: 'canceled', due: 29.95 });
    expect(await shop.statusOf(placed)).toMatchObject({ status: 'pending_payment', total: 29.95 });
  });

  it('LEGAL-04 all of one line leaves the order with the others', async () => {
    const placed = await shop.placed({
      products: [
        { sku: 'HD', qty: 3 },
        { sku: 'TD', qty: 1 },
      ],
    });
    // The tea towel of 3.95 and the shipping of 4.95.
    expect(await withdraw(placed, 3)).toMatchObject({ state: 'canceled', due: 8.9 });
    expect(await shop.statusOf(placed)).toMatchObject({ status: 'pending_payment', total: 8.9 });
  });

  it('LEGAL-04 nothing is due any more once the rest is paid', async () => {
    const placed = await unpaid();
    const receipt = await withdraw(placed, 1);
    await shop.pay(placed);
    await paid(numberOf(placed));
    const { result } = await shop.call('GET', '/api/admin/withdrawals', undefined, { 'x-admin-key': testAdminKey });
    expect(result).toMatchObject([{ number: receipt.number, state: 'canceled', due: 0 }]);
  });

  it('PAY-09 the provider is asked for the rest', async () => {
    const placed = await unpaid();
    await withdraw(placed, 1);
    await shop.pay(placed);
    expect(shop.provider.payments.get(numberOf(placed))).toMatchObject({ amount: 2995 });
    await paid(numberOf(placed));
    expect(await shop.statusOf(placed)).toMatchObject({ status: 'processing', paymentStatus: 'completed' });
    await shop.work.soon();
    expect(refunded(numberOf(placed))).toBe(0);
  });

  it('PAY-09 a page that asks for more is not opened again', async () => {
    const placed = await unpaid();
    const { result: before } = await shop.pay(placed);
    await withdraw(placed, 1);
    const { result: since } = await shop.pay(placed);
    expect(since).not.toBe(before);
    expect(shop.provider.payments.get(`${numberOf(placed)}-2`)).toMatchObject({ amount: 2995 });
    expect((await shop.pay(placed)).result).toBe(since);
  });

  it('PAY-18 the rest is canceled a day after the order was placed, not after the withdrawal', async () => {
    const placed = await unpaid();
    shop.clock.advance(12 * 3_600_000);
    await withdraw(placed, 1);
    shop.clock.advance(12 * 3_600_000 + 1);
    await shop.work.later();
    expect(await shop.statusOf(placed)).toMatchObject({ status: 'canceled' });
  });

  it('PAY-16 who paid on that page gets the difference back, once, and a mail', async () => {
    const placed = await unpaid();
    await shop.pay(placed);
    await withdraw(placed, 1);
    await paid(numberOf(placed));
    await paid(numberOf(placed));
    await shop.work.soon();
    await shop.work.soon();
    expect(refunded(numberOf(placed))).toBe(1250);
    expect(shop.provider.state.refunds).toBe(1);
    expect((await shop.statusOf(placed)).status).toBe('processing');
    const mail = shop.sent.find(({ kind }) => kind.startsWith('refund'));
    expect(mail?.text).toContain(
      'Je herriep een deel van deze bestelling voordat je betaalde. We betalen €\u00a012,50 terug',
    );
  });

  it('PAY-16 what was paid too much is not paid back twice when the order is returned', async () => {
    const placed = await unpaid();
    await shop.pay(placed);
    await withdraw(placed, 1);
    await paid(numberOf(placed));
    await shop.work.soon();
    await shop.admin(numberOf(placed), 'canceled');
    await shop.work.soon();
    expect(refunded(numberOf(placed))).toBe(4245);
    const mails = shop.sent.filter(({ kind }) => kind.startsWith('refund')).map(({ text }) => text);
    expect(mails).toHaveLength(2);
    expect(mails[1]).toContain('€\u00a029,95');
  });

  it('PAY-21 a bank transfer asks for the rest', async () => {
    const { addressInformation } = anOrder('');
    const byBank = { ...addressInformation, payment_method_code: 'banktransfer' };
    const placed = await unpaid({ addressInformation: byBank });
    await withdraw(placed, 1);
    expect((await shop.statusOf(placed)).bankTransfer).toMatchObject({ amount: 29.95 });
  });

  it('STOCK-12 its stock comes back at once, and only once', async () => {
    const before = Number(await shop.pieces('HD'));
    const placed = await unpaid();
    await withdraw(placed, 1);
    expect(await shop.pieces('HD')).toBe(before - 2);
    await shop.admin(numberOf(placed), 'canceled');
    expect(await shop.pieces('HD')).toBe(before);
  });

  it('PAY-17 it does not come back into the cart with the rest of the order', async () => {
    const placed = await shop.placed({ products: [{ sku: 'HD', qty: 3 }] });
    await withdraw(placed, 1);
    const { cartId, backendOrderId: orderId } = placed;
    const { result } = await shop.call('POST', '/api/ext/checkout/restore', { cartId, orderId });
    expect(JSON.stringify(result)).toContain('"qty":2');
    expect(JSON.stringify(result)).not.toContain('"qty":3');
  });

  it('LEGAL-04 pieces that go one by one cost what they cost together', async () => {
    const placed = await unpaid();
    await withdraw(placed, 1);
    expect(await withdraw(placed, 1)).toMatchObject({ due: 17.45 });
  });

  it('LEGAL-04 the receipt says what is left to pay, and that nothing is sent back', async () => {
    await withdraw(await unpaid(), 1);
    await shop.work.soon();
    const mail = shop.sent.find(({ kind }) => kind === 'withdrawal-receipt');
    for (const text of [mail?.text, mail?.html]) {
      expect(text).toContain('voor de rest van je bestelling betaal je €\u00a029,95. Je hoeft niets terug te sturen.');
      expect(text).not.toContain('Zo stuur je terug');
    }
  });

  it('ACC-06 the order of a customer tells it', async () => {
    const { headers } = await aCustomer(shop, { email });
    const cartId = await shop.newCart();
    const request = { ...anOrder(cartId), products: [{ sku: 'HD', qty: 3 }] };
    const { result } = await shop.call('POST', '/api/order', request, headers);
    const { orderNumber } = v.parse(v.object({ orderNumber: v.string() }), result);
    await withdraw({ orderNumber }, 1);
    const answer = await shop.call('GET', `/api/user/order/${orderNumber}`, undefined, headers);
    expect(v.parse(customerOrder, answer.result)).toMatchObject({
      grand_total: 29.95,
      subtotal_incl_tax: 37.5,
      extension_attributes: { withdrawn_amount: -12.5, withdrawals: [{ state: 'canceled', due: 29.95 }] },
    });
  });

  it('LOYAL-01 earns no points', async () => {
    const { headers } = await aCustomer(shop, { email });
    const cartId = await shop.newCart();
    const request = { ...anOrder(cartId), products: [{ sku: 'HD', qty: 3 }] };
    const { result } = await shop.call('POST', '/api/order', request, headers);
    const placed = v.parse(v.object({ orderNumber: v.string() }), result);
    await withdraw(placed, 1);
    await shop.admin(numberOf(placed), 'processing');
    const balance = await shop.call('GET', '/api/ext/loyalty/balance', undefined, headers);
    expect(balance.result).toMatchObject({ points: 25 });
  });
});

describe('GIFT-07 a part of an order that a gift card pays in part', () => {
  async function withCard(balance: number) {
    const cards = giftCardCalls(shop);
    const code = await cards.make(balance);
    const cartId = await shop.newCart();
    await shop.put(cartId, 'HD', 3);
    await cards.apply(cartId, code);
    const placed = cards.placed(await cards.order(cartId, 'multisafepay_ideal', [{ sku: 'HD', qty: 3 }]), cartId);
    return { placed, balanceOf: () => cards.balance(code) };
  }

  it('GIFT-07 the card keeps paying its part while there is something to pay', async () => {
    const { placed, balanceOf } = await withCard(2000);
    expect(await withdraw(placed, 1)).toMatchObject({ due: 9.95 });
    expect(await balanceOf()).toBe(0);
  });

  it('GIFT-07 what it paid too much goes back to it, and the order goes on', async () => {
    const { placed, balanceOf } = await withCard(3500);
    expect(await withdraw(placed, 1)).toMatchObject({ state: 'canceled', due: 0 });
    expect(await balanceOf()).toBe(505);
    expect(await shop.statusOf(placed)).toMatchObject({ status: 'processing', total: 0 });
    await shop.work.soon();
    const mail = shop.sent.find(({ kind }) => kind === 'withdrawal-receipt');
    expect(mail?.text).toContain('Je hoeft niets meer te betalen en niets terug te sturen.');
  });

  it('PAY-16 who pays that order on an earlier page gets it all back', async () => {
    const { placed } = await withCard(3500);
    await shop.pay(placed);
    await withdraw(placed, 1);
    await paid(numberOf(placed));
    await shop.work.soon();
    expect(refunded(numberOf(placed))).toBe(745);
  });

  it('PAY-16 who got it all back hears nothing more of it when the order is canceled', async () => {
    const { placed } = await withCard(3500);
    await shop.pay(placed);
    await withdraw(placed, 1);
    await paid(numberOf(placed));
    await shop.admin(numberOf(placed), 'canceled');
    await shop.work.soon();
    expect(shop.sent.filter(({ kind }) => kind.startsWith('refund'))).toHaveLength(1);
  });

  it('GIFT-07 a card gets nothing twice when the order is canceled afterwards', async () => {
    const { placed, balanceOf } = await withCard(3500);
    await withdraw(placed, 1);
    await shop.admin(numberOf(placed), 'canceled');
    expect(await balanceOf()).toBe(3500);
  });
});
