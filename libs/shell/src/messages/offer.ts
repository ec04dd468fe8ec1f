/** What the daily offer says on its page. */
export const offerNl = {
  until: 'Tot middernacht voor deze prijs.',
  soldOut: 'Op is op. Om middernacht ligt er een nieuwe vondst.',
  look: 'Bekijk',
};
