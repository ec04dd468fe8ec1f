import type { Locator, Page } from '@playwright/test';
import { assetsOf, expect, test } from './fixtures.ts';
import { openFirstProduct, openList } from './shopper.ts';

const heading = (page: Page): Locator => page.getByRole('main').getByRole('heading', { level: 1 });

test('a page that comes by the keyboard has the focus on its heading, and whoever goes back has it on the card they left by', async ({
  page,
}) => {
  await openList(page);
  const list = page.url();
  const card = page.locator('main a[href^="/p/"]').nth(2);
  await card.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/p\//);
  await expect(heading(page)).toBeFocused();
  await page.goBack();
  await page.waitForURL(list);
  await expect(card).toBeFocused();
  // Nothing that comes later takes it away.
  await page.waitForTimeout(1500);
  await expect(card).toBeFocused();
});

test('a choice among variants keeps the focus', async ({ page, storeCode }) => {
  test.skip(storeCode === 'dailydeal', 'its first product comes in one variant');
  await openFirstProduct(page);
  const product = page.url();
  const variant = page.getByRole('main').getByRole('group').getByRole('link').nth(1);
  const address = (await variant.getAttribute('href')) ?? '';
  await variant.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.href === new URL(address, product).href && url.href !== product);
  await expect(page.locator(`main a[href="${address}"]`).first()).toBeFocused();
});

test('the way from the menu leads to the heading of the page', async ({ page, isMobile }) => {
  await openList(page);
  const list = page.url();
  if (isMobile) await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const entries = isMobile ? page.locator('#shop-menu') : page.getByRole('navigation', { name: 'Hoofdmenu' });
  const other = entries.locator(`a[href^="/c/"]:not([href="${new URL(list).pathname}"])`).filter({ visible: true });
  await other.first().focus();
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.href !== list);
  await expect(heading(page)).toBeFocused();
});

test('the focus goes with the page also where its code did not come at first', async ({ page, storeCode }) => {
  await openList(page);
  const code = assetsOf(storeCode, ['pageTransitions.ts']);
  const cards = page.locator('main a[href^="/p/"]');
  await page.route(code, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => code.test(request.url()));
  await cards.first().focus();
  await failed;
  await page.unroute(code);
  const came = page.waitForResponse(code);
  await cards.nth(2).focus();
  await came;
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/p\//);
  await expect(heading(page)).toBeFocused();
});
