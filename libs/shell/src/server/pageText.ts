import { swapped } from '../router/pageData.ts';

/** The page's data without what its `Drawn` parts show: that stands in the document, and need not come twice. */
function withoutDrawn(data: object): object {
  if ('story' in data) return { ...data, story: { ...Object(data.story), body: [] }, products: {} };
  if ('about' in data) return { ...data, description: '', specification: [], about: {} };
  if (!('listing' in data)) return data;
  const listing: { facets?: { values: { isChosen: boolean }[] }[] } = Object(data.listing);
  /** One always comes: without any a list has no filters. */
  const facets = listing.facets
    ?.map((facet) => ({ ...facet, values: facet.values.filter(({ isChosen }) => isChosen) }))
    .filter(({ values }, index) => index === 0 || values.length > 0);
  return {
    ...data,
    description: '',
    breadcrumbs: [],
    subcategories: [],
    listing: { ...listing, facets, priceExtremes: undefined, products: [] },
  };
}

/** Texts of data that a server keeps and draws again. */
const texts = new WeakMap<object, string>();

/** A page's data as its document carries it. */
export function pageText(data: object): string {
  const text = texts.get(data) ?? swapped(JSON.stringify(withoutDrawn(data)));
  texts.set(data, text);
  return text;
}
