/** What the server writes around the daily offer on the home page. */
export const offerHomeNl = {
  until: 'Tot middernacht.',
  soldOut: 'Op is op. Om middernacht is er een nieuwe vondst.',
  beside: 'Past erbij',
  around: 'De vondsten van gisteren en morgen',
  yesterday: 'Gisteren',
  tomorrow: 'Morgen',
};
