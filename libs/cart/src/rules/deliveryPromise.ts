import { stockStatus, type StockRecord, type StockStatus } from '@etalage/catalog/rules';
import { shopDay, shopInstant, type Instant } from '@etalage/core';
import { addDays, isHoliday, isWorkingDay, nextDay, weekdayOf, type Day } from './calendar.ts';
import { isVirtualCart } from './methods.ts';

/** What is ordered before this hour of a working day leaves the same day. */
const cutOff = '22:00';

/** What the day of delivery depends on. */
export type DeliveryQuestion = {
  now: Instant;
  /** Where to, as a code of two letters. */
  country: string;
  /** Of all that is to be sent. */
  stock: StockStatus;
  /** Home delivery unless it says another carrier. */
  carrierCode?: string | undefined;
  /** A method that pays at once unless it says another. */
  paymentMethod?: string | undefined;
};

/** A promised day of delivery. */
export type DeliveryPromise = {
  day: Day;
  /** Whoever orders before this instant gets it on that day. */
  orderBefore: Instant;
  /** Whether `orderBefore` is later on the same day, and whether `day` is the next one. */
  isOrderedToday: boolean;
  isTomorrow: boolean;
  /** When the promise, or how it is worded, changes: pages that show it are kept no longer. */
  until: Instant;
};

const deliveringCarriers = ['homedelivery', 'servicepoint'];
/** The order is sent when the money has arrived, and nobody knows when that is. */
const slowPayments = ['banktransfer'];

/**
 * The day on which an order arrives (SHIP-11): what is ordered before 22.00 on a working day leaves that day. In the
 * Netherlands it arrives on the next day that is no Sunday or holiday, in Belgium on the second working day. Undefined
 * where no day can be promised: elsewhere, picked up in a store, not in stock, paid by bank transfer.
 */
export function deliveryPromise(question: DeliveryQuestion): DeliveryPromise | undefined {
  const { now, country, stock, carrierCode = 'homedelivery', paymentMethod = '' } = question;
  const isPossible = deliveringCarriers.includes(carrierCode) && !slowPayments.includes(paymentMethod);
  if (stock !== 'ok' || !isPossible) return undefined;
  const today = shopDay(now);
  const sentOn = now < instantOf(today, cutOff) && isSendingDay(today) ? today : nextDay(today, isSendingDay);
  const day = arrivalOf(sentOn, country);
  if (day === undefined) return undefined;
  const orderBefore = instantOf(sentOn, cutOff);
  return {
    day,
    orderBefore,
    isOrderedToday: sentOn === today,
    isTomorrow: day === addDays(today, 1),
    until: Math.min(orderBefore, instantOf(addDays(today, 1), '00:00')),
  };
}

const isSendingDay = (day: Day): boolean => isWorkingDay(day, 'NL');

function arrivalOf(sentOn: Day, country: string): Day | undefined {
  if (country === 'NL') return nextDay(sentOn, (day) => weekdayOf(day) !== 0 && !isHoliday(day, 'NL'));
  const isBelgianWorkingDay = (day: Day) => isWorkingDay(day, 'BE');
  return country === 'BE' ? nextDay(nextDay(sentOn, isBelgianWorkingDay), isBelgianWorkingDay) : undefined;
}

const instantOf = (day: Day, time: string): Instant => shopInstant(`${day} ${time}`) ?? Number.NaN;

type DeliveredLine = { type: string; quantity: number; stock?: StockRecord | undefined };

/** The stock status of all lines that are sent: the least sure of theirs. Undefined when nothing is sent. */
export function stockOfDelivery(lines: readonly DeliveredLine[]): StockStatus | undefined {
  const sent = lines.filter(({ type }) => !isVirtualCart([{ type_id: type }]));
  const statuses = sent.map(({ stock, quantity }) => stockStatus(stock, quantity));
  if (statuses.length === 0) return undefined;
  return statuses.find((status) => status === 'out_of_stock') ?? statuses.find((status) => status !== 'ok') ?? 'ok';
}
