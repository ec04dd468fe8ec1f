/** What is told of a product in words of our own; only the server, or a part that loads later, needs them. */
export const factsNl = {
  description: 'Omschrijving',
  specification: 'Specificaties',
  composition: 'Samenstelling',
  weight: 'Gewicht',
  articleNumber: 'Artikelnummer',
  care: 'Wassen en verzorgen',
  careOf: {
    wash_30: 'Wassen op 30 °C',
    wash_40: 'Wassen op 40 °C',
    wash_60: 'Wassen op 60 °C',
    hand_wash: 'Met de hand wassen',
    no_bleach: 'Niet bleken',
    tumble_low: 'Drogen op lage stand',
    no_tumble: 'Niet in de droger',
    iron_medium: 'Strijken op twee stippen',
    iron_high: 'Strijken op drie stippen',
    no_iron: 'Niet strijken',
    dry_clean: 'Chemisch reinigen',
    wipe: 'Met een vochtige doek afnemen',
    dishwasher: 'Mag in de vaatwasser',
  },
  fitOf: {
    small: 'Valt klein: neem bij twijfel een maat groter',
    normal: 'Valt normaal: neem je gewone maat',
    large: 'Valt groot: neem bij twijfel een maat kleiner',
  },
  noAvailableVariants: 'Geen varianten van dit product beschikbaar',
  combinationNotAvailable: 'De gekozen combinatie van opties is niet meer leverbaar',
  colourRelations: 'Ook in deze kleuren',
  related: 'Past hierbij',
  recentlyViewed: 'Eerder bekeken',
  upsell: 'Of net een stapje meer',
  showAll: (count: number) => `Bekijk alle ${count}`,
};

/** The type every translation matches. */
export type FactMessages = typeof factsNl;
