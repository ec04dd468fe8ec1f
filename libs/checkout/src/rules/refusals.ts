import { orderAddressIssues } from '@etalage/account/rules';
import type { ShippingMethod } from '@etalage/cart/contract';
import type { OrderRequest } from '../contract.ts';

/** Why an order is not placed (ORDER-03). */
export type OrderRefusal =
  | 'empty-cart'
  | 'out-of-stock'
  | 'price-unknown'
  | 'missing-address'
  | 'invalid-address'
  | 'unknown-shipping-method'
  | 'missing-location'
  | 'unknown-payment-method';

/** What the shopper reads, by the reason. */
export const orderRefusalTexts = {
  'empty-cart': 'Je winkelwagen is leeg. Voeg eerst producten toe voordat je gaat bestellen.',
  'out-of-stock': 'Een product in je winkelwagen is niet meer op voorraad.',
  'price-unknown': 'De prijs van een product is onbekend, daarom kan het niet worden besteld.',
  'missing-address': 'Vul je adresgegevens in.',
  'invalid-address': 'Je adresgegevens kloppen niet. Controleer ze en probeer het opnieuw.',
  'unknown-shipping-method': 'Kies een verzendmethode.',
  'missing-location': 'Kies eerst een afhaalpunt.',
  'unknown-payment-method': 'Kies een betaalmethode.',
} satisfies Record<OrderRefusal, string>;

/** What the server knows when an order is asked for. `missing` is what is asked for above the stock, per line. */
export type OrderFacts = {
  isVirtual: boolean;
  lines: readonly { missing: number; isPriceKnown: boolean }[];
  shippingMethods: readonly Pick<ShippingMethod, 'carrier_code' | 'method_code' | 'extension_attributes'>[];
  paymentMethods: readonly { code: string }[];
};

/** The first reason not to place an order, or undefined when it can be placed. */
export function orderRefusal(
  { addressInformation }: Pick<OrderRequest, 'addressInformation'>,
  facts: OrderFacts,
): OrderRefusal | undefined {
  return linesRefusal(facts) ?? addressRefusal(addressInformation, facts) ?? methodsRefusal(addressInformation, facts);
}

type Information = OrderRequest['addressInformation'];

function linesRefusal({ lines }: OrderFacts): OrderRefusal | undefined {
  if (lines.length === 0) return 'empty-cart';
  if (lines.some(({ missing }) => missing > 0)) return 'out-of-stock';
  return lines.every(({ isPriceKnown }) => isPriceKnown) ? undefined : 'price-unknown';
}

function addressRefusal(
  { shippingAddress, billingAddress }: Information,
  { isVirtual }: OrderFacts,
): OrderRefusal | undefined {
  if (billingAddress === undefined || (shippingAddress === undefined && !isVirtual)) return 'missing-address';
  const issues = [
    ...(shippingAddress === undefined ? [] : orderAddressIssues(shippingAddress, 'shipping')),
    ...orderAddressIssues(billingAddress, 'billing'),
  ];
  return issues.length === 0 ? undefined : 'invalid-address';
}

function methodsRefusal(information: Information, facts: OrderFacts): OrderRefusal | undefined {
  const chosen = facts.shippingMethods.find(
    ({ carrier_code, method_code }) =>
      carrier_code === information.shipping_carrier_code && method_code === information.shipping_method_code,
  );
  if (chosen === undefined && !facts.isVirtual) return 'unknown-shipping-method';
  const isLocated = Boolean(information.shippingExtraFields?.pickup_location_code);
  if (chosen?.extension_attributes?.needs_location && !isLocated) return 'missing-location';
  const isPayable = facts.paymentMethods.some(({ code }) => code === information.payment_method_code);
  return isPayable ? undefined : 'unknown-payment-method';
}
