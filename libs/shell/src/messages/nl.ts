/** What every page says: apart, because it comes with the first load. */
export const frameNl = {
  skipToContent: 'Naar de inhoud',
  menu: 'Menu',
  tabHome: 'Home',
  tabShoppingBag: 'Winkeltas',
  shoppingBag: (count: number): string => (count === 0 ? 'Winkeltas' : `Winkeltas, ${count} ${count === 1 ? 'product' : 'producten'}`),
  tabBar: 'Navigatie onderaan',
  offlineBanner: 'Je bent offline. Sommige functies zijn mogelijk niet beschikbaar.',
  noSuchConfiguration: 'Deze combinatie bestaat niet voor dit product. Kies een andere combinatie.',
  ok: 'OK',
};

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
  cartTitle: 'Winkelwagen',
  checkoutTitle: 'Bestellen',
  checkoutReturnTitle: 'Je bestelling',
};

/** What a language of the shell must say. */
export type ShellMessages = typeof nl;

/** What frames every page. */
export type FrameMessages = typeof frameNl;
