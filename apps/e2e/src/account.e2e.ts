import { axeFindings } from '../../../tools/axeFindings.ts';
import { formOf, logIn, logOut, mailedLink, newEmail, open, register } from './customers.ts';
import { expect, test } from './fixtures.ts';

const newPassword = 'Winter-2027';

test('ROUTE-05 /login/ shows the login page', async ({ page }) => {
  await open(page, '/login/');
  await expect(page.getByRole('heading', { level: 1, name: 'Inloggen of account aanmaken' })).toBeVisible();
});

test('ROUTE-06 the link of a mail shows the view in which a password is set, once', async ({ page, backendUrl }) => {
  const email = newEmail();
  await register(page, email);
  await logOut(page);
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
    await form.getByLabel('Nieuw wachtwoord').fill(newPassword);
    await form.getByLabel('Herhaal wachtwoord').fill(newPassword);
    await form.getByRole('button', { name: 'Opslaan' }).click();
    await expect(page.getByText(outcome)).toBeVisible();
  }
});

test('ROUTE-07 ACC-02 /my-account asks a visitor to log in, without leaving it', async ({ page }) => {
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

test('axe finds nothing on the pages of customers', async ({ page }) => {
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
  for (const path of ['/my-account', '/my-account/profile', '/my-account/change-password']) {
    await open(page, path);
    await expect(page.getByText('Hallo Jans')).toBeVisible();
    await nothingFound();
  }
});
