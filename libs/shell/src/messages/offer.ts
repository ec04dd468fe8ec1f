/** What the daily offer says on its page. */
export const offerNl = {
  until: 'Tot middernacht.',
  soldOut: 'Op is op. Om middernacht is er een nieuwe vondst.',
};
