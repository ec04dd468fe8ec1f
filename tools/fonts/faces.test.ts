import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { stores } from '../run/stores.mjs';
import { readMetrics } from './metrics.ts';
import { systemFonts } from './systemFonts.ts';

const part = v.pipe(
  v.string(),
  v.transform((percent) => Number.parseFloat(percent) / 100),
);
const face = v.object({
  weight: v.string(),
  fallbacks: v.array(
    v.object({
      system: v.string(),
      local: v.array(v.string()),
      weight: v.string(),
      sizeAdjust: part,
      ascentOverride: part,
      descentOverride: part,
      lineGapOverride: part,
    }),
  ),
});
const ownLetters = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('');
const faces = v.object({ heading: face, body: face });

const widths = Object.values(systemFonts)
  .flatMap((family) => Object.values(family))
  .map(({ local, width }) => [local.join(), width] as const);
/** The average width of system fonts over Dutch text, in em. */
const widthOf = new Map(widths);

/** A title that just fits its line may need its fallback a little narrower or wider than the average. */
const widthTolerance = 0.031;
/** Percentages are rounded: 1% of a line of 16 px is less than a fifth of a pixel. */
const lineTolerance = 0.01;

describe.each(stores)('the fallback fonts of $code', ({ code }) => {
  const folder = new URL(`../../apps/${code}/src/fonts/`, import.meta.url);
  const { heading, body } = v.parse(faces, JSON.parse(readFileSync(new URL('faces.json', folder), 'utf8')));
  const roles = [
    ['heading', heading],
    ['body', body],
  ] as const;
  /** The metrics of a store's font at the lightest of these weights. */
  const metricsOf = async (role: string, ownWeight: string, weight: string) => {
    const font = readFileSync(new URL(`${role}.woff2`, folder));
    const axes = ownWeight.includes(' ') ? { variationAxes: { wght: Number.parseInt(weight) } } : {};
    return readMetrics(await subsetFont(font, ownLetters, { targetFormat: 'truetype', ...axes }));
  };

  it.each(roles)(
    'THEME-07 %s: text in each fallback is as wide as in the font',
    async (role, { weight, fallbacks }) => {
      for (const fallback of fallbacks) {
        const { averageWidth } = await metricsOf(role, weight, fallback.weight);
        const width = fallback.sizeAdjust * (widthOf.get(fallback.local.join()) ?? 0);
        expect(Math.abs(width / averageWidth - 1), fallback.system).toBeLessThan(widthTolerance);
      }
    },
  );

  it.each(roles)(
    'THEME-07 %s: lines in each fallback are as high as in the font',
    async (role, { weight, fallbacks }) => {
      for (const { sizeAdjust, ...fallback } of fallbacks) {
        const { ascent, descent, lineGap } = await metricsOf(role, weight, fallback.weight);
        const { ascentOverride, descentOverride, lineGapOverride } = fallback;
        const differences = [
          sizeAdjust * ascentOverride - ascent,
          sizeAdjust * descentOverride - descent,
          sizeAdjust * lineGapOverride - lineGap,
        ];
        expect(Math.max(...differences.map(Math.abs)), fallback.system).toBeLessThan(lineTolerance);
      }
    },
  );
});
