import type { Page } from '@playwright/test';
import { axeFindings } from '../../../tools/axeFindings.ts';
import { formOf, logIn, logOut, newEmail, open, register } from './customers.ts';
import { expect, test } from './fixtures.ts';

/** Gives the browser a device that unlocks passkeys by itself. */
async function withAuthenticator(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  const device = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true } as const;
  const owner = { hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true };
  await devTools.send('WebAuthn.addVirtualAuthenticator', { options: { ...device, ...owner } });
}

/** A browser that does not offer passkeys in fields: a device that unlocks by itself would take each offer. */
const withoutOffers = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(PublicKeyCredential, { isConditionalMediationAvailable: async () => false });
  });

async function addPasskey(page: Page, name: string): Promise<void> {
  await open(page, '/my-account/change-password');
  await page.getByRole('button', { name: 'Passkey toevoegen' }).click();
  const form = formOf(page, 'Naam van de passkey');
  await form.getByLabel('Naam van de passkey').fill(name);
  await form.getByRole('button', { name: 'Passkey toevoegen' }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
}

const useButton = (page: Page) => page.getByRole('button', { name: 'Gebruik een passkey' }).click();

test('SESSION-30 a customer adds, names and removes a passkey, logs in with it, and the password stays possible', async ({
  page,
}) => {
  await withAuthenticator(page);
  await withoutOffers(page);
  const email = newEmail();
  await register(page, email);
  await addPasskey(page, 'Telefoon');
  await page.evaluate(() => scrollTo(0, 0));
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Naam wijzigen: Telefoon' }).click();
  await formOf(page, 'Naam van de passkey').getByLabel('Naam van de passkey').fill('Laptop');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Laptop' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Laptop' })).toBeVisible();
  await logOut(page);

  await open(page, '/login/');
  await useButton(page);
  await expect(page.getByText('Hallo Jans')).toBeVisible();
  await logOut(page);

  await open(page, '/my-account');
  await page.getByRole('main').getByRole('button', { name: 'Inloggen' }).click();
  await useButton(page);
  await expect(page.getByText('Hallo Jans')).toBeVisible();
  await logOut(page);

  await open(page, '/login/');
  await logIn(page, email);
  await open(page, '/my-account/change-password');
  await page.getByRole('button', { name: 'Verwijderen: Laptop' }).click();
  await expect(page.getByRole('heading', { name: 'Laptop' })).toBeHidden();
  await logOut(page);
  await open(page, '/login/');
  await useButton(page);
  await expect(formOf(page, 'Inloggen').getByRole('alert')).toHaveText(/Deze passkey werd niet geaccepteerd/u);
  await logIn(page, email);
});

test('SESSION-30 the browser offers a passkey in the field of the email address', async ({ page }) => {
  await withAuthenticator(page);
  await register(page, newEmail());
  await addPasskey(page, 'Telefoon');
  await logOut(page);
  await open(page, '/login/');
  await expect(page.getByText('Hallo Jans')).toBeVisible();
});

test('SESSION-30 says what to do when no passkey is given', async ({ page }) => {
  await withoutOffers(page);
  await page.addInitScript(() => {
    navigator.credentials.get = () => Promise.reject(new DOMException('Not allowed', 'NotAllowedError'));
  });
  await open(page, '/login/');
  await expect(formOf(page, 'Inloggen').getByLabel('E-mailadres')).toHaveAttribute('autocomplete', 'username webauthn');
  await useButton(page);
  await expect(formOf(page, 'Inloggen').getByRole('alert')).toHaveText(
    'Er is geen passkey gebruikt. Probeer het opnieuw, of gebruik je wachtwoord.',
  );
});
