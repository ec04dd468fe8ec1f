import type { Page } from '@playwright/test';
import { writeFileSync } from 'node:fs';
import { aConfigurable } from './catalogue.ts';
import { expect, holdBack, isLong, test } from './fixtures.ts';

declare global {
  /** How many pixels the top or bottom of something moved by itself, for each thing that did, since it was last emptied. */
  var moves: number[];
  interface PerformanceEntry {
    /** Of a layout shift: what moved. */
    sources?: readonly { previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
  }
}

/** A word may move on its line, by what its own letters are wider. A line that comes or goes moves all that is below. */
const noticeable = 4;

const fontFile = /\.woff2(\?|$)/;

/** Opens a page with its fonts held back; what it returns lets them in and waits until they are worn. */
async function openWithoutFonts(page: Page, path: string): Promise<() => Promise<void>> {
  const letIn = await holdBack(page, fontFile);
  await page.addInitScript(() => {
    globalThis.moves = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        for (const { previousRect: from, currentRect: to } of entry.sources ?? []) {
          globalThis.moves.push(Math.max(Math.abs(to.top - from.top), Math.abs(to.bottom - from.bottom)));
        }
      }
    }).observe({ type: 'layout-shift' });
  });
  const asked = page.waitForRequest(fontFile);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await asked;
  await expect(page.locator('main :is(h1, h2)').first()).toBeVisible();
  expect(await loadedFonts(page)).toBe(0);
  return async () => {
    await page.evaluate(() => void (globalThis.moves = []));
    const arrives = page.waitForResponse(fontFile);
    letIn();
    await arrives;
    await expect.poll(() => loadedFonts(page)).toBeGreaterThan(0);
    await page.waitForLoadState('load');
    await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    });
  };
}

const isFallback = / (Arial|Roboto|Noto|Times|Georgia)\b/;

/** The families of fonts that the page uses. */
const usedFamilies = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family));

/** How many of the store's own fonts are used; their fallbacks are the system's. */
const loadedFonts = async (page: Page): Promise<number> =>
  (await usedFamilies(page)).filter((family) => !isFallback.test(family)).length;

const aCategory = async (page: Page): Promise<string> =>
  /href="(\/c\/[^"]+)"/.exec(await (await page.request.get('/')).text())?.[1] ?? '/';

test.describe('THEME-07 fonts that arrive after the page was drawn move no line', () => {
  test('THEME-07 on the home page', async ({ page }) => staysStill(page, '/'));
  test('THEME-07 on a category', async ({ page }) => staysStill(page, await aCategory(page)));
  test('THEME-07 on a product', async ({ page, backendUrl, storeCode }) =>
    staysStill(page, (await aConfigurable(backendUrl, storeCode)).path));
});

/** Systems by the families that they have; the tests above run with Liberation, which has the metrics of Arial, Helvetica and Times. */
const systems = [
  { name: 'an Android phone', families: ['Roboto', 'Noto Serif'], sans: 'Roboto' },
  { name: 'a Linux desktop with Noto', families: ['Noto Sans', 'Noto Serif'], sans: 'Noto' },
];

for (const { name, families, sans } of systems) {
  test(`THEME-07 on ${name} fonts that arrive late move no line`, async ({
    playwright,
    backendUrl,
    storeCode,
    baseURL,
  }, testInfo) => {
    const configuration = testInfo.outputPath('fonts.conf');
    writeFileSync(configuration, fontConfiguration(families, testInfo.outputPath('font-cache')));
    const browser = await playwright.chromium.launch({ env: { ...process.env, FONTCONFIG_FILE: configuration } });
    const context = await browser.newContext({ baseURL });
    const product = (await aConfigurable(backendUrl, storeCode)).path;
    const page = await context.newPage();
    for (const path of isLong ? [product, '/', await aCategory(page)] : [product]) {
      const letFontsIn = await openWithoutFonts(page, path);
      const used = await usedFamilies(page);
      expect(used.filter((family) => family.includes(sans))).not.toEqual([]);
      expect(used.filter((family) => /Arial|Times/.test(family))).toEqual([]);
      await letFontsIn();
      expect(await noticeableMoves(page), path).toEqual([]);
      await page.unrouteAll();
    }
    await browser.close();
  });
}

/** Shows a browser these families of the machine's fonts and no other. */
const fontConfiguration = (families: readonly string[], cache: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <cachedir>${cache}</cachedir>
  <selectfont>
    <rejectfont><pattern/></rejectfont>
    <acceptfont>${families.map((family) => `<pattern><patelt name="family"><string>${family}</string></patelt></pattern>`).join('')}</acceptfont>
  </selectfont>
</fontconfig>
`;

test('a list stands still while it comes', async ({ page }) => {
  const letFontsIn = await openWithoutFonts(page, await aCategory(page));
  await expect(page.getByRole('contentinfo')).toBeAttached();
  expect(await noticeableMoves(page)).toEqual([]);
  await letFontsIn();
});

async function staysStill(page: Page, path: string): Promise<void> {
  const letFontsIn = await openWithoutFonts(page, path);
  await letFontsIn();
  expect(await noticeableMoves(page)).toEqual([]);
}

const noticeableMoves = async (page: Page): Promise<number[]> =>
  (await page.evaluate(() => globalThis.moves)).filter((pixels) => pixels >= noticeable);
