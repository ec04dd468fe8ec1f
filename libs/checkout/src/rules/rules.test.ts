import { anAddress } from '@etalage/account/testing';
import { toOrderAddress } from '@etalage/account/rules';
import { describe, expect, it } from 'vitest';
import { anOrderRequest } from '../testing.ts';
import { orderFingerprint } from './fingerprint.ts';
import { mayMove } from './orderStates.ts';
import { orderRefusal, type OrderFacts } from './refusals.ts';

const facts: OrderFacts = {
  isVirtual: false,
  lines: [{ missing: 0, isPriceKnown: true }],
  shippingMethods: [{ carrier_code: 'homedelivery', method_code: 'standard' }],
  paymentMethods: [{ code: 'multisafepay_ideal' }],
};
const order = anOrderRequest();
const withInformation = (differences: Partial<typeof order.addressInformation>) =>
  anOrderRequest({ addressInformation: { ...order.addressInformation, ...differences } });

describe('why an order is not placed', () => {
  it('for no reason when all is right', () => expect(orderRefusal(order, facts)).toBeUndefined());

  it.each([
    ['empty-cart', order, { ...facts, lines: [] }],
    ['out-of-stock', order, { ...facts, lines: [{ missing: 1, isPriceKnown: true }] }],
    ['price-unknown', order, { ...facts, lines: [{ missing: 0, isPriceKnown: false }] }],
    ['missing-address', withInformation({ shippingAddress: undefined }), facts],
    ['missing-address', withInformation({ billingAddress: undefined }), facts],
    [
      'invalid-address',
      withInformation({ shippingAddress: toOrderAddress(anAddress({ city: '' }), { email: 'a@b.nl' }) }),
      facts,
    ],
    ['unknown-shipping-method', withInformation({ shipping_method_code: 'drone' }), facts],
    [
      'missing-location',
      order,
      {
        ...facts,
        shippingMethods: facts.shippingMethods.map((method) => ({
          ...method,
          extension_attributes: { needs_location: true },
        })),
      },
    ],
    ['unknown-payment-method', withInformation({ payment_method_code: 'shells' }), facts],
  ])('%s', (refusal, request, known) => expect(orderRefusal(request, known)).toBe(refusal));

  it('a virtual cart needs no shipping', () =>
    expect(
      orderRefusal(withInformation({ shippingAddress: undefined, shipping_method_code: undefined }), {
        ...facts,
        isVirtual: true,
        shippingMethods: [],
      }),
    ).toBeUndefined());
});

describe('whether two requests are the same order', () => {
  it('does not look at the times of the queue, prices and names', () =>
    expect(
      orderFingerprint(
        anOrderRequest({
          created_at: 'now',
          products: order.products.map((line) => ({ ...line, price: 1, name: '?' })),
        }),
      ),
    ).toBe(orderFingerprint(order)));
  it('looks at quantities and addresses', () => {
    const more = anOrderRequest({ products: order.products.map((line) => ({ ...line, qty: 9 })) });
    expect(orderFingerprint(more)).not.toBe(orderFingerprint(order));
    expect(orderFingerprint(withInformation({ payment_method_code: 'banktransfer' }))).not.toBe(
      orderFingerprint(order),
    );
  });
});

it.each([
  ['pending_payment', 'processing', true],
  ['pending_payment', 'canceled', true],
  ['processing', 'complete', true],
  ['complete', 'closed', true],
  ['canceled', 'processing', false],
  ['processing', 'pending_payment', false],
] as const)('an order moves from %s to %s: %s', (from, to, may) => expect(mayMove(from, to)).toBe(may));
