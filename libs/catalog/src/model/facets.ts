import { filters as filterConstants, price as priceConstants } from '@etalage/core/constants';
import type { Aggregation } from '../contract/search.ts';
import { colourOf, isColour } from './colours.ts';
import { chosenSlugs, parseRange, type ListingSearch } from './listingSearch.ts';
import type { Attribute } from './optionLabels.ts';
import type { Facet, FacetValue, FilterOption, Listing } from './views.ts';

/** The aggregations of an answer by name. */
export type Aggregations = Readonly<Record<string, Aggregation>>;

/** How many products carry each value, from agg_terms_{attr} and agg_terms_{attr}_options (LIST-08). */
export function termCounts(aggregations: Aggregations, attribute: string): Map<string, number> {
  const counts = new Map<string, number>();
  const buckets = [`agg_terms_${attribute}`, `agg_terms_${attribute}_options`].flatMap(
    (name) => aggregations[name]?.buckets ?? [],
  );
  for (const { key, doc_count } of buckets) counts.set(String(key), (counts.get(String(key)) ?? 0) + doc_count);
  return counts;
}

function termFacet(
  code: string,
  attribute: Attribute | undefined,
  aggregations: Aggregations,
  chosen: readonly string[],
): Facet[] {
  if (!attribute) return [];
  const counts = termCounts(aggregations, code);
  const values = new Map<string, FacetValue>();
  for (const { id, label, slug } of attribute.options) {
    const count = (counts.get(id) ?? 0) + (values.get(slug)?.count ?? 0);
    const colour = isColour(code) ? colourOf(label) : undefined;
    const isChosen = chosen.includes(slug);
    if (count > 0 || isChosen)
      values.set(slug, { id: slug, label, type: code, count, isChosen, ...(colour ? { colour } : {}) });
  }
  return [{ attribute: code, label: attribute.label, values: [...values.values()] }];
}

type Range = readonly [from: number, to: number | null];

/** '< €100' for the first range, '100 - 250' between, '> €500' for the last (LIST-11). */
export function rangeLabel([from, to]: Range, currency: string): string {
  if (to === null) return `> ${currency}${from}`;
  return from === 0 ? `< ${currency}${to}` : `${from} - ${to}`;
}

/** A price range as it stands in an address: 'from-to', '500-' for the open end (LIST-11). */
export const rangeSlug = ([from, to]: Range): string => `${from}-${to ?? ''}`;

function rangeOption(range: Range, currency: string): FilterOption {
  const [from, to] = range;
  const bounds = { from: String(from), ...(to === null ? {} : { to: String(to) }) };
  return { id: rangeSlug(range), label: rangeLabel(range, currency), type: 'price', ...bounds, single: true };
}

/** The usual ranges that have products, and the chosen one: any other is of as many as the listing holds. */
function priceFacet(
  aggregations: Aggregations,
  { priceLabel: label, currencySign, total }: Listed,
  chosen: string | undefined,
): Facet {
  const buckets = aggregations.agg_range_price?.buckets ?? [];
  const values = priceConstants.ranges.flatMap((range): FacetValue[] => {
    const count = buckets.find(({ from, to }) => (from ?? 0) === range[0] && (to ?? null) === range[1])?.doc_count ?? 0;
    const option = rangeOption(range, currencySign);
    const isChosen = option.id === chosen;
    return count > 0 || isChosen ? [{ ...option, count, isChosen }] : [];
  });
  const asked = parseRange(chosen);
  if (asked && !values.some(({ isChosen }) => isChosen))
    values.push({ ...rangeOption([asked.from, asked.to ?? null], currencySign), count: total, isChosen: true });
  return { attribute: 'price', label, values };
}

/** The label of the price filter, the currency of its ranges, and the number of products in the listing. */
type Listed = { priceLabel: string; currencySign: string; total: number };

/**
 * What there is to choose from, as the owner orders the attributes, prices last. Left out are values without products
 * (LIST-09), and an attribute without values, or with one that every product has, as choosing it changes nothing.
 */
export function facetsOf(
  aggregations: Aggregations,
  attributes: ReadonlyMap<string, Attribute>,
  search: ListingSearch,
  listed: Listed,
): Facet[] {
  const chosen = new Map(chosenSlugs(search));
  const place = (code: string) => (code === 'price' ? Infinity : (attributes.get(code)?.position ?? 0));
  const codes = [...new Set([...filterConstants.default, ...attributes.keys()])].toSorted(
    (one, other) => place(one) - place(other),
  );
  return codes
    .flatMap((code) =>
      code === 'price'
        ? priceFacet(aggregations, listed, search.price)
        : termFacet(code, attributes.get(code), aggregations, chosen.get(code) ?? []),
    )
    .filter(
      ({ values }) => values.length > 1 || values.some(({ count, isChosen }) => isChosen || count < listed.total),
    );
}

/** Floor and ceiling over price, special and final price; the latter two count only when positive (LIST-10). */
export function priceExtremes(aggregations: Aggregations): Listing['priceExtremes'] {
  const values = (bound: 'min' | 'max') =>
    ['price', 'special_price', 'final_price'].flatMap((name) => {
      const value = aggregations[`agg_${bound}_${name}`]?.value;
      if (typeof value !== 'number') return [];
      return value > 0 || name === 'price' ? [value] : [];
    });
  const [low, high] = [values('min'), values('max')];
  if (low.length === 0 || high.length === 0) return undefined;
  return { min: Math.floor(Math.min(...low)), max: Math.ceil(Math.max(...high)) };
}
