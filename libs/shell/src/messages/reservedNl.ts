/** Required messages that no component uses: there is none yet, or the server says them itself (ERR-03). Move a message to its component's catalogue when it does. */
export const reservedNl = {
  productQueryEmptyStatus: (status: number): string => `Dit product is niet beschikbaar (status = ${status})`,
  productQueryEmptyVisibility: (visibility: number): string =>
    `Dit product is niet beschikbaar (zichtbaarheid = ${visibility})`,
  categoryQueryEmpty: (key: string, value: string): string => `Deze categorie is niet gevonden (${key} = ${value})`,
  storeStockIn: 'Op voorraad in deze winkel',
  storeStockLow: 'Bijna uitverkocht in deze winkel',
  storeStockOut: 'Niet op voorraad in deze winkel',
  storeInventory: 'Voorraad in de winkel',
  badContentType: 'Het antwoord van de server heeft een onjuist formaat!',
  wrongResponseFormat: 'Onbekende fout: het antwoord van de server is niet te lezen!',
  customerExists: 'Er bestaat al een klant met dit e-mailadres',
  signInIncorrect: 'Je inloggegevens kloppen niet of je account is tijdelijk geblokkeerd',
  passwordDoesNotMatch: 'Dit wachtwoord hoort niet bij dit account',
  emailDoesNotExist: 'Dit e-mailadres is niet bij ons bekend',
  noUserWithEmail: 'Er is geen klant met dit e-mailadres',
  notEnoughPoints: 'Je hebt niet genoeg spaarpunten',
  noServicePoints: 'Geen afhaalpunten gevonden',
  noPickupLocations: 'Er zijn geen winkels waar je kunt afhalen',
  servicePointFailed: 'Er is iets misgegaan. Kies opnieuw een afhaalpunt',
  priceFirst: (currency: string, to: string): string => `< ${currency}${to}`,
  priceLast: (currency: string, from: string): string => `> ${currency}${from}`,
  priceMiddle: (from: string, to: string): string => `${from} - ${to}`,
  priceFrom: (price: string): string => `vanaf ${price}`,
  editorHelp: 'Deze pagina bevat instellingen; de inhoud staat op elke pagina van de winkel.',
  formSent: 'Bedankt, je bericht is verstuurd',
  consentAccept: 'Alles accepteren',
  consentRefuse: 'Alles weigeren',
  consentChoose: 'Kies zelf',
  cookieSettings: 'Cookie-instellingen',
};

/** The messages that every language has. */
export type ReservedMessages = typeof reservedNl;
