import {
  colorPairs,
  contrast,
  contrastFailures,
  leastContrast,
  mapTokens,
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

/** The fashion theme with some colours of its dark or light scheme overridden. */
const repainted = (color: Partial<StoreTheme['dark']['color']>, mode: keyof StoreTheme = 'dark'): StoreTheme => ({
  ...fashionTheme,
  [mode]: { ...fashionTheme[mode], color: { ...fashionTheme[mode].color, ...color } },
});

describe('THEME-01 every theme assigns every token and can be read', () => {
  it.each(themes)('THEME-01 %s assigns every token, by day and by night', (store, theme) => {
    expect(Object.keys(theme.light).sort()).toEqual(Object.keys(tokenShape).sort());
    expect(unassigned(store, theme)).toEqual([]);
  });

  it.each(themes)('THEME-01 %s reaches 4.5:1 for text and 3:1 for large text and controls', (store, theme) => {
    expect(contrastFailures(store, theme)).toEqual([]);
  });

  it('THEME-01 names store, mode and tokens of a pair that cannot be read', () => {
    // #777777 on #ffffff is the textbook miss: 4.48:1.
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(contrastFailures('fashion', repainted({ action: '#ffffff', onAction: '#777777' }))).toContain(
      'fashion dark: color.onAction (#777777) on color.action (#ffffff) reaches 4.48:1, text needs 4.5:1',
    );
  });

  const ofSurface = (color: Partial<StoreTheme['dark']['color']>, mode: keyof StoreTheme) =>
    contrastFailures('fashion', repainted({ surface: '#ffffff', ...color }, mode)).filter((failure) =>
      Object.keys(color).some((token) => failure.includes(`color.${token} (`) && failure.includes('on color.surface ')),
    );

  it.each([
    // Greys just above and below a contrast of 4.5:1 and 3:1 on white.
    ['text at 4.54:1 passes', { muted: '#767676' }, []],
    [
      'text at 4.48:1 fails',
      { muted: '#777777' },
      ['color.muted (#777777) on color.surface (#ffffff) reaches 4.48:1, text needs 4.5:1'],
    ],
    ['a control at 3.03:1 passes', { outline: '#949494' }, []],
    [
      'a control at 2.96:1 fails',
      { outline: '#969696' },
      ['color.outline (#969696) on color.surface (#ffffff) reaches 2.96:1, control needs 3:1'],
    ],
  ] as const)('THEME-01 %s, by day and by night', (_what, color, failures) => {
    for (const mode of ['light', 'dark'] as const)
      expect(ofSurface(color, mode)).toEqual(failures.map((failure) => `fashion ${mode}: ${failure}`));
  });

  it.each(['light', 'dark'] as const)('THEME-01 names each declared pair that cannot be read, %s', (mode) => {
    for (const { front, back } of colorPairs) {
      const failures = contrastFailures('fashion', repainted({ [front]: '#777777', [back]: '#777777' }, mode));
      const name = `fashion ${mode}: color.${front} (#777777) on color.${back} (#777777) reaches 1.00:1`;
      expect(
        failures.some((failure) => failure.startsWith(name)),
        name,
      ).toBe(true);
    }
  });

  it('THEME-01 every pair but those of edges, focus marks and stars needs 4.5:1', () => {
    const drawn = colorPairs.filter(({ use }) => leastContrast[use] < 4.5).map(({ front }) => front);
    expect([...new Set(drawn)].toSorted()).toEqual(['actionLine', 'focus', 'outline', 'star']);
  });

  it('THEME-01 text needs 4.5:1, large text and controls 3:1', () =>
    expect(leastContrast).toEqual({ text: 4.5, large: 3, control: 3 }));

  it.each(['light', 'dark'] as const)('THEME-01 names every token that has no value, %s', (mode) => {
    const empty = mapTokens(() => '');
    const tokens = Object.entries(tokenShape).flatMap(([group, leaves]) =>
      Object.keys(leaves).map((leaf) => `fashion ${mode}: ${group}.${leaf} has no value`),
    );
    expect(unassigned('fashion', { ...fashionTheme, [mode]: empty })).toEqual(tokens);
  });

  it.each(['light', 'dark'] as const)('THEME-01 names store, mode and token that is missing, %s', (mode) => {
    const theme = repainted({}, mode);
    Reflect.deleteProperty(theme[mode].color, 'star');
    expect(unassigned('fashion', theme)).toEqual([`fashion ${mode}: color.star has no value`]);
  });

  it.each(['light', 'dark'] as const)('THEME-01 names store, mode and token that has no value, %s', (mode) => {
    expect(unassigned('fashion', repainted({ star: ' ' }, mode))).toEqual([`fashion ${mode}: color.star has no value`]);
  });
});

describe('THEME-04 what the workbench writes of a store', () => {
  it.each(themes)('THEME-04 %s: its theme.css.ts is the very file that the export gives', (store, theme) => {
    expect(themeSource(store, theme, standardTokens)).toBe(storeFile(store, 'src/theme.css.ts'));
  });

  it.each(themes)('THEME-04 %s: export, import and export of design tokens are byte-identical', (_store, theme) => {
    const text = designTokens(theme);
    const read = readDesignTokens(text);
    expect(read).toEqual({ theme });
    expect(designTokens(read.theme ?? theme)).toBe(text);
  });
});
