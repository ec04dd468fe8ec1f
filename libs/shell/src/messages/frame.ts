/** What every page says: apart, because it comes with the first load. */
export const frameNl = {
  skipToContent: 'Naar de inhoud',
  menu: 'Menu',
  search: 'Zoeken',
  tabHome: 'Home',
  tabMenuSearch: 'Menu en zoeken',
  tabWishlist: 'Verlanglijst',
  /** What the heart of a product does; whether it is pressed says whether it is done. */
  wish: (name: string): string => `Zet ${name} op je verlanglijst`,
  login: 'Inloggen',
  myAccount: 'Mijn account',
  tabShoppingBag: 'Winkeltas',
  /** A name with how many products it stands for. */
  counted: (name: string, count: number): string =>
    count === 0 ? name : `${name}, ${count} ${count === 1 ? 'product' : 'producten'}`,
  tabBar: 'Navigatie onderaan',
  offlineBanner: 'Je bent offline. Sommige functies zijn mogelijk niet beschikbaar.',
  offlineWaiting: 'Je bent offline. De pagina opent zodra je weer verbinding hebt.',
  notFoundTitle: '404 - pagina niet gevonden',
  somethingWentWrong: 'Er is iets misgegaan',
  loadAgain: 'Laad de pagina opnieuw',
  cartTitle: 'Winkelwagen',
  checkoutTitle: 'Bestellen',
  checkoutReturnTitle: 'Je bestelling',
  offlineGuide: 'Wat kan ik offline?',
  withdrawHere: 'Overeenkomst hier herroepen',
  ok: 'OK',
};

/** What frames every page. */
export type FrameMessages = typeof frameNl;
