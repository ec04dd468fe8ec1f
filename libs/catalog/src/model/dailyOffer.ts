import type { Instant } from '@etalage/core';
import type { DailyOfferAnswer } from '../contract/dailyOffer.ts';
import type { Product } from '../contract/product.ts';
import { wordsOf } from './plainText.ts';
import { pictureOf, summaryOf, type ViewContext } from './summary.ts';
import type { ProductSummary } from './views.ts';

/** The offer that runs, with the products of the days around it. */
export type RunningOffer = {
  startsAt: Instant;
  endsAt: Instant;
  /** What its product is, in a line or two. */
  text: string;
  yesterday?: ProductSummary;
  tomorrow?: ProductSummary;
};

/** The daily offer of a store view; on a day without one there is nothing in it (DAILY-02). */
export type DailyOfferState = {
  active?: RunningOffer;
  /** At the offer's price, with the picture that is made for it. */
  mainOffer?: ProductSummary;
  associatedProducts: readonly ProductSummary[];
};

/** The state of a store view without an offer. */
export const noDailyOffer: DailyOfferState = { associatedProducts: [] };

/** The answer to the daily-offer call as pages show it. */
export function dailyOfferState(answer: DailyOfferAnswer | null, context: ViewContext): DailyOfferState {
  if (!answer?.active) return noDailyOffer;
  const { mainOffer: product, associatedProducts, startsAt, endsAt } = answer;
  const image = pictureOf(product.daily_deal_image);
  const around = (name: 'yesterday' | 'tomorrow') => {
    const beside = answer[name];
    return beside ? { [name]: summaryOf(beside, context) } : {};
  };
  return {
    active: {
      startsAt: Date.parse(startsAt),
      endsAt: Date.parse(endsAt),
      text: firstWords(product),
      ...around('yesterday'),
      ...around('tomorrow'),
    },
    mainOffer: { ...summaryOf(product, context), ...(image ? { image } : {}) },
    associatedProducts: associatedProducts.map((beside) => summaryOf(beside, context)),
  };
}

const firstWords = ({ short_description: short, description }: Product): string => {
  const html = short || (description ?? '');
  return wordsOf(/^<p>.*?<\/p>/s.exec(html)?.[0] ?? html);
};
