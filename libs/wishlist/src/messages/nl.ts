/** What the wishlist says. */
export const nl = {
  wishlistTitle: 'Je verlanglijst',
  wishlistEmpty: 'Je verlanglijst is leeg',
  emptyText: 'Tik op het hartje bij een product, dan vind je het hier terug.',
  toShop: 'Naar de winkel',
  loading: 'Je verlanglijst wordt geladen',
  notLoaded: 'Je verlanglijst kon niet worden geladen',
  notLoadedText: 'Controleer je verbinding en probeer het opnieuw.',
  waiting: 'Je wijzigingen staan klaar. We versturen ze zodra je weer verbinding hebt.',
  keepEverywhere: 'Log in om je verlanglijst op al je apparaten te zien.',
  chooseFirst: 'Kies een uitvoering',
  chooseOther: 'Andere uitvoering',
  choicesOf: (name: string): string => `Uitvoeringen van ${name}`,
  viewProduct: 'Bekijk product',
  remove: 'Verwijderen',
  removed: (name: string): string => `${name} staat niet meer op je verlanglijst.`,
  undo: 'Ongedaan maken',
  of: (act: string, name: string): string => `${act}: ${name}`,
  cheaper: (amount: string): string => `${amount} goedkoper dan toen je het bewaarde`,
  backInStock: 'Weer op voorraad',
  notForSale: 'Dit product verkopen we niet meer',
};

/** The type every translation matches. */
export type WishlistMessages = typeof nl;
