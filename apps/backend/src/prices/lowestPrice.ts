import { isWithinSpecialDates, ownPrice, specialEdges, type PricedDocument } from '@etalage/catalog/rules';
import { fromEuros, type Cents, type Instant } from '@etalage/core';
import { dayNumber, type OfferDay } from '../offers/dailyOffers.ts';
import type { PastPrice } from './priceHistory.ts';

/** How long before a reduction its lowest price is looked for (LEGAL-02). */
const days = 30;
const lookBack = days * 86_400_000;

/** A time in which the fields of a price did not change; `until` is not part of it. */
type Span = { prices: PricedDocument; from: Instant; until: Instant };

/** Everything that a sku cost, as far as it is known. */
export type PriceQuestion = {
  /** The fields of its price as they are now. */
  current: PricedDocument;
  /** What it cost before, the oldest first. */
  past: readonly PastPrice[];
  /** The days before now on which it was the daily offer. */
  offered?: readonly OfferDay[];
  now: Instant;
  /** When a reduction began that the fields do not tell of, and for which it was never cheaper before. */
  began?: Instant | undefined;
};

/**
 * The lowest price of the 30 days before the current reduction began, in cents; undefined when the price is not reduced.
 * A reduction begins with its dates, when the price was changed to what it is, or when a cheaper daily offer is over.
 */
export function lowestBefore({ current, past, offered = [], now, began }: PriceQuestion): Cents | undefined {
  const spans = spansOf(current, past);
  const price = ownPrice(current, now);
  const start =
    began ?? (price?.isReduced ? Math.max(beginOf(current, spans, now), ...ends(offered, spans)) : undefined);
  if (start === undefined) return undefined;
  const window = { from: start - lookBack, until: start };
  const offers = offered.filter(({ startsAt }) => startsAt < start && dayNumber(startsAt) >= dayNumber(start) - days);
  const known = [...spans.flatMap((span) => pricesIn(span, window)), ...offers.map(offerPrice)];
  return known.length === 0 ? undefined : Math.min(...known);
}

function spansOf(current: PricedDocument, past: readonly PastPrice[]): Span[] {
  let from = -Infinity;
  const before = past.map(({ prices, until }) => {
    const span = { prices, from, until };
    from = until;
    return span;
  });
  return [...before, { prices: current, from, until: Infinity }];
}

/** The last instant at which the price became what it is. */
function beginOf(current: PricedDocument, spans: readonly Span[], now: Instant): Instant {
  const edges = specialEdges(current).filter((edge) => edge <= now && isWithinSpecialDates(current, edge));
  const changes = spans.flatMap(({ prices, until }, at) => {
    const next = spans[at + 1];
    const isChange = next && ownPrice(prices, until - 1)?.price !== ownPrice(next.prices, until)?.price;
    return isChange ? [until] : [];
  });
  return Math.max(-Infinity, ...edges, ...changes);
}

const offerPrice = ({ offer }: OfferDay): Cents => fromEuros(offer.special_price);

/** When the offers were over that had made it cheaper than it was by itself. */
const ends = (offered: readonly OfferDay[], spans: readonly Span[]): Instant[] =>
  offered.flatMap((day) => {
    const own = spans.find(({ until }) => day.endsAt <= until);
    const price = own && ownPrice(own.prices, day.endsAt - 1)?.price;
    return price !== undefined && offerPrice(day) < price ? [day.endsAt] : [];
  });

/** What it cost within a window: at its start, and wherever a special price began or ended in it. */
function pricesIn({ prices, ...span }: Span, window: Omit<Span, 'prices'>): Cents[] {
  const from = Math.max(span.from, window.from);
  const until = Math.min(span.until, window.until);
  if (!(from < until)) return [];
  const moments = [from, ...specialEdges(prices).filter((edge) => from < edge && edge < until)];
  return moments.flatMap((moment) => ownPrice(prices, moment)?.price ?? []);
}
