// @vitest-environment happy-dom
import { visit } from '@etalage/shell/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import '@testing-library/jest-dom/vitest';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { fillIn } from './testing/fillIn.ts';
import { aRunningBackend } from './testing/aRunningBackend.ts';

let backend: Awaited<ReturnType<typeof aRunningBackend>>;
type Call = { path: string; body: unknown };
let calls: Call[] = [];
let isChallengeDown = false;
beforeAll(async () => void (backend = await aRunningBackend({ BOT_PROTECTION: 'altcha' })));
beforeEach(() => {
  calls = [];
  isChallengeDown = false;
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url).pathname;
    calls.push({ path, body: request.method === 'POST' ? await request.clone().json() : undefined });
    if (isChallengeDown && path === challengePath) return new Response('', { status: 502 });
    return backend.fetch(request);
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const challengePath = '/api/user/challenge';
const email = 'bot@voorbeeld.nl';
const password = 'Zomer-2026';
const sent = (name: string) => calls.find(({ path }) => path === `/api/user/${name}`)?.body;
const challenges = () => calls.filter(({ path }) => path === challengePath).length;
const open = () => visit({ path: '/login/', hasSession: true, view: { storeCode: 'dailydeal' } });

async function submit(name: string, values: Record<string, string>): Promise<void> {
  const form = within(await screen.findByRole('form', { name }));
  for (const [label, text] of Object.entries(values)) await fillIn(form.getByLabelText(label), text);
  await userEvent.click(form.getByRole('button', { name }));
}

it('BOT-02 a token is sent with the registration and with the login, each asked for on demand', async () => {
  await open();
  expect(challenges()).toBe(0);
  const values = { Voornaam: 'Jans', Achternaam: 'de Vries', 'E-mailadres': email, Wachtwoord: password };
  await submit('Account aanmaken', { ...values, 'Herhaal wachtwoord': password });
  expect(await screen.findByText('Hallo Jans')).toBeVisible();
  expect(sent('create')).toMatchObject({ token: expect.stringMatching(/^[\w+/=]{100,}$/u) });
  expect(sent('login')).toMatchObject({ token: expect.stringMatching(/^[\w+/=]{100,}$/u) });
  expect(challenges()).toBe(2);
});

it('BOT-01 runs without anything to see or to press', async () => {
  await open();
  await submit('Inloggen', { 'E-mailadres': email, Wachtwoord: 'Zomer-2025' });
  expect(await screen.findByText(/Je inloggegevens kloppen niet/u)).toBeVisible();
  expect(document.querySelector('iframe, altcha-widget')).toBeNull();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('BOT-02 a registration too is sent with null after a failure', async () => {
  vi.stubGlobal('reportError', vi.fn());
  isChallengeDown = true;
  await open();
  const values = { Voornaam: 'Jans', Achternaam: 'de Vries', 'E-mailadres': 'nul@voorbeeld.nl', Wachtwoord: password };
  await submit('Account aanmaken', { ...values, 'Herhaal wachtwoord': password });
  await waitFor(() => expect(sent('create')).toMatchObject({ token: null }));
});

it('BOT-02 a failure is logged, and the call is sent with null', async () => {
  const logged = vi.fn();
  vi.stubGlobal('reportError', logged);
  isChallengeDown = true;
  await open();
  await submit('Inloggen', { 'E-mailadres': email, Wachtwoord: password });
  await waitFor(() => expect(sent('login')).toMatchObject({ username: email, token: null }));
  expect(await screen.findByText(/We konden niet nagaan of je geen robot bent/u)).toBeVisible();
  expect(String(logged.mock.calls[0]?.[0])).toContain('No proof of a shopper');
});
