import { readdirSync, readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { axeFindings } from '../../../tools/axeFindings.ts';
import { formOf, logIn, logOut, newEmail, open, password, register } from './customers.ts';
import { assetsOf, expect, holdBack, hydrated, test } from './fixtures.ts';
import { firstCategory } from './shopper.ts';
import { sidewaysOn } from './sideways.ts';

/** The sections of the account, with their headings. */
const sections = [
  ['/my-account/orders', 'Bestellingen'],
  ['/my-account/profile', 'Mijn profiel'],
  ['/my-account/change-password', 'Wachtwoord wijzigen'],
  ['/my-account/wishlist', 'Verlanglijsten'],
  ['/my-account/loyalty-card', 'Klantenkaart'],
] as const;

test('ROUTE-05 /login/ shows the login page', async ({ page }) => {
  await open(page, '/login/');
  await expect(page.getByRole('heading', { level: 1, name: 'Inloggen of account aanmaken' })).toBeVisible();
});

test('no password gets into the address, also of a form that is sent before the shop runs', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/login/');
  const form = formOf(page, 'Inloggen');
  await form.getByLabel('E-mailadres').fill(newEmail());
  await form.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await form.getByLabel('Wachtwoord', { exact: true }).press('Enter');
  await form.getByRole('button', { name: 'Inloggen' }).click();
  await expect(form.getByLabel('Wachtwoord', { exact: true })).toHaveValue(password);
  expect(new URL(page.url()).search).toBe('');
  await context.close();
});

test('what is typed into a form before the shop runs stays', async ({ page, storeCode }) => {
  const letShopIn = await holdBack(page, assetsOf(storeCode, ['client.tsx']));
  await page.goto('/login/', { waitUntil: 'commit' });
  const form = formOf(page, 'Inloggen');
  await form.getByLabel('E-mailadres').fill('sanne@voorbeeld.test');
  letShopIn();
  await hydrated(page);
  await form.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await expect(form.getByLabel('E-mailadres')).toHaveValue('sanne@voorbeeld.test');
});

test('BOT-01 the script of the bot protection is loaded once, by the first login that is tried', async ({
  page,
  storeCode,
}) => {
  const assets = new URL(`../../${storeCode}/dist/client/assets/`, import.meta.url);
  const [script = '', ...others] = readdirSync(assets).filter(
    (file) => file.endsWith('.js') && readFileSync(new URL(file, assets), 'utf8').includes('PBKDF2'),
  );
  expect(others).toEqual([]);
  const loads: string[] = [];
  page.on('request', (request) => void (request.url().endsWith(`/${script}`) && loads.push(script)));
  await open(page, '/login/');
  expect(loads).toEqual([]);
  const form = formOf(page, 'Inloggen');
  await form.getByLabel('E-mailadres').fill(newEmail());
  await form.getByLabel('Wachtwoord', { exact: true }).fill(password);
  for (const _attempt of [1, 2]) {
    const refused = page.waitForResponse(/\/api\/user\/login$/u);
    await form.getByRole('button', { name: 'Inloggen' }).click();
    await refused;
    await expect(form.getByRole('alert')).toBeVisible();
  }
  expect(loads).toHaveLength(1);
});

test('ROUTE-07, ACC-02 /my-account asks a visitor to log in, without leaving it', async ({ page }) => {
  const email = newEmail();
  await register(page, email);
  await logOut(page);
  await open(page, '/my-account');
  await expect(page.getByText('Je moet ingelogd zijn om deze pagina te bekijken')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Inloggen' }).click();
  await logIn(page, email);
  await expect(page).toHaveURL(/\/my-account$/u);
});

test('SESSION-21 two tabs whose token expired both stay logged in', async ({ page, context }) => {
  await register(page, newEmail());
  await page.evaluate(() => localStorage.setItem('shop/user/current-token', JSON.stringify('x'.repeat(32))));
  const other = await context.newPage();
  await Promise.all([page.reload(), other.goto('/my-account/profile')]);
  for (const tab of [page, other]) await expect(tab.getByText('Hallo Jans')).toBeVisible();
  await logOut(other);
  await expect(page.getByText('Je moet ingelogd zijn om deze pagina te bekijken')).toBeVisible();
});

test('ROUTE-08 the sections of the account have addresses of their own, and axe finds nothing on the pages of customers', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const nothingFound = async () => expect(await axeFindings(page), page.url()).toEqual([]);
  await open(page, '/login/');
  await formOf(page, 'Account aanmaken').getByRole('button', { name: 'Account aanmaken' }).click();
  await nothingFound();
  await open(page, '/my-account');
  await nothingFound();
  await page.getByRole('main').getByRole('button', { name: 'Inloggen' }).click();
  await expect(formOf(page, 'Inloggen')).toBeVisible();
  await nothingFound();
  await register(page, newEmail());
  for (const [path, heading] of sections) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    const links = page.getByRole('navigation', { name: 'Mijn account' });
    await expect(links.getByRole('link', { name: heading })).toBeInViewport({ ratio: 1 });
    await nothingFound();
  }
});

