/** What the server writes around the daily offer on the home page. */
export const offerHomeNl = {
  beside: 'Past erbij',
  around: 'De vondsten van gisteren en morgen',
  yesterday: 'Gisteren',
  tomorrow: 'Morgen',
};
