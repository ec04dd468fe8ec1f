import type { Page } from '@playwright/test';
import { oneWithScarceSizes } from './catalogue.ts';
import { expect, isLong, test } from './fixtures.ts';
import { openFirstProduct, openList, openProduct } from './shopper.ts';

/** Has everything come that comes when one nears it: what arrives above a focus moves it. */
async function toEndAndBack(page: Page): Promise<void> {
  const end = page.url().includes('/p/') ? page.getByText('Schrijf een beoordeling') : page.getByRole('contentinfo');
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(end).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.evaluate(() => scrollTo(0, 0));
}

/** What has the focus and lies wholly under something that sticks, or out of sight: its words; else nothing. */
const hidden = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    // Where the end of the page leads round to its beginning.
    if (focused === null || focused === document.body) return '';
    const { left, top, width, height } = focused.getBoundingClientRect();
    const sticks = (part: Element | null): Element | null =>
      part && !/sticky|fixed/.test(getComputedStyle(part).position) ? sticks(part.parentElement) : part;
    const parts = [0.05, 0.5, 0.95].flatMap((across) => [0.05, 0.5, 0.95].map((down) => [across, down] as const));
    const isCovered = parts.every(([across, down]) => {
      const above = document.elementFromPoint(left + width * across, top + height * down);
      return above === null || sticks(above)?.contains(focused) === false;
    });
    return width > 1 && isCovered ? `${focused.tagName} ${focused.textContent}` : '';
  });

/** The same, once what opens with the focus stands: the field of the header opens the menu of a phone. */
async function hiddenForLong(page: Page): Promise<string> {
  if ((await hidden(page)) === '') return '';
  await page.waitForTimeout(500);
  return hidden(page);
}

for (const [where, open] of [
  ['list', openList],
  ['product', openFirstProduct],
] as const) {
  test(`on a ${where} what has the focus is never under what sticks, forth and back (WCAG 2.4.11)`, async ({
    page,
    storeCode,
  }) => {
    test.skip(!isLong && storeCode !== 'textile', 'for the soak');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page);
    await toEndAndBack(page);
    const found: string[] = [];
    for (const key of ['Tab', 'Shift+Tab'])
      for (let press = 0; press < 60; press += 1) {
        await page.keyboard.press(key);
        found.push(await hiddenForLong(page));
      }
    expect(found.filter((words) => words !== '')).toEqual([]);
  });
}

test('a window of 400 px height shows more of a product than of what sticks', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 400 });
  await openFirstProduct(page);
  await page.mouse.wheel(0, 150);
  const free = () =>
    page.evaluate(() => {
      const rows = Array.from({ length: innerHeight }, (_, y) => document.elementFromPoint(innerWidth / 2, y));
      return rows.filter((part) => part?.closest('main')).length / innerHeight;
    });
  await expect.poll(free).toBeGreaterThan(0.7);
});

test('where colours are the system’s, what is chosen is told from what is not', async ({
  page,
  backendUrl,
  storeCode,
}) => {
  test.skip(storeCode === 'dailydeal', 'its first product comes in one size');
  await page.emulateMedia({ forcedColors: 'active' });
  const { children } = await oneWithScarceSizes(backendUrl, storeCode);
  await openProduct(page, children[0]?.path ?? '');
  const grounds = await page
    .getByRole('main')
    .getByRole('link', { name: /^(X*S|M|X*L|\d\d[A-Z]|\d+ x \d+ cm)$/ })
    .evaluateAll((sizes) =>
      sizes.map(
        (size) => [size.getAttribute('aria-current') !== null, getComputedStyle(size).backgroundColor] as const,
      ),
    );
  const [chosen, others] = [true, false].map((isChosen) =>
    grounds.filter(([is]) => is === isChosen).map(([, colour]) => colour),
  );
  expect(chosen).toHaveLength(1);
  expect(others?.length).toBeGreaterThan(1);
  expect(others).not.toContain(chosen?.[0]);
});
