import { read, readPlain, silent } from '@etalage/core';
import type { ServerItem } from '@etalage/cart/headless';
import type { KyInstance } from 'ky';
import * as v from 'valibot';
import {
  orderStatus,
  paymentUrl,
  placedOrder,
  providerPaymentMethods,
  restoredLines,
  type OrderReference,
  type OrderRequest,
  type OrderStatus,
  type PlacedOrder,
  type ProviderPaymentMethod,
} from './contract.ts';

/** The checkout's calls. A refusal is thrown as ApiError, no usable answer as UnreachableError. */
export type CheckoutApi = {
  /** The same order_id answers the first order again, however often it is asked. */
  placeOrder(order: OrderRequest): Promise<PlacedOrder>;
  orderStatus(reference: OrderReference): Promise<OrderStatus>;
  providerPaymentMethods(cartId: string): Promise<ProviderPaymentMethod[]>;
  /** Where to navigate to pay. */
  paymentUrl(reference: OrderReference): Promise<string>;
  /** Cancels an order that is not paid, and answers its lines. */
  restore(reference: OrderReference): Promise<ServerItem[]>;
};

/** Where the checkout's services answer. */
export type CheckoutEndpoints = { order: string; checkout: string; payment: string };

const placed = v.object({ result: placedOrder });

const reference: CheckoutEndpoints = {
  order: '/api/order',
  checkout: '/api/ext/checkout',
  payment: '/api/ext/multisafepay',
};

/**
 * The checkout's calls over the shop's HTTP client. They are silent where the page of the checkout, or the one after paying,
 * shows what failed; a failure to list the payment methods it does not show.
 */
export function createCheckoutApi(client: KyInstance, endpoints: CheckoutEndpoints = reference): CheckoutApi {
  const http = client.extend(silent);
  const { order, checkout, payment } = endpoints;
  return {
    // A response without a result code is a success too (ORDER-04).
    placeOrder: async (json) => (await readPlain(http.post(order, { json, timeout: 30_000 }), placed)).result,
    orderStatus: (searchParams) => read(http.get(`${checkout}/order-status`, { searchParams }), orderStatus),
    providerPaymentMethods: (cartId) =>
      read(client.get(`${payment}/payment-methods`, { searchParams: { cartId } }), providerPaymentMethods),
    paymentUrl: (json) => read(http.post(`${payment}/payment-url`, { json, timeout: 30_000 }), paymentUrl),
    restore: (json) => read(http.post(`${checkout}/restore`, { json }), restoredLines),
  };
}

const refuse = (): Promise<never> => Promise.reject(new Error('No checkout API is connected'));

/** Refuses every call: a forgotten connection is loud, and stories need no network. */
export const disconnectedCheckoutApi: CheckoutApi = {
  placeOrder: refuse,
  orderStatus: refuse,
  providerPaymentMethods: refuse,
  paymentUrl: refuse,
  restore: refuse,
};
