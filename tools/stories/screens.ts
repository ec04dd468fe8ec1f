import type { Page } from 'playwright';
import sharp from 'sharp';

/** Nothing moves, letters are measured alike whatever their hinting, and pictures give way to the ground behind them. */
const still = `
  *, ::before, ::after, ::placeholder {
    -webkit-text-fill-color: transparent !important;
    text-shadow: none !important;
    text-rendering: geometricPrecision !important;
    caret-color: transparent !important;
    animation: none !important;
    transition: none !important;
  }
  img, video, iframe { visibility: hidden !important; }
`;

/** Runs in the page: nothing has the focus, and every word becomes a bar in its own colour. */
const bars = `() => {
  document.activeElement?.blur();
  const all = [...document.body.querySelectorAll('*')].filter((element) => element.style !== undefined);
  const colours = all.map((element) => getComputedStyle(element).color);
  all.forEach((element, at) => element.style.setProperty('text-decoration', 'line-through 0.5em ' + colours[at], 'important'));
}`;

/**
 * Makes the screens of a page the same on every machine: what is compared is place, colour, edge and shadow, and not how
 * letters and photographs are drawn.
 */
export async function holdStill(page: Page): Promise<void> {
  await page.addStyleTag({ content: still });
}

/** Forces a fresh layout; scroll positions within the page are lost. */
export async function forceLayout(page: Page): Promise<void> {
  await page.evaluate(`(() => {
    const { style } = document.documentElement;
    style.display = 'none';
    document.body.getBoundingClientRect();
    style.display = '';
  })()`);
}

/** Screens are kept at half their size: enough for a change of 2 px, and a quarter of the bytes. */
const scale = 0.5;
/**
 * How many pixels of a screen (at half size) may be further apart than so much of 255: few where edges are smoothed in
 * another way, more where they hardly differ. Found by trying: other hinting and smoothing of fonts changes none, and a
 * line of 1 px that is 8% darker, halved into its ground, is 6 to 16 apart.
 */
const tolerances = [
  { apart: 14, allowed: 24 },
  { apart: 5, allowed: 80 },
] as const;

type Pixels = { data: Uint8Array; width: number; height: number };

/** The whole page as it is kept: words as bars, half as large, without loss. */
export async function takeScreen(page: Page): Promise<Buffer> {
  await page.evaluate(`(${bars})()`);
  const png = await page.screenshot({ fullPage: true, animations: 'disabled', scale: 'css' });
  const { width = 1 } = await sharp(png).metadata();
  return sharp(png)
    .resize({ width: Math.round(width * scale), kernel: 'linear' })
    .removeAlpha()
    .webp({ lossless: true, effort: 4 })
    .toBuffer();
}

async function pixelsOf(image: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** What differs between two screens, in words; undefined when they look the same. */
export async function difference(kept: Buffer, taken: Buffer): Promise<string | undefined> {
  const [before, now] = await Promise.all([pixelsOf(kept), pixelsOf(taken)]);
  const grown = now.height - before.height;
  if (before.width !== now.width || Math.abs(grown) > 1) return `is ${grown / scale} px taller`;
  const distances = distancesOf(before, now);
  for (const { apart, allowed } of tolerances) {
    const changed = distances.filter((distance) => distance > apart).length;
    if (changed > allowed) return `${changed} pixels differ by more than ${apart}`;
  }
  return undefined;
}

/** How far apart each pixel is in the colour that differs most. */
function distancesOf(before: Pixels, now: Pixels): Uint8Array {
  const end = Math.min(before.data.length, now.data.length);
  const distances = new Uint8Array(Math.ceil(end / 3));
  for (let at = 0; at < end; at += 3) {
    distances[at / 3] = Math.max(
      Math.abs((before.data[at] ?? 0) - (now.data[at] ?? 0)),
      Math.abs((before.data[at + 1] ?? 0) - (now.data[at + 1] ?? 0)),
      Math.abs((before.data[at + 2] ?? 0) - (now.data[at + 2] ?? 0)),
    );
  }
  return distances;
}
