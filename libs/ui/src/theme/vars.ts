import { createGlobalThemeContract } from '@vanilla-extract/css';
import { tokenName, tokenShape } from './tokens.ts';

/** The theme contract as CSS variables with stable public names: `vars.color.onAction` is `var(--shop-color-on-action)`. */
export const vars = createGlobalThemeContract(tokenShape, (_leaf, path) => tokenName(path));
