import type { FactMessages } from './factsNl.ts';

/** The same in English. */
export const factsEn: FactMessages = {
  description: 'Description',
  specification: 'Specification',
  composition: 'Composition',
  weight: 'Weight',
  articleNumber: 'Article number',
  care: 'Washing and care',
  careOf: {
    wash_30: 'Wash at 30 °C',
    wash_40: 'Wash at 40 °C',
    wash_60: 'Wash at 60 °C',
    hand_wash: 'Wash by hand',
    no_bleach: 'Do not bleach',
    tumble_low: 'Tumble dry low',
    no_tumble: 'Do not tumble dry',
    iron_medium: 'Iron at two dots',
    iron_high: 'Iron at three dots',
    no_iron: 'Do not iron',
    dry_clean: 'Dry clean',
    wipe: 'Wipe with a damp cloth',
    dishwasher: 'Dishwasher safe',
  },
  fitOf: {
    small: 'Runs small: when in doubt take one size up',
    normal: 'Runs true: take your usual size',
    large: 'Runs large: when in doubt take one size down',
  },
  noAvailableVariants: 'No available product variants',
  combinationNotAvailable: 'The selected combination of options is no longer available',
  colourRelations: 'Also in these colours',
  related: 'Goes with this',
  recentlyViewed: 'Recently viewed',
  upsell: 'Or one step up',
  showAll: (count) => `Show all ${count}`,
};
