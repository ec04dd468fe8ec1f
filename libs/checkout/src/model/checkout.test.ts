import { addToCartAtom, cartTokenAtom, linesAtom } from '@etalage/cart/headless';
import { aServerItem } from '@etalage/cart/testing';
import { ApiError, UnreachableError } from '@etalage/core';
import { aNewLine } from '@etalage/cart/testing';
import { createStore } from 'jotai/vanilla';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { orderRequest } from '../contract.ts';
import { anOrderStatus, aPlacedOrder, someDetails } from '../testing.ts';
import { fromProviderMethod } from '../wire.ts';
import { aCheckout } from '../testing/aCheckout.ts';
import {
  changeDetailsAtom,
  choosePaymentAtom,
  detailsAtom,
  enterSectionAtom,
  offeredPaymentsAtom,
} from './checkoutAtoms.ts';
import { checkoutStateAtom } from './checkoutState.ts';
import { emptyDetails } from './details.ts';
import { boughtAtom, isThankYouPageAtom, leaveThankYouAtom, placeOrderAtom, restoreCartAtom } from './orderAtoms.ts';
import { checkoutPortsAtom } from './ports.ts';
import { returnState } from './returnState.ts';
import { createCheckoutStorage } from './storedDetails.ts';

const address = [
  'firstName',
  'lastName',
  'country',
  'streetAddress',
  'apartmentNumber',
  'city',
  'state',
  'region_id',
  'zipCode',
];

it.each([
  ['as they begin', async () => emptyDetails],
  ['of a shopper', async () => (await aCheckout()).store.get(checkoutStateAtom)],
])('CHK-03 the details %s hold what the contract names', async (_when, detailsOf) => {
  const { personalDetails, shippingDetails, paymentDetails } = await detailsOf();
  expect(Object.keys(personalDetails)).toEqual(
    expect.arrayContaining(['firstName', 'lastName', 'emailAddress', 'password', 'createAccount']),
  );
  expect(Object.keys(shippingDetails)).toEqual(
    expect.arrayContaining([...address, 'phoneNumber', 'shippingMethod', 'shippingCarrier']),
  );
  expect(Object.keys(paymentDetails)).toEqual(
    expect.arrayContaining([...address, 'company', 'taxId', 'paymentMethod', 'paymentMethodAdditional']),
  );
});

describe('CHK-04 the checkout state', () => {
  it('holds methods, order, isThankYouPage and modifiedAt, which every change sets', async () => {
    const { store, ports } = await aCheckout();
    expect(store.get(checkoutStateAtom)).toMatchObject({
      paymentMethods: [{ code: 'multisafepay_ideal' }],
      shippingMethods: [{ method_code: 'standard' }],
      order: undefined,
      isThankYouPage: false,
      modifiedAt: 1_000,
    });
    store.set(checkoutPortsAtom, { ...ports, now: () => 2_000 });
    store.set(changeDetailsAtom, (details) => ({ ...details, billing: 'other' }));
    expect(store.get(checkoutStateAtom).modifiedAt).toBe(2_000);
  });

  it('survives a reload, without the password', async () => {
    const { store, web, ports } = await aCheckout();
    store.set(changeDetailsAtom, (all) => ({
      ...all,
      personalDetails: { ...all.personalDetails, password: 'Geheim12' },
    }));
    const later = createStore();
    later.set(checkoutPortsAtom, { ...ports, storage: createCheckoutStorage(web) });
    expect(later.get(detailsAtom)).toEqual(someDetails());
    expect(JSON.stringify(web.read('shop/checkout/personal-details'))).not.toContain('Geheim12');
  });
});

it('PAY-01 a payment method of the provider is the default when it is preselected', () => {
  const method = { code: 'multisafepay_ideal', title: 'iDEAL', image: 'i.svg', configuration: { type: 'redirect' } };
  expect(fromProviderMethod({ ...method, is_preselected: true })).toEqual({
    ...method,
    default: true,
    is_server_method: true,
  });
});

