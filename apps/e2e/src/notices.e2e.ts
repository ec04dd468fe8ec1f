import type { Page } from '@playwright/test';
import { aConfigurable } from './catalogue.ts';
import { expect, test } from './fixtures.ts';
import { addToCart, openProduct } from './shopper.ts';

/** The names of what can be pressed and lies under a notice. The pictures of a product are as large as the window. */
const coveredControls = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const notices = [...document.querySelectorAll('[data-kind]')].map((notice) => notice.getBoundingClientRect());
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
    const controls = (dialog ?? document).querySelectorAll('button, a, input, select, summary');
    const isUnder = (box: DOMRect) =>
      notices.some(
        ({ left, right, top, bottom }) =>
          box.left < right && left < box.right && box.top < bottom && top < box.bottom && box.width > 0,
      );
    return [...controls]
      .filter((control) => !control.closest('[data-kind], [aria-label="Foto’s van het product"]'))
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => isUnder(control.getBoundingClientRect()))
      .map((control) => control.getAttribute('aria-label') ?? control.textContent.trim());
  });

const notice = (page: Page) => page.locator('[data-kind]').filter({ visible: true });

/** Windows in which a shopper buys, in CSS px. */
const windows = {
  phone: [
    { width: 390, height: 844 },
    { width: 320, height: 568 },
  ],
  desktop: [
    { width: 1440, height: 900 },
    { width: 1024, height: 768 },
    { width: 1280, height: 720 },
  ],
};

test('CART-08 the notice after adding covers no button of the product page', async ({
  page,
  backendUrl,
  storeCode,
  isMobile,
}) => {
  const { path } = await aConfigurable(backendUrl, storeCode);
  for (const size of isMobile ? windows.phone : windows.desktop) {
    await page.setViewportSize(size);
    await openProduct(page, path);
    await addToCart(page);
    await expect(notice(page)).toBeInViewport({ ratio: 1 });
    await expect.poll(() => coveredControls(page), `${size.width} × ${size.height}`).toEqual([]);
  }
});

test('CART-08 the notice after adding covers no button of the cart’s panel', async ({
  page,
  backendUrl,
  storeCode,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone has a page for the cart');
  const { path } = await aConfigurable(backendUrl, storeCode);
  for (const size of windows.desktop) {
    await page.setViewportSize(size);
    await openProduct(page, path);
    await addToCart(page);
    await page
      .getByRole('banner')
      .getByRole('link', { name: /Winkeltas/ })
      .click();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Verder naar bestellen' }).first()).toBeVisible();
    await expect(notice(page)).toBeInViewport({ ratio: 1 });
    await expect.poll(() => coveredControls(page), `${size.width} × ${size.height}`).toEqual([]);
  }
});

test('CART-10 the notice after adding offers OK, which closes it', async ({ page, backendUrl, storeCode }) => {
  const { path } = await aConfigurable(backendUrl, storeCode);
  await openProduct(page, path);
  await addToCart(page);
  await notice(page).getByRole('button', { name: 'OK' }).click();
  // It closes by itself after 5 s.
  await expect(notice(page)).toHaveCount(0, { timeout: 2000 });
});

test('CART-10 the notice after adding leads to the checkout', async ({ page, backendUrl, storeCode }) => {
  const { path } = await aConfigurable(backendUrl, storeCode);
  await openProduct(page, path);
  await addToCart(page);
  await notice(page).getByRole('link', { name: 'Verder naar bestellen' }).click();
  await expect(page).toHaveURL(/\/checkout$/);
});
