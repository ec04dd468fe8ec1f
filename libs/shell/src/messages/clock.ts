/** The units of the daily offer's clock, what is left in words, and what is said after it. */
export const clockNl = {
  days: 'dagen',
  hours: 'uur',
  minutes: 'min',
  seconds: 'sec',
  left: ({ days, hours, minutes }: { days: number; hours: number; minutes: number }): string =>
    `Nog ${days * 24 + hours} uur en ${minutes} ${minutes === 1 ? 'minuut' : 'minuten'}`,
  productOver: 'Deze dagprijs is voorbij.',
  over: 'Deze vondst is voorbij. De volgende staat hier zo.',
};

/** The type every translation matches. */
export type ClockMessages = typeof clockNl;
