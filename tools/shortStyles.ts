import type { Plugin } from 'postcss';
import { mapTokens, tokenEntries, tokenName } from '../libs/ui/src/theme/tokens.ts';
import { shortNumber } from './shortNumber.ts';

/** Every token's short name: its place among the tokens, as neighbours pack best. */
const shortNames = new Map(
  tokenEntries(mapTokens((group, leaf) => tokenName([group, leaf]))).map(([, , name], place) => [
    `--${name}`,
    `--${shortNumber(place)}`,
  ]),
);

function shortName(name: string): string {
  const short = shortNames.get(name);
  if (short === undefined) throw new Error(`${name} is no token.`);
  return short;
}

/** A text with the short names in place of the tokens' public ones. Throws for a name that is no token. */
export const withShortTokens = (text: string): string => text.replace(/--shop-[\w-]+/g, shortName);

/** Only the workbench has several stores in a document, and asks which. */
const ofOneStore = /:root:is\(:not\(\[data-store\]\), ?\[data-store="\w+"\]\)/g;

/** PostCSS plugin that shortens token names and theme selectors: the public names are an eighth of a page's styles. */
export const shortStyles: Plugin = {
  postcssPlugin: 'etalage-short-styles',
  Declaration(declaration) {
    declaration.prop = withShortTokens(declaration.prop);
    declaration.value = withShortTokens(declaration.value);
  },
  Rule(rule) {
    rule.selector = rule.selector.replace(ofOneStore, ':root');
  },
};
