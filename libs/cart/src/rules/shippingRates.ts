import type { Cents } from '@etalage/core';
import { shipping } from '@etalage/core/constants';

/** A way of delivery of the reference shop, in our words; price in cents. */
export type ShippingRate = {
  carrierCode: string;
  methodCode: string;
  carrierTitle: string;
  methodTitle: string;
  price: Cents;
  /** A pickup location must be chosen with it. */
  needsLocation: boolean;
};

const homeDelivery = {
  carrierCode: 'homedelivery',
  methodCode: 'standard',
  carrierTitle: 'Thuisbezorgd',
  methodTitle: 'Standaardbezorging',
};
const others: readonly ShippingRate[] = [
  {
    carrierCode: 'servicepoint',
    methodCode: 'standard',
    carrierTitle: 'Afhaalpunt',
    methodTitle: 'Ophalen bij een afhaalpunt',
    price: shipping.servicePoint.price,
    needsLocation: true,
  },
  {
    carrierCode: 'storepickup',
    methodCode: 'pickup',
    carrierTitle: 'Winkel',
    methodTitle: 'Ophalen in de winkel',
    price: 0,
    needsLocation: true,
  },
];

/** What home delivery costs; undefined where the shop does not deliver (SHIP-06). `judged` is the subtotal after coupon. */
function homeDeliveryPrice(country: string, judged: Cents): Cents | undefined {
  if (country === 'NL') return judged >= shipping.nl.freeFrom ? 0 : shipping.nl.price;
  return country === 'BE' ? shipping.be.price : undefined;
}

/** The ways of delivery to a country, home delivery first (SHIP-06). `judged`: cents of the subtotal after coupon. */
export function shippingRates(country: string, judged: Cents): ShippingRate[] {
  const price = homeDeliveryPrice(country, judged);
  if (price === undefined) return [];
  return [{ ...homeDelivery, price, needsLocation: false }, ...others];
}

/** What home delivery costs, and what is missing for it to be free: 0 when it is, left out where it never is. */
export type DeliveryCost = { price: Cents; missing?: Cents };

/** The cost of home delivery to a country; undefined where the shop does not deliver (TOTAL-14). */
export function deliveryCost(country: string, judged: Cents): DeliveryCost | undefined {
  const price = homeDeliveryPrice(country, judged);
  if (price === undefined) return undefined;
  return { price, ...(country === 'NL' ? { missing: Math.max(0, shipping.nl.freeFrom - judged) } : {}) };
}
