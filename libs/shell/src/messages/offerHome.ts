/** What the server writes around the daily offer on the home page. */
export const offerHomeNl = {
  until: 'Tot middernacht.',
  soldOut: 'Op is op. Om middernacht is er een nieuwe vondst.',
  besideAndDays: 'Past erbij, en de vondsten van gisteren en morgen',
  days: 'De vondsten van gisteren en morgen',
  yesterday: 'Gisteren',
  tomorrow: 'Morgen',
};

/** The type every translation matches. */
export type OfferHomeMessages = typeof offerHomeNl;
