import type { Plugin } from 'vite';
import { mapTokens, tokenEntries, tokenName } from '../libs/ui/src/theme/tokens.ts';
import { shortNumber } from './shortNumber.ts';

/** Every token's short name: its place among the tokens, as neighbours pack best. */
const shortTokens = new Map(
  tokenEntries(mapTokens((group, leaf) => tokenName([group, leaf]))).map(([, , name], place) => [
    `--${name}`,
    `--${shortNumber(place)}`,
  ]),
);

function shortToken(name: string): string {
  const short = shortTokens.get(name);
  if (short === undefined) throw new Error(`${name} is no token.`);
  return short;
}

/** A text with the short names in place of the tokens' public ones. Throws for a name that is no token. */
export const withShortTokens = (text: string): string => text.replace(/--shop-[\w-]+/g, shortToken);

/** Only the workbench has several stores in a document, and asks which. */
const ofOneStore = (text: string): string =>
  text.replace(/:root:is\(:not\(\[data-store\]\), ?\[data-store="?\w+"?\]\)/g, ':root');

/** The tokens' public names are for people, and a twentieth of a category's page; what no rule asks for goes as well. */
export function slimTokens(): Plugin {
  return {
    name: 'etalage-slim-tokens',
    enforce: 'pre',
    transform: (code, id) => (/\.css(\?|$)/.test(id) ? ofOneStore(withShortTokens(code)) : undefined),
    generateBundle(_options, bundle) {
      const sheets = Object.values(bundle).flatMap((file) =>
        file.type === 'asset' && file.fileName.endsWith('.css') ? [file] : [],
      );
      const asked = new Set(sheets.flatMap(({ source }) => String(source).match(/(?<=var\()--[\w-]+/g) ?? []));
      for (const sheet of sheets)
        sheet.source = String(sheet.source).replace(/(--[\w-]+):[^;{}]*(;|(?=}))/g, (text, name) =>
          asked.has(name) ? text : '',
        );
    },
  };
}
