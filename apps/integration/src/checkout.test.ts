import { linesAtom } from '@etalage/cart/headless';
import {
  changeDetailsAtom,
  checkoutStateAtom,
  choosePaymentAtom,
  detailsAtom,
  enterSectionAtom,
  isThankYouPageAtom,
  loadPaymentsAtom,
  offeredShippingAtom,
  orderAtom,
  orderStatusAtom,
  payAgainAtom,
  placeOrderAtom,
  restoreCartAtom,
  returnState,
  saveAddressAtom,
  sectionAtom,
  toOrderRequest,
  type OrderOutcome,
} from '@etalage/checkout/headless';
import { someDetails } from '@etalage/checkout/testing';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orders } from '../../backend/src/orders/tables.ts';
import { aWork } from '../../backend/src/testing/aShop.ts';
import type { Mail } from '../../backend/src/mail/tables.ts';
import { textile } from '../../textile/src/store.ts';
import { aBrowser } from './testing/aBrowser.ts';
import { aShopWithPayments, type ShopWithPayments } from './testing/aShopWithPayments.ts';
import { putInStock, stockOf } from './testing/stockOf.ts';

// Handdoek Fenne in terra costs € 12,95; home delivery in the Netherlands € 4,95.
const variant = 'WH-HD-01-TERRA-50-X-100-CM';

let shop: ShopWithPayments;
beforeAll(async () => {
  shop = await aShopWithPayments();
});
beforeEach(async () => {
  shop.network.become('arrives');
  shop.network.exchanges.length = 0;
  await putInStock(shop.ports.database, 3, variant, 10);
});

type Tab = ReturnType<ReturnType<typeof aBrowser>['openTab']>;

/** A guest with towels in the cart. */
async function aGuest(quantity = 1): Promise<Tab & { browser: ReturnType<typeof aBrowser> }> {
  const browser = aBrowser(textile.view, { fetch: shop.network.fetch, clock: shop.clock });
  const tab = browser.openTab();
  await tab.add(await tab.catalog.product('WH-HD-01', variant), quantity);
  return { ...tab, browser };
}

/** Fills in the checkout section by section, as a shopper does. */
async function fillIn({ store }: Tab, payment = 'multisafepay_ideal'): Promise<void> {
  const { personalDetails, shippingDetails } = someDetails();
  store.set(changeDetailsAtom, (details) => ({ ...details, personalDetails }));
  store.set(enterSectionAtom, 'Shipping');
  store.set(changeDetailsAtom, (details) => ({
    ...details,
    shippingDetails: { ...shippingDetails, shippingMethod: '', shippingCarrier: '' },
  }));
  await store.set(saveAddressAtom);
  store.set(enterSectionAtom, 'Payment');
  await store.set(loadPaymentsAtom);
  await store.set(choosePaymentAtom, payment);
  store.set(enterSectionAtom, 'OrderReview');
}

function placedIn(outcome: OrderOutcome | undefined) {
  if (outcome?.kind !== 'placed' || outcome.next.kind !== 'pay')
    throw new Error(`Not placed: ${JSON.stringify(outcome)}`);
  return { ...outcome.order, url: outcome.next.url };
}

const allOrders = () => shop.ports.database.select().from(orders);

