import type { AppliedFilter } from '@etalage/catalog/contract';
import {
  appliedSort,
  availableFilters,
  cardFields,
  facetCodes,
  facetFilters,
  inStockOnly,
  listFields,
  pageOf,
  sortOf,
  type ListingSearch,
  type SearchCall,
} from '@etalage/catalog/headless';
import { search as searchConstants } from '@etalage/core/constants';

/** A call of the search service: its sort is a field of its own, and a search for a text is marked as one. */
export type ServiceCall = SearchCall & { sort?: string; isSearch?: true };

const mostCategories = 500;
const mostNames = 500;

/**
 * Products by text: from which hit, how many, how many of these are wanted before the others, and whether it is a search
 * that the owner's report counts.
 */
export type TextQuestion = { text: string; start?: number; size?: number; first?: number; isCounted?: boolean };

/** Which hits are wanted: a size of 0 or less is 50, a negative start is 0 (SRCH-14). */
export const hitsPage = ({ start = 0, size = 0 }: Pick<TextQuestion, 'start' | 'size'>) => ({
  size: size > 0 ? size : searchConstants.defaultSize,
  from: Math.max(0, start),
});

/** What every search by text finds: visibility 3 or 4, status 0 or 1, in stock where the rest is not listed (SRCH-12, SRCH-13). */
export const searchable = (listOutOfStock?: boolean): AppliedFilter[] => [
  { attribute: 'visibility', value: { in: [...searchConstants.visibility] }, scope: 'default' },
  { attribute: 'status', value: { in: [...searchConstants.status] }, scope: 'default' },
  ...inStockOnly(listOutOfStock),
];

/** What no page shows of a product: the signature of its price, which a service would make for each hit (SRCH-22). */
const unread = ['sgn'];

/** The products of the header search and the search panel (SRCH-16). */
export const productsCall = ({ text, ...page }: TextQuestion): ServiceCall => ({
  query: { _searchText: text, _appliedFilters: searchable() },
  ...hitsPage(page),
  include: [...cardFields, 'category_ids'],
  exclude: unread,
});

/** The categories that searching offers: active ones alone, as another has no page (LIST-01). */
const offeredCategories: AppliedFilter[] = [
  { attribute: 'include_in_search', value: { eq: 1 }, scope: 'default' },
  { attribute: 'is_active', value: { eq: true }, scope: 'default' },
];

/** The categories of the hits, three at most, marked as a search (SRCH-17). */
export const categoriesCall = (ids: readonly number[]): ServiceCall => ({
  isSearch: true,
  query: {
    _appliedFilters: [{ attribute: 'id', value: { in: [...ids] }, scope: 'default' }, ...offeredCategories],
  },
  size: searchConstants.maxCategories,
  include: ['id', 'name', 'slug', 'url_key'],
});

/** All categories that searching offers, the higher ones first. */
export const allCategoriesCall = (): ServiceCall => ({
  query: { _appliedFilters: offeredCategories },
  size: mostCategories,
  include: ['id', 'name', 'slug', 'url_key'],
});

/** The names of what is for sale, with whose words a text is completed. */
export const productNamesCall = (): ServiceCall => ({
  query: { _appliedFilters: searchable() },
  size: mostNames,
  include: ['name'],
});

/** Chosen option ids by attribute. */
export type ChosenIds = Parameters<typeof facetFilters>[0];

/** The results page: all pages up to the one that is asked for, with filters and the sort of a listing (SRCH-28). */
export function resultsCall(
  text: string,
  search: ListingSearch,
  chosen: ChosenIds,
  filters?: readonly string[],
): ServiceCall {
  const [sort] = sortOf(search) ? appliedSort(search) : [];
  return {
    query: {
      _searchText: text,
      _availableFilters: availableFilters(facetCodes(search, filters)),
      _appliedFilters: [...searchable(), ...facetFilters(chosen, search.price)],
    },
    ...(sort && { sort: `${sort.field}:${sort.options}` }),
    ...hitsPage({ size: searchConstants.defaultSize * pageOf(search) }),
    include: listFields(chosen),
    exclude: unread,
  };
}
