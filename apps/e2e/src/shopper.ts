import { expect, type Page } from '@playwright/test';
import { hydrated } from './fixtures.ts';

/** Someone who buys: what they type, never a real person. */
export const shopper = {
  firstName: 'Sanne',
  lastName: 'de Wit',
  email: 'sanne@voorbeeld.test',
  phone: '0612345678',
  postcode: '1012 AB',
  houseNumber: '12 A',
  street: 'Damstraat',
  city: 'Amsterdam',
};

/** The address of the first category in the menu of the open page. */
export async function firstCategory(page: Page): Promise<string> {
  return (await page.locator('a[href^="/c/"]').first().getAttribute('href')) ?? '';
}

/** Opens the first category, and waits until it answers. */
export async function openList(page: Page): Promise<void> {
  await page.goto('/');
  await page.goto(await firstCategory(page));
  await hydrated(page);
}

/** Goes to the first product of the first category, and waits until it can be bought. */
export async function openFirstProduct(page: Page): Promise<void> {
  await openList(page);
  await page.locator('main a[href^="/p/"]').first().click();
  await page.waitForURL(/\/p\//);
  await expect(page.getByRole('button', { name: 'In winkelwagen' }).first()).toBeEnabled();
}

/** Opens a product and waits until it can be bought. */
export async function openProduct(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await expect(page.getByRole('button', { name: 'In winkelwagen' }).first()).toBeEnabled();
}

/** Puts the open product in the cart and waits until the server confirmed it. */
export async function addToCart(page: Page): Promise<void> {
  const confirmed = page.waitForResponse((answer) => answer.url().includes('/api/cart/update') && answer.ok());
  await page.getByRole('button', { name: 'In winkelwagen' }).first().click();
  await confirmed;
}

const next = (page: Page) => page.getByRole('button', { name: 'Verder' });

/** Fills the sections of the checkout up to the order review, as a guest. */
export async function fillCheckout(page: Page, method: RegExp = /iDEAL/, email = shopper.email): Promise<void> {
  await page.goto(new URL('/checkout', page.url()).href);
  await hydrated(page);
  await page.getByLabel('Voornaam').first().fill(shopper.firstName);
  await page.getByLabel('Achternaam').first().fill(shopper.lastName);
  await page.getByLabel('E-mailadres').first().fill(email);
  await next(page).click();
  await page.getByLabel('Postcode').first().fill(shopper.postcode);
  await page.getByLabel('Huisnummer').first().fill(shopper.houseNumber);
  await page.getByLabel('Straat').first().fill(shopper.street);
  await page.getByLabel('Plaats').first().fill(shopper.city);
  await page.getByLabel('Telefoonnummer').first().fill(shopper.phone);
  await page.getByRole('button', { name: /opslaan|bewaren/i }).click();
  await page
    .getByRole('radio', { name: /bezorg/i })
    .first()
    .check();
  await next(page).click();
  await page.getByRole('radio', { name: method }).check();
  await next(page).click();
  await page.getByRole('checkbox', { name: /voorwaarden/i }).check();
}

/** Places the order and, at the provider, presses the button of that name. */
export async function placeAndPay(page: Page, button: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Bestellen en betalen', exact: true }).click();
  await page.waitForURL(/\/connect\/|\/pay/);
  await page.getByRole('button', { name: button }).first().click();
  await page.waitForURL(/\/checkout-return/);
}
