import { filters as filterConstants } from '@etalage/core/constants';

/** The search params of a listing as plain text: `kleur=blauw,wit`, `price=100-250`, `sort=newest`, `page=2` (LIST-24), `q=badjas`. */
export type ListingSearch = Readonly<Record<string, string>>;
/** The orders a shopper can choose; without one a listing is in the order of its category (LIST-12). */
export const sortKeys = ['newest', 'price-asc', 'price-desc'] as const;
export type SortKey = (typeof sortKeys)[number];

/** More characters are no question (SRCH-36). */
const longestText = 200;
const slugs = /^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*$/u;
const range = /^(\d{1,6})-(\d{1,6})?$/;

/** A price range in whole euros, `to` excluded; without it the end is open. Undefined for nonsense, and for every price. */
export function parseRange(text: string | undefined): { from: number; to?: number } | undefined {
  const [, from, to] = range.exec(text ?? '') ?? [];
  if (from === undefined) return undefined;
  if (to === undefined) return Number(from) > 0 ? { from: Number(from) } : undefined;
  return Number(to) > Number(from) ? { from: Number(from), to: Number(to) } : undefined;
}

const readers: Readonly<Record<string, (text: string) => string | undefined>> = {
  price: (text) => {
    const asked = parseRange(text);
    return asked && `${asked.from}-${asked.to ?? ''}`;
  },
  sort: (text) => sortKeys.find((key) => key === text),
  page: (text) => (/^[1-9]\d{0,3}$/.test(text) && text !== '1' ? text : undefined),
  q: (text) => text.trim().slice(0, longestText) || undefined,
};

const readSlugs = (text: string): string | undefined => {
  const values = [...new Set(text.split(','))].filter((value) => slugs.test(value)).sort();
  return values.length === 0 ? undefined : values.join(',');
};

/** Params that every listing knows. */
const usual: readonly string[] = [...filterConstants.default, 'color', 'size', 'materiaal', ...Object.keys(readers)];

/**
 * The search params that mean something, `codes` being the attributes of the catalogue; nonsense falls back to the default,
 * which is to leave them out.
 */
export function listingSearch(raw: Readonly<Record<string, unknown>>, codes: Iterable<string> = []): ListingSearch {
  const known = new Set([...usual, ...codes]);
  const read = ([name, value]: [string, unknown]): [string, string][] => {
    if (!known.has(name) || (typeof value !== 'string' && typeof value !== 'number')) return [];
    const text = readParam(name, String(value));
    return text === undefined ? [] : [[name, text]];
  };
  return inOrder(Object.entries(raw).flatMap(read));
}

const readParam = (name: string, text: string): string | undefined => (readers[name] ?? readSlugs)(text);

const inOrder = (params: [name: string, text: string][]): ListingSearch =>
  Object.fromEntries(params.sort(([one], [other]) => (one < other ? -1 : 1)));

/** The page a search asks for, from 1. */
export const pageOf = (search: ListingSearch): number => Number(search.page ?? 1);
/** The sort a search asks for; undefined is Recommended. */
export const sortOf = (search: ListingSearch): SortKey | undefined => sortKeys.find((key) => key === search.sort);
/** The chosen label slugs by attribute, price left out. */
export const chosenSlugs = (search: ListingSearch): [attribute: string, slugs: string[]][] =>
  Object.entries(search).flatMap(([name, text]): [string, string[]][] =>
    name in readers ? [] : [[name, text.split(',')]],
  );

/** What a listing counts: its filters, and what else the search narrows it by. */
export const facetCodes = (search: ListingSearch, filters: readonly string[] = filterConstants.default): string[] => [
  ...new Set([...filters, ...chosenSlugs(search).map(([attribute]) => attribute)]),
];

/** The search with one option switched on or off; the page is dropped. A single one replaces the earlier one (LIST-06). */
export function toggleFilter(
  search: ListingSearch,
  { id, type, single }: { id: string; type: string; single?: true },
): ListingSearch {
  const chosen = (search[type] ?? '').split(',').filter(Boolean);
  const others = chosen.filter((own) => own !== id);
  if (others.length < chosen.length) return withParam(search, type, others.join(','));
  return withParam(search, type, single ? id : [...others, id].join(','));
}

/** The search with one param set, or left out; the page is dropped unless it is that param. */
export function withParam(search: ListingSearch, name: string, value: string | undefined): ListingSearch {
  const { page: _page, [name]: _old, ...rest } = search;
  const text = value && readParam(name, value);
  return text ? inOrder([...Object.entries(rest), [name, text]]) : rest;
}

/** The search without any filter; its text and its sort stay. */
export const withoutFilters = ({ q, sort }: ListingSearch): ListingSearch => ({
  ...(q ? { q } : {}),
  ...(sort ? { sort } : {}),
});

/** The address of a listing: `kleur=blauw,wit` stays readable. */
export function listingHref(path: string, search: ListingSearch): string {
  const query = Object.entries(search).map(
    ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value).replaceAll('%2C', ',')}`,
  );
  return query.length === 0 ? path : `${path}?${query.join('&')}`;
}
