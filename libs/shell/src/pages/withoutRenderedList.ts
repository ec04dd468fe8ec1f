import type { Listing } from '@etalage/catalog/headless';

/** A listing without its products and the filters that are not chosen: the document shows them already. */
export function withoutRenderedList({ facets, ...listing }: Listing): object {
  /** One always comes: without any a list has no filters. */
  const chosen = facets
    .map((facet) => ({ ...facet, values: facet.values.filter(({ isChosen }) => isChosen) }))
    .filter(({ values }, index) => index === 0 || values.length > 0);
  return { ...listing, facets: chosen, priceExtremes: undefined, products: [] };
}
