import { parse, type Plugin } from 'postcss';
import { build } from 'vite';
import { outputOf } from './outputOf.ts';

/** The values of tokens by their name in CSS. */
export type TokenValues = ReadonlyMap<string, string>;

/** The constant tokens of the store of the current folder. */
export async function tokensOfTheme(): Promise<TokenValues> {
  const theme = outputOf(
    await build({ build: { write: false, cssMinify: false, rolldownOptions: { input: 'src/theme.css.ts' } } }),
  );
  return constantTokens(theme.map((file) => (file.fileName.endsWith('.css') ? contentOf(file) : '')).join(''));
}

const contentOf = (file: object): string => ('source' in file ? String(file.source) : '');

/** The tokens to which a theme's style sheet gives one value, by day and night and with and without motion. */
export function constantTokens(theme: string): TokenValues {
  const values = new Map<string, string>();
  const changing = new Set<string>();
  parse(theme).walkDecls(/^--/, ({ prop, value }) => {
    if (values.has(prop)) changing.add(prop);
    values.set(prop, value);
  });
  changing.forEach((name) => values.delete(name));
  const settled = [...values].map(([name, value]): [string, string] => [name, inlined(value, values)]);
  return new Map(settled.filter(([, value]) => !value.includes('var(')));
}

/**
 * A text with the values of tokens in place of their names and fallbacks. Quotes are single, as in a picture a value stands in an
 * attribute.
 */
export const inlined = (text: string, tokens: TokenValues): string =>
  text.replace(/var\((--[\w-]+)(?:,[^()]*)?\)/g, (use, name: string) => {
    const found = tokens.get(name);
    return found === undefined ? use : inlined(found, tokens).replaceAll('"', "'");
  });

/**
 * PostCSS plugin that writes constant tokens as their values and leaves out their declarations: a page has some 130 fewer
 * custom properties to load and to look up. Throws where a style sheet gives such a token a value of its own.
 */
export const inlineTokens = (constants: TokenValues): Plugin => ({
  postcssPlugin: 'etalage-inline-tokens',
  OnceExit(root) {
    root.walkDecls((declaration) => {
      const { prop } = declaration;
      declaration.value = inlined(declaration.value, constants);
      if (constants.has(prop) && constants.get(prop) !== declaration.value)
        throw declaration.error(`${prop} is constant: the theme declares it once.`);
      if (constants.has(prop)) declaration.remove();
    });
  },
});
