import type { Page } from '@playwright/test';
import { aSimple } from './catalogue.ts';
import { assetsOf, expect, hydrated, isLong, test } from './fixtures.ts';
import { addToCart, openProduct } from './shopper.ts';

test.beforeEach(({ storeCode, isMobile }) =>
  test.skip(!isLong && (storeCode !== 'fashion' || !isMobile), 'alike in every store; for the soak'),
);

/** Opens the checkout while a script fails to load, and presses retry once the script loads again. */
async function recoversFrom(page: Page, script: RegExp, open: () => Promise<unknown>): Promise<void> {
  await page.route(script, (route) => route.abort());
  await open();
  const retry = page.getByRole('button', { name: /opnieuw/i });
  await expect(retry).toBeVisible();
  await page.unroute(script);
  await retry.click();
  await expect(page.getByLabel('Voornaam').first()).toBeVisible();
}

/** What the checkout is made of, once the shop itself runs: its page, what frames it, and the cart's code. */
const parts = ['CheckoutPage.tsx', 'CheckoutLayout.tsx', 'cartModule.ts'];
for (const part of parts) {
  test(`ERR-01 a checkout whose ${part} does not come says so, and comes when it is asked again`, async ({
    page,
    backendUrl,
    storeCode,
  }) => {
    await openProduct(page, (await aSimple(backendUrl, storeCode)).path);
    await addToCart(page);
    await recoversFrom(page, assetsOf(storeCode, [part]), () => page.goto('/checkout'));
  });
}

test('ERR-01 a checkout whose error page does not come either has a link that loads it again', async ({
  page,
  backendUrl,
  storeCode,
}) => {
  await openProduct(page, (await aSimple(backendUrl, storeCode)).path);
  await addToCart(page);
  const scripts = assetsOf(storeCode, ['CheckoutPage.tsx', 'failurePages.ts']);
  let isGone = true;
  await page.route(scripts, (route) => (isGone ? route.abort() : route.continue()));
  await page.goto('/checkout');
  const retry = page.getByRole('link', { name: /opnieuw/i });
  await expect(retry).toBeVisible();
  // They come with the next document: the page tries again by itself, and would take the link away.
  page.on('request', (request) => request.isNavigationRequest() && (isGone = false));
  await retry.click();
  await expect(page.getByLabel('Voornaam').first()).toBeVisible();
});

test('ERR-01 a checkout that does not come on the way from the cart says so, and comes when it is asked again', async ({
  page,
  backendUrl,
  storeCode,
}) => {
  await openProduct(page, (await aSimple(backendUrl, storeCode)).path);
  await addToCart(page);
  await page.goto('/cart/');
  await hydrated(page);
  await recoversFrom(page, assetsOf(storeCode, ['CheckoutPage.tsx', 'CheckoutLayout.tsx']), () =>
    page.getByRole('link', { name: 'Verder naar bestellen' }).first().click(),
  );
});

test('A11Y-06 a field of the checkout loses its error as soon as it is corrected', async ({
  page,
  backendUrl,
  storeCode,
}) => {
  await openProduct(page, (await aSimple(backendUrl, storeCode)).path);
  await addToCart(page);
  await page.goto('/checkout');
  await hydrated(page);
  const name = page.getByLabel('Voornaam').first();
  await page.getByRole('button', { name: 'Verder' }).click();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await name.fill('Sanne');
  await expect(name).not.toHaveAttribute('aria-invalid', 'true');
});
