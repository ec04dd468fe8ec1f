/** What the page 'Wat kan ik offline?' says. */
export const offlineGuideNl = {
  intro:
    'Zonder internet kun je in deze winkel verder. Wat je doet, bewaren we en versturen we zodra je weer verbinding hebt.',
  always: 'Dit kan altijd',
  cart: 'Je winkelwagen bekijken en wijzigen',
  wishlist: 'Je verlanglijst bekijken en wijzigen',
  order: 'Bestellen met bankoverschrijving of betalen bij bezorging',
  search: 'Zoeken in producten die je bekeek of op je verlanglijst zette',
  kept: 'Bekeken pagina’s',
  keptProducts: 'Bekeken producten',
  nothingKept:
    'Je browser heeft nog geen pagina’s bewaard. Bekijk er een paar terwijl je verbinding hebt; daarna vind je ze hier.',
  keptNotRead: 'Wat je browser heeft bewaard, kunnen we nu niet laten zien. Open deze pagina zo opnieuw.',
  loading: 'We kijken wat er bewaard is',
  waiting: 'Dit wacht op verbinding',
  nothingWaits: 'Er wacht niets: alles wat je deed, is verstuurd.',
  notLoaded: 'Wat wacht, kunnen we nu niet laten zien. Het is niet weg; open deze pagina zo opnieuw.',
  tryAgain: 'Opnieuw proberen',
  cancel: 'Annuleren',
  /** The name of a button, with what it is about. */
  about: (act: string, what: string): string => `${act}: ${what}`,
  stillWaits: 'De winkel is nog niet bereikbaar. Het blijft bewaard; probeer het zo opnieuw.',
  waitsForOrder:
    'Je bestelling hierboven wacht nog. Kies daar eerst ‘Nu versturen’ of ‘Niet versturen’; daarna versturen we dit.',
  cancelled: (what: string): string => `Geannuleerd: ${what}`,
  'may-have-arrived': (what: string): string =>
    `Wordt niet meer verstuurd: ${what}. We konden niet zien of de vorige poging aankwam. Kijk, zodra je verbinding hebt, of je winkelwagen, verlanglijst en gegevens kloppen.`,
  'too-late': (what: string): string => `Niet geannuleerd: ${what}. Het was net verstuurd.`,
  addToCart: (name: string, quantity: number): string => `${quantity} × ${name} in je winkelwagen leggen`,
  setQuantity: (name: string, quantity: number): string => `${name}: aantal wijzigen in ${quantity}`,
  changeLine: (name: string): string => `${name}: andere keuze`,
  removeFromCart: (name: string): string => `${name} uit je winkelwagen halen`,
  /** A product whose name this browser does not know. */
  article: (sku: string): string => `Artikel ${sku}`,
  addWish: (product: string): string => `${product} op je verlanglijst zetten`,
  removeWish: (product: string): string => `${product} van je verlanglijst halen`,
  changeProfile: 'Je gegevens wijzigen',
};

/** The words of that page. */
export type OfflineGuideMessages = typeof offlineGuideNl;
