/** The languages of store views. */
export type Language = 'nl' | 'en';

const minute = 60;
/** Seconds from which on minutes are named. */
const long = 2 * minute;

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

/** What a shopper reads who must wait so many seconds. */
export const tooOften = (language: Language, seconds: number): string =>
  seconds < long ? texts[language].seconds(seconds) : texts[language].minutes(Math.ceil(seconds / minute));
