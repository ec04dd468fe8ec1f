import * as v from 'valibot';
import { product } from './product.ts';
import { maybe, text } from './words.ts';

/** Today's offer (wire contract 17); without one the result is null. Instants are ISO 8601, `endsAt` is the next midnight. */
export const dailyOfferAnswer = v.looseObject({
  active: v.boolean(),
  startsAt: text,
  endsAt: text,
  /** With the offer's price as its special price. */
  mainOffer: product,
  associatedProducts: v.array(product),
  /** The product of the day before, at what it costs now. */
  yesterday: maybe(product),
  /** The product of the day after, without its offer. */
  tomorrow: maybe(product),
});

export type DailyOfferAnswer = v.InferOutput<typeof dailyOfferAnswer>;
