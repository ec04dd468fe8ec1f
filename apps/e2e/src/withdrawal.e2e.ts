import type { Page } from '@playwright/test';
import { axeFindings } from '../../../tools/axeFindings.ts';
import { aConfigurable } from './catalogue.ts';
import { formOf, mailedText, newEmail, open } from './customers.ts';
import { expect, test, type StoreOptions } from './fixtures.ts';
import { addToCart, fillCheckout, openProduct, placeAndPay } from './shopper.ts';

type Shop = Pick<StoreOptions, 'backendUrl' | 'storeCode'>;

/** Orders one product and pays it; answers the order's number. */
async function order(page: Page, { backendUrl, storeCode }: Shop, email: string): Promise<string> {
  await openProduct(page, (await aConfigurable(backendUrl, storeCode)).path);
  await addToCart(page);
  await fillCheckout(page, /iDEAL/, email);
  await placeAndPay(page, /^Betaal/);
  const thanks = page.getByText(/Bedankt! Je bestelnummer is \d{9}/);
  return /\d{9}/.exec((await thanks.textContent()) ?? '')?.[0] ?? '';
}

// What moves is half transparent at times.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

const withdraw = async (page: Page) => {
  await page.getByRole('button', { name: 'Verder' }).click();
  await page.getByRole('button', { name: 'Herroeping bevestigen' }).click();
};
const receipt = (page: Page) => page.getByRole('region', { name: 'We hebben je herroeping ontvangen' });
const withTime = (number: string) =>
  new RegExp(`Herroeping ${number}-1, ontvangen op \\d\\d:\\d\\d \\d{1,2}-\\d{1,2}-20\\d\\d`);

test('LEGAL-04 a guest withdraws by the link in the footer, with order number and email address', async ({
  page,
  backendUrl,
  storeCode,
}) => {
  const email = newEmail();
  const number = await order(page, { backendUrl, storeCode }, email);
  await open(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Overeenkomst hier herroepen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Overeenkomst hier herroepen' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  const form = formOf(page, 'Om welke bestelling gaat het?');
  await form.getByLabel('Bestelnummer').fill(number);
  await form.getByLabel('E-mailadres').fill(email);
  await form.getByRole('button', { name: 'Bestelling opzoeken' }).click();
  await expect(page.getByRole('checkbox', { name: 'De hele bestelling' })).toBeChecked();
  expect(await axeFindings(page)).toEqual([]);
  await withdraw(page);
  await expect(receipt(page)).toContainText(withTime(number));
  expect(await axeFindings(page)).toEqual([]);
  expect(await mailedText(backendUrl, email, 'withdrawal-receipt')).toContain(`Herroeping: ${number}-1`);
});

test('LEGAL-04 the order mail leads to it, and the keyboard is enough', async ({ page, backendUrl, storeCode }) => {
  const email = newEmail();
  const number = await order(page, { backendUrl, storeCode }, email);
  const mail = await mailedText(backendUrl, email, 'order-confirmation');
  const link = /Overeenkomst hier herroepen: (\S+)/u.exec(mail)?.[1] ?? '';
  await open(page, new URL(link).pathname);
  await expect(page.getByLabel('Bestelnummer')).toHaveValue(number);
  await page.getByLabel('E-mailadres').focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await page.getByRole('checkbox', { name: 'De hele bestelling' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Herroeping bevestigen' }).focus();
  await page.keyboard.press('Enter');
  await expect(receipt(page)).toContainText(withTime(number));
});
