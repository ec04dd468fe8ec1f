import { formatDay } from '@etalage/core';
import type { DeliveryMessages } from './delivery.ts';

/** What is said of delivery before an order is placed, in English. */
export const deliveryEn: DeliveryMessages = {
  deliveryPromise: ({ day, isOrderedToday, isTomorrow }) =>
    `${isOrderedToday ? 'Ordered before 22:00' : 'Ordered now'}, delivered ${isTomorrow ? 'tomorrow' : `on ${formatDay(day, 'en-GB')}`}`,
  deliveryCountries: { NL: 'the Netherlands', BE: 'Belgium' },
  deliveryCost: (country, price) => `Delivery in ${country} costs ${price}`,
  deliveryMissing: (missing) => `${missing} more and delivery is free`,
  deliveryFree: (country) => `Delivery in ${country} is free`,
};
