import type { Page } from '@playwright/test';
import { aConfigurable } from './catalogue.ts';
import { expect, holdBack, test } from './fixtures.ts';

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

/** How many of the store's own fonts are worn; their fallbacks are the machine's. */
const loadedFonts = (page: Page): Promise<number> =>
  page.evaluate(
    () => [...document.fonts].filter(({ family, status }) => status === 'loaded' && !/Fallback/.test(family)).length,
  );

const aCategory = async (page: Page): Promise<string> =>
  /href="(\/c\/[^"]+)"/.exec(await (await page.request.get('/')).text())?.[1] ?? '/';

test.describe('THEME-07 fonts that arrive after the page was drawn move no line', () => {
  test('on the home page', async ({ page }) => staysStill(page, '/'));
  test('on a category', async ({ page }) => staysStill(page, await aCategory(page)));
  test('on a product', async ({ page, backendUrl, storeCode }) =>
    staysStill(page, (await aConfigurable(backendUrl, storeCode)).path));
});

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
