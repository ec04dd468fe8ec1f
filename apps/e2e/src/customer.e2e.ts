import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { axeFindings } from '../../../tools/axeFindings.ts';
import { aConfigurable } from './catalogue.ts';
import {
  addPasskey,
  askForPasskey,
  formOf,
  logIn,
  logOut,
  mailedLink,
  mailsTo,
  newEmail,
  open,
  password,
  register,
  withAuthenticator,
  withoutOffers,
} from './customers.ts';
import { expect, test, type StoreOptions } from './fixtures.ts';
import { addToCart, fillCheckout, openProduct, placeAndPay } from './shopper.ts';
import { sidewaysOn } from './sideways.ts';

type Shop = Pick<StoreOptions, 'backendUrl' | 'storeCode'>;

const main = (page: Page) => page.getByRole('main');
const rows = (page: Page) => page.getByRole('list', { name: 'Je verlanglijst' }).getByRole('heading');

/** Opens the link in the mail that a new customer gets, and says that the address is theirs. */
async function confirmEmail(page: Page, backendUrl: string, email: string): Promise<void> {
  await open(page, await mailedLink(backendUrl, email, 'customer-welcome'));
  await page.getByRole('button', { name: 'Bevestig je e-mailadres' }).click();
  await expect(page.getByText('Je e-mailadres is bevestigd')).toBeVisible();
}

async function changeName(page: Page): Promise<void> {
  await open(page, '/my-account/profile');
  await page.getByLabel('Achternaam').fill('Jansen');
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText('Je gegevens zijn bijgewerkt')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Achternaam')).toHaveValue('Jansen');
}

/** Orders two pieces, pays them, and answers the order's number. */
async function order(page: Page, { backendUrl, storeCode }: Shop, email: string): Promise<string> {
  await openProduct(page, (await aConfigurable(backendUrl, storeCode)).path);
  await addToCart(page);
  await addToCart(page);
  await fillCheckout(page, /iDEAL/, email);
  await placeAndPay(page, /^Betaal/);
  const thanks = page.getByText(/Bedankt! Je bestelnummer is \d{9}/);
  return /\d{9}/.exec((await thanks.textContent()) ?? '')?.[0] ?? '';
}

async function orderAgain(page: Page, number: string): Promise<void> {
  await open(page, '/my-account/orders');
  await page.getByRole('link', { name: new RegExp(number) }).click();
  await expect(page).toHaveURL(new RegExp(`/my-account/order/${number}$`));
  await expect(main(page)).toContainText('Damstraat');
  await page.getByRole('button', { name: 'Opnieuw bestellen' }).click();
  await expect(page.getByText('De artikelen liggen in je winkelwagen')).toBeVisible();
  await page.getByRole('link', { name: 'Naar je winkelwagen' }).click();
  await expect(page).toHaveURL(/\/cart\/?$/u);
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('link', { name: new RegExp(number) })).toBeVisible();
}

/** Withdraws one of two pieces of the only line of an order, and finds it among the returns. */
async function withdrawOnePiece(page: Page, number: string): Promise<void> {
  await open(page, `/my-account/order/${number}`);
  await main(page).getByRole('link', { name: 'Overeenkomst hier herroepen' }).click();
  await main(page)
    .getByRole('combobox', { name: /^Aantal van/u })
    .selectOption('1');
  await expect(page.getByRole('checkbox', { name: 'De hele bestelling' })).not.toBeChecked();
  await page.getByRole('button', { name: 'Verder' }).click();
  await page.getByRole('button', { name: 'Herroeping bevestigen' }).click();
  await expect(page.getByRole('region', { name: 'We hebben je herroeping ontvangen' })).toContainText(`${number}-1`);
  await page.getByRole('link', { name: 'Herroepingen en retouren' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Retouren' })).toBeVisible();
  await expect(main(page)).toContainText('Aangemeld');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: `Van bestelling ${number}` }).click();
  const returns = page.getByRole('region', { name: 'Herroepingen en retouren' });
  await expect(returns).toContainText(`Herroeping ${number}-1`);
  expect(await axeFindings(page)).toEqual([]);
}

async function changePassword(page: Page, from: string, to: string): Promise<void> {
  await open(page, '/my-account/change-password');
  const form = formOf(page, 'Kies een nieuw wachtwoord');
  await form.getByLabel('Huidig wachtwoord').fill(from);
  await form.getByLabel('Nieuw wachtwoord').fill(to);
  await form.getByLabel('Herhaal wachtwoord').fill(to);
  await form.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText('Je wachtwoord is gewijzigd')).toBeVisible();
  // The form is emptied when the login with the new password is done.
  await expect(form.getByLabel('Huidig wachtwoord')).toHaveValue('');
}

