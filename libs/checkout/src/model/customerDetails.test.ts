import { anAddress } from '@etalage/account/testing';
import { shippingSelectionAtom } from '@etalage/cart/headless';
import { describe, expect, it } from 'vitest';
import { someDetails } from '../testing.ts';
import { aCheckout, logIn } from '../testing/aCheckout.ts';
import { changeDetailsAtom, detailsAtom, isAddressSavedAtom } from './checkoutAtoms.ts';
import { fillDetails, fillDetailsAtom, takeAddressAtom, type CustomerDetails } from './customerDetails.ts';
import { emptyDetails } from './details.ts';
import { orderRequestAtom } from './placeOrderAtoms.ts';

const home = anAddress({ firstName: 'Johanna', lastName: 'Bos', streetAddress: 'Kade', phoneNumber: '06 1111 1111' });
const office = anAddress({ firstName: 'Piet', lastName: 'Baas', streetAddress: 'Factuurweg', city: 'Utrecht' });
const shipping = { address: home, company: '', taxId: '' };
const billing = { address: office, company: 'Weefhuis', taxId: 'NL1' };
const customer: CustomerDetails = {
  id: 7,
  firstName: 'Johanna',
  lastName: 'Bos',
  emailAddress: 'johanna@voorbeeld.nl',
  shipping,
  billing,
};
const empty = emptyDetails;

describe('what the shop knows of a customer', () => {
  it('fills in who they are', () =>
    expect(fillDetails(empty, customer).personalDetails).toMatchObject({
      firstName: 'Johanna',
      lastName: 'Bos',
      emailAddress: 'johanna@voorbeeld.nl',
    }));

  it.each(['firstName', 'lastName', 'emailAddress'] as const)('leaves a typed %s alone', (field) => {
    const typed = { ...empty, personalDetails: { ...empty.personalDetails, [field]: 'getypt' } };
    const expected = { ...fillDetails(empty, customer).personalDetails, [field]: 'getypt' };
    expect(fillDetails(typed, customer).personalDetails).toEqual(expected);
  });

  it('fills in both addresses, the invoice to another place', () =>
    expect(fillDetails(empty, customer)).toMatchObject({
      shippingDetails: home,
      paymentDetails: { ...office, company: 'Weefhuis', taxId: 'NL1' },
      billing: 'other',
    }));

  it('sends the invoice where the goods go when that is the same place', () =>
    expect(fillDetails(empty, { ...customer, billing: shipping }).billing).toBe('shipping'));

  it.each<[what: string, known: Partial<CustomerDetails>]>([
    ['goods', { shipping: undefined }],
    ['invoice', { billing: undefined }],
  ])('leaves the invoice with the goods where there is no address for the %s', (_what, known) =>
    expect(fillDetails(empty, { ...customer, ...known }).billing).toBe('shipping'),
  );

  it('leaves an empty address as it is where none is kept', () => {
    const filled = fillDetails(empty, { ...customer, shipping: undefined, billing: undefined });
    expect(filled.shippingDetails).toEqual(empty.shippingDetails);
    expect(filled.paymentDetails).toEqual(empty.paymentDetails);
  });

  it.each(['streetAddress', 'apartmentNumber', 'zipCode', 'city'] as const)(
    'mixes no kept address with one whose %s is typed',
    (field) => {
      const shippingDetails = { ...empty.shippingDetails, [field]: 'getypt' };
      const paymentDetails = { ...empty.paymentDetails, [field]: 'getypt' };
      const filled = fillDetails({ ...empty, shippingDetails, paymentDetails }, customer);
      expect([filled.shippingDetails, filled.paymentDetails]).toEqual([shippingDetails, paymentDetails]);
      expect(filled.billing).toBe('shipping');
    },
  );

  it.each(['firstName', 'lastName', 'phoneNumber'] as const)('keeps a typed %s with an address', (field) => {
    const shippingDetails = { ...empty.shippingDetails, [field]: 'getypt' };
    const filled = fillDetails({ ...empty, shippingDetails }, customer);
    expect(filled.shippingDetails).toMatchObject({ ...home, [field]: 'getypt' });
  });

  it.each(['company', 'taxId'] as const)('keeps a typed %s', (field) => {
    const paymentDetails = { ...empty.paymentDetails, [field]: 'getypt' };
    const filled = fillDetails({ ...empty, paymentDetails }, customer);
    const expected = { ...office, company: 'Weefhuis', taxId: 'NL1', [field]: 'getypt' };
    expect(filled.paymentDetails).toMatchObject(expected);
  });
});

describe('SHIP-04 how it can be delivered', () => {
  const untouched = someDetails({ shippingDetails: empty.shippingDetails });

  it('SHIP-04 is asked for an address that is filled in', async () => {
    const { store, cart } = await aCheckout({}, untouched);
    cart.calls.length = 0;
    await store.set(fillDetailsAtom, customer);
    expect(cart.calls).toContain('shippingMethods');
    expect(store.get(isAddressSavedAtom)).toBe(true);
  });

  it.each<[when: string, details: Parameters<typeof aCheckout>[1], known: CustomerDetails, line?: { type: string }]>([
    ['one was typed before', {}, customer],
    ['none is kept', untouched, { ...customer, shipping: undefined }],
    ['nothing is sent', untouched, customer, { type: 'virtual' }],
  ])('SHIP-04 is not asked for when %s', async (_when, details, known, line) => {
    const { store, cart } = await aCheckout({}, details, line);
    cart.calls.length = 0;
    await store.set(fillDetailsAtom, known);
    expect(cart.calls).not.toContain('shippingMethods');
  });

  it('SHIP-04 is asked for an address that the customer takes, and must be chosen anew', async () => {
    const { store, cart } = await aCheckout({}, {}, {}, { shippingMethods: async () => [] });
    cart.calls.length = 0;
    await store.set(takeAddressAtom, 'shipping', shipping);
    expect(cart.calls).toContain('shippingMethods');
    expect(store.get(detailsAtom).shippingDetails).toEqual({ ...home, shippingMethod: '', shippingCarrier: '' });
    expect(store.get(shippingSelectionAtom)).toBeUndefined();
  });

  it('SHIP-04 stays as it was when the customer takes an address for the invoice', async () => {
    const { store, cart } = await aCheckout();
    const before = store.get(detailsAtom);
    cart.calls.length = 0;
    await store.set(takeAddressAtom, 'billing', billing);
    expect(cart.calls).toEqual([]);
    expect(store.get(detailsAtom)).toEqual({
      ...before,
      paymentDetails: { ...before.paymentDetails, ...office, company: 'Weefhuis', taxId: 'NL1' },
    });
  });
});

it('ORDER-01 names the customer whose details were filled in', async () => {
  const { store } = await aCheckout();
  await store.set(fillDetailsAtom, customer);
  expect(store.set(orderRequestAtom).user_id).toBe('');
  logIn(store);
  store.set(changeDetailsAtom, () => someDetails());
  expect(store.set(orderRequestAtom).user_id).toBe('7');
});