it('PAY-05 choosing a payment method sends it, with its additional data as JSON texts', async () => {
  const { store, cart } = await aCheckout();
  const sent: unknown[] = [];
  const { cartPortsAtom } = await import('@etalage/cart/headless');
  const api = {
    ...cart.api,
    selectPaymentMethod: async (_id: string, body: unknown) => (sent.push(body), true as const),
  };
  store.set(cartPortsAtom, { ...store.get(cartPortsAtom), api });
  await store.set(choosePaymentAtom, 'multisafepay_ideal', { issuer_id: '0031' });
  expect(sent).toEqual([{ method: { method: 'multisafepay_ideal', additional_data: ['{"issuer_id":"0031"}'] } }]);
});

it('offers each code once, the provider’s first', async () => {
  const { store } = await aCheckout();
  expect(store.get(offeredPaymentsAtom)).toEqual([
    { code: 'multisafepay_ideal', title: 'iDEAL', default: true, is_server_method: true },
  ]);
});

describe('ORDER-01 the order', () => {
  it('is what the contract says, without a password', async () => {
    const { store, orders } = await aCheckout();
    store.set(changeDetailsAtom, (all) => ({
      ...all,
      personalDetails: { ...all.personalDetails, password: 'Geheim12' },
    }));
    await store.set(placeOrderAtom);
    const [order] = orders;
    expect(order).toMatchObject({
      user_id: '',
      cart_id: aServerItem().quote_id,
      store_code: 'sample',
      transmited: true,
      products: [{ sku: 'HD-50x100-wit', parentSku: 'HD-50x100', qty: 2 }],
      addressInformation: {
        shippingAddress: {
          firstname: 'Jans',
          street: ['Damrak', '12 A'],
          country_id: 'NL',
          email: 'jans@voorbeeld.nl',
        },
        billingAddress: { street: ['Damrak', '12 A'] },
        shipping_method_code: 'standard',
        shipping_carrier_code: 'homedelivery',
        payment_method_code: 'multisafepay_ideal',
      },
    });
    expect(v.is(orderRequest, order)).toBe(true);
    expect(JSON.stringify(order)).not.toContain('Geheim12');
    expect(order).not.toHaveProperty('created_at');
  });

  it('has one key from the review on, kept through retries and reloads, and renewed after success', async () => {
    const asked: string[] = [];
    let answers = 0;
    const { store, web } = await aCheckout({
      placeOrder: async ({ order_id }) => {
        asked.push(order_id);
        answers += 1;
        if (answers < 3) throw new UnreachableError('late');
        return aPlacedOrder();
      },
    });
    store.set(enterSectionAtom, 'OrderReview');
    const key = createCheckoutStorage(web).readOrderId();
    await store.set(placeOrderAtom);
    await store.set(placeOrderAtom);
    await store.set(placeOrderAtom);
    expect(asked).toEqual([key, key, key]);
    await store.set(addToCartAtom, aNewLine());
    await store.set(placeOrderAtom);
    expect(asked[3]).not.toBe(key);
  });

  it('has a new key after its lines have been put back', async () => {
    const { store, web } = await aCheckout({ restore: async () => [aServerItem()] });
    store.set(enterSectionAtom, 'OrderReview');
    const before = createCheckoutStorage(web).readOrderId();
    await store.set(restoreCartAtom, '102');
    expect(createCheckoutStorage(web).readOrderId()).not.toBe(before);
  });
});

