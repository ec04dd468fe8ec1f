import type { Locator, Page } from '@playwright/test';
import { aConfigurable } from './catalogue.ts';
import { assetsOf, expect, hydrated, test } from './fixtures.ts';

const openers: { what: string; opener: (page: Page) => Locator }[] = [
  { what: 'size guide', opener: (page) => page.getByRole('link', { name: 'Maattabel' }) },
  { what: 'enlarged picture', opener: (page) => page.getByRole('button', { name: /vergroten$/ }).first() },
];

for (const { what, opener } of openers)
  test.describe(`A11Y-03 the ${what}`, () => {
    const opened = async (page: Page, path: string) => {
      await page.goto(path);
      await hydrated(page);
      const address = page.url();
      test.skip((await opener(page).count()) === 0, `this product has no ${what}`);
      await opener(page).press('Enter');
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      return { address, dialog };
    };

    test('A11Y-03 takes the focus in', async ({ page, backendUrl, storeCode }) => {
      const { dialog } = await opened(page, (await aConfigurable(backendUrl, storeCode)).path);
      await expect(dialog.locator(':focus').or(page.locator('dialog:focus'))).toHaveCount(1);
    });

    test('A11Y-03 closes on Escape and on the way back of a phone, gives the focus back, and the page stays', async ({
      page,
      backendUrl,
      storeCode,
    }) => {
      const { address, dialog } = await opened(page, (await aConfigurable(backendUrl, storeCode)).path);
      // Both are the platform's one request to close; only the key can be pressed from here.
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(opener(page)).toBeFocused();
      expect(page.url()).toBe(address);
    });
  });

test('PANEL-08 the page under the header is dimmed while its search is open', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has its search in the menu');
  await page.goto('/i/klantenservice');
  await hydrated(page);
  await page.getByRole('banner').getByRole('searchbox').focus();
  const scrim = page.locator('#panels > div');
  await expect(scrim).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click({ force: true });
  await expect(scrim).toBeHidden();
  await expect(page.getByRole('banner').getByRole('combobox')).not.toBeFocused();
});

test('PANEL-05 a panel whose code is gone, as after a deploy, comes once its retry loaded the page anew', async ({
  page,
  storeCode,
}) => {
  await page.goto('/cart/');
  await hydrated(page);
  const code = assetsOf(storeCode, ['LanguageSwitcher.tsx']);
  await page.route(code, (route) => route.fulfill({ status: 404 }));
  const opener = page.getByRole('contentinfo').getByRole('button', { name: 'Taal: Nederlands' });
  await opener.click();
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Probeer opnieuw' }).click();
  await loaded;
  await page.unroute(code);
  await hydrated(page);
  await opener.click();
  await expect(page.getByRole('dialog', { name: 'Taal' }).getByRole('listitem')).toBeVisible();
});