/** Sets a password by a mailed link, which works once. */
async function resetPassword(page: Page, backendUrl: string, email: string, to: string): Promise<void> {
  await open(page, '/login/');
  await page.getByRole('button', { name: 'Wachtwoord vergeten?' }).click();
  const forgotten = formOf(page, 'Wachtwoord vergeten?');
  await forgotten.getByLabel('E-mailadres').fill(email);
  await forgotten.getByRole('button', { name: 'Stuur me de e-mail' }).click();
  await expect(page.getByText('We hebben je een e-mail gestuurd')).toBeVisible();
  const link = await mailedLink(backendUrl, email, 'customer-password-reset');
  for (const outcome of ['Hallo Jans', 'Deze link is al gebruikt of verlopen.']) {
    await open(page, link);
    const form = formOf(page, 'Kies een nieuw wachtwoord');
    await form.getByLabel('Nieuw wachtwoord').fill(to);
    await form.getByLabel('Herhaal wachtwoord').fill(to);
    await form.getByRole('button', { name: 'Opslaan' }).click();
    await expect(page.getByText(outcome)).toBeVisible();
  }
}

/** What the browser downloads of all that the shop keeps. */
async function downloaded(page: Page): Promise<string> {
  await open(page, '/my-account/profile');
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download mijn gegevens' }).click();
  return readFileSync(await (await coming).path(), 'utf8');
}

/** Deletes the account; a wrong password does not. */
async function deleteAccount(page: Page, typed: string): Promise<void> {
  await page.getByRole('button', { name: 'Account verwijderen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Account verwijderen' });
  await dialog.getByLabel('Wachtwoord', { exact: true }).fill('Zomer-2025');
  await dialog.getByRole('button', { name: 'Definitief verwijderen' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Dit wachtwoord hoort niet bij dit account');
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByLabel('Wachtwoord', { exact: true }).fill(typed);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Je account en je gegevens zijn verwijderd')).toBeVisible();
  await expect(page).toHaveURL(/:\d+\/$/u);
}

// A customer's whole life, in two halves.
test.beforeEach(async ({ page }) => {
  test.slow();
  // What moves is half transparent at times.
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('STORE-17, ROUTE-09, ACC-14, ACC-15, LEGAL-04, UI-04 a customer registers, confirms the address, changes the name, orders, orders again and withdraws a piece', async ({
  page,
  backendUrl,
  storeCode,
}) => {
  const email = newEmail();
  await register(page, email);
  await confirmEmail(page, backendUrl, email);
  await changeName(page);
  const number = await order(page, { backendUrl, storeCode }, email);
  await orderAgain(page, number);
  await withdrawOnePiece(page, number);
  const kinds = ['customer-welcome', 'order-confirmation', 'withdrawal-receipt'];
  expect(await mailsTo(backendUrl, email)).toEqual(expect.arrayContaining(kinds));
  expect(await downloaded(page)).toContain(number);
  for (const path of ['/my-account/orders', `/my-account/order/${number}`, '/my-account/returns']) {
    await open(page, path);
    await expect(main(page)).toContainText(number);
    expect(await sidewaysOn(page), path).toEqual({});
  }
});

test('ROUTE-06, SESSION-16, SESSION-30, ACC-13 a customer of two devices changes and resets the password, adds a passkey, wishes in two tabs, and leaves without a trace', async ({
  page,
  context,
  browser,
  baseURL,
  backendUrl,
  storeCode,
}) => {
  await withAuthenticator(page);
  await withoutOffers(page);
  const email = newEmail();
  await register(page, email);
  await changePassword(page, password, 'Winter-2027');

  const other = await (await browser.newContext(baseURL === undefined ? {} : { baseURL })).newPage();
  await open(other, '/login/');
  await logIn(other, email, 'Winter-2027');
  const tab = await context.newPage();
  await open(tab, '/my-account/wishlist');
  await openProduct(page, (await aConfigurable(backendUrl, storeCode)).path);
  await main(page)
    .getByRole('button', { name: /op je verlanglijst$/u })
    .first()
    .click();
  await expect(tab.getByRole('link', { name: /^Verlanglijst, 1/u }).filter({ visible: true })).toBeVisible();
  await open(other, '/my-account/wishlist');
  await other.getByRole('button', { name: /^Verwijderen/u }).click();
  await expect(other.getByRole('heading', { name: 'Je verlanglijst is leeg' })).toBeVisible();
  await tab.reload();
  await expect(rows(tab)).toHaveCount(0);
  await tab.close();

  await open(page, '/my-account');
  await logOut(page);
  await resetPassword(page, backendUrl, email, 'Herfst-2028');
  await other.reload();
  await expect(other.getByText('Je sessie is verlopen. Log opnieuw in')).toBeVisible();
  await expect(other.getByRole('dialog', { name: 'Mijn account' })).toBeVisible();
  await logIn(other, email, 'Herfst-2028');

  await addPasskey(page, 'Telefoon');
  await logOut(page);
  await open(page, '/login/');
  await askForPasskey(page);
  await expect(page.getByText('Hallo Jans')).toBeVisible();

  expect(await downloaded(page)).toContain(email);
  await deleteAccount(page, 'Herfst-2028');
  await other.reload();
  await expect(other.getByText('Je sessie is verlopen. Log opnieuw in')).toBeVisible();
  await other.context().close();
  await expect.poll(() => mailsTo(backendUrl, email)).toEqual([]);
  await register(page, email);
});
