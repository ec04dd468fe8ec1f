import type { Locator, Page } from '@playwright/test';
import { assetsOf, expect, holdBack, hydrated, test } from './fixtures.ts';

const isPhone = (name: string): boolean => name.endsWith('phone');

test('HEADER-01 the logo leads home, 166 px wide', async ({ page, storeName }) => {
  await page.goto('/cart/');
  const logo = page.getByRole('banner').getByRole('link', { name: storeName, exact: true });
  await expect(logo).toHaveAttribute('href', '/');
  expect((await logo.boundingBox())?.width).toBe(166);
});

test('HEADER-02 the header is 128 px high, 88 px on a phone, and a transparent one takes no room', async ({ page }, {
  project,
}) => {
  const boxOf = (selector: string) => page.locator(selector).first().boundingBox();
  const height = isPhone(project.name) ? 88 : 128;
  await page.goto('/cart/');
  expect((await boxOf('body header'))?.height).toBe(height);
  const under = async () => ((await boxOf('main'))?.y ?? NaN) - ((await boxOf('body header'))?.y ?? NaN);
  expect(await under()).toBe(height);
  await page.goto('/');
  const isTransparent =
    (await page.locator('main [data-opening="full"]').count()) > 0 && project.name.startsWith('fashion');
  expect(await under()).toBe(isTransparent ? 0 : height);
});

test('HEADER-07 the way to the cart opens a panel over the page on desktop, the page of the cart on a phone', async ({
  page,
}, { project }) => {
  await page.goto('/i/klantenservice');
  const panel = page.getByRole('dialog', { name: 'Winkelwagen' });
  // Before React has taken over it is a plain link; what counts is the shop at work.
  await page.waitForFunction(() => {
    const link = document.querySelector('header a[href="/cart/"]');
    return link !== null && Object.keys(link).some((key) => key.startsWith('__reactFiber'));
  });
  if (isPhone(project.name)) {
    await page.getByRole('navigation', { name: 'Navigatie onderaan' }).getByRole('link', { name: 'Winkeltas' }).click();
    await expect(page).toHaveURL(/\/cart\/$/);
    await expect(panel).toBeHidden();
  } else {
    await page.getByRole('banner').getByRole('link', { name: 'Winkeltas' }).click();
    await expect(panel).toBeVisible();
    await expect(page).toHaveURL(/klantenservice$/);
  }
});

/** The first entry of the menu that has a panel. */
async function firstWithPanel(page: Page): Promise<Locator> {
  await page.goto('/i/klantenservice');
  await hydrated(page);
  return page.locator('#region-menu nav li:has(> div)').first();
}

test('MENU-04 a change of route closes the panel that the pointer is on, until it comes back', async ({ page }, {
  project,
}) => {
  test.skip(isPhone(project.name), 'the menu of a desktop');
  const entry = await firstWithPanel(page);
  const panel = entry.locator('> div');
  const link = panel.getByRole('link').first();
  await entry.hover();
  await expect(panel).toBeVisible();
  const path = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL(`${path}`);
  await expect(panel).toBeHidden();
  // Longer than the delay of the menu, so that what would open again would have.
  await page.waitForTimeout(400);
  await expect(panel).toBeHidden();
  await page.mouse.move(700, 850);
  await entry.getByRole('link').first().hover();
  await expect(panel).toBeVisible();
});

