/**
 * Cuts the stores' fonts to what Dutch needs and writes them to apps/<store>/src/fonts with the metrics of their
 * fallbacks: `node tools/subsetFonts.ts`. The files are committed; run it again when a font or a weight changes.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { readMetrics } from './fonts/metrics.ts';
import { systemFonts } from './fonts/systemFonts.ts';

type Axes = Record<string, number | { min: number; max: number; default?: number }>;
type Cut = {
  family: string;
  /** In node_modules/@fontsource-variable. */
  source: string;
  axes: Axes;
  weight: string;
  /**
   * Which system fonts stand in for which weights, measured at one weight of ours. `shares` of our width are what they take
   * where the average is not enough: letters that are kerned, and titles that just fit a line, which they must fit too.
   */
  fallbacks: {
    system: keyof typeof systemFonts;
    weight: string;
    measuredAt: Record<string, number>;
    shares?: Record<string, number>;
  }[];
};

/** What Dutch texts and the names in the catalogues are written with; a rarer letter shows in a fallback. */
const letters = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)),
  ...'\u00a0\u00ad©®°²³·½×€™–—‘’“”„•…−→←',
  ...'ÀÂÄÇÈÉÊËÏÑÖÜßàáâäåçèéêëíîïñóôöøùúûü',
].join('');

const features = ['kern', 'liga', 'tnum', 'lnum'];

const text = (family: string, source: string, strong: number, shares: Record<string, number> = {}): Cut => ({
  family,
  source,
  axes: { wght: { min: 400, max: strong, default: 400 } },
  weight: `400 ${strong}`,
  fallbacks: [
    { system: 'sans', weight: '400 500', measuredAt: { wght: 400 }, shares },
    { system: 'sansBold', weight: `600 ${strong}`, measuredAt: { wght: 600 }, shares },
  ],
});

const cuts: Record<string, { heading: Cut; body: Cut }> = {
  dailydeal: {
    heading: {
      family: 'Bricolage Grotesque',
      source: 'bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
      axes: { opsz: 40, wdth: 88, wght: 800 },
      weight: '800',
      fallbacks: [{ system: 'sansBold', weight: '800', measuredAt: { opsz: 40, wdth: 88, wght: 800 } }],
    },
    body: text('Instrument Sans', 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2', 700),
  },
  fashion: {
    heading: {
      family: 'Newsreader',
      source: 'newsreader/files/newsreader-latin-opsz-normal.woff2',
      axes: { opsz: 60, wght: 300 },
      weight: '300',
      fallbacks: [{ system: 'serif', weight: '300', measuredAt: { opsz: 60, wght: 300 } }],
    },
    body: text('Figtree', 'figtree/files/figtree-latin-wght-normal.woff2', 600, { Noto: 1.03 }),
  },
  textile: {
    heading: {
      family: 'Literata',
      source: 'literata/files/literata-latin-opsz-normal.woff2',
      axes: { opsz: 36, wght: 500 },
      weight: '500',
      fallbacks: [
        {
          system: 'serif',
          weight: '500',
          measuredAt: { opsz: 36, wght: 500 },
          shares: { Times: 0.978, Georgia: 0.978, Noto: 0.978 },
        },
      ],
    },
    body: text('Nunito Sans', 'nunito-sans/files/nunito-sans-latin-wght-normal.woff2', 700),
  },
};

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
/** Widths add up over a line; a tenth of a percent of the height is no pixel. These bytes are in every page. */
const widthPercent = (part: number): string => `${(part * 100).toFixed(1)}%`;
const heightPercent = (part: number): string => `${Math.round(part * 100)}%`;

async function fallbacksOf(font: Buffer, { system, weight, measuredAt, shares = {} }: Cut['fallbacks'][number]) {
  const still = await subsetFont(font, letters, { targetFormat: 'truetype', variationAxes: measuredAt });
  const { ascent, descent, lineGap, averageWidth } = readMetrics(still);
  return Object.entries(systemFonts[system]).map(([name, { local, width }]) => {
    const adjust = (averageWidth / width) * (shares[name] ?? 1);
    return {
      system: name,
      local,
      weight,
      sizeAdjust: widthPercent(adjust),
      ascentOverride: heightPercent(ascent / adjust),
      descentOverride: heightPercent(descent / adjust),
      lineGapOverride: heightPercent(lineGap / adjust),
    };
  });
}

/** Writes one woff2 and answers what `createStoreFont` needs to know of it. */
async function cutFont(folder: string, role: string, { family, source, axes, weight, fallbacks }: Cut) {
  const font = await readFile(join(root, 'node_modules/@fontsource-variable', source));
  const cut = await subsetFont(font, letters, { targetFormat: 'woff2', variationAxes: axes, keepFeatures: features });
  await writeFile(join(folder, `${role}.woff2`), cut);
  process.stdout.write(`${folder}/${role}.woff2 ${(cut.length / 1024).toFixed(1)} KiB\n`);
  const faces = await Promise.all(fallbacks.map((fallback) => fallbacksOf(font, fallback)));
  return { family, weight, fallbacks: faces.flat() };
}

for (const [store, { heading, body }] of Object.entries(cuts)) {
  const folder = join(root, 'apps', store, 'src/fonts');
  await mkdir(folder, { recursive: true });
  const faces = { heading: await cutFont(folder, 'heading', heading), body: await cutFont(folder, 'body', body) };
  await writeFile(join(folder, 'faces.json'), `${JSON.stringify(faces, null, 2)}\n`);
}
