import { formatDate } from '@etalage/core';

/** The words of withdrawing from a contract and of the returns that follow, in Dutch. */
export const withdrawalNl = {
  intro: 'Na de bezorging heb je 30 dagen bedenktijd. Een reden geven hoeft niet.',
  findTitle: 'Om welke bestelling gaat het?',
  orderNumber: 'Bestelnummer',
  find: 'Bestelling opzoeken',
  chooseTitle: (number: string): string => `Wat wil je herroepen van bestelling ${number}?`,
  /** Of the last moment. */
  until: (instant: number): string => `Herroepen kan tot en met ${formatDate(instant)}.`,
  wholeOrder: 'De hele bestelling',
  quantityOf: (name: string): string => `Aantal van ${name}`,
  withdrawnBefore: (count: number): string => `${count} al herroepen`,
  sealed: 'Verzegeld om hygiënische redenen: je kunt dit alleen ongeopend terugsturen.',
  next: 'Verder',
  chooseOne: 'Kies minstens één artikel.',
  nothingLeft: 'Alles van deze bestelling is al herroepen.',
  confirmTitle: 'Klopt dit?',
  confirmText: (number: string): string => `Je herroept de overeenkomst over deze artikelen van bestelling ${number}.`,
  confirmWithdrawal: 'Herroeping bevestigen',
  back: 'Terug',
  receiptTitle: 'We hebben je herroeping ontvangen',
  receivedAt: (number: string, moment: string): string => `Herroeping ${number}, ontvangen op ${moment}`,
  receiptCanceled:
    'Je had nog niet betaald, dus is je bestelling geannuleerd. Je hoeft niets te betalen en niets terug te sturen. Betaalde je toch? Dan krijg je je geld terug. Je krijgt een ontvangstbevestiging per e-mail.',
  receiptDue: (amount: string): string =>
    `Je had nog niet betaald: voor de rest van je bestelling betaal je ${amount}. Je hoeft niets terug te sturen. Betaalde je al meer? Dan krijg je het verschil terug. Je krijgt een ontvangstbevestiging per e-mail.`,
  receiptNothingDue:
    'Je hoeft niets meer te betalen en niets terug te sturen. Wat je hiervan met een cadeaukaart betaalde, staat weer op de kaart. Je krijgt een ontvangstbevestiging per e-mail.',
  receiptText:
    'Je krijgt een ontvangstbevestiging per e-mail. Daarin staat hoe je de artikelen binnen 14 dagen terugstuurt.',
  otherOrder: 'Andere bestelling',
  offline: 'Je bent offline. Maak verbinding en probeer het opnieuw; wat je invulde, blijft staan.',
  returnsOfOrder: 'Herroepingen en retouren',
  withdrawalNumber: (number: string): string => `Herroeping ${number}`,
  ofOrder: (number: string): string => `Van bestelling ${number}`,
  noReturns: 'Je hebt nog niets herroepen',
  noReturnsText: 'Stuur je iets terug, dan zie je hier hoe ver het is.',
  loadingReturns: 'Je retouren worden geladen',
  returnsNotRetrieved: 'We kunnen je retouren niet ophalen',
  states: {
    requested: 'Aangemeld',
    received: 'Retour ontvangen',
    refunded: 'Terugbetaald',
    canceled: 'Niet betaald, geannuleerd',
  },
};

/** What a language of withdrawing must say. */
export type WithdrawalMessages = typeof withdrawalNl;
