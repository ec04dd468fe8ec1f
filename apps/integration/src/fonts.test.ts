import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { storeFile, stores } from './testing/stores.ts';

const percent = v.pipe(v.string(), v.regex(/^\d+(?:\.\d)?%$/));
const faceSchema = v.object({
  family: v.string(),
  weight: v.string(),
  fallbacks: v.pipe(
    v.array(
      v.object({
        system: v.string(),
        local: v.pipe(v.array(v.string()), v.minLength(1)),
        weight: v.string(),
        sizeAdjust: percent,
        ascentOverride: percent,
        descentOverride: percent,
        lineGapOverride: percent,
      }),
    ),
    v.minLength(1),
  ),
});
const facesSchema = v.strictObject({ heading: faceSchema, body: faceSchema });

describe.each(stores)('the fonts of $code', ({ code, theme }) => {
  const { heading, body } = v.parse(facesSchema, JSON.parse(storeFile(code, 'src/fonts/faces.json')));

  const faceOfNumerals = theme.light.font.numeral.replaceAll("'", '').startsWith(`${heading.family},`) ? heading : body;

  it.each([
    ['heading', heading],
    ['body', body],
    ['numeral', faceOfNumerals],
  ] as const)('THEME-07 %s: the theme names the fallbacks of all systems after the font', (role, face) => {
    const names = theme.light.font[role].split(',').map((name) => name.trim().replaceAll("'", ''));
    const systems = new Set(face.fallbacks.map(({ system }) => system));
    expect(names.slice(0, systems.size + 1)).toEqual([
      face.family,
      ...[...systems].map((one) => `${face.family} ${one}`),
    ]);
  });

  it.each([
    ['heading', heading],
    ['body', body],
  ] as const)('THEME-07 %s: each system has fallbacks for the lightest and the boldest weight', (_role, face) => {
    const [lightest = '', boldest = lightest] = face.weight.split(' ');
    for (const system of new Set(face.fallbacks.map((fallback) => fallback.system))) {
      const weights = face.fallbacks
        .filter((fallback) => fallback.system === system)
        .flatMap(({ weight }) => weight.split(' '));
      expect([weights.at(0), weights.at(-1)], system).toEqual([lightest, boldest]);
    }
  });

  it('both come in two files at most', () => {
    const sources = [...storeFile(code, 'src/theme.css.ts').matchAll(/url\('([^']+)'\)/g)].map(([, url]) => url);
    expect(new Set(sources).size).toBeLessThanOrEqual(2);
    expect(theme.dark.font).toEqual(theme.light.font);
  });
});
