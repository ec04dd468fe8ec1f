import { axeFindings } from '../../../tools/axeFindings.ts';
import { aConfigurable } from './catalogue.ts';
import { logIn, logOut, newEmail, open, password, register } from './customers.ts';
import { expect, test } from './fixtures.ts';
import { addToCart, fillCheckout, openProduct, placeAndPay } from './shopper.ts';

test('STORE-17 a customer registers, changes the profile, logs out and logs in again', async ({ page }) => {
  const email = newEmail();
  await register(page, email);
  await open(page, '/my-account/profile');
  await page.getByLabel('Achternaam').fill('Jansen');
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText('Je gegevens zijn bijgewerkt')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Achternaam')).toHaveValue('Jansen');
  await logOut(page);
  await open(page, '/login/');
  await logIn(page, email);
});

test('ROUTE-09 ACC-14 what a customer orders stands in the account, its number opens it, and it can be ordered again', async ({
  page,
  backendUrl,
  storeCode,
}) => {
  await register(page, newEmail());
  await openProduct(page, (await aConfigurable(backendUrl, storeCode)).path);
  await addToCart(page);
  await fillCheckout(page);
  await placeAndPay(page, /^Betaal/);
  const thanks = page.getByText(/Bedankt! Je bestelnummer is \d{9}/);
  await expect(thanks).toBeVisible();
  const number = /\d{9}/.exec((await thanks.textContent()) ?? '')?.[0] ?? '';
  await open(page, '/my-account/orders');
  await page.getByRole('link', { name: new RegExp(number) }).click();
  await expect(page).toHaveURL(new RegExp(`/my-account/order/${number}$`));
  await expect(page.getByRole('main')).toContainText('Damstraat');
  await page.getByRole('button', { name: 'Opnieuw bestellen' }).click();
  await expect(page.getByText('De artikelen liggen in je winkelwagen')).toBeVisible();
  await page.getByRole('link', { name: 'Naar je winkelwagen' }).click();
  await expect(page).toHaveURL(/\/cart\/?$/u);
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('link', { name: new RegExp(number) })).toBeVisible();
});

test('ACC-13 a customer deletes the account with the password: every device is logged out, and the address is free', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = newEmail();
  await register(page, email);
  const other = await (await browser.newContext(baseURL === undefined ? {} : { baseURL })).newPage();
  await open(other, '/login/');
  await logIn(other, email);
  await open(page, '/my-account/profile');
  await page.getByRole('button', { name: 'Account verwijderen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Account verwijderen' });
  await dialog.getByLabel('Wachtwoord', { exact: true }).fill('Zomer-2025');
  await dialog.getByRole('button', { name: 'Definitief verwijderen' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Dit wachtwoord hoort niet bij dit account');
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Je account en je gegevens zijn verwijderd')).toBeVisible();
  await expect(page).toHaveURL(/:\d+\/$/u);
  await other.reload();
  await expect(other.getByText('Je sessie is verlopen. Log opnieuw in')).toBeVisible();
  await expect(other.getByRole('dialog', { name: 'Mijn account' })).toBeVisible();
  await other.context().close();
  await register(page, email);
});