describe('an order of a guest through all its sections', () => {
  it('CHK-02 goes from section to section, with what the server offers', async () => {
    const guest = await aGuest(2);
    const { store } = guest;
    store.set(enterSectionAtom, 'Payment');
    expect(store.get(sectionAtom)).toBe('PersonalDetails');
    await fillIn(guest);
    expect(store.get(sectionAtom)).toBe('OrderReview');
    expect(
      store.get(offeredShippingAtom).map(({ carrier_code, price_incl_tax }) => [carrier_code, price_incl_tax]),
    ).toEqual([['homedelivery', 4.95]]);
    const { shippingDetails, paymentDetails } = store.get(detailsAtom);
    expect([shippingDetails.shippingCarrier, paymentDetails.paymentMethod]).toEqual([
      'homedelivery',
      'multisafepay_ideal',
    ]);
    expect(
      store
        .get(checkoutStateAtom)
        .paymentMethods.map(({ code }) => code)
        .sort(),
    ).toEqual([
      'banktransfer',
      'cashondelivery',
      'multisafepay_bancontact',
      'multisafepay_creditcard',
      'multisafepay_ideal',
      'multisafepay_paypal',
    ]);
    // 2 × 12,95 and 4,95.
    expect(await guest.total()).toBe(3085);
  });

  it('is paid at the sandbox provider, processing after its notification, and mailed once', async () => {
    const guest = await aGuest(2);
    await fillIn(guest);
    const order = placedIn(await guest.store.set(placeOrderAtom));
    expect(order.orderNumber).toMatch(/^3\d{8}$/);
    expect([guest.store.get(linesAtom), guest.store.get(isThankYouPageAtom)]).toEqual([[], true]);
    expect(await stockOf(shop.ports.database, 3, variant)).toBe(8);
    const status = () => guest.store.set(orderStatusAtom, order.backendOrderId);
    expect(await status()).toMatchObject({ status: 'pending_payment', total: 30.85, currency: 'EUR' });
    const back = await shop.pay(order.url, 'completed', 'double');
    expect([back.pathname, back.searchParams.get('orderId')]).toEqual(['/checkout-return', order.backendOrderId]);
    expect(await status()).toMatchObject({ status: 'processing', paymentStatus: 'completed' });
    expect(returnState(await status())).toEqual({ kind: 'thanks', orderNumber: order.orderNumber });
    const sent: Mail[] = [];
    const work = aWork(shop.ports, { send: async (mail) => void sent.push(mail) });
    await work.soon();
    await work.soon();
    expect(sent.filter(({ text }) => text.includes(order.orderNumber ?? ''))).toHaveLength(1);
  });

  it.each([
    ['completed', 'success'],
    ['cancelled', 'cancel'],
    ['declined', 'cancel'],
  ] as const)('PAY-13 a %s payment leads back to the page after paying with result %s', async (outcome, result) => {
    const guest = await aGuest();
    await fillIn(guest);
    const { backendOrderId: orderId, orderNumber, url } = placedIn(await guest.store.set(placeOrderAtom));
    const back = await shop.pay(url, outcome);
    expect(back.pathname).toBe('/checkout-return');
    expect(Object.fromEntries(back.searchParams)).toMatchObject({ result, transactionId: orderNumber, orderId });
  });

  it('PAY-14 can be paid again at a new page after it was cancelled at the provider', async () => {
    const guest = await aGuest();
    await fillIn(guest);
    const { backendOrderId, url } = placedIn(await guest.store.set(placeOrderAtom));
    await shop.pay(url, 'cancelled');
    const status = () => guest.store.set(orderStatusAtom, backendOrderId);
    expect(returnState(await status())).toMatchObject({ kind: 'unpaid' });
    const again = await guest.store.set(payAgainAtom, backendOrderId);
    expect(again).not.toBe(url);
    await shop.pay(again ?? '', 'completed');
    expect(await status()).toMatchObject({ status: 'processing' });
  });

  it('PAY-14 gives its lines back instead, and the stock', async () => {
    const guest = await aGuest(3);
    await fillIn(guest);
    const { backendOrderId, url } = placedIn(await guest.store.set(placeOrderAtom));
    await shop.pay(url, 'declined');
    await guest.store.set(restoreCartAtom, backendOrderId);
    expect(guest.shown()).toEqual([[variant, 3]]);
    expect(await stockOf(shop.ports.database, 3, variant)).toBe(10);
    await fillIn(guest);
    const second = placedIn(await guest.store.set(placeOrderAtom));
    expect(second.backendOrderId).not.toBe(backendOrderId);
  });

  it('goes straight to the thanks with a bank transfer', async () => {
    const guest = await aGuest();
    await fillIn(guest, 'banktransfer');
    expect(await guest.store.set(placeOrderAtom)).toMatchObject({
      kind: 'placed',
      next: { kind: 'return', result: 'pending' },
    });
  });
});

