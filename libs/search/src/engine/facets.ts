import type {
  FacetFilter,
  PriceExtremes,
  RangeCount,
  SearchRequest,
  SearchResponse,
  TermCount,
} from '@etalage/catalog/contract';
import type { Paid, Shelf, ShelfRow } from './shelf.ts';

type FacetQuestion = NonNullable<SearchRequest['facets']>;
type Facets = NonNullable<SearchResponse['facets']>;
type Extreme = { min: number | null; max: number | null };

const defaultSize = 10;
const cents = (euros: number): number => Math.round(euros * 100);

/** The one facet whose filters a product fails; undefined when it passes all, null when it fails more than one facet. */
export type Failing = (row: ShelfRow) => string | undefined | null;

/** Makes the test of all filters of a question. */
export function failingFacet(filters: readonly FacetFilter[], shelf: Shelf, paid: Paid): Failing {
  const tests = filters.map((filter) => ({ attribute: filter.attribute, passes: filterTest(filter, shelf, paid) }));
  return (row) => {
    let failed: string | undefined;
    for (const { attribute, passes } of tests) {
      if (attribute === failed || passes(row)) continue;
      if (failed !== undefined) return null;
      failed = attribute;
    }
    return failed;
  };
}

function filterTest(filter: FacetFilter, shelf: Shelf, paid: Paid): (row: ShelfRow) => boolean {
  if (filter.kind === 'range') {
    const from = cents(filter.from ?? 0);
    const to = filter.to === undefined ? Infinity : cents(filter.to);
    return (row) => {
      const price = paid(row);
      return price >= from && price < to;
    };
  }
  const values = shelf.valuesOf(filter.attribute);
  const wanted = new Set(filter.values.flatMap((value) => values.get(String(value))?.id ?? []));
  return ({ numbers, keys, end }) => {
    for (let at = keys; at < end; at++) if (wanted.has((numbers[at] ?? 0) >> 1)) return true;
    return false;
  };
}

/** Counts facets over products as they come by. */
export type FacetCounter = { count(row: ShelfRow, failed: string | undefined): void; facets(): Facets };

/** A counter in which each facet ignores its own filters and respects all others. */
export function createFacetCounter(question: FacetQuestion, shelf: Shelf, paid: Paid): FacetCounter {
  const counts = new Int32Array(shelf.keyCount);
  const ranges = (question.priceRanges ?? []).map(([from, to]) => ({ from, to, count: 0 }));
  const extremes = emptyExtremes();
  const countKeys = ({ numbers, keys, end }: ShelfRow, only: string | undefined): void => {
    for (let at = keys; at < end; at++) {
      const key = numbers[at] ?? 0;
      if (only === undefined || shelf.attributeOf(key) === only) counts[key] = (counts[key] ?? 0) + 1;
    }
  };
  return {
    count: (row, failed) => {
      countKeys(row, failed);
      if (failed !== undefined && failed !== 'price') return;
      const price = paid(row);
      countRange(ranges, price);
      widen(extremes, row, price);
    },
    facets: () => ({
      terms: termFacets(question, shelf, counts),
      ...(question.priceRanges && { priceRanges: ranges }),
      ...(question.priceExtremes && { priceExtremes: extremes }),
    }),
  };
}

function countRange(ranges: RangeCount[], price: number): void {
  for (const range of ranges) {
    if (price >= cents(range.from) && (range.to === null || price < cents(range.to))) range.count++;
  }
}

const emptyExtremes = (): PriceExtremes => ({
  price: { min: null, max: null },
  special_price: { min: null, max: null },
  final_price: { min: null, max: null },
});

function widen(extremes: PriceExtremes, row: ShelfRow, paid: number): void {
  widenOne(extremes.price, row.price);
  widenOne(extremes.special_price, row.special);
  widenOne(extremes.final_price, paid);
}

function widenOne(extreme: Extreme, price: number): void {
  if (price <= 0) return;
  extreme.min = Math.min(extreme.min ?? Infinity, price / 100);
  extreme.max = Math.max(extreme.max ?? 0, price / 100);
}

function termFacets(question: FacetQuestion, shelf: Shelf, counts: Int32Array): Facets['terms'] {
  return Object.fromEntries(
    question.attributes.map((attribute) => {
      const size = question.sizes?.[attribute] ?? question.size ?? defaultSize;
      return [attribute, termFacet(shelf.valuesOf(attribute).values(), counts, size)];
    }),
  );
}

/** The most frequent values, equal ones by their text; each product counts once per value, as its own or a variant's. */
function termFacet(terms: Iterable<{ id: number; value: string }>, counts: Int32Array, size: number) {
  const found = Array.from(terms, ({ id, value }) => {
    const own = counts[id * 2] ?? 0;
    const options = counts[id * 2 + 1] ?? 0;
    return { value, own, options, total: own + options };
  }).filter(({ total }) => total > 0);
  const top = found.sort((one, other) => other.total - one.total || byText(one.value, other.value)).slice(0, size);
  const of = (side: 'own' | 'options'): TermCount[] =>
    top
      .filter((entry) => entry[side] > 0)
      .map((entry) => ({ key: facetKey(entry.value), count: entry[side] }))
      .sort(byCount);
  return { own: of('own'), options: of('options') };
}

const byText = (one: string, other: string): number => (one === other ? 0 : one < other ? -1 : 1);
/** The most frequent first, equal ones by their text. */
export const byCount = (one: TermCount, other: TermCount): number =>
  other.count - one.count || byText(String(one.key), String(other.key));
/** A number where the text is one, written in the plainest way. */
export const facetKey = (value: string): string | number => (/^(0|[1-9]\d{0,14})$/.test(value) ? Number(value) : value);
