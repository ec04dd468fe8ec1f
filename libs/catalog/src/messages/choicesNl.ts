/** The words of what not every product asks, apart from the rest: they come with the part that needs them. */
export const choicesNl = {
  required: 'Dit veld is verplicht',
  tooLong: (most: number) => `Gebruik hoogstens ${most} tekens`,
  wrongChoice: 'Kies een van de mogelijkheden',
  optional: '(optioneel)',
  atMost: (most: number) => `Hoogstens ${most} tekens`,
  choose: 'Maak een keuze',
  none: 'Geen',
  surcharge: (price: string) => `+ ${price}`,
  soldOut: 'uitverkocht',
  nothing: 'Kies van minstens één product hoeveel je er wilt',
  tiers: 'Meer is voordeliger',
  tier: (quantity: number, price: string) => `Vanaf ${quantity} stuks ${price} per stuk`,
  tierSaving: (percent: number) => `je bespaart ${percent}%`,
  withChoices: 'Prijs met je keuzes',
};

/** The type every translation matches. */
export type ChoiceMessages = typeof choicesNl;
