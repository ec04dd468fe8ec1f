import { search as searchConstants } from '@etalage/core/constants';
import type { SearchAnswer } from '../contract/search.ts';
import { facetsOf, priceExtremes } from './facets.ts';
import { cardHits, totalOf } from './hits.ts';
import type { ListingSearch } from './listingSearch.ts';
import { attributesByCode } from './attributes.ts';
import { chosenIds, namedIds } from './optionLabels.ts';
import { summaryOf, type ViewContext } from './summary.ts';
import type { Listing } from './views.ts';

/** What a listing is made of besides the answer. */
export type ListingContext = ViewContext & {
  search: ListingSearch;
  page: number;
  pageSize?: number;
  /** From the store view's i18n settings. */
  currencySign: string;
};

/** A search answer as a page of products with its facets. */
export function listingOf(answer: SearchAnswer, context: ListingContext): Listing {
  // The attributes of the answer hold only the values that it counts, and a chosen one may not be among them.
  const attributes = new Map([...attributesByCode(answer.attribute_metadata ?? []), ...context.attributes]);
  const aggregations = answer.aggregations ?? {};
  const extremes = priceExtremes(aggregations);
  const total = totalOf(answer);
  const filtered = chosenIds(context.search, attributes);
  const isFiltered = (code: string) => filtered.some(({ attribute }) => attribute === code);
  // A filter is the later and plainer choice: it stands where the text names another colour.
  const chosen = [...filtered, ...namedIds(answer).filter(({ attribute }) => !isFiltered(attribute))];
  const { words, currencySign } = context;
  const listed = { priceLabel: words.filterPrice, currencySign, total };
  return {
    products: cardHits(answer).map((hit) => summaryOf(hit, { ...context, attributes }, chosen)),
    total,
    page: context.page,
    pageSize: context.pageSize ?? searchConstants.defaultSize,
    facets: facetsOf(aggregations, attributes, context.search, listed),
    ...(extremes ? { priceExtremes: extremes } : {}),
    search: context.search,
    ...(answer.unreachable ? { isUnreachable: true } : {}),
  };
}