describe('what an order is', () => {
  it('ORDER-01 holds no shipping address for a virtual cart, and one for any other', () => {
    const facts = { orderId: '1', cartId: '2', storeCode: 'textile', lines: [], details: someDetails() };
    const informationOf = (isVirtual: boolean) => toOrderRequest({ ...facts, isVirtual }).addressInformation;
    expect(informationOf(true)).not.toHaveProperty('shippingAddress');
    expect(informationOf(true)).toHaveProperty('billingAddress.postcode');
    expect(informationOf(false)).toHaveProperty('shippingAddress.postcode');
  });

  it('ORDER-06 has a number that begins with its store view and rises', async () => {
    const numbers: number[] = [];
    for (const _time of [1, 2]) {
      const guest = await aGuest();
      await fillIn(guest);
      const { orderNumber } = placedIn(await guest.store.set(placeOrderAtom));
      expect(orderNumber).toMatch(/^3\d{8}$/);
      numbers.push(Number(orderNumber));
    }
    expect(numbers[1]).toBeGreaterThan(numbers[0] ?? Infinity);
  });
});

describe('ORDER-02 an order whose answer is lost', () => {
  it('ORDER-02 is answered with the same number when it is asked again, and sold once', async () => {
    const guest = await aGuest(2);
    await fillIn(guest);
    const before = (await allOrders()).length;
    shop.network.become('loses its answer', '/api/order');
    expect(await guest.store.set(placeOrderAtom)).toEqual({ kind: 'unreachable' });
    expect(guest.shown()).toEqual([[variant, 2]]);
    const [made] = (await allOrders()).slice(before);
    shop.network.become('arrives');
    const order = placedIn(await guest.store.set(placeOrderAtom));
    expect(order.orderNumber).toBe(made?.number);
    expect((await allOrders()).length).toBe(before + 1);
    expect(await stockOf(shop.ports.database, 3, variant)).toBe(8);
  });

  it('ORDER-02 is the same order after a reload too', async () => {
    const guest = await aGuest();
    await fillIn(guest);
    const before = (await allOrders()).length;
    shop.network.become('loses its answer', '/api/order');
    await guest.store.set(placeOrderAtom);
    guest.leave();
    shop.network.become('arrives');
    const next = guest.browser.openTab();
    expect((await next.store.set(placeOrderAtom)).kind).toBe('placed');
    expect((await allOrders()).length).toBe(before + 1);
  });

  it('ORDER-02 is placed once by two clicks and by two tabs', async () => {
    const guest = await aGuest();
    await fillIn(guest);
    const second = guest.browser.openTab();
    const before = (await allOrders()).length;
    const outcomes = await Promise.all([
      guest.store.set(placeOrderAtom),
      guest.store.set(placeOrderAtom),
      second.store.set(placeOrderAtom),
    ]);
    expect(new Set(outcomes.map((outcome) => placedIn(outcome).orderNumber)).size).toBe(1);
    expect((await allOrders()).length).toBe(before + 1);
    const { backendOrderId, url } = placedIn(outcomes[1]);
    await shop.pay(url, 'completed');
    expect(await second.store.set(orderStatusAtom, backendOrderId)).toMatchObject({ status: 'processing' });
  });

  it('PAY-16 is paid once: what is paid on a second payment page goes back', async () => {
    const guest = await aGuest();
    await fillIn(guest);
    const outcomes = await Promise.all([guest.store.set(placeOrderAtom), guest.store.set(placeOrderAtom)]);
    const urls = new Set(outcomes.map((outcome) => placedIn(outcome).url));
    for (const url of urls) await shop.pay(url, 'completed');
    await aWork(shop.ports, { send: async () => undefined }).soon();
    const { backendOrderId, orderNumber } = placedIn(outcomes[0]);
    expect(await guest.store.set(orderStatusAtom, backendOrderId)).toMatchObject({ status: 'processing' });
    const states = shop.transactionsOf(orderNumber ?? '');
    expect(states.filter((state) => state === 'completed')).toHaveLength(1);
    expect(states.filter((state) => state === 'refunded')).toHaveLength(urls.size - 1);
  });

  it('ORDER-02 lets the shopper order again after the details were changed meanwhile', async () => {
    const guest = await aGuest();
    await fillIn(guest);
    shop.network.become('loses its answer', '/api/order');
    await guest.store.set(placeOrderAtom);
    shop.network.become('arrives');
    guest.store.set(changeDetailsAtom, (details) => ({
      ...details,
      shippingDetails: { ...details.shippingDetails, apartmentNumber: '99' },
    }));
    const told = { kind: 'refused', message: 'Deze bestelling is al geplaatst met een andere inhoud.' };
    expect(await guest.store.set(placeOrderAtom)).toEqual(told);
    const before = (await allOrders()).length;
    expect((await guest.store.set(placeOrderAtom)).kind).toBe('placed');
    expect((await allOrders()).length).toBe(before);
  });
});

