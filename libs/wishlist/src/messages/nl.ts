/** What the wishlist says. */
export const nl = {
  wishlistTitle: 'Je verlanglijst',
  wishlistEmpty: 'Je verlanglijst is leeg',
  emptyText: 'Tik op het hartje bij een product, dan vind je het hier terug.',
  toShop: 'Naar de winkel',
  loading: 'Je verlanglijst wordt geladen',
  notLoaded: 'Je verlanglijst kon niet worden geladen',
  notLoadedText: 'Controleer je verbinding en probeer het opnieuw.',
  offline:
    'Je bent offline. Dit is je lijst zoals je die hier het laatst zag; prijs en voorraad kunnen veranderd zijn.',
  waiting: 'Je wijzigingen staan klaar. We versturen ze zodra je weer verbinding hebt.',
  keepEverywhere: 'Log in om je verlanglijst op al je apparaten te zien.',
  chooseFirst: 'Kies een uitvoering',
  chooseOther: 'Andere uitvoering',
  choicesOf: (name: string): string => `Uitvoeringen van ${name}`,
  viewProduct: 'Bekijk product',
  remove: 'Verwijderen',
  removed: (name: string): string => `${name} staat niet meer op je verlanglijst.`,
  moved: (name: string): string => `${name} staat nu op je verlanglijst.`,
  notMoved: (name: string): string =>
    `${name} kon niet op je verlanglijst en ligt weer in je winkelwagen. Probeer het later opnieuw.`,
  notStored:
    'Je browser bewaart niets, dus ook je verlanglijst niet. Sta in je browser opslag voor deze site toe en tik opnieuw op het hartje.',
  dropped: 'Je laatste wijzigingen in je verlanglijst zijn niet bewaard. Log opnieuw in en breng ze nog eens aan.',
  undo: 'Ongedaan maken',
  of: (act: string, name: string): string => `${act}: ${name}`,
  cheaper: (amount: string): string => `${amount} goedkoper dan toen je het bewaarde`,
  backInStock: 'Weer op voorraad',
  notForSale: 'Dit product verkopen we niet meer',
  share: 'Deel je verlanglijst',
  shareText: 'Iedereen met de link ziet je producten, niet wie je bent.',
  shareFailed: 'Je verlanglijst is niet gedeeld. Controleer je verbinding en probeer het opnieuw.',
  linkIs: 'De link naar je verlanglijst:',
  linkCopied: 'De link is gekopieerd. Plak hem in een bericht.',
  withdraw: 'Stop met delen',
  withdrawn: 'De link werkt niet meer.',
  withdrawFailed: 'De link werkt nog. Controleer je verbinding en probeer het opnieuw.',
  sharedTitle: 'Een gedeelde verlanglijst',
  sharedEmpty: 'Op deze verlanglijst staat nog niets',
  notShared: 'Deze verlanglijst wordt niet meer gedeeld',
  notSharedText: 'Vraag om een nieuwe link, of kijk rond in de winkel.',
};

/** The type every translation matches. */
export type WishlistMessages = typeof nl;
