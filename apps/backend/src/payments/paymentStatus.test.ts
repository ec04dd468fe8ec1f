import { toOrderAddress } from '@etalage/account/rules';
import { anAddress } from '@etalage/account/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { anOrder, aShop } from '../testing/aShop.ts';

let shop: Awaited<ReturnType<typeof aShop>>;
beforeEach(async () => {
  shop = await aShop();
});

const paidBy = (method: string) =>
  shop.placed({ addressInformation: { ...anOrder('').addressInformation, payment_method_code: method } });

describe('ORDER-08 how an order stands for which no payment page was opened', () => {
  it.each([
    ['multisafepay_ideal', 'pending_payment', 'open'],
    ['banktransfer', 'pending_payment', 'pending'],
    ['cashondelivery', 'processing', 'pending'],
  ])('ORDER-08 with %s it is %s and its payment %s', async (method, status, paymentStatus) => {
    expect(await shop.statusOf(await paidBy(method))).toMatchObject({ status, paymentStatus });
  });

  it('ORDER-08 the payment of a canceled order by bank transfer is cancelled', async () => {
    const placed = await paidBy('banktransfer');
    await shop.admin('100000001', 'canceled');
    expect(await shop.statusOf(placed)).toMatchObject({ status: 'canceled', paymentStatus: 'cancelled' });
  });

  it('ORDER-08 is kept by no cache', async () => {
    const { cartId, backendOrderId } = await shop.placed();
    const path = `/api/ext/checkout/order-status?cartId=${cartId}&orderId=${backendOrderId}`;
    expect((await shop.app.request(path)).headers.get('cache-control')).toBe('no-cache, no-store');
  });
});

describe('ORDER-08 while the provider does not answer', () => {
  it('ORDER-08 an order tells what is known of it', async () => {
    const placed = await shop.placed();
    await shop.pay(placed);
    shop.provider.state.isDown = true;
    expect(await shop.statusOf(placed)).toMatchObject({ status: 'pending_payment', paymentStatus: 'open' });
  });

  it('PAY-12 a page that could not be opened fails after a minute, once the provider knows nothing of it', async () => {
    const placed = await shop.placed();
    shop.provider.state.isDown = true;
    await shop.pay(placed);
    shop.provider.state.isDown = false;
    shop.clock.advance(60_000);
    expect(await shop.statusOf(placed)).toMatchObject({ paymentStatus: 'open' });
    shop.clock.advance(1);
    expect(await shop.statusOf(placed)).toMatchObject({ status: 'pending_payment', paymentStatus: 'failed' });
  });

  it('PAY-12 it stays open while the provider cannot tell whether it knows of it', async () => {
    const placed = await shop.placed();
    shop.provider.state.isDown = true;
    await shop.pay(placed);
    shop.clock.advance(3_600_000);
    expect(await shop.statusOf(placed)).toMatchObject({ paymentStatus: 'open' });
  });

  it('PAY-16 a page that was opened stays open though the provider does not find it', async () => {
    const placed = await shop.placed();
    await shop.pay(placed);
    shop.provider.payments.clear();
    shop.clock.advance(3_600_000);
    expect(await shop.statusOf(placed)).toMatchObject({ paymentStatus: 'open' });
  });
});

describe('PAY-09 what the provider is told', () => {
  it('PAY-09 it is told who pays, and where they live', async () => {
    const email = 'jans@voorbeeld.nl';
    const address = anAddress({ streetAddress: 'Spaarne', apartmentNumber: '48', zipCode: '2011 CJ', city: 'Haarlem' });
    const billingAddress = toOrderAddress(address, { email });
    const { addressInformation } = anOrder('');
    await shop.pay(await shop.placed({ addressInformation: { ...addressInformation, billingAddress } }));
    expect(shop.provider.payments.get('100000001')).toHaveProperty('customer', {
      ...{ first_name: 'Jans', last_name: 'de Vries', email, locale: 'nl_NL' },
      ...{ address1: 'Spaarne', house_number: '48', zip_code: '2011 CJ', city: 'Haarlem', country: 'NL' },
    });
  });
});
