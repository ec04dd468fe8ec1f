/** The languages of store views. */
export type Language = 'nl' | 'en';

const minute = 60;
/** From this many seconds on, the message counts in minutes. */
const inMinutesFrom = 2 * minute;

const texts = {
  nl: {
    seconds: (count: number) =>
      `Dat ging te vaak achter elkaar. Probeer het over ${count} ${count === 1 ? 'seconde' : 'seconden'} opnieuw.`,
    minutes: (count: number) => `Dat ging te vaak achter elkaar. Probeer het over ${count} minuten opnieuw.`,
  },
  en: {
    seconds: (count: number) =>
      `That was too often in a row. Try again in ${count} ${count === 1 ? 'second' : 'seconds'}.`,
    minutes: (count: number) => `That was too often in a row. Try again in ${count} minutes.`,
  },
} satisfies Record<Language, object>;

/** The text of a 429 answer, with the seconds or minutes to wait. */
export const tooManyRequests = (language: Language, seconds: number): string =>
  seconds < inMinutesFrom ? texts[language].seconds(seconds) : texts[language].minutes(Math.ceil(seconds / minute));
