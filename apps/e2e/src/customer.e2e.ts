import { logIn, logOut, newEmail, open, register } from './customers.ts';
import { expect, test } from './fixtures.ts';

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
