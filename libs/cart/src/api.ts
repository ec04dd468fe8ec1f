import { read, silent } from '@etalage/core';
import type { KyInstance } from 'ky';
import * as v from 'valibot';
import {
  cartId as cartIdSchema,
  cartTotals,
  done,
  paymentMethods,
  serverItem,
  serverItems,
  shippingInformation,
  shippingMethods,
  taskIdHeader,
  type CartDelete,
  type CartTotals,
  type CartUpdate,
  type CollectTotalsRequest,
  type PaymentMethod,
  type SelectedPaymentMethodRequest,
  type ServerItem,
  type ShippingInformation,
  type ShippingInformationRequest,
  type ShippingMethod,
  type ShippingMethodsRequest,
} from './contract.ts';

/** The cart's calls. A refusal is thrown as ApiError, no usable answer as UnreachableError. */
export type CartApi = {
  create(): Promise<string>;
  pull(cartId: string): Promise<ServerItem[]>;
  /** Without a cart id the server makes the cart. A repeated `taskId` gets the first answer. */
  update(cartId: string | undefined, body: CartUpdate, taskId: string): Promise<ServerItem>;
  remove(cartId: string, body: CartDelete, taskId: string): Promise<true>;
  totals(cartId: string): Promise<CartTotals>;
  collectTotals(cartId: string, body: CollectTotalsRequest): Promise<CartTotals>;
  shippingMethods(cartId: string, body: ShippingMethodsRequest): Promise<ShippingMethod[]>;
  shippingInformation(cartId: string, body: ShippingInformationRequest): Promise<ShippingInformation>;
  paymentMethods(cartId: string): Promise<PaymentMethod[]>;
  selectPaymentMethod(cartId: string, body: SelectedPaymentMethodRequest): Promise<true>;
};

/** Where the cart's services answer. */
export type CartEndpoints = { cart: string; cartExtend: string };

const reference: CartEndpoints = { cart: '/api/cart', cartExtend: '/api/ext/cart-extend' };

/**
 * The cart's calls over the shop's HTTP client. They are silent: the cart words what the server refuses, keeps what failed to
 * be sent again, and leaves totals as they are (TOTAL-05). Only a failure to list the payment methods is handled nowhere.
 */
export function createCartApi(client: KyInstance, { cart, cartExtend }: CartEndpoints = reference): CartApi {
  const http = client.extend(silent);
  const of = (cartId: string | undefined) => ({ searchParams: cartId === undefined ? {} : { cartId } });
  const task = (taskId: string) => ({ headers: { [taskIdHeader]: taskId } });
  const post = (path: string, cartId: string | undefined, json?: unknown) =>
    http.post(`${cart}/${path}`, json === undefined ? of(cartId) : { ...of(cartId), json });
  return {
    create: async () => String(await read(post('create', undefined), cartIdSchema)),
    pull: (cartId) => read(http.get(`${cart}/pull`, of(cartId)), serverItems),
    update: (cartId, json, taskId) =>
      read(http.post(`${cart}/update`, { ...of(cartId), ...task(taskId), json }), serverItem),
    remove: (cartId, json, taskId) => read(http.post(`${cart}/delete`, { ...of(cartId), ...task(taskId), json }), done),
    totals: (cartId) => read(http.get(`${cart}/totals`, of(cartId)), cartTotals),
    collectTotals: (cartId, json) => read(post('collect-totals', cartId, json), cartTotals),
    shippingMethods: (cartId, json) => read(post('shipping-methods', cartId, json), shippingMethods),
    shippingInformation: (cartId, json) => read(post('shipping-information', cartId, json), shippingInformation),
    paymentMethods: (cartId) => read(client.get(`${cart}/payment-methods`, of(cartId)), paymentMethods),
    selectPaymentMethod: (cartId, json) =>
      read(http.post(`${cartExtend}/selected-payment-method`, { ...of(cartId), json }), v.literal(true)),
  };
}

const refuse = (): Promise<never> => Promise.reject(new Error('No cart API is connected'));

/** Refuses every call: a forgotten connection is loud, and stories need no network. */
export const disconnectedCartApi: CartApi = {
  create: refuse,
  pull: refuse,
  update: refuse,
  remove: refuse,
  totals: refuse,
  collectTotals: refuse,
  shippingMethods: refuse,
  shippingInformation: refuse,
  paymentMethods: refuse,
  selectPaymentMethod: refuse,
};
