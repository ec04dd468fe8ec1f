import type { SearchMessages } from './nl.ts';

/** What searching says, in English. */
export const en: SearchMessages = {
  search: 'Search',
  searchLabel: 'Search the shop',
  placeholder: 'What are you looking for?',
  searchTermTooShort: 'Searched term should consist of at least 3 characters.',
  searching: 'Searching…',
  resultsFor: (text) => `Results for ‘${text}’`,
  count: (total) => (total === 1 ? '1 product' : `${total} products`),
  noResults: (text) => `No results for '${text}'`,
  noResultsHint: 'Check the spelling, or try another or a more general word.',
  didYouMean: 'Did you mean',
  history: 'Searched before',
  categories: 'Categories',
  pages: 'Service and information',
  pageCount: (total) => (total === 1 ? '1 page' : `${total} pages`),
  suggestions: 'Suggestions',
  products: 'Products',
  wishes: 'Save for later',
  closeSearch: 'Close search',
  readMore: 'Read more',
  allResults: (total) => `See all results (${total})`,
  offline:
    'You are offline, and you have not seen or saved any of this on this device. Searching works as soon as you are connected again.',
  offlineSeen: (total) =>
    `You are offline. You saw or saved ${total === 1 ? 'this product' : `these ${total} products`} before; price and stock may have changed.`,
  seenProducts: 'Seen or saved before',
  unreachable: 'Searching does not work right now. Try again in a moment.',
  todaysOffer: 'The offer of today',
  lookAround: 'Look around',
};
