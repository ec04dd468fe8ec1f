/** The words of ordering again, in Dutch. */
export const orderAgainNl = {
  orderAgain: 'Opnieuw bestellen',
  orderAgainOf: (number: string): string => `Bestelling ${number} opnieuw bestellen`,
  added: 'De artikelen liggen in je winkelwagen',
  nothingAdded: 'Geen van deze artikelen is nu te koop',
  gone: (name: string): string => `${name} is nu niet te koop.`,
  changed: (name: string, was: string, now: string): string => `${name} kost nu ${now} in plaats van ${was}.`,
  limited: (name: string, quantity: number, ordered: number): string =>
    `Van ${name} ${quantity === 1 ? 'is' : 'zijn'} er nog ${quantity}; je bestelde er ${ordered}.`,
  toCart: 'Naar je winkelwagen',
  offline: 'Je bent offline. Opnieuw bestellen kan zodra je weer verbinding hebt.',
};

/** What a language of ordering again must say. */
export type OrderAgainMessages = typeof orderAgainNl;
