import { describe, expect, it } from 'vitest';
import { aPaymentMethod, aShippingMethod } from '../testing.ts';
import { allowedPaymentMethods, availableShippingMethods, defaultMethod, isVirtualCart } from './methods.ts';
import { shippingChoice } from './shippingChoice.ts';

it('SHIP-02 a shipping method that is not available is filtered out', () => {
  const said = aShippingMethod({ method_code: 'said', available: true });
  const unsaid = aShippingMethod({ method_code: 'unsaid', available: undefined });
  expect(availableShippingMethods([said, aShippingMethod({ available: false }), unsaid])).toEqual([said, unsaid]);
});

describe('SHIP-03 the default shipping method', () => {
  const offline = aShippingMethod({ method_code: 'offline', offline: true, default: true });
  const first = aShippingMethod({ method_code: 'first' });
  const marked = aShippingMethod({ method_code: 'marked', default: true });
  it('SHIP-03 is the first that is not offline', () => {
    const second = aShippingMethod({ method_code: 'second' });
    expect(defaultMethod([offline, first, second])).toBe(first);
  });
  it('SHIP-03 rather is the one marked default', () => expect(defaultMethod([offline, first, marked])).toBe(marked));
  it('SHIP-03 is none when all are offline', () => expect(defaultMethod([offline])).toBeUndefined());
});

it('PAY-06 the default payment method is the first online one, rather the one marked default', () => {
  const offline = aPaymentMethod({ code: 'offline', offline: true });
  const first = aPaymentMethod({ code: 'first' });
  const marked = aPaymentMethod({ code: 'marked', default: true });
  expect(defaultMethod([offline, first])).toBe(first);
  expect(defaultMethod([offline, first, marked])).toBe(marked);
});

describe('PAY-07 which payment methods a cart may use', () => {
  const methods = ['cashondelivery', 'banktransfer', 'multisafepay_ideal'].map((code) => aPaymentMethod({ code }));
  const codes = (filter: Parameters<typeof allowedPaymentMethods>[1]) =>
    allowedPaymentMethods(methods, filter).map(({ code }) => code);
  it('PAY-07 hides cash on delivery for a virtual cart', () =>
    expect(codes({ isVirtual: true, unsupported: [] })).toEqual(['banktransfer', 'multisafepay_ideal']));
  it('PAY-07 leaves out what the configuration does not support', () =>
    expect(codes({ isVirtual: false, unsupported: ['banktransfer'] })).toEqual([
      'cashondelivery',
      'multisafepay_ideal',
    ]));
});

it.each([
  [[], false],
  [[{ type_id: 'virtual' }, { type_id: 'downloadable' }], true],
  [[{ type_id: 'virtual' }], true],
  [[{ type_id: 'downloadable' }], true],
  [[{ type_id: 'virtual' }, { type_id: 'simple' }], false],
])('CART-24 a cart of %j is virtual: %s', (lines, virtual) => expect(isVirtualCart(lines)).toBe(virtual));

it('PRICE-10 the region of shipping information is what names it: its id, code and name', () => {
  const address = { country_id: 'NL', region_id: 12, region_code: 'LI', region: 'Limburg' };
  const addressInformation = { address, carrier_code: 'homedelivery', method_code: 'standard' };
  expect(shippingChoice({ addressInformation }).regions).toEqual(['id=12', 'LI', 'Limburg']);
});

describe('shipping information in either style of keys', () => {
  const choice = { country: 'NL', regions: [], carrierCode: 'homedelivery', methodCode: 'standard' };
  const address = { country_id: 'NL' };
  it.each([
    {
      shippingAddress: { firstname: '', lastname: '', city: '', postcode: '', street: [], countryId: 'NL' },
      shippingCarrierCode: 'homedelivery',
      shippingMethodCode: 'standard',
    },
    { shipping_address: address, shipping_carrier_code: 'homedelivery', shipping_method_code: 'standard' },
    { address, carrier_code: 'homedelivery', method_code: 'standard' },
  ])('%j', (addressInformation) => expect(shippingChoice({ addressInformation })).toEqual(choice));

  it.each([
    { shipping_carrier_code: 'homedelivery', shipping_method_code: 'standard' },
    { carrier_code: 'homedelivery', method_code: 'standard' },
  ])('has no country without an address: %j', (addressInformation) =>
    expect(shippingChoice({ addressInformation })).toEqual({ ...choice, country: undefined }),
  );
});
