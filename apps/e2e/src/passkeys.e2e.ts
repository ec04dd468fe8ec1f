import { axeFindings } from '../../../tools/axeFindings.ts';
import {
  addPasskey,
  askForPasskey,
  formOf,
  logIn,
  logOut,
  newEmail,
  open,
  register,
  withAuthenticator,
  withoutOffers,
} from './customers.ts';
import { expect, test } from './fixtures.ts';

test('SESSION-30 a customer adds, names and removes a passkey, logs in with it, and the password stays possible', async ({
  page,
}) => {
  test.slow();
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
  await askForPasskey(page);
  await expect(page.getByText('Hallo Jans')).toBeVisible();
  await logOut(page);

  await open(page, '/my-account');
  await page.getByRole('main').getByRole('button', { name: 'Inloggen' }).click();
  await askForPasskey(page);
  await expect(page.getByText('Hallo Jans')).toBeVisible();
  await expect(page.getByRole('dialog'), 'MODAL-06 it closes').toBeHidden();
  await logOut(page);

  await open(page, '/login/');
  await logIn(page, email);
  await open(page, '/my-account/change-password');
  await page.getByRole('button', { name: 'Verwijderen: Laptop' }).click();
  await expect(page.getByRole('heading', { name: 'Laptop' })).toBeHidden();
  await logOut(page);
  await open(page, '/login/');
  await askForPasskey(page);
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
  await askForPasskey(page);
  await expect(formOf(page, 'Inloggen').getByRole('alert')).toHaveText(
    'Er is geen passkey gebruikt. Probeer het opnieuw, of gebruik je wachtwoord.',
  );
});
