import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { storeFile, stores } from './testing/stores.ts';

const percent = v.pipe(v.string(), v.regex(/^\d+\.\d\d%$/));
const faceSchema = v.object({
  family: v.string(),
  weight: v.string(),
  fallbacks: v.pipe(
    v.array(
      v.object({
        local: v.pipe(v.array(v.string()), v.minLength(2)),
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

  it.each([
    ['heading', heading],
    ['body', body],
  ] as const)('%s: every weight has a fallback bent to its metrics, which stands next in the theme', (role, face) => {
    const [first, second] = theme.light.font[role].split(',').map((name) => name.trim().replaceAll("'", ''));
    expect([first, second]).toEqual([face.family, `${face.family} Fallback`]);
    const [least = '', most = least] = face.weight.split(' ');
    const weights = face.fallbacks.flatMap(({ weight }) => weight.split(' '));
    expect([weights.at(0), weights.at(-1)]).toEqual([least, most]);
  });

  it('both come in two files at most', () => {
    const sources = [...storeFile(code, 'src/theme.css.ts').matchAll(/url\('([^']+)'\)/g)].map(([, url]) => url);
    expect(new Set(sources).size).toBeLessThanOrEqual(2);
    expect(theme.dark.font).toEqual(theme.light.font);
  });
});
