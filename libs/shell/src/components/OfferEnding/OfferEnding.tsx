import type { Instant } from '@etalage/core';
import { ending } from './OfferEnding.css.ts';

/**
 * When the price of the daily offer ends: a place for the clock, which the browser fills (`OfferClock`), and words that
 * stay true in a page that was kept.
 */
export const OfferEnding = ({ at, words }: { at: Instant; words: string }) => (
  <div className={ending}>
    <div data-ends-at={at} />
    <p>{words}</p>
  </div>
);
