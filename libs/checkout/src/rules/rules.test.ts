import { anAddress } from '@etalage/account/testing';
import { toOrderAddress } from '@etalage/account/rules';
import { describe, expect, it } from 'vitest';
import { anOrderRequest } from '../testing.ts';
import { lastDayToPay } from './bankTransfer.ts';
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
const address = toOrderAddress(anAddress(), { email: 'jans@voorbeeld.nl' });
const withInformation = (differences: Partial<typeof order.addressInformation>) =>
  anOrderRequest({ addressInformation: { ...order.addressInformation, ...differences } });

describe('why an order is not placed', () => {
  it.each([
    ['all is right', order, facts],
    [
      'there is more to choose from',
      order,
      { ...facts, paymentMethods: [{ code: 'banktransfer' }, ...facts.paymentMethods] },
    ],
    [
      'the invoice goes to an address without phone and email',
      withInformation({ billingAddress: { ...address, telephone: '', email: '' } }),
      facts,
    ],
  ])('for no reason when %s', (_what, request, known) => expect(orderRefusal(request, known)).toBeUndefined());

  it.each([
    ['empty-cart', order, { ...facts, lines: [] }],
    ['out-of-stock', order, { ...facts, lines: [{ missing: 1, isPriceKnown: true }] }],
    ['price-unknown', order, { ...facts, lines: [{ missing: 0, isPriceKnown: false }] }],
    ['out-of-stock', order, { ...facts, lines: [...facts.lines, { missing: 1, isPriceKnown: true }] }],
    ['price-unknown', order, { ...facts, lines: [...facts.lines, { missing: 0, isPriceKnown: false }] }],
    ['missing-address', withInformation({ shippingAddress: undefined }), facts],
    ['missing-address', withInformation({ billingAddress: undefined }), facts],
    [
      'invalid-address',
      withInformation({ shippingAddress: toOrderAddress(anAddress({ city: '' }), { email: 'a@b.nl' }) }),
      facts,
    ],
    ['invalid-address', withInformation({ shippingAddress: { ...address, telephone: '' } }), facts],
    ['unknown-shipping-method', withInformation({ shipping_method_code: 'drone' }), facts],
    ['unknown-shipping-method', withInformation({ shipping_carrier_code: 'drone' }), facts],
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
    ['unknown-payment-method', order, { ...facts, paymentMethods: [] }],
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
    expect(orderFingerprint(withInformation({ shippingAddress: { ...address, region_id: 7 } }))).not.toBe(
      orderFingerprint(withInformation({ shippingAddress: { ...address, region_id: 8 } })),
    );
  });
  it('does not look at the order of the lines', () => {
    const products = ['HD-50x100-wit', 'BJ-M-wit'].map((sku) => ({ sku, qty: 1 }));
    expect(orderFingerprint(anOrderRequest({ products: products.toReversed() }))).toBe(
      orderFingerprint(anOrderRequest({ products })),
    );
  });
  it.each([
    [
      [
        ['b', 1],
        ['a', null],
        ['c', ['y', 'x']],
      ],
    ],
    [
      [
        ['c', ['y', 'x']],
        ['b', 1],
        ['a', null],
      ],
    ],
    [
      [
        ['a', null],
        ['c', ['y', 'x']],
        ['b', 1],
      ],
    ],
  ])('does not look at the order of keys: %j', (entries) => {
    const paidWith = (additional: object) => withInformation({ payment_method_additional: additional });
    expect(orderFingerprint(paidWith({ more: Object.fromEntries(entries) }))).toBe(
      orderFingerprint(paidWith({ more: { a: null, b: 1, c: ['y', 'x'] } })),
    );
    expect(orderFingerprint(paidWith({ more: Object.fromEntries(entries) }))).not.toBe(
      orderFingerprint(paidWith({ more: { a: null, b: 1, c: ['x', 'y'] } })),
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

it.each([
  // 14 days after 21 November, 11:00 in Amsterdam, the order is canceled: on 5 December at 11:00.
  ['2026-11-21T10:00:00Z', '2026-12-04'],
  ['2026-12-31T22:59:00Z', '2027-01-13'],
  ['2026-12-31T23:01:00Z', '2027-01-14'],
])('PAY-18, PAY-21 an order of %s can be paid until the end of %s', (placedAt, day) =>
  expect(lastDayToPay(Date.parse(placedAt))).toBe(day),
);
