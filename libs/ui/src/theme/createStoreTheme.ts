import { globalStyle } from '@vanilla-extract/css';
import { tokenEntries, tokenName, type StoreTheme, type StoreTokens } from './tokens.ts';

type Declarations = Record<string, string>;

/** The custom properties that give every token its value. */
export const declarations = (tokens: StoreTokens): Declarations =>
  Object.fromEntries(tokenEntries(tokens).map(([group, leaf, value]) => [`--${tokenName([group, leaf])}`, value]));

/** Only what the night changes. */
export function nightDeclarations({ light, dark }: StoreTheme): Declarations {
  const day = declarations(light);
  return Object.fromEntries(Object.entries(declarations(dark)).filter(([name, value]) => day[name] !== value));
}

const still: Declarations = Object.fromEntries(
  ['fast', 'normal', 'slow'].map((leaf) => [`--${tokenName(['motion', leaf])}`, '0.01ms']),
);

/** The document that wears a store's theme: what only one store has begins with it. */
export const storeRoot = (store: string): string => `:root:is(:not([data-store]), [data-store="${store}"])`;

/**
 * Declares a store's theme: its values on the document, dark when the system is (unless `data-scheme="light"` stands on
 * <html>) or when `data-scheme="dark"` does, and no motion for who asked for none. Where several stores share a
 * document (the workbench), `data-store` on <html> says which holds. Call it in a `theme.css.ts` and export what it
 * answers, the theme as plain data: without shared parts, so that a bundler drops it where nobody reads it.
 */
export function createStoreTheme(store: string, theme: StoreTheme): StoreTheme {
  const root = storeRoot(store);
  const night = nightDeclarations(theme);
  globalStyle(root, { '@layer': { store: { vars: declarations(theme.light), colorScheme: 'light' } } });
  globalStyle(`${root}:not([data-scheme="light"])`, {
    '@layer': { store: { '@media': { '(prefers-color-scheme: dark)': { vars: night, colorScheme: 'dark' } } } },
  });
  globalStyle(`${root}[data-scheme="dark"]`, { '@layer': { store: { vars: night, colorScheme: 'dark' } } });
  globalStyle(root, { '@layer': { store: { '@media': { '(prefers-reduced-motion: reduce)': { vars: still } } } } });
  return { light: structuredClone(theme.light), dark: structuredClone(theme.dark) };
}
