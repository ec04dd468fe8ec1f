import {
  contrast,
  contrastFailures,
  standardTokens,
  tokenShape,
  unassigned,
  type StoreTheme,
} from '@etalage/ui/tokens';
import { designTokens, readDesignTokens, themeSource } from '@etalage/ui/workbench';
import { describe, expect, it } from 'vitest';
import { theme as fashionTheme } from '../../fashion/src/theme.css.ts';
import { storeFile, stores } from './testing/stores.ts';

const themes = stores.map(({ code, theme }) => [code, theme] as const);

/** The fashion theme with some colours of its night painted over. */
const repainted = (color: Partial<StoreTheme['dark']['color']>): StoreTheme => ({
  ...fashionTheme,
  dark: { ...fashionTheme.dark, color: { ...fashionTheme.dark.color, ...color } },
});

describe('THEME-01 every theme assigns every token and can be read', () => {
  it.each(themes)('%s assigns every token, by day and by night', (store, theme) => {
    expect(Object.keys(theme.light).sort()).toEqual(Object.keys(tokenShape).sort());
    expect(unassigned(store, theme)).toEqual([]);
  });

  it.each(themes)('%s reaches 4.5:1 for text and 3:1 for large text and controls', (store, theme) => {
    expect(contrastFailures(store, theme)).toEqual([]);
  });

  it('names store, mode and tokens of a pair that cannot be read', () => {
    // #777777 on #ffffff is the textbook miss: 4.48:1.
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(contrastFailures('fashion', repainted({ action: '#ffffff', onAction: '#777777' }))).toContain(
      'fashion dark: color.onAction (#777777) on color.action (#ffffff) reaches 4.48:1, text needs 4.5:1',
    );
  });

  it('names store, mode and token that has no value', () => {
    expect(unassigned('fashion', repainted({ star: ' ' }))).toEqual(['fashion dark: color.star has no value']);
  });
});

describe('THEME-04 what the workbench writes of a store', () => {
  it.each(themes)('%s: its theme.css.ts is the very file that the export gives', (store, theme) => {
    expect(themeSource(store, theme, standardTokens)).toBe(storeFile(store, 'src/theme.css.ts'));
  });

  it.each(themes)('%s: export, import and export of design tokens are byte-identical', (_store, theme) => {
    const text = designTokens(theme);
    const read = readDesignTokens(text);
    expect(read).toEqual({ theme });
    expect(designTokens(read.theme ?? theme)).toBe(text);
  });
});
