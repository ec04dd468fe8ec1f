import { toOrderAddress } from '@etalage/account/headless';
import { toStored, type CartLine, type PaymentMethod } from '@etalage/cart/headless';
import type { OrderRequest, ProviderPaymentMethod } from './contract.ts';
import { billingAddress, type CheckoutDetails } from './model/details.ts';

/** The provider's payment method as the checkout knows it: its default is what the provider preselects (PAY-01). */
export const fromProviderMethod = ({ is_preselected, ...method }: ProviderPaymentMethod): PaymentMethod => ({
  ...method,
  default: is_preselected,
  is_server_method: true,
});

/** What is known when an order is asked for. */
export type OrderFacts = {
  orderId: string;
  cartId: string;
  storeCode: string;
  /** Undefined for a guest. */
  customerId?: number | undefined;
  lines: readonly CartLine[];
  details: CheckoutDetails;
  isVirtual: boolean;
};

/** The order as it travels (ORDER-01). It holds no password. */
export function toOrderRequest({
  orderId,
  cartId,
  storeCode,
  customerId,
  lines,
  details,
  isVirtual,
}: OrderFacts): OrderRequest {
  const { personalDetails, shippingDetails, paymentDetails } = details;
  const { company, taxId } = paymentDetails;
  const email = personalDetails.emailAddress.trim();
  const billing = toOrderAddress(billingAddress(details), { email, company, ...(taxId === '' ? {} : { taxId }) });
  return {
    order_id: orderId,
    user_id: customerId === undefined ? '' : String(customerId),
    cart_id: cartId,
    store_code: storeCode,
    products: lines.map(toStored),
    addressInformation: {
      ...(isVirtual ? {} : { shippingAddress: toOrderAddress(shippingDetails, { email }) }),
      billingAddress: billing,
      shipping_method_code: shippingDetails.shippingMethod,
      shipping_carrier_code: shippingDetails.shippingCarrier,
      payment_method_code: paymentDetails.paymentMethod,
      payment_method_additional: paymentDetails.paymentMethodAdditional,
      shippingExtraFields: {},
    },
    transmited: true,
  };
}
