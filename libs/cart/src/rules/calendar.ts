/** A day of the calendar as YYYY-MM-DD. */
export type Day = string;

const dayLength = 86_400_000;

export const addDays = (day: Day, days: number): Day =>
  new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10);

/** 0 is Sunday. */
export const weekdayOf = (day: Day): number => new Date(day).getUTCDay();

/** Easter Sunday of a year in the Gregorian calendar (Butcher's algorithm). */
export function easterOf(year: number): Day {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const moonShift = Math.floor((8 * century + 13) / 25);
  const epact = (19 * golden + century - Math.floor(century / 4) - moonShift + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const correction = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  return addDays(`${year}-03-22`, epact + toSunday - 7 * correction);
}

/** Days after Easter Sunday on which nobody delivers: Easter Monday, Ascension Day, Whit Sunday and Whit Monday. */
const afterEaster = [0, 1, 39, 49, 50];
const fixed = {
  NL: ['01-01', '12-25', '12-26'],
  BE: ['01-01', '05-01', '07-21', '08-15', '11-01', '11-11', '12-25'],
};

/** Countries whose public holidays are known. */
export type CalendarCountry = keyof typeof fixed;

/** King's Day is on 27 April, on the day before when that is a Sunday. */
const kingsDayOf = (year: number): Day => (weekdayOf(`${year}-04-27`) === 0 ? `${year}-04-26` : `${year}-04-27`);

/** Liberation Day is a day off once in five years. */
const isLiberationDay = (day: Day, year: number): boolean => year % 5 === 0 && day === `${year}-05-05`;

/** Whether a day is a public holiday. */
export function isHoliday(day: Day, country: CalendarCountry): boolean {
  const year = Number(day.slice(0, 4));
  const easter = easterOf(year);
  if (fixed[country].includes(day.slice(5)) || afterEaster.some((days) => addDays(easter, days) === day)) return true;
  return country === 'NL' && (day === kingsDayOf(year) || isLiberationDay(day, year));
}

/** Whether a day is from Monday to Friday and no public holiday. */
export const isWorkingDay = (day: Day, country: CalendarCountry): boolean =>
  weekdayOf(day) % 6 !== 0 && !isHoliday(day, country);

/** The first day after this one for which a test holds. */
export function nextDay(day: Day, holds: (day: Day) => boolean): Day {
  const next = addDays(day, 1);
  return holds(next) ? next : nextDay(next, holds);
}
