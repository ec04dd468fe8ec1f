import { toOrderAddress } from '@etalage/account/rules';
import { anAddress } from '@etalage/account/testing';
import type { BankTransfer, OrderRequest, OrderStatus, PlacedOrder } from './contract.ts';
import type { CheckoutDetails } from './model/details.ts';

/** An order of a guest, paid with iDEAL; state only what matters to the test. */
export function anOrderRequest(differences: Partial<OrderRequest> = {}): OrderRequest {
  const address = toOrderAddress(anAddress(), { email: 'jans@voorbeeld.nl' });
  return {
    order_id: '0b9c2f0e-3c2b-4f53-9a57-6f6f2f4c7e11',
    user_id: '',
    cart_id: 'a17b9b5fb9f56652b8280bb94c52cd93',
    store_code: 'sample',
    transmited: true,
    products: [{ sku: 'HD-50x100-wit', qty: 1 }],
    addressInformation: {
      shippingAddress: address,
      billingAddress: address,
      shipping_method_code: 'standard',
      shipping_carrier_code: 'homedelivery',
      payment_method_code: 'multisafepay_ideal',
    },
    ...differences,
  };
}

/** The answer of a placed order. */
export const aPlacedOrder = (differences: Partial<PlacedOrder> = {}): PlacedOrder => ({
  backendOrderId: '102',
  magentoOrderId: '102',
  orderNumber: '900000102',
  transferedAt: '2026-11-21T10:00:00.000Z',
  ...differences,
});

/** What a transfer of € 24,90 needs. */
export const aBankTransfer = (differences: Partial<BankTransfer> = {}): BankTransfer => ({
  accountHolder: 'Weefhuis Textiel B.V.',
  iban: 'NL08TEST0300065264',
  amount: 24.9,
  reference: '900000102',
  payBy: '2026-12-04',
  ...differences,
});

/** How an order stands. */
export const anOrderStatus = (differences: Partial<OrderStatus> = {}): OrderStatus => ({
  orderNumber: '900000102',
  status: 'processing',
  paymentStatus: 'completed',
  total: 24.9,
  currency: 'EUR',
  ...differences,
});

/** Everything filled in rightly by a guest who pays with iDEAL. */
export function someDetails(differences: Partial<CheckoutDetails> = {}): CheckoutDetails {
  return {
    personalDetails: {
      firstName: 'Jans',
      lastName: 'de Vries',
      emailAddress: 'jans@voorbeeld.nl',
      password: '',
      createAccount: false,
    },
    shippingDetails: { ...anAddress(), shippingMethod: 'standard', shippingCarrier: 'homedelivery' },
    paymentDetails: {
      ...anAddress({ streetAddress: 'Factuurweg' }),
      company: '',
      taxId: '',
      paymentMethod: 'multisafepay_ideal',
      paymentMethodAdditional: {},
    },
    billing: 'shipping',
    ...differences,
  };
}
