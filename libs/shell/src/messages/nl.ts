import { formatDate } from '@etalage/core';
import { frameNl } from './frame.ts';

/** The shell's own words. */
export const nl = {
  ...frameNl,
  mainMenu: 'Hoofdmenu',
  allOf: (category: string): string => `Alles in ${category}`,
  moreOf: (category: string): string => `Meer van ${category}`,
  close: 'Sluiten',
  back: 'Terug',
  /** After `back`, where there is room for it. */
  backWhere: ' naar de winkel',
  stopMoving: 'Stilzetten',
  notifications: 'Meldingen',
  openingHours: (from: string, to: string): string => `Ma t/m vr ${from} - ${to}`,
  stars: (value: string): string => `${value} van 5 sterren`,
  ratingSnippet: (rating: string, count: number): string => `${rating} uit 10 op basis van ${count} beoordelingen`,
  ratingVerified: 'Alleen van kopers; de beoordelingsdienst gaat dat na.',
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
  orderHelp: 'Vraag over je bestelling?',
  orderHelpCall: 'Bel ',
  orderHelpMail: ' of mail ',
  orderHelpNumber: 'Houd je bestelnummer bij de hand.',
  notFoundText: 'Deze pagina bestaat niet of niet meer.',
  serverErrorTitle: '500 - interne serverfout',
  serverErrorText: 'Het ligt niet aan jou. Probeer het zo nog eens.',
  somethingWentWrongText: 'Laad de pagina opnieuw of ga terug naar de homepage.',
  unreachableTitle: 'De winkel is even niet bereikbaar',
  unreachableText: 'Je winkelwagen is bewaard. We proberen het om de paar tellen opnieuw.',
  backToHome: 'Naar de homepage',
  checkoutFailedTitle: 'Het bestellen kon niet worden geladen',
  checkoutFailedText:
    'Je winkelwagen en wat je hebt ingevuld zijn bewaard. Kijk of je verbinding hebt, en probeer het opnieuw.',
  orderNotLoadedTitle: 'We konden je bestelling niet ophalen',
  orderNotLoadedText:
    'Je bestelling is bewaard: bestel niet opnieuw. Kijk of je verbinding hebt, en probeer het nog eens.',
  /** The label of an error reference. */
  reference: 'Foutcode:',
  tryAgain: 'Probeer opnieuw',
  chooseSizeFirst: 'Kies eerst een maat',
  noSuchConfiguration: 'Deze combinatie bestaat niet voor dit product. Kies een andere combinatie.',
  chooseOptions: 'Kies opties',
  previousProducts: 'Vorige producten',
  nextProducts: 'Volgende producten',
  componentLoadError: 'Er ging iets mis bij het laden van dit onderdeel.',
  componentLoadOffline: 'Dit onderdeel kan niet worden geladen omdat je offline bent.',
  addedToCart: 'Het product is toegevoegd aan je winkelwagen!',
  proceedToCheckout: 'Verder naar bestellen',
  orderUnpaid: 'Je hebt nog een bestelling openstaan',
  orderUnpaidText:
    'Bekijk of je betaling binnen is, betaal alsnog of leg de producten terug in je winkelwagen. Je hoeft niets opnieuw te kiezen.',
  orderUnpaidLink: 'Naar je bestelling',
  orderPaid: 'Je bestelling is betaald',
  cartEmptyCheckout: 'Je winkelwagen is leeg. Voeg eerst producten toe voordat je gaat bestellen.',
  termsTitle: 'Algemene voorwaarden',
  termsText: [
    'Je koopt bij het bedrijf dat onderaan elke pagina staat. De koop is rond zodra je op ‘Bestellen en betalen’ klikt; de bevestiging komt per e-mail.',
    'Prijzen zijn in euro en met btw. Bezorgen in Nederland kost € 4,95 en is gratis vanaf € 50.',
    'Je mag je bestelling binnen 30 dagen na ontvangst gratis terugsturen, zonder te zeggen waarom. Binnen 14 dagen daarna krijg je het hele bedrag terug, ook de bezorgkosten van de heenweg.',
    'Op alles wat je koopt heb je wettelijke garantie: het moet doen wat je ervan mag verwachten. Is er iets mis, bel of mail ons, dan lossen we het op.',
  ],
  termsWhole: 'Lees alle voorwaarden',
  payWith: 'Betaal met iDEAL, Bancontact, creditcard of PayPal',
  deliverText: 'Bezorging € 4,95, gratis vanaf € 50',
  needsScript:
    'Je winkelwagen staat in je browser, en daarvoor is JavaScript nodig. Zet het aan en laad de pagina opnieuw, of bestel per telefoon.',
  sizeGuideTitle: 'Maattabel',
  languageTitle: 'Taal',
  /** The language of these words, by its own name. */
  languageName: 'Nederlands',
  featureNotImplementedTitle: 'Nog niet beschikbaar',
  featureNotImplemented: 'Deze functie is er nog niet.',
  reviewsTitle: 'Beoordelingen',
  reviewsNone: 'Er zijn nog geen beoordelingen.',
  reviewsFailed: 'De beoordelingen konden niet worden geladen.',
  reviewsAll: 'Lees alle beoordelingen',
  /** The day of a review, from the date and time of the review service. */
  reviewDay: (date: string): string => formatDate(Date.parse(date)),
};

/** What a language of the shell must say. */
export type ShellMessages = typeof nl;
