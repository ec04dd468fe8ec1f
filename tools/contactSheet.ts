import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { demoPictures } from './stories/pictures.ts';
import { looks, storeCodes, type Look } from './stories/looks.ts';
import { serveStorybook, storyEntries } from './stories/storybookServer.ts';
import { showStory, wear } from './stories/visitStories.ts';

/** Where the sheets go, one per page. */
const folder = new URL('../.cache/contact-sheets/', import.meta.url).pathname;
/** Pictures are made once. */
const cache = new URL('../.cache/stories/', import.meta.url).pathname;
/** A cell of the sheet in px: as much of a page as two screens show. */
const cells = { phone: { width: 260, height: 1120 }, desktop: { width: 640, height: 1120 } };
const gap = 16;

/** Runs in the page: scrolls through it, so that pictures load that wait for it. */
const wander = `async () => {
  for (let top = 0; top < Math.min(document.body.scrollHeight, 3600); top += 600) {
    scrollTo(0, top);
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
  scrollTo(0, 0);
  const waiting = [...document.images].filter(({ complete, loading, y }) => !complete && (loading !== 'lazy' || y < 3600));
  const all = waiting.map((image) => new Promise((done) => { image.onload = image.onerror = done; }));
  await Promise.race([Promise.all(all), new Promise((late) => setTimeout(late, 20000))]);
}`;

const [only = ''] = process.argv.slice(2);
const pages = storyEntries().filter(({ id }) => id.startsWith('pages-') && id.includes(only));
const server = await serveStorybook(demoPictures(cache));
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const page = await browser.newPage({ locale: 'nl-NL' });
await page.clock.setFixedTime(new Date('2026-11-20T20:15:00+01:00'));
const shots = new Map<string, { look: Look; picture: Buffer }[]>();
const [first] = storyEntries();

for (const look of looks) {
  await wear(page, server.origin, look, first?.id ?? '');
  for (const { id } of pages) {
    await showStory(page, id);
    await page.evaluate(`(${wander})()`);
    const cell = cells[look.shape];
    const whole = await sharp(await page.screenshot({ fullPage: true, animations: 'disabled' }))
      .resize({ width: cell.width })
      .toBuffer({ resolveWithObject: true });
    const height = Math.min(cell.height, whole.info.height);
    const picture = await sharp(whole.data).extract({ left: 0, top: 0, width: cell.width, height }).toBuffer();
    shots.set(id, [...(shots.get(id) ?? []), { look, picture }]);
  }
}
await browser.close();
await server.close();

mkdirSync(folder, { recursive: true });
for (const [id, taken] of shots) {
  const file = join(folder, `${id}.webp`);
  await sheetOf(taken).webp({ quality: 80 }).toFile(file);
  console.log(file);
}

/** Stores side by side, light above dark; a phone and a desktop of each. */
function sheetOf(taken: { look: Look; picture: Buffer }[]) {
  const column = cells.phone.width + cells.desktop.width + 2 * gap;
  const row = cells.desktop.height + gap;
  const layers = taken.map(({ look: { store, scheme, shape }, picture }) => ({
    input: picture,
    left:
      gap +
      storeCodes.findIndex((code) => code === store) * column +
      (shape === 'desktop' ? cells.phone.width + gap : 0),
    top: gap + (scheme === 'dark' ? row : 0),
  }));
  const [width, height] = [gap + storeCodes.length * column, gap + 2 * row];
  return sharp({ create: { width, height, channels: 3, background: '#8a8a8a' } }).composite(layers);
}
