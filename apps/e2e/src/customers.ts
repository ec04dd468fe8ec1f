import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { expect, hydrated } from './fixtures.ts';

/** The password of customers. */
export const password = 'Zomer-2026';
/** An address that nobody has yet. */
export const newEmail = () => `klant-${randomUUID().slice(0, 8)}@voorbeeld.nl`;

/** A form by its name. */
export const formOf = (page: Page, name: string) => page.getByRole('form', { name });

/** Opens an address, and waits until what it shows can be used. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Becomes a customer, who is logged in then. */
export async function register(page: Page, email: string): Promise<void> {
  await open(page, '/login/');
  const form = formOf(page, 'Account aanmaken');
  await form.getByLabel('Voornaam').fill('Jans');
  await form.getByLabel('Achternaam').fill('de Vries');
  await form.getByLabel('E-mailadres').fill(email);
  await form.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await form.getByLabel('Herhaal wachtwoord').fill(password);
  await form.getByRole('button', { name: 'Account aanmaken' }).click();
  await expect(page.getByText('Hallo Jans')).toBeVisible();
}

/** Logs in with the form that is open. */
export async function logIn(page: Page, email: string, typed = password): Promise<void> {
  const form = formOf(page, 'Inloggen');
  await form.getByLabel('E-mailadres').fill(email);
  await form.getByLabel('Wachtwoord', { exact: true }).fill(typed);
  await form.getByRole('button', { name: 'Inloggen' }).click();
  await expect(page.getByText('Hallo Jans')).toBeVisible();
}

/** Leaves the account that is open. */
export const logOut = async (page: Page) => {
  await page.getByRole('button', { name: 'Uitloggen' }).click();
  await expect(page).toHaveURL(/:\d+\/$/u);
};

const mails = v.object({ result: v.array(v.object({ id: v.string(), kind: v.string(), recipient: v.string() })) });

/** The newest mail of a kind, as text. */
export async function mailedText(backendUrl: string, recipient: string, kind: string): Promise<string> {
  const { result } = v.parse(mails, await (await fetch(`${backendUrl}/outbox?format=json`)).json());
  const mail = result.find((one) => one.recipient === recipient && one.kind === kind);
  return (await fetch(`${backendUrl}/outbox/${mail?.id}?format=text`)).text();
}

/** The link in the newest mail of a kind, without the host of the store. */
export async function mailedLink(backendUrl: string, recipient: string, kind: string): Promise<string> {
  const text = await mailedText(backendUrl, recipient, kind);
  const { pathname, search } = new URL(/https?:\S+\?\S+/u.exec(text)?.[0] ?? '');
  return pathname + search;
}

/** Gives the browser a device that unlocks passkeys by itself. */
export async function withAuthenticator(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  const device = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true } as const;
  const owner = { hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true };
  await devTools.send('WebAuthn.addVirtualAuthenticator', { options: { ...device, ...owner } });
}

/** A browser that does not offer passkeys in fields: a device that unlocks by itself would take each offer. */
export const withoutOffers = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(PublicKeyCredential, { isConditionalMediationAvailable: async () => false });
  });

/** Adds a passkey to the account. */
export async function addPasskey(page: Page, name: string): Promise<void> {
  await open(page, '/my-account/change-password');
  await page.getByRole('button', { name: 'Passkey toevoegen' }).click();
  const form = formOf(page, 'Naam van de passkey');
  await form.getByLabel('Naam van de passkey').fill(name);
  await form.getByRole('button', { name: 'Passkey toevoegen' }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
}

/** Asks the browser for a passkey. */
export const askForPasskey = (page: Page) => page.getByRole('button', { name: 'Gebruik een passkey' }).click();

/** The mails to somebody that the backend keeps, by their kinds. */
export async function mailsTo(backendUrl: string, recipient: string): Promise<string[]> {
  const { result } = v.parse(mails, await (await fetch(`${backendUrl}/outbox?format=json`)).json());
  return result.filter((one) => one.recipient === recipient).map(({ kind }) => kind);
}