test('A11Y-05 the panel of a menu entry opens and closes by keyboard, with its button', async ({ page }, {
  project,
}) => {
  test.skip(isPhone(project.name), 'the menu of a desktop');
  const entry = await firstWithPanel(page);
  const button = entry.getByRole('button').first();
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(entry.locator('> div')).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(entry.locator('> div')).toBeHidden();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('A11Y-03 the focus returns from the menu of a phone to the button that opened it', async ({ page }, {
  project,
}) => {
  test.skip(!isPhone(project.name), 'the menu of a phone');
  await page.goto('/i/klantenservice');
  await hydrated(page);
  const button = page.getByRole('navigation', { name: 'Navigatie onderaan' }).getByRole('button', { name: 'Menu' });
  await button.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
});

test('MENU-11 the menu that a phone opened is gone from 1024 px on, and the page answers', async ({ page }, {
  project,
}) => {
  test.skip(!isPhone(project.name), 'opened on a phone');
  await page.goto('/i/klantenservice');
  await hydrated(page);
  await page.getByRole('navigation', { name: 'Navigatie onderaan' }).getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(menu).toBeHidden();
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/$/);
});

test('MENU-09 the tab bar stands at the bottom of the window, also of a page that is scrolled', async ({ page }, {
  project,
}) => {
  test.skip(!isPhone(project.name), 'a desktop has none');
  await page.goto('/i/klantenservice');
  await page.mouse.wheel(0, 300);
  const { y, height } = (await page.getByRole('navigation', { name: 'Navigatie onderaan' }).boundingBox()) ?? {};
  expect((y ?? 0) + (height ?? 0)).toBe(page.viewportSize()?.height);
});

test('MENU-10 the tab bar is 5.125rem high, and answers while the menu stands open', async ({ page }, { project }) => {
  test.skip(!isPhone(project.name), 'a desktop has none');
  await page.goto('/i/klantenservice');
  await hydrated(page);
  const bar = page.getByRole('navigation', { name: 'Navigatie onderaan' });
  expect((await bar.boundingBox())?.height).toBe(82);
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const placeOf = async (tab: Locator) => (await tab.boundingBox()) ?? { x: 0, y: 0 };
  const tab = bar.getByRole('button', { name: 'Menu en zoeken' });
  const cart = bar.getByRole('link', { name: 'Winkeltas' });
  const [ofMenu, ofCart] = [await placeOf(tab), await placeOf(cart)];
  await tab.click();
  await expect(menu).toBeVisible();
  await expect(page.locator('[commandfor][aria-expanded="true"]')).toBeAttached();
  // The page is inert: these are presses of a finger.
  await page.touchscreen.tap(ofMenu.x + 20, ofMenu.y + 20);
  await expect(menu).toBeHidden();
  await page.waitForTimeout(300);
  await expect(menu).toBeHidden();
  await tab.click();
  await expect(menu).toBeVisible();
  await page.touchscreen.tap(ofCart.x + 20, ofCart.y + 20);
  await expect(page).toHaveURL(/\/cart\/$/);
  await expect(menu).toBeHidden();
});

test('MENU-06, MENU-07 the menu of a phone is a drill-down with a way back', async ({ page }, { project }) => {
  test.skip(!isPhone(project.name), 'the menu of a phone');
  await page.goto('/i/klantenservice');
  await hydrated(page);
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(page.locator('[commandfor][aria-expanded="true"]')).toBeAttached();
  const rows = menu.locator('ul > li').filter({ visible: true });
  const before = await rows.count();
  const entry = menu.locator('summary').filter({ visible: true }).first();
  const name = (await entry.textContent()) ?? '';
  await entry.click();
  await expect(menu.getByRole('link', { name: `Alles in ${name}` })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Klantenservice' })).toBeHidden();
  await menu.locator('summary', { hasText: name }).first().click();
  await expect(rows).toHaveCount(before);
});
test('MENU-07 a press on an entry counts, also when the script of the menu comes amid it', async ({ page, storeCode }, {
  project,
}) => {
  test.skip(!isPhone(project.name), 'the menu of a phone');
  const code = assetsOf(storeCode, ['PhoneMenuOverlay.tsx']);
  const letMenuIn = await holdBack(page, code);
  await page.goto('/i/klantenservice');
  await hydrated(page);
  const asked = page.waitForRequest(code);
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await asked;
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const entry = menu.locator('summary').filter({ visible: true }).first();
  const name = (await entry.textContent()) ?? '';
  await entry.hover();
  await page.mouse.down();
  const came = page.waitForResponse(code);
  letMenuIn();
  await (await came).finished();
  await page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
  });
  await page.mouse.up();
  await expect(menu.getByRole('link', { name: `Alles in ${name}` })).toBeVisible();
  await expect(menu.locator('[data-back]').first()).toBeAttached();
});
