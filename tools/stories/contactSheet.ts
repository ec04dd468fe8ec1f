import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import sharp, { type Sharp } from 'sharp';
import { allLooks, lookName, shapes, storeCodes, type Look } from './looks.ts';
import { demoPictures } from './pictures.ts';
import { serveStorybook, storyEntries } from './storybookServer.ts';
import { showStory, wear } from './visitStories.ts';

const folder = new URL('../../docs/pages/', import.meta.url).pathname;
/** Pictures are made once. */
const cache = new URL('../../.cache/stories/', import.meta.url).pathname;

/** The story that shows each kind of page. */
const kinds: Readonly<Record<string, string>> = {
  home: 'pages-shop--home',
  category: 'pages-shop--category',
  product: 'pages-shop--product',
  cart: 'pages-shop--cart',
  checkout: 'pages-shop--checkout',
  thanks: 'pages-shop--order-paid',
  content: 'pages-shop--content',
  article: 'pages-blog--reading-an-article',
  account: 'pages-account--one-order',
  empty: 'pages-shop--empty-cart',
  error: 'pages-shop--not-found',
};
/** Those that the picture of the whole shows. */
const shown = ['home', 'category', 'product', 'cart'];

type Cell = { width: number; height: number };
/** A page on a sheet in px: as much of it as two screens show. */
const cells: Readonly<Record<Look['shape'], Cell>> = {
  phone: { width: 200, height: 620 },
  desktop: { width: 460, height: 620 },
};
const gap = 12;
const ground = { channels: 3, background: '#8a8a8a' } as const;

/** The picture of one page in one look, already as small as on its sheet. */
type Shot = { look: Look; picture: Buffer };

/**
 * Runs in the page: scrolls to the depth that is shown, so that what waits for that loads, waits until the page grows no
 * more and for the pictures in sight, and puts what stays at the bottom of the window at the end of what is shown.
 */
const wander = `async (depth) => {
  for (let top = 0; top < depth; top += innerHeight / 2) {
    scrollTo(0, top);
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  }
  scrollTo(0, 0);
  const heightLater = () => new Promise((told) => setTimeout(() => told(document.documentElement.scrollHeight), 400));
  for (let height = 0, next = await heightLater(); height !== next; next = await heightLater()) height = next;
  const lower = Math.min(depth, document.documentElement.scrollHeight) - innerHeight;
  for (const element of document.querySelectorAll('body *')) {
    const { position, bottom } = getComputedStyle(element);
    const isFixed = position === 'fixed' && element.getBoundingClientRect().bottom === innerHeight;
    if (isFixed) element.style.translate = '0 ' + lower + 'px';
    // In a picture of more than a window it would lie over what it waits for.
    if (position === 'sticky' && bottom !== 'auto') element.style.cssText += "position:relative;inset:auto";
  }
  const isInSight = (image) => {
    const { top, left, right } = image.getBoundingClientRect();
    return image.checkVisibility() && top < depth && left < innerWidth && right > 0;
  };
  const waiting = [...document.images].filter((image) => !image.complete && isInSight(image));
  const all = waiting.map((image) => new Promise((done) => { image.onload = image.onerror = done; }));
  await Promise.race([Promise.all(all), new Promise((late) => setTimeout(late, 20000))]);
}`;

const wanted = process.argv.slice(2);
const entries = Object.entries(kinds).filter(([kind]) => wanted.length === 0 || wanted.includes(kind));
const missing = entries.filter(([, story]) => !storyEntries().some(({ id }) => id === story));
if (entries.length === 0 || missing.length > 0)
  throw new Error(`There are: ${Object.keys(kinds).join(', ')}; without a story: ${missing.join(', ') || 'none'}.`);

const shots = await takeAll();
mkdirSync(folder, { recursive: true });
for (const [kind, taken] of shots) {
  const file = join(folder, `${kind}.webp`);
  const { size } = await sheetOf(taken).webp({ quality: 70, effort: 6 }).toFile(file);
  console.log(`${file} ${Math.round(size / 1024)} KiB`);
}
if (shown.every((kind) => shots.has(kind)))
  await overview().webp({ quality: 72, effort: 6 }).toFile(join(folder, 'all.webp'));

/** Every kind of page in every look, in as many windows at a time as there are stores. */
async function takeAll(): Promise<Map<string, Shot[]>> {
  const taken = new Map<string, Shot[]>(entries.map(([kind]) => [kind, []]));
  const server = await serveStorybook(demoPictures(cache));
  const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    await Promise.all(
      storeCodes.map(async (code) => {
        const page = await browser.newPage({ locale: 'nl-NL' });
        await page.clock.setFixedTime(new Date('2026-11-20T20:15:00+01:00'));
        for (const look of allLooks.filter(({ store }) => store === code)) {
          await wear(page, server.origin, look, entries[0]?.[1] ?? '');
          for (const [kind, story] of entries) taken.get(kind)?.push({ look, picture: await take(page, story, look) });
          console.log(lookName(look));
        }
      }),
    );
  } finally {
    await browser.close();
    await server.close();
  }
  return taken;
}

async function take(page: Page, story: string, { shape }: Look): Promise<Buffer> {
  const cell = cells[shape];
  const { width } = shapes[shape];
  const depth = Math.round((cell.height * width) / cell.width);
  await showStory(page, story);
  await page.evaluate(`(${wander})(${depth})`);
  const whole = await page.screenshot({ fullPage: true, animations: 'disabled' });
  const { height } = await sharp(whole).metadata();
  return sharp(whole)
    .extract({ left: 0, top: 0, width, height: Math.min(height, depth) })
    .resize({ width: cell.width })
    .toBuffer();
}

/** Stores side by side, light above dark; a phone and a desktop of each. */
function sheetOf(taken: readonly Shot[]): Sharp {
  const column = cells.phone.width + cells.desktop.width + 2 * gap;
  const row = cells.desktop.height + gap;
  const layers = taken.map(({ look: { store, scheme, shape }, picture }) => ({
    input: picture,
    left: gap + placeOf(store) * column + (shape === 'desktop' ? cells.phone.width + gap : 0),
    top: gap + (scheme === 'dark' ? row : 0),
  }));
  const [width, height] = [gap + storeCodes.length * column, gap + 2 * row];
  return sharp({ create: { ...ground, width, height } }).composite(layers);
}

/** The whole at a glance: a row for each store, its pages by day on a desktop, and the first by night on a phone. */
function overview(): Sharp {
  const lead = cells.phone.width + gap;
  const column = cells.desktop.width + gap;
  const row = cells.desktop.height + gap;
  const layers = shown.flatMap((kind, at) =>
    (shots.get(kind) ?? []).flatMap(({ look: { store, scheme, shape }, picture }) => {
      const top = gap + placeOf(store) * row;
      if (shape === 'desktop' && scheme === 'light') return [{ input: picture, left: gap + lead + at * column, top }];
      return shape === 'phone' && scheme === 'dark' && at === 0 ? [{ input: picture, left: gap, top }] : [];
    }),
  );
  const [width, height] = [gap + lead + shown.length * column, gap + storeCodes.length * row];
  return sharp({ create: { ...ground, width, height } }).composite(layers);
}

function placeOf(store: string): number {
  return storeCodes.findIndex((code) => code === store);
}
