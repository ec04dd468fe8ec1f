import { aSimple } from './catalogue.ts';
import { open } from './customers.ts';
import { expect, test } from './fixtures.ts';
import { addToCart, openProduct } from './shopper.ts';

test('NAV-09 a tab is reloaded when another one adds to the cart, and with half a form once that is left', async ({
  page,
  context,
  backendUrl,
  storeCode,
  isMobile,
}) => {
  test.skip(storeCode !== 'fashion' || !isMobile, 'the same in every store');
  const [idle, form] = [await context.newPage(), await context.newPage()];
  for (const tab of [idle, form]) await open(tab, '/i/klantenservice');
  const mail = form.getByLabel('Mailadres voor de nieuwsbrief');
  await mail.fill('sanne@voorbeeld.test');
  for (const tab of [idle, form]) await tab.evaluate(() => (document.documentElement.dataset['tab'] = 'old'));

  await openProduct(page, (await aSimple(backendUrl, storeCode)).path);
  await page.evaluate(() => localStorage.setItem('shop/test/another-key', '1'));
  await expect(idle.locator('html')).toHaveAttribute('data-tab', 'old');
  await addToCart(page);
  await expect(idle.locator('html')).not.toHaveAttribute('data-tab');
  await expect(form.locator('html')).toHaveAttribute('data-tab', 'old');
  await expect(mail).toHaveValue('sanne@voorbeeld.test');
  await mail.fill('');
  await expect(form.locator('html')).not.toHaveAttribute('data-tab');
});