it('ORDER-04 success stamps the time, clears the cart without telling the server, drops its token and blanks the password', async () => {
  const { store, cart } = await aCheckout();
  store.set(changeDetailsAtom, (all) => ({
    ...all,
    personalDetails: { ...all.personalDetails, password: 'Geheim12', createAccount: true },
  }));
  cart.calls.length = 0;
  const outcome = await store.set(placeOrderAtom);
  expect(outcome).toEqual({
    kind: 'placed',
    order: { ...aPlacedOrder(), placedAt: 1_000 },
    next: { kind: 'pay', url: 'https://betalen.test/1' },
  });
  expect([store.get(linesAtom), store.get(cartTokenAtom), cart.calls]).toEqual([[], undefined, []]);
  expect(store.get(detailsAtom).personalDetails).toMatchObject({ password: '', createAccount: false });
});

describe('the order that was placed last', () => {
  it('is remembered with what was bought and where it goes, after the cart is gone', async () => {
    const { store } = await aCheckout({}, {}, { name: 'Handdoek Fenne', price: 1295 });
    await store.set(placeOrderAtom);
    const last = store.set(boughtAtom, aPlacedOrder().backendOrderId);
    expect(last?.bought).toMatchObject([{ name: 'Handdoek Fenne', quantity: 2, price: 2590 }]);
    const { streetAddress, apartmentNumber, zipCode, city } = someDetails().shippingDetails;
    expect(last?.deliverTo.slice(1)).toEqual([`${streetAddress} ${apartmentNumber}`, `${zipCode} ${city}`]);
  });

  it('is not told of another order', async () => {
    const { store } = await aCheckout();
    await store.set(placeOrderAtom);
    expect(store.set(boughtAtom, 'another')).toBeUndefined();
  });
});

describe('ORDER-05 a failed order', () => {
  it.each([
    [
      'refused',
      new ApiError(400, 'Een product is niet meer op voorraad'),
      { kind: 'refused', message: 'Een product is niet meer op voorraad' },
    ],
    ['unanswered', new UnreachableError('late'), { kind: 'unreachable' }],
  ])('%s, is logged and keeps cart and details', async (_title, error, outcome) => {
    const { store, failures } = await aCheckout({ placeOrder: () => Promise.reject(error) });
    expect(await store.set(placeOrderAtom)).toEqual(outcome);
    expect(failures).toEqual([{ message: error.message, error }]);
    expect(store.get(linesAtom)).toHaveLength(1);
    expect(store.get(detailsAtom)).toEqual(someDetails());
  });
});

it('a bank transfer goes to the return page without the provider', async () => {
  const { store } = await aCheckout();
  await store.set(choosePaymentAtom, 'banktransfer');
  expect(await store.set(placeOrderAtom)).toMatchObject({ next: { kind: 'return', result: 'pending' } });
});

it('an order whose payment cannot be started is placed all the same', async () => {
  const { store } = await aCheckout({ paymentUrl: () => Promise.reject(new ApiError(500, 'geen antwoord')) });
  expect(await store.set(placeOrderAtom)).toMatchObject({
    kind: 'payment-not-started',
    order: { backendOrderId: '102' },
  });
});

it('the thank-you state is on after an order, and off when the shopper leaves', async () => {
  const { store } = await aCheckout();
  await store.set(placeOrderAtom);
  expect(store.get(isThankYouPageAtom)).toBe(true);
  store.set(leaveThankYouAtom);
  expect(store.get(isThankYouPageAtom)).toBe(false);
});

it.each([
  [anOrderStatus(), 'thanks'],
  [anOrderStatus({ status: 'pending_payment', paymentStatus: 'pending' }), 'pending'],
  [anOrderStatus({ status: 'pending_payment', paymentStatus: 'open' }), 'open'],
  [anOrderStatus({ status: 'pending_payment', paymentStatus: 'cancelled' }), 'unpaid'],
  [anOrderStatus({ status: 'pending_payment', paymentStatus: 'failed' }), 'unpaid'],
  [anOrderStatus({ status: 'canceled', paymentStatus: 'failed' }), 'canceled'],
  [undefined, 'unknown'],
])('an order that stands at %j is shown as %s', (status, kind) => expect(returnState(status).kind).toBe(kind));
