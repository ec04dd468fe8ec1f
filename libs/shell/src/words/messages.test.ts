import { accountPagesNl, withdrawalNl } from '@etalage/account';
import { couponNl, giftCardNl } from '@etalage/cart';
import { expect, it } from 'vitest';
import { offlineNl } from '../messages/offline.ts';
import { offlineOrdersNl } from '../messages/offlineOrders.ts';
import { lateNames } from '../testing/dutch.tsx';
import { nl, reservedNl } from './nl.ts';

/** The Dutch messages of the requirements by key, with parameters in braces. */
const required: Record<string, string> = {
  shopNow: 'Shop nu',
  orderNow: 'Bestel nu',
  addToCart: 'In winkelwagen',
  myAccount: 'Mijn account',
  login: 'Inloggen',
  logout: 'Uitloggen',
  register: 'Account aanmaken',
  forgotPassword: 'Wachtwoord vergeten?',
  tabHome: 'Home',
  tabMenuSearch: 'Menu en zoeken',
  tabWishlist: 'Verlanglijst',
  tabShoppingBag: 'Winkeltas',
  search: 'Zoeken',
  readMore: 'Toon meer',
  back: 'Terug',
  ok: 'OK',
  tryAgain: 'Probeer opnieuw',
  close: 'Sluiten',
  refresh: 'Vernieuwen',
  proceedToCheckout: 'Verder naar bestellen',
  sectionOrders: 'Bestellingen',
  sectionOrderDetails: 'Besteldetails',
  sectionProfile: 'Mijn profiel',
  sectionChangePassword: 'Wachtwoord wijzigen',
  sectionWishlists: 'Verlanglijsten',
  sectionLoyaltyCard: 'Klantenkaart',
  checkoutPersonalDetails: 'Persoonlijke gegevens',
  checkoutShipping: 'Bezorging',
  checkoutPayment: 'Betaling',
  checkoutReview: 'Controleren en bestellen',
  offlineBanner: 'Je bent offline. Sommige functies zijn mogelijk niet beschikbaar.',
  loginRequired: 'Je moet ingelogd zijn om deze pagina te bekijken',
  openingHours: 'Ma t/m vr {from} - {to}',
  ratingSnippet: '{rating} uit 10 op basis van {count} beoordelingen',
  freeReturns: 'Gratis retourneren binnen 30 dagen',
  newsletterCoupon: '10% korting bij onze nieuwsbrief',
  searchTermTooShort: 'Je zoekterm moet uit minimaal 3 tekens bestaan.',
  noResults: "Geen resultaten voor '{text}'",
  productQueryEmptyStatus: 'Dit product is niet beschikbaar (status = {n})',
  productQueryEmptyVisibility: 'Dit product is niet beschikbaar (zichtbaarheid = {n})',
  categoryQueryEmpty: 'Deze categorie is niet gevonden ({key} = {value})',
  categoryNotSynchronized: 'Er zijn nog geen producten geladen voor deze categorie. Kom terug als je online bent!',
  noAvailableVariants: 'Geen varianten van dit product beschikbaar',
  noSuchConfiguration: 'Deze combinatie bestaat niet voor dit product. Kies een andere combinatie.',
  combinationNotAvailable: 'De gekozen combinatie van opties is niet meer leverbaar',
  combinationOutOfStock: 'De gekozen combinatie van opties is niet op voorraad',
  optionOutOfStock: 'De gekozen optie is niet op voorraad',
  storeStockIn: 'Op voorraad in deze winkel',
  storeStockLow: 'Bijna uitverkocht in deze winkel',
  storeStockOut: 'Niet op voorraad in deze winkel',
  storeInventory: 'Voorraad in de winkel',
  badContentType: 'Het antwoord van de server heeft een onjuist formaat!',
  wrongResponseFormat: 'Onbekende fout: het antwoord van de server is niet te lezen!',
  componentLoadError: 'Er ging iets mis bij het laden van dit onderdeel.',
  componentLoadOffline: 'Dit onderdeel kan niet worden geladen omdat je offline bent.',
  offlineRedirectHome: 'Dit product, deze categorie of pagina is offline niet beschikbaar. Je gaat naar de homepage.',
  notFoundTitle: '404 - pagina niet gevonden',
  serverErrorTitle: '500 - interne serverfout',
  somethingWentWrong: 'Er is iets misgegaan',
  backToHome: 'Naar de homepage',
  swServedFromCache: 'De app wordt vanuit de cache geladen.',
  swCached: 'De inhoud is opgeslagen voor offline gebruik.',
  swUpdated: 'Er is nieuwe inhoud beschikbaar. Vernieuw de pagina.',
  swOffline: 'Geen internetverbinding. De app werkt offline.',
  featureNotImplemented: 'Deze functie is er nog niet.',
  addedToCart: 'Het product is toegevoegd aan je winkelwagen!',
  quantityUpdated: 'Het aantal is aangepast!',
  volatileStock: 'De voorraad is niet zeker. Het product is onder voorbehoud toegevoegd aan je winkelwagen.',
  outOfStockNotAdded: 'Niet op voorraad!',
  onlyAvailable: 'nog maar {maxQuantity} beschikbaar',
  stockLeft: 'Nog maar {qty} op voorraad',
  inStock: 'Op voorraad!',
  outOfTheStock: 'Niet op voorraad!',
  priceUnknown: 'De prijs van dit product is onbekend, daarom kan het niet in je winkelwagen!',
  stockCheckInProgress: 'We controleren de voorraad, een ogenblik geduld',
  confirmRemove: 'Weet je zeker dat je dit product uit je winkelwagen wilt verwijderen?',
  cartEmpty: 'Je winkelwagen is leeg',
  cartEmptyCheckout: 'Je winkelwagen is leeg. Voeg eerst producten toe voordat je gaat bestellen.',
  couponNotValid: 'Deze kortingscode is niet geldig',
  giftCardNotValid: 'Dit is geen geldige cadeaukaart',
  notEnoughPoints: 'Je hebt niet genoeg spaarpunten',
  noServicePoints: 'Geen afhaalpunten gevonden',
  noPickupLocations: 'Er zijn geen winkels waar je kunt afhalen',
  servicePointFailed: 'Er is iets misgegaan. Kies opnieuw een afhaalpunt',
  saveAddressFirst: 'Sla eerst je adres op voordat je een verzendmethode kiest',
  processingOrder: 'Je bestelling wordt verwerkt...',
  paymentUrlFailed: 'De betaling kon niet worden gestart',
  orderConfirmed: 'Bedankt! Je bestelnummer is {orderNumber}',
  paymentCancelled: 'Je betaling is niet gelukt',
  payAgain: 'Opnieuw betalen',
  restoreCart: 'Producten terug in winkelwagen',
  orderOfflineNotice: 'Je bent offline. Je kunt toch bestellen: we versturen je bestelling zodra je weer online bent.',
  confirmOfflineOrder: 'Je hebt offline een bestelling geplaatst. Wil je die nu versturen?',
  orderNotRetrieved: 'We kunnen deze bestelling niet ophalen',
  orderStatusPendingPayment: 'Wacht op betaling',
  orderStatusProcessing: 'In behandeling',
  orderStatusComplete: 'Verzonden',
  orderStatusCanceled: 'Geannuleerd',
  orderStatusClosed: 'Terugbetaald',
  accountUpdated: 'Je gegevens zijn bijgewerkt',
  passwordChanged: 'Je wachtwoord is gewijzigd',
  resetPasswordOffline: 'Wachtwoord herstellen werkt niet als je offline bent!',
  changePasswordOffline: 'Wachtwoord wijzigen werkt niet als je offline bent!',
  resetPasswordSent: 'We hebben je een e-mail gestuurd om je wachtwoord te herstellen',
  loggedOut: 'Je bent uitgelogd',
  customerExists: 'Er bestaat al een klant met dit e-mailadres',
  signInIncorrect: 'Je inloggegevens kloppen niet of je account is tijdelijk geblokkeerd',
  passwordDoesNotMatch: 'Dit wachtwoord hoort niet bij dit account',
  unexpectedAuthError: 'Onverwachte fout bij het inloggen',
  emailDoesNotExist: 'Dit e-mailadres is niet bij ons bekend',
  noUserWithEmail: 'Er is geen klant met dit e-mailadres',
  refreshTokenError: 'Je sessie is verlopen. Log opnieuw in',
  tokenInternalError:
    'Interne fout bij het vernieuwen van je sessie. Wis de opgeslagen gegevens en vernieuw de pagina.',
  newsletterSubscribe: 'Aanmelden',
  newsletterFailed: 'Je kon niet worden aangemeld voor onze nieuwsbrief. Probeer het later opnieuw.',
  newsletterSubscribed: 'Je bent aangemeld voor onze nieuwsbrief',
  formNameMin: 'Je naam moet uit minimaal 2 letters bestaan',
  formPassword:
    'Je wachtwoord moet minimaal 8 tekens hebben en 3 van deze: kleine letters, hoofdletters, cijfers, speciale tekens',
  formPasswordsMatch: 'De wachtwoorden moeten gelijk zijn',
  formZipMin: 'Je postcode moet uit minimaal 2 tekens bestaan',
  formEmail: 'Vul een geldig e-mailadres in',
  formPhone: 'Vul een geldig telefoonnummer in',
  formHouseNumberZip: 'Vul een geldige postcode en een geldig huisnummer in',
  formRequired: 'Dit veld is verplicht',
  formFixErrors: 'los eerst de fouten in het formulier op',
  formFillRequired: 'vul alle verplichte velden in',
  sortRecommended: 'Aanbevolen',
  sortNew: 'Nieuw',
  sortPriceAsc: 'Prijs laag - hoog',
  sortPriceDesc: 'Prijs hoog - laag',
  priceFirst: '< {currency}{to}',
  priceLast: '> {currency}{from}',
  priceMiddle: '{from} - {to}',
  priceFrom: 'vanaf {price}',
  editorHelp: 'Deze pagina bevat instellingen; de inhoud staat op elke pagina van de winkel.',
  formSent: 'Bedankt, je bericht is verstuurd',
  wishlistEmpty: 'Je verlanglijst is leeg',
  orderAndPay: 'Bestellen en betalen',
  withdrawHere: 'Overeenkomst hier herroepen',
  confirmWithdrawal: 'Herroeping bevestigen',
  consentAccept: 'Alles accepteren',
  consentRefuse: 'Alles weigeren',
  consentChoose: 'Kies zelf',
  cookieSettings: 'Cookie-instellingen',
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isMessage = (value: unknown): value is (...values: unknown[]) => string => typeof value === 'function';

/** Every message of the catalogue, by key. */
function messagesOf(catalogue: unknown, key: string): unknown[] {
  if (!isRecord(catalogue)) return [];
  return Object.entries(catalogue).flatMap(([name, value]) => (name === key ? [value] : messagesOf(value, key)));
}

await nl.load(...lateNames);
const catalogue = [
  ...[
    nl.frame,
    nl.catalog,
    nl.content,
    nl.addToCart,
    accountPagesNl,
    withdrawalNl,
    couponNl,
    giftCardNl,
    reservedNl,
    offlineNl,
    offlineOrdersNl,
  ],
  ...lateNames.map((name) => nl.late(name)),
];

it.each(Object.entries(required))('ERR-03 %s is in the nl-NL catalogue: %s', (key, text) => {
  const placeholders = text.match(/\{\w+\}/g) ?? [];
  const found = messagesOf(catalogue, key).map((message) => (isMessage(message) ? message(...placeholders) : message));
  expect([...new Set(found)]).toEqual([text]);
});

it.each(Object.entries(required))('ERR-03 %s has the placeholders of its source', (key, text) => {
  const placeholders = text.match(/\{\w+\}/g) ?? [];
  for (const message of messagesOf(catalogue, key))
    expect(isMessage(message) ? message.length : 0).toBe(placeholders.length);
});
