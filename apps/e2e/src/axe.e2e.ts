import type { Page } from '@playwright/test';
import { axeFindings } from '../../../tools/axeFindings.ts';
import { aConfigurable } from './catalogue.ts';
import { expect, hydrated, isLong, test } from './fixtures.ts';
import { isPhone, openSearch } from './search.ts';
import { addToCart, firstCategory, openProduct } from './shopper.ts';

async function nothingFound(page: Page): Promise<void> {
  expect(await axeFindings(page), page.url()).toEqual([]);
}

/** The short form looks at phones by day and at desktops by night, the long one at both by both. */
for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on any page, ${colorScheme}`, async ({ page, backendUrl, storeCode }, { project }) => {
    test.skip(!isLong && isPhone(project.name) !== (colorScheme === 'light'), 'for the soak');
    // A dozen pages.
    test.slow();
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const product = await aConfigurable(backendUrl, storeCode);
    await page.goto('/');
    for (const path of [
      '/',
      await firstCategory(page),
      product.path,
      '/cart/',
      '/bestaat-niet',
      '/error',
      '/search?q=wit',
      '/no-result?q=badjos',
      '/blog',
      '/checkout-return',
    ]) {
      await page.goto(path);
      await nothingFound(page);
    }
    await openProduct(page, product.path);
    await addToCart(page);
    await nothingFound(page);
    for (const path of ['/cart/', '/checkout']) {
      await page.goto(path);
      await hydrated(page);
      await nothingFound(page);
    }
  });
}

test('axe finds nothing in the open search and the open menu', async ({ page }, { project }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/i/klantenservice');
  await hydrated(page);
  const field = await openSearch(page, project.name);
  await nothingFound(page);
  for (const [text, shown] of [
    ['wi', page.getByText('Je zoekterm moet uit minimaal 3 tekens', { exact: false })],
    ['wit', page.getByRole('option').first()],
    ['wit', page.getByRole('link', { name: /^Bekijk alle resultaten/ })],
    ['zeppelinhangaar', page.getByText('Geen resultaten', { exact: false })],
    ['', page.getByRole('option').first()],
  ] as const) {
    if ((await field.inputValue()) !== text) await field.fill(text);
    await expect(shown).toBeVisible();
    await nothingFound(page);
  }
  if (!isPhone(project.name)) return;
  const menu = page.getByRole('dialog');
  await menu.getByRole('button', { name: 'Menu' }).click();
  await nothingFound(page);
  await menu.locator('summary').filter({ visible: true }).first().click();
  await nothingFound(page);
});
