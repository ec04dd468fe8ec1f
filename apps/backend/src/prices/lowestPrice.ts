import { isWithinSpecialDates, ownPrice, specialEdges, type PricedDocument } from '@etalage/catalog/rules';
import type { Cents, Instant } from '@etalage/core';
import type { PastPrice } from './priceHistory.ts';

/** How long before a reduction its lowest price is looked for: 30 days (LEGAL-02). */
export const lookBack = 30 * 86_400_000;

/** A time in which the fields of a price did not change; `until` is not part of it. */
type Span = { prices: PricedDocument; from: Instant; until: Instant };

/** Everything that a sku cost, as far as it is known. */
export type PriceQuestion = {
  /** The fields of its price as they are now. */
  current: PricedDocument;
  /** What it cost before, the oldest first. */
  past: readonly PastPrice[];
  now: Instant;
  /** When a reduction began that the fields do not tell of, and for which it was never cheaper before. */
  began?: Instant | undefined;
};

/**
 * The lowest price of the 30 days before the current reduction began, in cents; undefined when the price is not reduced.
 * A reduction begins with its dates, or when the price was changed to what it is.
 */
export function lowestBefore({ current, past, now, began }: PriceQuestion): Cents | undefined {
  const spans = spansOf(current, past);
  const price = ownPrice(current, now);
  const start = began ?? (price?.isReduced ? beginOf(current, spans, now) : undefined);
  if (start === undefined) return undefined;
  const window = { from: start - lookBack, until: start };
  const known = spans.flatMap((span) => pricesIn(span, window));
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

/** What it cost within a window: at its start, and wherever a special price began or ended in it. */
function pricesIn({ prices, ...span }: Span, window: Omit<Span, 'prices'>): Cents[] {
  const from = Math.max(span.from, window.from);
  const until = Math.min(span.until, window.until);
  if (!(from < until)) return [];
  const moments = [from, ...specialEdges(prices).filter((edge) => from < edge && edge < until)];
  return moments.flatMap((moment) => ownPrice(prices, moment)?.price ?? []);
}
