import type { Locator, Page } from '@playwright/test';
import { longCategory } from './catalogue.ts';
import { expect, hydrated, test } from './fixtures.ts';

/** Cards take their real height when they first come into view, which moves what is under them. */
async function atRest(element: Locator): Promise<void> {
  let top: number | undefined;
  const moved = async () => {
    const before = top;
    top = (await element.boundingBox())?.y;
    return top !== before;
  };
  await expect.poll(moved, { intervals: [250] }).toBe(false);
}

test('LIST-04, LIST-24 nonsense in the address of a list falls back, under the address of its category', async ({
  page,
}) => {
  const path = await longCategory(page);
  await page.goto(path);
  const shown = await page.locator('main article').count();
  const answer = await page.goto(`${path}?kleur=paarsgestippeld&price=veel&sort=%00&page=99999&maat=%27%22%3E&x=1`);
  expect(answer?.status()).toBe(200);
  await expect(page.locator('main article')).toHaveCount(shown);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`));
});

test('LIST-20, NAV-03 who goes back finds as many products, where they were', async ({ page }) => {
  const path = await longCategory(page);
  // Before hydration the link leads to a page of its own.
  await hydrated(page);
  const cards = page.locator('main article');
  const before = await cards.count();
  const more = page.getByRole('link', { name: 'Toon meer' });
  await more.scrollIntoViewIfNeeded();
  await atRest(more);
  await more.click();
  await expect.poll(() => cards.count()).toBeGreaterThan(before);
  const shown = await cards.count();
  const card = cards.nth(shown - 4);

  for (const isSlow of [false, true]) {
    await card.scrollIntoViewIfNeeded();
    await page.waitForTimeout(1000);
    if (isSlow) await page.route('**/_data/**', (route) => setTimeout(() => void route.continue(), 3000));
    const top = await card.evaluate((element) => {
      const { top: distance } = element.getBoundingClientRect();
      element.querySelector('a')?.click();
      return distance;
    });
    await expect(page).toHaveURL(/\/p\//);
    if (!isSlow) await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(path));
    await expect(cards).toHaveCount(shown);
    await expect.poll(async () => Math.abs(((await card.boundingBox())?.y ?? Number.NaN) - top)).toBeLessThan(24);
  }
});

test('LIST-23 the filters of a phone are a sheet at the foot of the window', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'a desktop has no sheet');
  await page.goto(await longCategory(page));
  await hydrated(page);
  const opener = page.getByText('Filters', { exact: true });
  await opener.tap();
  const sheet = page.locator('details', { has: opener });
  const isAtFoot = () =>
    sheet.evaluate((element) => Math.round(element.getBoundingClientRect().bottom) === window.innerHeight);
  await expect.poll(isAtFoot).toBe(true);
});

test('LIST-23 the sheet of filters goes where one taps above it', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'a desktop has no sheet');
  const path = await longCategory(page);
  await page.goto(path);
  await hydrated(page);
  await page.getByText('Filters', { exact: true }).tap();
  const show = page.getByRole('button', { name: /^Toon \d+ producten$/ });
  await expect(show).toBeVisible();
  await page.touchscreen.tap(200, 40);
  await expect(show).toBeHidden();
  await expect(page).toHaveURL(path);
});

test('LIST-23 the sheet of filters closes on Escape and on the way back of the phone, and the page stays', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'a desktop has no sheet');
  const path = await longCategory(page);
  await page.goto(path);
  await hydrated(page);
  const opener = page.locator('summary', { hasText: 'Filters' });
  await opener.tap();
  await expect(page.getByRole('button', { name: /^Toon \d+ producten$/ })).toBeVisible();
  // Both are the platform's one request to close; only the key can be pressed from here.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Toon \d+ producten$/ })).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(page).toHaveURL(path);
});

test('LIST-23 the sheet of filters stays open as one chooses, and its button tells what the choice leaves', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'a desktop has no sheet');
  await page.goto(await longCategory(page));
  await hydrated(page);
  await page.getByText('Filters', { exact: true }).tap();
  const show = page.getByRole('button', { name: /^Toon \d+ product/ });
  const before = await show.textContent();
  const value = page.locator('main details details[open] a').first();
  const count = await value.locator('span').last().textContent();
  await value.tap();
  await expect(page).toHaveURL(/\?\w+=/);
  await expect(show).toHaveText(new RegExp(`^Toon ${count} product`));
  expect(await show.textContent()).not.toBe(before);
  await show.tap();
  await expect(show).toBeHidden();
});

test.describe('A11Y-03 the focus in the sheet of filters', () => {
  const opened = async (page: Page) => {
    await page.goto(await longCategory(page));
    await hydrated(page);
    const opener = page.locator('summary', { hasText: 'Filters' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const show = page.getByRole('button', { name: /^Toon \d+ product/ });
    await expect(show).toBeVisible();
    return { opener, show };
  };

  test('A11Y-03 stays in it, forwards and backwards', async ({ page, isMobile }) => {
    test.skip(!isMobile, 'a desktop has no sheet');
    const { opener, show } = await opened(page);
    await page.keyboard.press('Shift+Tab');
    await expect(show).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(opener).toBeFocused();
  });

  test('A11Y-03 returns to its button when it closes', async ({ page, isMobile }) => {
    test.skip(!isMobile, 'a desktop has no sheet');
    const { opener, show } = await opened(page);
    await show.press('Enter');
    await expect(show).toBeHidden();
    await expect(opener).toBeFocused();
  });
});
