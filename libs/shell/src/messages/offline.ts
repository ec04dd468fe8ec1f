/** What a shopper is told of a shop without a network, and of the service worker. */
export const offlineNl = {
  offlineTitle: 'Je bent offline',
  offlineText:
    'Deze pagina heb je nog niet bekeken, dus je kunt haar nu niet openen. Zodra je weer verbinding hebt, laden we haar vanzelf.',
  offlineKept: 'Dit kun je nu wel bekijken',
  offlineCart: 'Naar je winkelwagen',
  offlineRedirectHome: 'Dit product, deze categorie of pagina is offline niet beschikbaar. Je gaat naar de homepage.',
  swServedFromCache: 'De app wordt vanuit de cache geladen.',
  swCached: 'De inhoud is opgeslagen voor offline gebruik.',
  swUpdated: 'Er is nieuwe inhoud beschikbaar. Vernieuw de pagina.',
  swOffline: 'Geen internetverbinding. De app werkt offline.',
  refresh: 'Vernieuwen',
  installOffer: (store: string): string =>
    `Zet ${store} op je beginscherm. Dan open je de winkel met één tik, ook offline.`,
  install: 'Op beginscherm zetten',
  notNow: 'Niet nu',
};

/** The messages that every language has. */
export type OfflineMessages = typeof offlineNl;
