import type { Page } from '@playwright/test';
import { axeFindings } from '../../../tools/axeFindings.ts';
import { aConfigurable, aSimple } from './catalogue.ts';
import { logOut, newEmail, open, register } from './customers.ts';
import { assetsOf, expect, hydrated, test } from './fixtures.ts';
import { isPhone } from './search.ts';
import { addToCart, firstCategory, openProduct } from './shopper.ts';

const hearts = (page: Page) => page.getByRole('main').getByRole('button', { name: /op je verlanglijst$/ });
/** The way to the wishlist: in the header of a desktop, in the tab bar of a phone. */
const way = (page: Page) => page.getByRole('link', { name: /^Verlanglijst/ }).filter({ visible: true });
const rows = (page: Page) => page.getByRole('list', { name: 'Je verlanglijst' }).getByRole('heading');

/** Puts the first products of a list on the wishlist. */
async function wishFor(page: Page, count: number): Promise<void> {
  await page.goto(await firstCategory(page));
  await hydrated(page);
  for (let index = 0; index < count; index += 1) {
    await hearts(page).nth(index).click();
    await expect(hearts(page).nth(index)).toHaveAttribute('aria-pressed', 'true');
  }
}

test('ROUTE-10, WISH-05, STORE-16 a guest’s wishes stand at /wishlist, go along to the account, where a customer is sent, and leave with them', async ({
  page,
}) => {
  await page.goto('/');
  await wishFor(page, 2);
  await expect(way(page)).toHaveAccessibleName('Verlanglijst, 2 producten');
  await way(page).click();
  await expect(page).toHaveURL(/\/wishlist$/u);
  await expect(rows(page)).toHaveCount(2);
  expect(await axeFindings(page)).toEqual([]);

  await register(page, newEmail());
  await open(page, '/wishlist');
  await expect(page).toHaveURL(/\/my-account\/wishlist$/u);
  await expect(rows(page)).toHaveCount(2);
  expect(await axeFindings(page)).toEqual([]);
  await logOut(page);
  await expect(way(page)).toHaveAccessibleName('Verlanglijst');
  await open(page, '/wishlist');
  await expect(page.getByRole('heading', { name: 'Je verlanglijst is leeg' })).toBeVisible();
});

test('WISH-16 a heart that is pressed before hydration is kept, and has room for a finger', async ({ page }) => {
  await page.goto('/');
  const category = await firstCategory(page);
  await page.route(/\/assets\/.*\.js$/u, async (route) => {
    await new Promise((later) => void setTimeout(later, 1500));
    await route.continue();
  });
  await page.goto(category, { waitUntil: 'commit' });
  await hearts(page).first().click();
  await hearts(page).nth(1).click();
  await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'true');
  await hydrated(page);
  await expect(way(page)).toHaveAccessibleName('Verlanglijst, 2 producten');
  const box = await hearts(page).first().boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
});

test('WISH-08 what a customer without a network wishes for is sent once there is one', async ({ page, context }) => {
  await page.goto('/');
  await register(page, newEmail());
  await wishFor(page, 1);
  await context.setOffline(true);
  await hearts(page).nth(1).click();
  await expect(hearts(page).nth(1)).toHaveAttribute('aria-pressed', 'true');
  await context.setOffline(false);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('shop/wishlist/waiting-acts'))).toBe('[]');
  await page.evaluate(() => localStorage.removeItem('shop/wishlist/current-wishlist'));
  await open(page, '/my-account/wishlist');
  await expect(rows(page)).toHaveCount(2);
});

test('WISH-15 a line that is moved to the list without a network is told at once', async ({
  page,
  context,
  backendUrl,
  storeCode,
}) => {
  await openProduct(page, (await aSimple(backendUrl, storeCode)).path);
  await addToCart(page);
  const code = ['wishModule.ts', 'Notifications.tsx'].map((name) => page.waitForResponse(assetsOf(storeCode, [name])));
  await page.goto('/cart');
  await Promise.all(code);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Naar verlanglijst/ })
    .click();
  await expect(page.getByText(/staat nu op je verlanglijst/)).toBeVisible();
  await expect(page.getByText('Je winkelwagen is leeg')).toBeVisible();
});

test('WISH-16 the heart of a line has room beside what was chosen, on every phone', async ({
  page,
  isMobile,
  backendUrl,
  storeCode,
}) => {
  test.skip(!isMobile, 'a desktop has room');
  const { path, children } = await aConfigurable(backendUrl, storeCode);
  await openProduct(page, children[0]?.path ?? path);
  await addToCart(page);
  await page.goto('/cart');
  const lines = page.getByRole('list', { name: 'Winkelwagen' });
  for (const width of [320, 375, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const heart = await lines.getByRole('button', { name: /op je verlanglijst$/ }).boundingBox();
    const options = await lines.locator('dl').boundingBox();
    expect(heart).toMatchObject({ width: 44, height: 44 });
    expect((heart?.x ?? 0) - (options?.x ?? 0) - (options?.width ?? 0), `at ${width} px`).toBeGreaterThanOrEqual(8);
  }
});

test('HEADER-01 the header of a phone has no heart beside the logo, the tab bar has', async ({ page }, { project }) => {
  await page.goto('/');
  const inHeader = page.getByRole('banner').first().getByRole('link', { name: 'Verlanglijst' });
  await expect(inHeader).toBeVisible({ visible: !isPhone(project.name) });
  await expect(way(page)).toHaveCount(1);
});
