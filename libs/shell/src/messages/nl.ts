import { frameNl } from './frame.ts';

/** The shell's own words. */
export const nl = {
  ...frameNl,
  mainMenu: 'Hoofdmenu',
  allOf: (category: string): string => `Alles in ${category}`,
  close: 'Sluiten',
  back: 'Terug',
  backToShop: 'Terug naar de winkel',
  notifications: 'Meldingen',
  openingHours: (from: string, to: string): string => `Ma t/m vr ${from} - ${to}`,
  ratingSnippet: (rating: string, count: number): string => `${rating} uit 10 op basis van ${count} beoordelingen`,
  freeReturns: 'Gratis retourneren binnen 30 dagen',
  customerService: 'Klantenservice',
  contact: 'Contact',
  openingHoursTitle: 'Openingstijden',
  phone: 'Telefoon',
  email: 'E-mail',
  kvk: 'KvK',
  vat: 'Btw-nummer',
  appearance: 'Weergave',
  system: 'Systeem',
  light: 'Licht',
  dark: 'Donker',
  notFoundTitle: '404 - pagina niet gevonden',
  notFoundText: 'Deze pagina bestaat niet of niet meer.',
  serverErrorTitle: '500 - interne serverfout',
  serverErrorText: 'Het ligt niet aan jou. Probeer het zo nog eens.',
  somethingWentWrong: 'Er is iets misgegaan',
  somethingWentWrongText: 'Laad de pagina opnieuw of ga terug naar de homepage.',
  unreachableTitle: 'De winkel is even niet bereikbaar',
  unreachableText: 'Je winkelwagen is bewaard. We proberen het om de paar tellen opnieuw.',
  backToHome: 'Naar de homepage',
  tryAgain: 'Probeer opnieuw',
  addedToCart: 'Het product is toegevoegd aan je winkelwagen!',
  proceedToCheckout: 'Verder naar bestellen',
  cartEmptyCheckout: 'Je winkelwagen is leeg. Voeg eerst producten toe voordat je gaat bestellen.',
  termsTitle: 'Algemene voorwaarden',
  termsText:
    'Je koopt bij het bedrijf dat onderaan elke pagina staat. Je mag je bestelling binnen 30 dagen na ontvangst terugsturen; je krijgt dan het hele bedrag terug, de bezorgkosten van de heenweg inbegrepen. Prijzen zijn in euro en met btw. Op alles wat je koopt heb je wettelijke garantie.',
  cartTitle: 'Winkelwagen',
  checkoutTitle: 'Bestellen',
  checkoutReturnTitle: 'Je bestelling',
};

/** What a language of the shell must say. */
export type ShellMessages = typeof nl;
