import { en } from './en.ts';
import type { ListMessages } from './listNl.ts';

/** The same words in English, for the workbench and for developers. */
export const listEn: ListMessages = {
  ...en,
  results: 'Products',
  products: (count) => (count === 1 ? '1 product' : `${count} products`),
  subcategories: 'Categories',
  filters: 'Filters',
  applyFilters: 'Show results',
  chosenFilters: 'Chosen filters',
  removeFilter: (label) => `Remove filter ${label}`,
  removeAllFilters: 'Remove all filters',
  sort: 'Sort by',
  sortRecommended: 'Recommended',
  sortNew: 'New',
  sortPriceAsc: 'Price low to high',
  sortPriceDesc: 'Price high to low',
  readMore: 'Read more',
  shownOf: (shown, total) => `${shown} of ${total} products`,
  listEnds: (shown, total) => `These are the first ${shown} of ${total} products. The filters lead to the others.`,
  emptyListing: 'No products found with these filters.',
  categoryNotSynchronized: 'No products synchronized for this category. Please come back while online!',
  ok: 'OK',
  showProducts: (products) => `Show ${products}`,
};