describe('ORDER-03 an order that cannot be', () => {
  it('ORDER-03 sells the last piece to one of two shoppers, and tells the other', async () => {
    await putInStock(shop.ports.database, 3, variant, 1);
    const [one, other] = [await aGuest(), await aGuest()];
    await fillIn(one);
    await fillIn(other);
    const outcomes = await Promise.all([one, other].map(({ store }) => store.set(placeOrderAtom)));
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['placed', 'refused']);
    expect(await stockOf(shop.ports.database, 3, variant)).toBe(0);
    const loser = outcomes[0]?.kind === 'refused' ? one : other;
    expect(loser.shown()).toEqual([[variant, 1]]);
    expect(loser.store.get(orderAtom)).toBeUndefined();
    expect(outcomes.find(({ kind }) => kind === 'refused')).toMatchObject({
      message: expect.stringMatching(/voorraad/),
    });
  });

  it('ORDER-05 keeps cart and details while the backend is down, and places the order after', async () => {
    const guest = await aGuest();
    await fillIn(guest);
    const details = guest.store.get(detailsAtom);
    shop.network.become('never leaves');
    expect(await guest.store.set(placeOrderAtom)).toEqual({ kind: 'unreachable' });
    expect([guest.shown(), guest.store.get(detailsAtom)]).toEqual([[[variant, 1]], details]);
    shop.network.become('arrives');
    expect((await guest.store.set(placeOrderAtom)).kind).toBe('placed');
  });

  it('PAY-12 stays open for payment when the provider gives no address', async () => {
    const guest = await aGuest();
    await fillIn(guest);
    shop.network.become('never leaves', '/payment-url');
    const outcome = await guest.store.set(placeOrderAtom);
    expect(outcome.kind).toBe('payment-not-started');
    shop.network.become('arrives');
    const id = outcome.kind === 'payment-not-started' ? outcome.order.backendOrderId : '';
    await shop.pay((await guest.store.set(payAgainAtom, id)) ?? '', 'completed');
    expect(await guest.store.set(orderStatusAtom, id)).toMatchObject({ status: 'processing' });
  });

  it('TOTAL-13 costs what the server says, whatever price the browser sends', async () => {
    const guest = await aGuest();
    await fillIn(guest);
    for (const [key, text] of guest.browser.kept) guest.browser.kept.set(key, text.replaceAll('12.95', '0.01'));
    const cheat = guest.browser.openTab();
    const { backendOrderId } = placedIn(await cheat.store.set(placeOrderAtom));
    expect(JSON.stringify(shop.network.callsTo('/api/order').map(({ body }) => body))).toContain('0.01');
    expect(await cheat.store.set(orderStatusAtom, backendOrderId)).toMatchObject({ total: 17.9 });
  });
});
