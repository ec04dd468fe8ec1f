import type { ClockMessages } from './clock.ts';

/** The same in English. */
export const clockEn: ClockMessages = {
  days: 'days',
  hours: 'hours',
  minutes: 'min',
  seconds: 'sec',
  left: ({ days, hours, minutes }) =>
    `${days * 24 + hours} hours and ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} left`,
  productOver: 'This price of the day is over.',
  over: 'This find is over. The next one will be here in a moment.',
};