test('UI-04 no page of the account scrolls sideways', async ({ page }) => {
  await register(page, newEmail());
  for (const [path, heading] of sections) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(await sidewaysOn(page), path).toEqual({});
  }
});

/** Opens an address, and goes past its header by the keyboard. */
async function openContent(page: Page, path: string): Promise<void> {
  await open(page, path);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Naar de inhoud' })).toBeFocused();
  await page.keyboard.press('Enter');
}

/** Goes on with the tab key until something has the focus. */
async function tabTo(page: Page, goal: Locator): Promise<void> {
  await goal.waitFor();
  for (let count = 0; count < 80; count += 1) {
    if (await goal.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(goal).toBeFocused();
}

/** Types into a form by the keyboard alone, and sends it with the enter key. */
async function fillByKeyboard(page: Page, form: Locator, values: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(values)) {
    await tabTo(page, form.getByLabel(label, { exact: true }));
    await page.keyboard.press('Control+A');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
}

/** Goes to a button by the keyboard and presses it. */
async function pressByKeyboard(page: Page, button: Locator): Promise<void> {
  await tabTo(page, button);
  await page.keyboard.press('Enter');
}

test('the keyboard is enough to register, log in, change the name, keep an address and change the wishlist', async ({
  page,
}) => {
  // It walks to each of some twenty fields with the Tab key.
  test.slow();
  const email = newEmail();
  const main = page.getByRole('main');
  await openContent(page, '/login/');
  const who = { Voornaam: 'Jans', Achternaam: 'de Vries', 'E-mailadres': email };
  const secret = { Wachtwoord: password, 'Herhaal wachtwoord': password };
  await fillByKeyboard(page, formOf(page, 'Account aanmaken'), { ...who, ...secret });
  await expect(page.getByText('Hallo Jans')).toBeVisible();
  await pressByKeyboard(page, page.getByRole('button', { name: 'Uitloggen' }));
  await expect(page).toHaveURL(/:\d+\/$/u);
  await openContent(page, '/login/');
  await fillByKeyboard(page, formOf(page, 'Inloggen'), { 'E-mailadres': email, Wachtwoord: password });
  await expect(page.getByText('Hallo Jans')).toBeVisible();

  await openContent(page, '/my-account/profile');
  await fillByKeyboard(page, main, { Achternaam: 'Jansen' });
  await expect(page.getByText('Je gegevens zijn bijgewerkt')).toBeVisible();
  await pressByKeyboard(page, main.getByRole('button', { name: 'Adres toevoegen' }));
  const name = { Voornaam: 'Jans', Achternaam: 'Jansen' };
  const place = { Postcode: '1012 AB', 'Huisnummer en toevoeging': '12 A', Straat: 'Damstraat', Plaats: 'Amsterdam' };
  const address = { ...name, ...place, Telefoonnummer: '0612345678' };
  await fillByKeyboard(page, main.locator('form').filter({ has: page.getByLabel('Postcode') }), address);
  await expect(main.getByText('Damstraat 12 A')).toBeVisible();

  await page.goto('/');
  await openContent(page, await firstCategory(page));
  await pressByKeyboard(page, main.getByRole('button', { name: /op je verlanglijst$/u }).first());
  await openContent(page, '/my-account/wishlist');
  const rows = page.getByRole('list', { name: 'Je verlanglijst' }).getByRole('heading');
  await expect(rows).toHaveCount(1);
  await pressByKeyboard(page, main.getByRole('button', { name: /^Verwijderen/u }));
  await expect(rows).toHaveCount(0);
});
