import {
  addToCartAtom,
  cartPortsAtom,
  cartTokenAtom,
  createCartStorage,
  forgetCartAtom,
  confirmCartAtom,
  linesAtom,
  paymentSelectionAtom,
  shippingSelectionAtom,
  type CartApi,
} from '@etalage/cart/headless';
import { aNewLine, aPaymentMethod, aServerItem, aShippingMethod, someTotals } from '@etalage/cart/testing';
import { ApiError, createStorage, UnreachableError } from '@etalage/core';
import { createStore } from 'jotai/vanilla';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { orderRequest } from '../contract.ts';
import { anOrderStatus, aPlacedOrder, someDetails } from '../testing.ts';
import { fromProviderMethod } from '../wire.ts';
import { aCheckout, reloaded } from '../testing/aCheckout.ts';
import {
  changeAddressAtom,
  changeDetailsAtom,
  choosePaymentAtom,
  chooseShippingAtom,
  detailsAtom,
  enterSectionAtom,
  isAddressSavedAtom,
  offeredPaymentsAtom,
  offeredShippingAtom,
  endCheckoutAtom,
  openCheckoutAtom,
  sectionAtom,
} from './checkoutAtoms.ts';
import { checkoutStateAtom } from './checkoutState.ts';
import { fillDetailsAtom, takeAddressAtom } from './customerDetails.ts';
import { emptyDetails } from './details.ts';
import {
  boughtAtom,
  isThankYouPageAtom,
  leaveThankYouAtom,
  orderStatusAtom,
  payAgainAtom,
  restoreCartAtom,
} from './orderAtoms.ts';
import { placeOrderAtom } from './placeOrderAtoms.ts';
import { checkoutPortsAtom } from './ports.ts';
import { returnState } from './returnState.ts';
import { checkoutKeys, createCheckoutStorage } from './storedDetails.ts';

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
  'phoneNumber',
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
    expect.arrayContaining([...address, 'shippingMethod', 'shippingCarrier']),
  );
  expect(Object.keys(paymentDetails)).toEqual(
    expect.arrayContaining([...address, 'company', 'taxId', 'paymentMethod', 'paymentMethodAdditional']),
  );
});

