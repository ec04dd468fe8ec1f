import { search as searchConstants } from '@etalage/core/constants';
import { chosenSlugs, pageOf, withParam, type ListingSearch } from './listingSearch.ts';
import { idsOf, type Attribute } from './optionLabels.ts';
import type { Indexing, Listing } from './views.ts';

/** The search without values that no attribute has: an address of long ago, or nonsense, asks for less and not for nothing. */
export function knownSearch(search: ListingSearch, attributes: ReadonlyMap<string, Attribute>): ListingSearch {
  return chosenSlugs(search).reduce((known, [code, slugs]) => {
    const attribute = attributes.get(code);
    const own = slugs.filter((slug) => idsOf(attribute, [slug]).length > 0);
    if (own.length === slugs.length) return known;
    const { [code]: _unknown, ...rest } = known;
    return own.length === 0 ? rest : { ...rest, [code]: own.join(',') };
  }, search);
}

/** Maximum page number: one search response holds at most 4000 products (wire contract 2.1). */
export const mostPages = 80;

/** The last page of a list of so many products; 1 of an empty one. */
const lastPage = (total: number, pageSize: number = searchConstants.defaultSize): number =>
  Math.min(Math.max(1, Math.ceil(total / pageSize)), mostPages);

/** The search with a page that there is: the last one for any after it. */
export function withinPages(search: ListingSearch, total: number): ListingSearch {
  const last = lastPage(total);
  return pageOf(search) <= last ? search : withParam(search, 'page', String(last));
}

/**
 * How search engines see a list: under the address of its category and page (LIST-24), and not at all where a price, a sort
 * or more than one value narrows it, since there are more such lists than products.
 */
export function indexingOf({ search }: Pick<Listing, 'search'>): Indexing {
  const values = chosenSlugs(search).flatMap(([, slugs]) => slugs);
  const isNarrow = values.length > 1 || search['price'] !== undefined || search['sort'] !== undefined;
  return {
    ...(isNarrow ? { isIndexed: false as const } : {}),
    ...(search['page'] === undefined ? {} : { canonicalQuery: `?page=${search['page']}` }),
  };
}
