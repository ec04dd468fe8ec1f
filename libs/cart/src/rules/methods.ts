import type { PaymentMethod, ShippingMethod } from '../contract.ts';

/** The ways of delivery that can be offered: not those marked as not available (SHIP-02). */
export const availableShippingMethods = (methods: readonly ShippingMethod[]): ShippingMethod[] =>
  methods.filter(({ available }) => available !== false);

type Choosable = { offline?: boolean | undefined; default?: boolean | undefined };

/** The first that is not offline, preferring the one marked default (SHIP-03, PAY-06). */
export function defaultMethod<Method extends Choosable>(methods: readonly Method[]): Method | undefined {
  const online = methods.filter(({ offline }) => offline !== true);
  return online.find((method) => method.default === true) ?? online[0];
}

export type PaymentFilter = { isVirtual: boolean; unsupported: readonly string[] };

/** The ways to pay that this cart and this shop allow (PAY-07). */
export const allowedPaymentMethods = (
  methods: readonly PaymentMethod[],
  { isVirtual, unsupported }: PaymentFilter,
): PaymentMethod[] =>
  methods.filter(({ code }) => !(isVirtual && code === 'cashondelivery') && !unsupported.includes(code));

/** A cart is virtual when it has lines and nothing in it is sent (CART-24). */
export const isVirtualCart = (lines: readonly { type_id?: string | undefined }[]): boolean =>
  lines.length > 0 && lines.every(({ type_id }) => type_id === 'virtual' || type_id === 'downloadable');
