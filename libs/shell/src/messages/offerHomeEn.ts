import type { OfferHomeMessages } from './offerHome.ts';

/** The same in English. */
export const offerHomeEn: OfferHomeMessages = {
  until: 'Until midnight.',
  soldOut: 'All gone. There is a new find at midnight.',
  besideAndDays: 'Goes with it, and the finds of yesterday and tomorrow',
  days: 'The finds of yesterday and tomorrow',
  yesterday: 'Yesterday',
  tomorrow: 'Tomorrow',
};
