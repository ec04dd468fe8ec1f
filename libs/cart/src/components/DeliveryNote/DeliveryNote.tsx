import { formatPrice } from '@etalage/core';
import type { CartMessages } from '../../messages/nl.ts';
import type { DeliveryPromise } from '../../rules/deliveryPromise.ts';
import type { DeliveryCost } from '../../rules/shippingRates.ts';
import { note } from './DeliveryNote.css.ts';

export type DeliveryNoteProps = {
  /** The code of the country whose delivery this is about. */
  country: string;
  cost: DeliveryCost;
  promise?: DeliveryPromise | undefined;
  messages: CartMessages;
};

/** What delivery costs, what is missing for it to be free, and when it comes (TOTAL-14, SHIP-11). */
export function DeliveryNote({ country, cost: { price, missing }, promise, messages }: DeliveryNoteProps) {
  const place = messages.deliveryCountries[country] ?? country;
  return (
    <div className={note}>
      <p>{price === 0 ? messages.deliveryFree(place) : messages.deliveryCost(place, formatPrice(price))}</p>
      {missing !== undefined && missing > 0 && <p>{messages.deliveryMissing(formatPrice(missing))}</p>}
      {promise && <p>{messages.deliveryPromise(promise)}</p>}
    </div>
  );
}
