import type { PaymentMethod, ShippingMethod } from './contract.ts';

/** Home delivery for € 4.95; state only what matters to the test. */
export const aShippingMethod = (differences: Partial<ShippingMethod> = {}): ShippingMethod => ({
  carrier_code: 'homedelivery',
  carrier_title: 'Thuisbezorgd',
  method_code: 'standard',
  method_title: 'Morgen in huis',
  price_incl_tax: 4.95,
  available: true,
  ...differences,
});

/** iDEAL. */
export const aPaymentMethod = (differences: Partial<PaymentMethod> = {}): PaymentMethod => ({
  code: 'multisafepay_ideal',
  title: 'iDEAL',
  ...differences,
});
