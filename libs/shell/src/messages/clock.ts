/** The units of the daily offer's clock, and what is left in words. */
export const clockNl = {
  days: 'dagen',
  hours: 'uur',
  minutes: 'min',
  seconds: 'sec',
  left: ({ days, hours, minutes }: { days: number; hours: number; minutes: number }): string =>
    `Nog ${days * 24 + hours} uur en ${minutes} ${minutes === 1 ? 'minuut' : 'minuten'}`,
};
