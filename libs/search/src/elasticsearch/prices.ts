import type { estypes } from '@elastic/elasticsearch';
import { otherGroups, type IndexableProduct } from '../engine/port.ts';

type Query = estypes.QueryDslQueryContainer;
type Aggregation = estypes.AggregationsAggregationContainer;

/** By what a product costs the one who asks: its filter, its orders, and the place of what is counted over it. */
export type PriceQuestions = {
  /** The field of the price, for counts. */
  field: string;
  range(bounds: estypes.QueryDslNumberRangeQuery): Query;
  lowest: estypes.SortOptions;
  highest: estypes.SortOptions;
  /** Counts over the prices that are this shopper's. */
  counted(aggs: Record<string, Aggregation>): Record<string, Aggregation>;
};

const cents = { type: 'integer' } as const;

/** What every group pays but that of guests. One without a group is for all groups that have no price of their own. */
export const paidMapping = {
  type: 'nested',
  properties: { group: { type: 'integer' }, except: { type: 'integer' }, price: cents, known: cents },
} as const;

/** An unknown price of 0 is no known one: the order by low price has it last. */
export const known = (price: number, field: string) => (price > 0 ? { [field]: price } : {});

/** What each group pays for a product, as it is kept. */
export function paidOf({ groupPrices = [], finalPrice }: Pick<IndexableProduct, 'groupPrices' | 'finalPrice'>) {
  const own = groupPrices.filter(({ group }) => group !== otherGroups);
  const others = groupPrices.find(({ group }) => group === otherGroups)?.finalPrice ?? finalPrice;
  return [
    ...own.map(({ group, finalPrice: price }) => ({ group, price, ...known(price, 'known') })),
    { except: own.map(({ group }) => group), price: others, ...known(others, 'known') },
  ];
}

/** By the prices of a group of customers; by those for guests, which most questions are by, without one. */
export const pricesFor = (group: number | undefined): PriceQuestions => (group ? ofGroup(group) : ofGuests);

const ofGuests: PriceQuestions = {
  field: 'final',
  range: (bounds) => ({ range: { final: bounds } }),
  // An index that is about to be built anew has no such field yet.
  lowest: { knownPrice: { order: 'asc', missing: '_last', unmapped_type: 'integer' } },
  highest: { final: 'desc' },
  counted: (aggs) => aggs,
};

function ofGroup(group: number): PriceQuestions {
  const isOthers: Query = {
    bool: { must_not: [{ exists: { field: 'paid.group' } }, { term: { 'paid.except': group } }] },
  };
  const mine: Query = { bool: { should: [{ term: { 'paid.group': group } }, isOthers], minimum_should_match: 1 } };
  const nested = { path: 'paid', filter: mine };
  return {
    field: 'paid.price',
    range: (bounds) => ({
      nested: { path: 'paid', query: { bool: { filter: [mine, { range: { 'paid.price': bounds } }] } } },
    }),
    lowest: { 'paid.known': { order: 'asc', missing: '_last', nested } },
    highest: { 'paid.price': { order: 'desc', nested } },
    counted: (aggs) => ({ paid: { nested: { path: 'paid' }, aggs: { mine: { filter: mine, aggs } } } }),
  };
}
