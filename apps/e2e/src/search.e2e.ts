import { aSimple } from './catalogue.ts';
import { expect, test } from './fixtures.ts';

test('SRCH-07, ROUTE-11, ROUTE-12 Enter goes to the results, or to the page that says there are none', async ({
  page,
  backendUrl,
  storeCode,
}) => {
  const { name } = await aSimple(backendUrl, storeCode);
  await page.goto('/search');
  const field = page.getByRole('main').getByRole('searchbox');
  await field.fill(name);
  await field.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname === '/search' && url.searchParams.get('q') === name);
  await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible();
  await field.fill('zeppelinhangaar');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/no-result\?q=zeppelinhangaar$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('zeppelinhangaar');
});

test('SRCH-07 of fewer than 3 characters goes nowhere', async ({ page }) => {
  await page.goto('/search');
  const field = page.getByRole('main').getByRole('searchbox');
  await field.fill('ba');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/search$/);
});

test('SRCH-07 the search of the header works without any script', async ({
  browser,
  baseURL,
  viewport,
  backendUrl,
  storeCode,
}) => {
  const { name } = await aSimple(backendUrl, storeCode);
  const context = await browser.newContext({ javaScriptEnabled: false, viewport, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/i/klantenservice');
  const header = page.getByRole('banner');
  // On phones the button leads to the page with the field.
  if (await header.getByRole('searchbox').isHidden()) await header.getByRole('button', { name: 'Zoeken' }).click();
  const field = page.getByRole('searchbox').filter({ visible: true }).last();
  await field.fill(name);
  await field.press('Enter');
  await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible();
  await context.close();
});