describe('CHK-04 the checkout state', () => {
  it('CHK-04 holds methods, order, isThankYouPage and modifiedAt, which every change sets', async () => {
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

  it.each(['shipping', 'other'] as const)('CHK-04 survives a reload with the invoice to %s', async (billing) => {
    const { store, web, ports } = await aCheckout();
    store.set(changeDetailsAtom, (all) => ({ ...all, billing }));
    const later = createStore();
    later.set(checkoutPortsAtom, { ...ports, storage: createCheckoutStorage(web) });
    expect(later.get(detailsAtom).billing).toBe(billing);
  });

  it('CHK-04 takes the time from the clock', () => {
    vi.useFakeTimers({ now: 5_000 });
    const store = createStore();
    store.set(changeDetailsAtom, () => someDetails());
    vi.useRealTimers();
    expect(store.get(checkoutStateAtom).modifiedAt).toBe(5_000);
  });

  it('CHK-04 survives a reload, every detail of it', async () => {
    const where = { country: 'BE', state: 'Namen', region_id: 7, zipCode: '5000' };
    const { personalDetails, shippingDetails, paymentDetails } = someDetails();
    const filled = someDetails({
      personalDetails: { ...personalDetails, createAccount: true },
      shippingDetails: { ...shippingDetails, ...where },
      paymentDetails: {
        ...{ ...paymentDetails, ...where, company: 'Weefhuis', taxId: 'NL1' },
        paymentMethodAdditional: { issuer: '0021' },
      },
    });
    const { store, web, ports } = await aCheckout();
    store.set(changeDetailsAtom, () => filled);
    const later = createStore();
    later.set(checkoutPortsAtom, { ...ports, storage: createCheckoutStorage(web) });
    expect(later.get(detailsAtom)).toEqual(filled);
  });

  it('CHK-04 survives a reload, without the password', async () => {
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
  const selectPaymentMethod = vi.fn<CartApi['selectPaymentMethod']>(async () => true);
  const { store } = await aCheckout({}, {}, {}, { selectPaymentMethod });
  await store.set(choosePaymentAtom, 'banktransfer');
  await store.set(choosePaymentAtom, 'multisafepay_ideal', { issuer_id: '0031' });
  expect(selectPaymentMethod.mock.calls.slice(-2).map(([, body]) => body)).toStrictEqual([
    { method: { method: 'banktransfer' } },
    { method: { method: 'multisafepay_ideal', additional_data: ['{"issuer_id":"0031"}'] } },
  ]);
  expect(store.get(paymentSelectionAtom)).toBe('multisafepay_ideal');
});

it('PAY-05 a payment method that is still chosen at a later visit is sent with its additional data', async () => {
  const selectPaymentMethod = vi.fn<CartApi['selectPaymentMethod']>(async () => true);
  const chosen = { paymentMethod: 'banktransfer', paymentMethodAdditional: { issuer_id: '0031' } };
  const methods = async () => [aPaymentMethod({ code: 'banktransfer' })];
  const { store } = await aCheckout(
    {},
    { paymentDetails: { ...someDetails().paymentDetails, ...chosen } },
    {},
    {
      selectPaymentMethod,
      paymentMethods: methods,
      shippingInformation: async () => ({ payment_methods: await methods(), totals: someTotals() }),
    },
  );
  expect(selectPaymentMethod.mock.lastCall?.[1]).toStrictEqual({
    method: { method: 'banktransfer', additional_data: ['{"issuer_id":"0031"}'] },
  });
  expect(store.get(detailsAtom).paymentDetails).toMatchObject(chosen);
});

describe('the ways to pay', () => {
  const provided = ['multisafepay_ideal', 'multisafepay_paypal'].map((code) => ({
    code,
    title: code,
    is_preselected: code === 'multisafepay_ideal',
  }));
  const paymentMethods = async () => ['banktransfer', 'multisafepay_ideal'].map((code) => aPaymentMethod({ code }));
  const openedWith = (paymentMethod: string, offered = { provided, paymentMethods }) =>
    aCheckout(
      { providerPaymentMethods: async () => offered.provided },
      { paymentDetails: { ...someDetails().paymentDetails, paymentMethod } },
      {},
      {
        paymentMethods: offered.paymentMethods,
        shippingInformation: async () => ({ payment_methods: await offered.paymentMethods(), totals: someTotals() }),
      },
    );

  it('offers each code once, the provider’s first', async () => {
    const { store } = await openedWith('');
    expect(store.get(offeredPaymentsAtom).map(({ code, title }) => [code, title])).toEqual([
      ['multisafepay_ideal', 'multisafepay_ideal'],
      ['multisafepay_paypal', 'multisafepay_paypal'],
      ['banktransfer', 'iDEAL'],
    ]);
  });

  it.each([
    ['', 'multisafepay_ideal'],
    ['banktransfer', 'banktransfer'],
    ['multisafepay_paypal', 'multisafepay_paypal'],
    ['cashondelivery', 'multisafepay_ideal'],
  ])('PAY-06 after ‘%s’ was chosen at an earlier visit opens with %s', async (before, now) => {
    const { store } = await openedWith(before);
    expect([store.get(detailsAtom).paymentDetails.paymentMethod, store.get(paymentSelectionAtom)]).toEqual([now, now]);
  });

  it('PAY-19 offers and chooses nothing but free where the server does: the provider does not know the total', async () => {
    const free = async () => [aPaymentMethod({ code: 'free' })];
    const { store } = await openedWith('multisafepay_ideal', { provided, paymentMethods: free });
    expect(store.get(offeredPaymentsAtom).map(({ code }) => code)).toEqual(['free']);
    expect(store.get(detailsAtom).paymentDetails.paymentMethod).toBe('free');
  });

  it('PAY-06 chooses nothing when nothing is offered', async () => {
    const { store, cart } = await openedWith('', { provided: [], paymentMethods: async () => [] });
    expect(store.get(detailsAtom).paymentDetails.paymentMethod).toBe('');
    expect(cart.calls).not.toContain('selectPaymentMethod');
  });

  it('PAY-05 asks and tells the server nothing before there is a cart', async () => {
    const { ports, cart } = await aCheckout();
    cart.calls.length = 0;
    const providerPaymentMethods = vi.fn(ports.api.providerPaymentMethods);
    const store = createStore();
    store.set(cartPortsAtom, { api: cart.api, storage: createCartStorage(createStorage()) });
    store.set(checkoutPortsAtom, { ...ports, api: { ...ports.api, providerPaymentMethods } });
    await store.set(openCheckoutAtom);
    await store.set(choosePaymentAtom, 'banktransfer');
    expect(store.get(detailsAtom).paymentDetails.paymentMethod).toBe('banktransfer');
    expect([providerPaymentMethods.mock.calls, cart.calls]).toEqual([[], []]);
  });
});

describe('the ways of delivery', () => {
  const standard = aShippingMethod({ default: true });
  const express = aShippingMethod({ method_code: 'express' });
  const atPoint = aShippingMethod({ carrier_code: 'servicepoint' });
  const pickup = aShippingMethod({ method_code: 'pickup', extension_attributes: { needs_location: true } });
  const openedWith = (
    [shippingMethod, shippingCarrier]: readonly [string, string],
    offered = [pickup, atPoint, express, standard],
  ) =>
    aCheckout(
      {},
      { shippingDetails: { ...someDetails().shippingDetails, shippingMethod, shippingCarrier } },
      {},
      { shippingMethods: async () => offered },
    );
  const chosenIn = ({ store }: Awaited<ReturnType<typeof aCheckout>>) => {
    const { shippingMethod, shippingCarrier } = store.get(detailsAtom).shippingDetails;
    return [shippingMethod, shippingCarrier];
  };

  it('are those without a pickup location', async () => {
    const { store } = await openedWith(['', '']);
    expect(store.get(offeredShippingAtom)).toEqual([atPoint, express, standard]);
  });

  it.each([
    [
      ['', ''],
      ['standard', 'homedelivery'],
    ],
    [
      ['express', 'homedelivery'],
      ['express', 'homedelivery'],
    ],
    [
      ['standard', 'servicepoint'],
      ['standard', 'servicepoint'],
    ],
    [
      ['standard', 'homedelivery'],
      ['standard', 'homedelivery'],
    ],
    [
      ['express', 'servicepoint'],
      ['standard', 'homedelivery'],
    ],
    [
      ['pickup', 'homedelivery'],
      ['standard', 'homedelivery'],
    ],
  ] as const)('SHIP-03 after %j was chosen at an earlier visit opens with %j', async (before, now) =>
    expect(chosenIn(await openedWith(before))).toEqual(now),
  );

  it('TOTAL-03 the chosen one is counted, with the address that it goes to', async () => {
    const shippingInformation = vi.fn<CartApi['shippingInformation']>(async () => ({
      payment_methods: [],
      totals: someTotals(),
    }));
    await aCheckout({}, {}, {}, { shippingInformation });
    const address = {
      firstname: 'Jans',
      lastname: 'de Vries',
      city: 'Amsterdam',
      postcode: '1012 AB',
      street: ['Damrak', '12 A'],
      countryId: 'NL',
    };
    expect(shippingInformation.mock.lastCall?.[1]).toEqual({
      addressInformation: {
        shippingAddress: address,
        billingAddress: address,
        shippingCarrierCode: 'homedelivery',
        shippingMethodCode: 'standard',
      },
    });
  });

  it('SHIP-03 none is chosen or counted when none is offered', async () => {
    const checkout = await openedWith(['standard', 'homedelivery'], []);
    expect(chosenIn(checkout)).toEqual(['', '']);
    expect(checkout.cart.calls).not.toContain('shippingInformation');
    expect(checkout.store.get(shippingSelectionAtom)).toBeUndefined();
  });

  it('SHIP-04 must be chosen anew after the address has changed', async () => {
    const checkout = await openedWith(['express', 'homedelivery']);
    checkout.store.set(changeAddressAtom, 'city', 'Utrecht');
    expect(chosenIn(checkout)).toEqual(['', '']);
    expect(checkout.store.get(shippingSelectionAtom)).toBeUndefined();
    expect(checkout.store.get(isAddressSavedAtom)).toBe(false);
  });

  it('SHIP-04 are asked for again after a reload', async () => {
    const later = await reloaded(await aCheckout());
    expect(later.get(offeredShippingAtom)).toEqual([aShippingMethod()]);
  });
});

describe('CHK-02 a section', () => {
  it('CHK-02 that was asked for too early is not opened by completing those before it', async () => {
    const { store, web } = await aCheckout({}, { personalDetails: emptyDetails.personalDetails });
    store.set(enterSectionAtom, 'OrderReview');
    store.set(changeDetailsAtom, () => someDetails());
    expect(store.get(sectionAtom)).toBe('PersonalDetails');
    expect(createCheckoutStorage(web).readOrderId()).toBeUndefined();
  });

  it('CHK-02 that is complete can be entered again', async () => {
    const { store } = await aCheckout();
    for (const section of ['Payment', 'Shipping', 'OrderReview'] as const) {
      store.set(enterSectionAtom, section);
      expect(store.get(sectionAtom)).toBe(section);
    }
  });
});

describe('ORDER-01 the order', () => {
  it('ORDER-01 is what the contract says, without a password', async () => {
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

  it('ORDER-01 has one key from the review on, kept through retries and reloads, and renewed after success', async () => {
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

  it('ORDER-01 has its key made by the review alone, which keeps it when it is opened again', async () => {
    const { store, web } = await aCheckout();
    const key = () => createCheckoutStorage(web).readOrderId();
    store.set(enterSectionAtom, 'Payment');
    expect(key()).toBeUndefined();
    store.set(enterSectionAtom, 'OrderReview');
    const made = key();
    store.set(enterSectionAtom, 'OrderReview');
    expect([made, key()]).toEqual([expect.any(String), made]);
  });

  it.each([
    ['has a new key after its own was taken', new ApiError(409, 'Deze bestelling is al geplaatst'), 2],
    ['keeps its key after a refusal', new ApiError(400, 'Kies een betaalmethode.'), 1],
    ['keeps its key without an answer', new UnreachableError('late'), 1],
  ])('ORDER-01 %s', async (_what, error, keys) => {
    const asked: string[] = [];
    const { store } = await aCheckout({
      placeOrder: ({ order_id }) => {
        asked.push(order_id);
        return Promise.reject(error);
      },
    });
    await store.set(placeOrderAtom);
    await store.set(placeOrderAtom);
    expect(new Set(asked).size).toBe(keys);
  });

  it('ORDER-01 names no cart when there is none', async () => {
    const { store, orders } = await aCheckout();
    store.set(forgetCartAtom);
    await store.set(placeOrderAtom);
    expect(orders).toMatchObject([{ cart_id: '' }]);
  });

  it('ORDER-01 has a new key after its lines have been put back', async () => {
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
    const options = [
      { label: 'Kleur', value: 'Wit' },
      { label: 'Maat', value: '50 x 100' },
    ];
    const { store } = await aCheckout({}, {}, { name: 'Handdoek Fenne', price: 1295, options });
    await store.set(placeOrderAtom);
    const last = store.set(boughtAtom, aPlacedOrder().backendOrderId);
    expect(last?.bought).toEqual([
      { name: 'Handdoek Fenne', options: 'Wit, 50 x 100', quantity: 2, price: 2590, image: '/h/d/hd-wit.jpg' },
    ]);
    const { streetAddress, apartmentNumber, zipCode, city } = someDetails().shippingDetails;
    expect(last?.deliverTo).toEqual(['Jans de Vries', `${streetAddress} ${apartmentNumber}`, `${zipCode} ${city}`]);
  });

  it('CART-23 is remembered at the tier price that applies', async () => {
    const { store } = await aCheckout({}, {}, { price: 1995, tiers: [{ quantity: 2, price: 1795 }] });
    await store.set(placeOrderAtom);
    expect(store.set(boughtAtom, aPlacedOrder().backendOrderId)?.bought).toMatchObject([{ quantity: 2, price: 3590 }]);
  });

  it('goes nowhere when nothing is sent', async () => {
    const { store } = await aCheckout({}, {}, { type: 'virtual' });
    await store.set(placeOrderAtom);
    expect(store.set(boughtAtom, '102')?.deliverTo).toEqual([]);
  });

  it('is none before any was placed', async () => {
    const { store } = await aCheckout();
    expect(store.set(boughtAtom, '102')).toBeUndefined();
  });

  it.each([
    ['with the cart that it came from', '102', { cartId: aServerItem().quote_id, orderId: '102' }],
    ['without a cart when it is another', '99', { orderId: '99' }],
  ])('PAY-13 is asked for %s', async (_what, orderId, reference) => {
    const orderStatus = vi.fn(async () => anOrderStatus());
    const { store } = await aCheckout({ orderStatus });
    await store.set(placeOrderAtom);
    await store.set(orderStatusAtom, orderId);
    expect(orderStatus).toHaveBeenLastCalledWith(reference);
  });

  it('PAY-13 of a customer’s cart is asked for with its own key, as the session may be over by then', async () => {
    const orderStatus = vi.fn(async () => anOrderStatus());
    const { store, orders } = await aCheckout({ orderStatus });
    store.set(confirmCartAtom, { lines: store.get(linesAtom), cartId: '81' });
    await store.set(placeOrderAtom);
    await store.set(orderStatusAtom, '102');
    expect(orderStatus).toHaveBeenLastCalledWith({ orderId: '102', cartId: orders[0]?.order_id });
  });

  it('PAY-13 is asked for without a cart when it had none', async () => {
    const orderStatus = vi.fn(async () => anOrderStatus());
    const { store } = await aCheckout({ orderStatus });
    store.set(forgetCartAtom);
    await store.set(placeOrderAtom);
    await store.set(orderStatusAtom, '102');
    expect(orderStatus).toHaveBeenLastCalledWith({ orderId: '102' });
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
  ])('ORDER-05 %s, is logged and keeps cart and details', async (_title, error, outcome) => {
    const { store, failures } = await aCheckout({ placeOrder: () => Promise.reject(error) });
    expect(await store.set(placeOrderAtom)).toEqual(outcome);
    expect(failures).toEqual([{ message: error.message, error }]);
    expect(store.get(linesAtom)).toHaveLength(1);
    expect(store.get(detailsAtom)).toEqual(someDetails());
  });

  it('ORDER-05 is thrown when it is a fault of the shop itself', async () => {
    const fault = new TypeError('fault');
    const { store, failures } = await aCheckout({ placeOrder: () => Promise.reject(fault) });
    await expect(store.set(placeOrderAtom)).rejects.toBe(fault);
    expect(failures).toEqual([]);
  });
});

it.each([
  ['PAY-10 banktransfer', 'banktransfer', { kind: 'return', result: 'pending' }, false],
  ['PAY-19 cashondelivery', 'cashondelivery', { kind: 'return', result: 'success' }, false],
  ['PAY-19 free', 'free', { kind: 'return', result: 'success' }, false],
  ['PAY-11 multisafepay_ideal', 'multisafepay_ideal', { kind: 'pay', url: 'https://betalen.test/1' }, true],
])(
  '%s goes on where it is paid, and the shop hears of the order',
  async (_title, paymentMethod, next, needsProvider) => {
    const { store, placements } = await aCheckout();
    await store.set(choosePaymentAtom, paymentMethod);
    expect(await store.set(placeOrderAtom)).toMatchObject({ kind: 'placed', next });
    expect(placements).toEqual([{ orderId: '102', orderNumber: '900000102', paymentMethod, needsProvider }]);
  },
);

describe('PAY-12 an order whose payment cannot be started', () => {
  it.each([new ApiError(500, 'geen antwoord'), new UnreachableError('late')])(
    'PAY-12 is placed all the same, and %s is logged',
    async (error) => {
      const { store, failures } = await aCheckout({ paymentUrl: () => Promise.reject(error) });
      expect(await store.set(placeOrderAtom)).toMatchObject({
        kind: 'payment-not-started',
        order: { backendOrderId: '102' },
      });
      expect(failures).toEqual([{ message: error.message, error }]);
    },
  );

  it('PAY-12 a fault of the shop itself is thrown', async () => {
    const fault = new TypeError('fault');
    const { store } = await aCheckout({ paymentUrl: () => Promise.reject(fault) });
    await expect(store.set(payAgainAtom, '102')).rejects.toBe(fault);
  });
});

it('PAY-14 the thank-you state is off once the lines are back in the cart', async () => {
  const { store } = await aCheckout({ restore: async () => [aServerItem()] });
  await store.set(placeOrderAtom);
  await store.set(restoreCartAtom, '102');
  expect(store.get(isThankYouPageAtom)).toBe(false);
});

it('SYNC-16 who only looks at the checkout is not checking out, though the shop chooses how to deliver and pay', async () => {
  const { store, web } = await aCheckout();
  store.set(endCheckoutAtom);
  await store.set(openCheckoutAtom);
  expect(store.get(checkoutStateAtom).modifiedAt).toBe(1_000);
  expect(web.read(checkoutKeys.modifiedAt)).toBeUndefined();
  await store.set(choosePaymentAtom, 'banktransfer');
  expect(web.read(checkoutKeys.modifiedAt)).toBe(1_000);
});

const elsewhere = { address: { ...someDetails().shippingDetails, city: 'Utrecht' }, company: '', taxId: '' };

it.each<[what: string, act: (store: Awaited<ReturnType<typeof aCheckout>>['store']) => unknown]>([
  ['chooses how it is delivered', (store) => store.set(chooseShippingAtom, aShippingMethod())],
  ['changes the address', (store) => store.set(changeAddressAtom, 'city', 'Utrecht')],
  ['has it sent to an address that is kept', (store) => store.set(takeAddressAtom, 'shipping', elsewhere)],
  ['has it billed to an address that is kept', (store) => store.set(takeAddressAtom, 'billing', elsewhere)],
])('SYNC-16 who %s is checking out, in any tab', async (_what, act) => {
  const { store, web } = await aCheckout();
  store.set(endCheckoutAtom);
  await act(store);
  expect(web.read(checkoutKeys.modifiedAt)).toBe(1_000);
});

it('SYNC-16 who has their details filled in by the shop is not checking out', async () => {
  const { store, web } = await aCheckout({}, emptyDetails);
  store.set(endCheckoutAtom);
  await store.set(fillDetailsAtom, {
    id: 3,
    firstName: 'Jans',
    lastName: 'de Vries',
    emailAddress: 'jans@voorbeeld.nl',
  });
  expect(store.get(detailsAtom).personalDetails.firstName).toBe('Jans');
  expect(web.read(checkoutKeys.modifiedAt)).toBeUndefined();
});

it('SYNC-16 nobody is checking out after an order, in no tab', async () => {
  const { store, web } = await aCheckout();
  expect(web.read(checkoutKeys.modifiedAt)).toBe(1_000);
  await store.set(placeOrderAtom);
  expect(store.get(checkoutStateAtom).modifiedAt).toBeUndefined();
  expect(web.read(checkoutKeys.modifiedAt)).toBeUndefined();
});

it.each([
  ['while it has no answer', new UnreachableError('lost'), true],
  ['while it is to come back later', new ApiError(503, 'Even geduld'), true],
  ['not once it is refused', new ApiError(400, 'Uitverkocht'), undefined],
  ['not once it is placed', undefined, undefined],
])('ORDER-02 the browser knows that an order is sent: %s', async (_when, error, expected) => {
  const { store, web } = await aCheckout(error && { placeOrder: () => Promise.reject(error) });
  await store.set(placeOrderAtom);
  expect(web.read(checkoutKeys.sentOrder)).toBe(expected);
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
  [anOrderStatus({ status: 'closed' }), 'closed'],
  [anOrderStatus({ status: 'pending_payment' }), 'thanks'],
  [anOrderStatus({ status: 'processing', paymentStatus: 'open' }), 'thanks'],
  [undefined, 'unknown'],
])('PAY-13, PAY-14 an order that stands at %j is shown as %s', (status, kind) =>
  expect(returnState(status).kind).toBe(kind),
);
