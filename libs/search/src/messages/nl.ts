/** What searching says, in Dutch: the type of every other language. */
export const nl = {
  search: 'Zoeken',
  searchLabel: 'Zoek in de winkel',
  placeholder: 'Waar ben je naar op zoek?',
  searchTermTooShort: 'Je zoekterm moet uit minimaal 3 tekens bestaan.',
  searching: 'We zoeken…',
  resultsFor: (text: string): string => `Resultaten voor ‘${text}’`,
  count: (total: number): string => (total === 1 ? '1 product' : `${total} producten`),
  noResults: (text: string): string => `Geen resultaten voor '${text}'`,
  noResultsHint: 'Kijk of het goed gespeld is, of probeer een ander of algemener woord.',
  didYouMean: 'Bedoelde je',
  history: 'Eerder gezocht',
  categories: 'Categorieën',
  pages: 'Service en informatie',
  pageCount: (total: number): string => (total === 1 ? '1 pagina' : `${total} pagina’s`),
  suggestions: 'Suggesties',
  products: 'Producten',
  wishes: 'Bewaar voor later',
  closeSearch: 'Zoeken sluiten',
  readMore: 'Toon meer',
  allResults: (total: number): string => `Bekijk alle resultaten (${total})`,
  offline:
    'Je bent offline, en hiervan heb je op dit apparaat nog niets gezien of bewaard. Zoeken kan zodra je weer verbinding hebt.',
  offlineSeen: (total: number): string =>
    `Je bent offline. ${total === 1 ? 'Dit product' : `Deze ${total} producten`} heb je eerder gezien of bewaard; prijs en voorraad kunnen veranderd zijn.`,
  seenProducts: 'Eerder gezien of bewaard',
  unreachable: 'Zoeken lukt nu even niet. Probeer het zo nog eens.',
  todaysOffer: 'De aanbieding van vandaag',
  lookAround: 'Kijk rond',
};

/** The words of this room. */
export type SearchMessages = typeof nl;
