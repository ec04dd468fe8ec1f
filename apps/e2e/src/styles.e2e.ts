import type { Locator, Page } from '@playwright/test';
import { assetsOf, expect, holdBack, hydrated, isLong, test } from './fixtures.ts';
import { openList } from './shopper.ts';

test.beforeEach(({ storeCode }) => test.skip(!isLong && storeCode !== 'textile', 'alike in every store; for the soak'));

/** How a few parts of the order form look, by the properties that bare elements get wrong. */
const looksOf = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const button = main.querySelector('[data-act="add-to-cart"]');
    const parts = [button, button?.parentElement, main.querySelector('input[inputmode="numeric"]')];
    return parts.map((part) => {
      if (!part) return 'missing';
      const { display, paddingInline, height, borderRadius, fontSize } = getComputedStyle(part);
      return [display, paddingInline, height, borderRadius, fontSize].join(' ');
    });
  });

const buyButton = (page: Page): Locator => page.locator('main [data-act="add-to-cart"]').first();
const firstCard = (page: Page): Locator => page.locator('main a[href^="/p/"]').first();
const addressOfCard = async (page: Page): Promise<string> => (await firstCard(page).getAttribute('href')) ?? '';
/** Where the variant of the first card is chosen, and can be put in the cart at once. */
const addressOfVariant = async (page: Page): Promise<string> => (await addressOfCard(page)).replace(/\?.*/, '');

/** How the order form of the first product looks when its page is opened by its address; back on the list afterwards. */
async function looksWhenOpened(page: Page, addressOf = addressOfCard): Promise<string[]> {
  await openList(page);
  const list = page.url();
  await page.goto(await addressOf(page));
  await hydrated(page);
  const looks = await looksOf(page);
  await page.goto(list);
  await hydrated(page);
  return looks;
}

test('a product on its way shows what its card tells, and around it the shop while the code for that is late', async ({
  page,
  storeCode,
}) => {
  await openList(page);
  const name = (await firstCard(page).textContent()) ?? '';
  const letCode = await holdBack(page, assetsOf(storeCode, ['ComingProduct.tsx']));
  const letData = await holdBack(page, /\/_data\//);
  await firstCard(page).click();
  await page.waitForTimeout(500);
  await expect(page.getByRole('banner')).toBeVisible();
  letCode();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]').first()).toBeVisible();
  expect(await buyButton(page).count()).toBe(0);
  letData();
  await expect(buyButton(page)).toBeVisible();
});

test('CART-08 the order form of a product opened while offline has its styles once there is a network', async ({
  page,
  context,
}) => {
  const looks = await looksWhenOpened(page);
  await context.setOffline(true);
  await firstCard(page).click();
  await page.waitForTimeout(500);
  await context.setOffline(false);
  await expect(buyButton(page)).toBeVisible();
  await expect.poll(() => looksOf(page)).toEqual(looks);
});

test('CART-08 a product whose styles are still on their way is not shown without them', async ({ page, storeCode }) => {
  const looks = await looksWhenOpened(page);
  const letIn = await holdBack(page, assetsOf(storeCode, ['ProductPage.tsx'], 'css'));
  await firstCard(page).hover();
  await firstCard(page).click();
  await page.waitForTimeout(1_500);
  expect(await buyButton(page).count()).toBe(0);
  letIn();
  await expect(buyButton(page)).toBeVisible();
  expect(await looksOf(page)).toEqual(looks);
});

test('CART-08 a product whose styles did not come says so, and has them when it is asked for again', async ({
  page,
  storeCode,
}) => {
  const looks = await looksWhenOpened(page);
  const styles = assetsOf(storeCode, ['ProductPage.tsx'], 'css');
  await page.route(styles, (route) => route.abort());
  await firstCard(page).click();
  const retry = page.getByRole('button', { name: /opnieuw/i });
  await expect(retry).toBeVisible();
  await page.unroute(styles);
  await retry.click();
  await expect(buyButton(page)).toBeVisible();
  expect(await looksOf(page)).toEqual(looks);
});

test('CART-08 a product put in the cart before hydration keeps its styles', async ({ page }) => {
  const looks = await looksWhenOpened(page, addressOfVariant);
  const letIn = await holdBack(page, /\/assets\/[^/]*\.js$/);
  await page.goto(await addressOfVariant(page), { waitUntil: 'commit' });
  const confirmed = page.waitForResponse((answer) => answer.url().includes('/api/cart/update') && answer.ok());
  await buyButton(page).click();
  letIn();
  await confirmed;
  expect(await looksOf(page)).toEqual(looks);
});
