import { formatDay } from '@etalage/core';

/** What the checkout says, in Dutch: the type of every other language. */
export const nl = {
  checkout: 'Bestellen',
  checkoutPersonalDetails: 'Persoonlijke gegevens',
  checkoutShipping: 'Bezorging',
  checkoutPayment: 'Betaling',
  checkoutReview: 'Controleren en bestellen',
  change: 'Wijzigen',
  continue: 'Verder',
  saveAddress: 'Adres opslaan',
  saveAddressFirst: 'Sla eerst je adres op voordat je een verzendmethode kiest',
  shippingMethod: 'Hoe wil je het ontvangen?',
  noShippingMethods: 'Naar dit adres kunnen we helaas niet bezorgen.',
  free: 'Gratis',
  billingSame: 'Het factuuradres is hetzelfde als het bezorgadres',
  billingAddress: 'Factuuradres',
  shippingAddress: 'Bezorgadres',
  paymentMethod: 'Hoe wil je betalen?',
  choosePayment: 'Kies een betaalmethode',
  newsletterWanted: 'Stuur mij de nieuwsbrief, met 10% korting bij een eerste aanmelding',
  formFillRequired: 'vul alle verplichte velden in',
  formFixErrors: 'los eerst de fouten in het formulier op',
  stockCheckInProgress: 'We controleren de voorraad, een ogenblik geduld',
  outOfStock: 'Een product in je winkelwagen is niet op voorraad. Haal het eruit om te kunnen bestellen.',
  termsBefore: 'Ik ga akkoord met de ',
  terms: 'algemene voorwaarden',
  readTerms: 'Lees de algemene voorwaarden',
  termsRequired: 'Ga akkoord met de algemene voorwaarden om te bestellen',
  yourOrder: 'Je bestelling',
  guarantee:
    'Op alles wat je koopt heb je wettelijke garantie: het moet doen wat je ervan mag verwachten. Is er iets mis, dan herstellen of vervangen we het gratis, of je krijgt je geld terug.',
  sealed: 'Verzegeld om hygiënische redenen: je kunt dit alleen ongeopend terugsturen.',
  lines: 'Producten',
  delivery: 'Bezorging en betaling',
  orderAndPay: 'Bestellen en betalen',
  processingOrder: 'Je bestelling wordt verwerkt...',
  orderFailed: 'Je bestelling kon niet worden geplaatst. Probeer het opnieuw.',
  unreachable: 'We kunnen de winkel even niet bereiken. Je gegevens zijn bewaard; probeer het zo opnieuw.',
  paymentUrlFailed: 'De betaling kon niet worden gestart',
  tryAgain: 'Probeer opnieuw',
  orderConfirmed: (orderNumber: string): string => `Bedankt! Je bestelnummer is ${orderNumber}`,
  paymentPending: 'Zodra je betaling binnen is, maken we je bestelling klaar.',
  bankTransfer: {
    title: 'Maak het bedrag over',
    /** A day of YYYY-MM-DD. */
    day: (day: string): string => formatDay(day),
    labels: {
      amount: 'Bedrag',
      iban: 'IBAN',
      accountHolder: 'Op naam van',
      reference: 'Onder vermelding van',
      payBy: 'Betaal uiterlijk',
    },
  },
  paymentOpen: 'We hebben je betaling nog niet ontvangen.',
  paymentCancelled: 'Je betaling is niet gelukt',
  orderCanceled: 'Deze bestelling is geannuleerd.',
  payAgain: 'Opnieuw betalen',
  restoreCart: 'Producten terug in winkelwagen',
  orderNotRetrieved: 'We kunnen deze bestelling niet ophalen',
  confirmationSent: 'We hebben je een bevestiging gemaild.',
  orderKept: (orderNumber: string): string =>
    `Bestelling ${orderNumber} is bewaard. Betaal opnieuw, of zet de producten terug in je winkelwagen.`,
  totalWithAll: 'Totaal, met bezorging en btw',
  print: 'Afdrukken of bewaren',
  nextTitle: 'Zo gaat het verder',
  /** Each what it is, and more about it. */
  next: {
    mail: ['Je bevestiging', 'Staat in je mail, met alles wat je hebt besteld.'],
    pack: ['Inpakken', 'We leggen je bestelling klaar en pakken haar zorgvuldig in.'],
    deliver: ['Bezorgen', 'Op het adres dat je hebt opgegeven.'],
    change: ['Toch niet goed?', 'Stuur het binnen 30 dagen gratis terug.'],
  },
  /** Of the step `deliver`, where a day is promised: YYYY-MM-DD. */
  deliverOn: (day: string): string => `We verwachten ${formatDay(day)} bij je te zijn.`,
  ownAddresses: 'Je bewaarde adressen',
  otherAddress: 'Een ander adres',
  orderInMail: 'Het bestelnummer staat in je mail. Bel of mail ons, dan kijken we het na.',
};

/** The words of this room. */
export type CheckoutMessages = typeof nl;
