/** What the gift card form says, in Dutch: the type of every other language. Apart, because it loads after the cart. */
export const giftCardNl = {
  /** How days are written. */
  locale: 'nl-NL',
  question: 'Heb je een cadeaukaart?',
  label: 'Code van je cadeaukaart',
  apply: 'Cadeaukaart gebruiken',
  check: 'Saldo bekijken',
  applied: 'Gebruikte cadeaukaarten',
  card: (code: string): string => `Cadeaukaart ${code}`,
  remove: 'Verwijderen',
  removeCard: (code: string): string => `Cadeaukaart ${code} verwijderen`,
  /** What is on a card that can be used, and its last day. */
  active: (value: string, until: string | undefined): string =>
    `Op deze kaart staat ${value}${until === undefined ? '' : `, geldig tot en met ${until}`}.`,
  used: 'Deze kaart is leeg. Gebruik een andere kaart.',
  expired: (until: string): string => `Deze kaart was geldig tot en met ${until}. Gebruik een andere kaart.`,
  inactive: 'Deze kaart is niet actief. Neem contact met ons op.',
  missing: 'Vul de code van je cadeaukaart in.',
  giftCardNotValid: 'Dit is geen geldige cadeaukaart',
  offline: 'Je bent offline. Probeer het opnieuw zodra je weer internet hebt.',
  failed: 'Dat lukte niet. Probeer het zo opnieuw.',
};

/** The words of the gift card form. */
export type GiftCardMessages = typeof giftCardNl;
