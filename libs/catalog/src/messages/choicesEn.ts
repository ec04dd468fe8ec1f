import type { ChoiceMessages } from './choicesNl.ts';

/** The same in English. */
export const choicesEn: ChoiceMessages = {
  required: 'Field is required',
  tooLong: (most) => `Use at most ${most} characters`,
  wrongChoice: 'Choose one of the possibilities',
  optional: '(optional)',
  atMost: (most) => `At most ${most} characters`,
  choose: 'Make a choice',
  none: 'None',
  surcharge: (price) => `+ ${price}`,
  soldOut: 'sold out',
  nothing: 'Choose how many you want of at least one product',
  tiers: 'More costs less',
  tier: (quantity, price) => `From ${quantity} pieces ${price} each`,
  tierSaving: (percent) => `you save ${percent}%`,
  withChoices: 'Price with your choices',
};
