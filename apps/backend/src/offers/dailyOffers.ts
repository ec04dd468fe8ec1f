import { shopClock, shopInstant, type Instant } from '@etalage/core';
import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';

const offerSchema = v.strictObject({
  /** Its place in the round, from 0. */
  day: v.number(),
  sku: v.string(),
  /** In euros. */
  special_price: v.number(),
  daily_deal_image: v.string(),
  /** What is shown beside it. */
  associated: v.array(v.string()),
});

/** What one product costs for one day of a round. */
export type DailyOffer = v.InferOutput<typeof offerSchema>;

/** A day of an offer: from midnight to midnight in Amsterdam (DAILY-04). */
export type OfferDay = { offer: DailyOffer; date: string; startsAt: Instant; endsAt: Instant };

/** The round of offers of a store view in the order of their days; none for one without. */
export function readDailyOffers(storeCode: string): readonly DailyOffer[] {
  const file = new URL(`../../data/offers/${storeCode}.json`, import.meta.url);
  return existsSync(file) ? v.parse(v.array(offerSchema), JSON.parse(readFileSync(file, 'utf8'))) : [];
}

const dayLength = 86_400_000;

/** The number of the day in Amsterdam: days since 1970-01-01. */
export function dayNumber(now: Instant): number {
  const { year, month, day } = shopClock(now);
  return Date.UTC(year, month - 1, day) / dayLength;
}

const dateOf = (day: number): string => new Date(day * dayLength).toISOString().slice(0, 10);

/** The offer of a day since 1970-01-01: the round starts anew when it ends. */
export function offerOn(offers: readonly DailyOffer[], day: number): OfferDay | undefined {
  const offer = offers[day % offers.length];
  const [date, next] = [dateOf(day), dateOf(day + 1)];
  const [startsAt, endsAt] = [shopInstant(date), shopInstant(next)];
  return offer && startsAt !== undefined && endsAt !== undefined ? { offer, date, startsAt, endsAt } : undefined;
}

/** How many days back offers are told of. */
const remembered = 366;

/** The days before today on which a product was on offer by the round of now, the newest first. */
export function pastOffersOf(offers: readonly DailyOffer[], sku: string, now: Instant): OfferDay[] {
  const place = offers.findIndex((offer) => offer.sku === sku);
  if (place < 0) return [];
  const round = offers.length;
  const yesterday = dayNumber(now) - 1;
  const last = yesterday - ((yesterday - place) % round);
  const count = Math.ceil(remembered / round);
  return Array.from({ length: count }, (_, ago) => offerOn(offers, last - ago * round)).filter(
    (day) => day !== undefined,
  );
}

/** The next day on which a product is on offer, today included. */
export function nextOfferOf(offers: readonly DailyOffer[], sku: string, now: Instant): OfferDay | undefined {
  const place = offers.findIndex((offer) => offer.sku === sku);
  if (place < 0) return undefined;
  const today = dayNumber(now);
  return offerOn(offers, today + ((place - (today % offers.length) + offers.length) % offers.length));
}
