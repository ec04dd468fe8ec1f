import { mapTokens, type StoreTheme, type StoreTokens } from './tokens.ts';

const whole: StoreTokens = mapTokens(() => '0');
const { star: _star, ...colorsWithoutStar } = whole.color;
const { label: _label, ...withoutLabel } = whole;

/** THEME-01: a theme that forgets a token does not compile, nor does one that invents a token. */
export const themes: readonly StoreTheme[] = [
  { light: whole, dark: { ...whole, color: { ...colorsWithoutStar, star: '#ffffff' } } },
  // @ts-expect-error a forgotten colour of the night
  { light: whole, dark: { ...whole, color: colorsWithoutStar } },
  // @ts-expect-error a forgotten group
  { light: withoutLabel, dark: whole },
  // @ts-expect-error a forgotten night
  { light: whole },
  // @ts-expect-error a token that the contract does not know
  { light: whole, dark: { ...whole, color: { ...whole.color, glow: '#ffffff' } } },
];
