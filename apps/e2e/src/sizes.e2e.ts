import type { Page } from '@playwright/test';
import { oneWithScarceSizes, type DemoProduct } from './catalogue.ts';
import { assetsOf, expect, holdBack, hydrated, test } from './fixtures.ts';

const sizes = (page: Page) => page.getByRole('group', { name: 'Maat' });
const chosen = (page: Page) => sizes(page).locator('[aria-current=true]');
const orderButton = (page: Page) => page.getByRole('button', { name: 'In winkelwagen' }).first();

/** The product as the search shows it: opened from its card. */
async function openFromCard(page: Page, { sku, name }: DemoProduct): Promise<void> {
  await page.goto(`/search?q=${encodeURIComponent(name)}`);
  await hydrated(page);
  await page.locator(`main a[href^="/p/${sku}/"]`).first().click();
  await page.waitForURL(/\/p\//);
  await expect(orderButton(page)).toBeEnabled();
}

test.describe('a product whose sizes differ in stock', () => {
  let product: DemoProduct;
  test.beforeEach(async ({ backendUrl, storeCode }) => {
    product = await oneWithScarceSizes(backendUrl, storeCode);
  });

  test('opens from its card without a chosen size', async ({ page }) => {
    await openFromCard(page, product);
    await expect(sizes(page)).toBeVisible();
    await expect(chosen(page)).toHaveCount(0);
    await page.reload();
    await expect(chosen(page)).toHaveCount(0);
  });

  test('asks for a size at the order button, in sight and with the focus, and adds nothing', async ({ page }) => {
    await openFromCard(page, product);
    await hydrated(page);
    await page.mouse.wheel(0, 400);
    await orderButton(page).click();
    const message = sizes(page).getByRole('alert');
    await expect(message).toHaveText('Kies eerst een maat');
    await expect(message).toBeInViewport({ ratio: 1 });
    await expect(sizes(page).locator('a:focus')).toBeInViewport({ ratio: 1 });
    await expect(page.getByLabel(/Winkeltas, \d/)).toHaveCount(0);
  });

  test('keeps an order that is placed before the shop runs, and asks for the size then', async ({
    page,
    storeCode,
  }) => {
    const letShopIn = await holdBack(page, assetsOf(storeCode, ['client.tsx']));
    await page.goto(product.path, { waitUntil: 'commit' });
    await orderButton(page).click();
    letShopIn();
    await expect(sizes(page).getByRole('alert')).toHaveText('Kies eerst een maat');
  });

  test('goes into the cart in the chosen size, which the button of a phone shows', async ({ page, isMobile }) => {
    await openFromCard(page, product);
    await hydrated(page);
    const value = sizes(page).locator('div > a:not([data-state])').first();
    const size = (await value.textContent()) ?? '';
    await value.click();
    await expect(chosen(page)).toHaveText(size);
    const shown = orderButton(page).getByText(size, { exact: true });
    if (isMobile) await expect(shown).toBeInViewport();
    else await expect(shown).toBeHidden();
    await orderButton(page).click();
    await expect(page.getByLabel(/Winkeltas, 1 product/).first()).toBeVisible();
    await page.goto('/cart/');
    await expect(page.getByRole('main')).toContainText(size);
  });
});
