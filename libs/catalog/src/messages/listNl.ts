import { nl } from './nl.ts';

/** The words of the catalogue with those of a list: its filters, sort and pages. No other page speaks these. */
export const listNl = {
  ...nl,
  results: 'Producten',
  products: (count: number) => (count === 1 ? '1 product' : `${count} producten`),
  subcategories: 'Categorieën',
  filters: 'Filters',
  applyFilters: 'Toon resultaten',
  chosenFilters: 'Gekozen filters',
  removeFilter: (label: string) => `Verwijder filter ${label}`,
  removeAllFilters: 'Alle filters wissen',
  sort: 'Sorteer op',
  sortRecommended: 'Aanbevolen',
  sortNew: 'Nieuw',
  sortPriceAsc: 'Prijs laag - hoog',
  sortPriceDesc: 'Prijs hoog - laag',
  readMore: 'Toon meer',
  shownOf: (shown: number, total: number) => `${shown} van ${total} producten`,
  listEnds: (shown: number, total: number) =>
    `Dit zijn de eerste ${shown} van ${total} producten. Met de filters vind je de rest.`,
  emptyListing: 'Geen producten gevonden met deze filters.',
  categoryNotSynchronized: 'Er zijn nog geen producten geladen voor deze categorie. Kom terug als je online bent!',
  ok: 'OK',
  showProducts: (products: string) => `Toon ${products}`,
};

/** The type every translation matches. */
export type ListMessages = typeof listNl;
