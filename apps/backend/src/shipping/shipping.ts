import { shippingRates, type ShippingRate } from '@etalage/cart/rules';
import type { Cents } from '@etalage/core';

/** What a way of delivery is chosen by: where to, and the subtotal after the coupon, in cents. */
export type Delivery = { country: string; judged: Cents; isVirtual: boolean };

/** The ways of delivery of a cart; none for one that needs none (SHIP-06). */
export const deliveryRates = ({ country, judged, isVirtual }: Delivery): ShippingRate[] =>
  isVirtual ? [] : shippingRates(country, judged);

/** The way of delivery that these codes name, where the shop offers it. */
export const chosenRate = (
  delivery: Delivery,
  carrierCode: string | null,
  methodCode: string | null,
): ShippingRate | undefined =>
  deliveryRates(delivery).find((rate) => rate.carrierCode === carrierCode && rate.methodCode === methodCode);
