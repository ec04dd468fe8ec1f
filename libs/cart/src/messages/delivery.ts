import { formatDay } from '@etalage/core';
import type { DeliveryPromise } from '../rules/deliveryPromise.ts';

const deliveryCountries: Readonly<Record<string, string>> = { NL: 'Nederland', BE: 'België' };

/** What is said of delivery before an order is placed, in Dutch. */
export const deliveryNl = {
  /** The promised day, one sentence everywhere (SHIP-11). */
  deliveryPromise: ({
    day,
    isOrderedToday,
    isTomorrow,
  }: Pick<DeliveryPromise, 'day' | 'isOrderedToday' | 'isTomorrow'>) =>
    `${isOrderedToday ? 'Voor 22.00 uur' : 'Nu'} besteld, ${isTomorrow ? 'morgen' : formatDay(day)} in huis`,
  /** By code. */
  deliveryCountries,
  deliveryCost: (country: string, price: string): string => `Bezorging in ${country} kost ${price}`,
  deliveryMissing: (missing: string): string => `Nog ${missing} en de bezorging is gratis`,
  deliveryFree: (country: string): string => `De bezorging in ${country} is gratis`,
};

/** The type every translation matches. */
export type DeliveryMessages = typeof deliveryNl;
