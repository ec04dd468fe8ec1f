// @vitest-environment happy-dom
import {
  createSessionStorage,
  createUserApi,
  logInAtom,
  logOutAtom,
  sendUpdatesAtom,
  sessionKeys,
  sessionPortsAtom,
  takeOverSessionAtom,
  tokenLockAtom,
  updateProfileAtom,
  userAtom,
  waitingChangesAtom,
} from '@etalage/account';
import { linesAtom, toStored } from '@etalage/cart/headless';
import { aLine } from '@etalage/cart/testing';
import { compareList } from '@etalage/catalog/headless';
import { aProductSummary } from '@etalage/catalog/testing';
import { placedOrder } from '@etalage/checkout/contract';
import { changeDetailsAtom, detailsAtom, emptyDetails } from '@etalage/checkout/headless';
import { anOrderRequest } from '@etalage/checkout/testing';
import { browserStorage, createHttp } from '@etalage/core';
import { queues } from '@etalage/core/constants';
import { en } from '@etalage/shell/en';
import { nl } from '@etalage/shell/nl';
import { visit } from '@etalage/shell/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import '@testing-library/jest-dom/vitest';
import userEvent from '@testing-library/user-event';
import { createStore } from 'jotai';
import * as v from 'valibot';
import { afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { aProductDocument } from '../../backend/src/testing/documents.ts';
import { aRunningBackend } from './testing/aRunningBackend.ts';
import { closeTabs } from './testing/closeTabs.ts';
import { stores } from './testing/stores.ts';

let backend: Awaited<ReturnType<typeof aRunningBackend>>;
let calls: string[] = [];
/** Calls that the backend has not answered. */
let underWay = 0;
/** What answers instead of the backend; undefined for a call that the backend answers. */
let instead: (path: string) => Response | undefined | 'unreachable';
/** What a call waits for before it is answered. */
let hold: (path: string) => Promise<void> | undefined = () => undefined;
beforeAll(async () => void (backend = await aRunningBackend()));
beforeEach(() => {
  calls = [];
  instead = () => undefined;
  hold = () => undefined;
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url).pathname;
    calls.push(path);
    const answered = hold(path);
    const answer = instead(path);
    if (answer === 'unreachable') throw new TypeError('Failed to fetch');
    const given = answer ?? (await askBackend(request));
    await answered;
    return given;
  });
});

function askBackend(request: Request): Promise<Response> {
  underWay += 1;
  return backend.fetch(request).finally(() => (underWay -= 1));
}
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
closeTabs(() => underWay > 0);

const password = 'Zomer-2026';
let customers = 0;
const newEmail = () => `klant${(customers += 1)}@voorbeeld.nl`;
const headers = { 'content-type': 'application/json', 'x-vs-store-code': 'dailydeal' };
const post = async (path: string, body: unknown) =>
  (
    await backend.fetch(`http://shop.test/api/user/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  ).json();

/** Somebody with an account. */
async function aCustomer(): Promise<string> {
  const email = newEmail();
  await post('create', { customer: { email, firstname: 'Jans', lastname: 'de Vries' }, password });
  return email;
}

const inShop = (path: string, words = nl) => visit({ path, words, hasSession: true, view: { storeCode: 'dailydeal' } });

/** Somebody with an account who is logged in here, on a page. */
async function loggedIn(path: string, words = nl) {
  const email = await aCustomer();
  const { result, meta } = await post('login', { username: email, password });
  localStorage.setItem('shop/user/current-token', JSON.stringify(result));
  localStorage.setItem('shop/user/current-refresh-token', JSON.stringify(meta.refreshToken));
  return { email, ...(await inShop(path, words)) };
}

const form = async (name: string) => within(await screen.findByRole('form', { name }));
const fill = async (name: string, values: Record<string, string>) => {
  const fields = await form(name);
  for (const [label, text] of Object.entries(values)) {
    const field = fields.getByLabelText(label);
    await userEvent.clear(field);
    if (text !== '') await userEvent.type(field, text);
  }
  return fields;
};
const press = async (formName: string, button = formName) =>
  userEvent.click((await form(formName)).getByRole('button', { name: button }));
const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null');
const goOffline = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
const header = () => within(screen.getByRole('banner'));
const tabs = () => within(screen.getByRole('navigation', { name: 'Navigatie onderaan' }));

const logIn = async (email: string, typed = password) => {
  await fill('Inloggen', { 'E-mailadres': email, Wachtwoord: typed });
  await press('Inloggen');
};
const registration = (email: string) => ({
  Voornaam: 'Jans',
  Achternaam: 'de Vries',
  'E-mailadres': email,
  Wachtwoord: password,
  'Herhaal wachtwoord': password,
});

/** Types a new password, after the current one where the form asks for it, and saves it. */
async function saveNewPassword(typed: Record<string, string> = {}) {
  const chosen = { 'Nieuw wachtwoord': 'Winter-2027', 'Herhaal wachtwoord': 'Winter-2027', ...typed };
  const fields = await fill('Kies een nieuw wachtwoord', chosen);
  await press('Kies een nieuw wachtwoord', 'Opslaan');
  return fields;
}
const withCurrent = { 'Huidig wachtwoord': password };

describe('CHK-10 a password that a customer chooses', () => {
  /** The field of the registration after somebody typed this password and tried to register with it, without an email. */
  async function tried(typed: string) {
    await inShop('/login/');
    const fields = await fill('Account aanmaken', {
      ...registration(''),
      Wachtwoord: typed,
      'Herhaal wachtwoord': typed,
    });
    await press('Account aanmaken');
    return fields.getByLabelText('Wachtwoord');
  }
  const message =
    'Je wachtwoord moet minimaal 8 tekens hebben en 3 van deze: kleine letters, hoofdletters, cijfers, speciale tekens';

  it.each([
    ['has fewer than 8 characters', 'Zomer-7'],
    ['has lower case and digits alone', 'zomer2026'],
    ['has upper case and special characters alone', 'ZOMER-ZON'],
    ['has letters with accents, which are no special characters', 'zoméér26'],
  ])('CHK-10 the password message is shown for one that %s', async (_what, typed) => {
    expect(await tried(typed)).toHaveAccessibleDescription(message);
    expect(calls).not.toContain('/api/user/create');
  });

  it.each([
    ['lower case, upper case and digits', 'Zomer026'],
    ['lower case, digits and special characters', 'zomer-26'],
    ['upper case, digits and special characters', 'ZOMER-26'],
    ['lower case, upper case and special characters', 'Zomer-zo'],
    ['all four', 'Zomer-26'],
  ])('CHK-10 one of 8 characters with %s is right', async (_what, typed) => {
    expect(await tried(typed)).not.toHaveAccessibleDescription(message);
  });

  it.each([
    ['changed', () => loggedIn('/my-account/change-password')],
    ['set by the link of a mail', () => inShop('/customer/account/createPassword?email=a%40b.nl&resetToken=x')],
  ])('CHK-10 the password message is shown for one that is %s too', async (_how, open) => {
    await open();
    const fields = await saveNewPassword({ 'Nieuw wachtwoord': 'zomer2026', 'Herhaal wachtwoord': 'zomer2026' });
    expect(fields.getByLabelText('Nieuw wachtwoord')).toHaveAccessibleDescription(message);
  });
});

describe('the page to log in', () => {
  it('SESSION-29 offers to log in, to register and a forgotten password', async () => {
    await inShop('/login/');
    expect(await screen.findByRole('form', { name: 'Inloggen' })).toBeVisible();
    expect(screen.getByRole('form', { name: 'Account aanmaken' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Wachtwoord vergeten?' }));
    expect(await screen.findByRole('form', { name: 'Wachtwoord vergeten?' })).toBeVisible();
  });

  it('SESSION-29 sends a customer who is logged in to the account', async () => {
    const { router } = await loggedIn('/login/');
    await waitFor(() => expect(router.latestLocation.pathname).toBe('/my-account'));
  });

  it('SESSION-04 logs in: keeps token and refresh token, loads the profile and writes when', async () => {
    const email = await aCustomer();
    const { store } = await inShop('/login/');
    await logIn(email);
    expect(await screen.findByText('Hallo Jans')).toBeVisible();
    expect(stored('shop/user/current-token')).toMatch(/^[\w-]{32}$/u);
    expect(stored('shop/user/current-refresh-token')).toMatch(/^[\w-]{32}$/u);
    expect(store.get(userAtom)).toMatchObject({ current: { email }, token: stored('shop/user/current-token') });
    // It is written once the orders have come too.
    await waitFor(() => expect(stored('userLoggedInSuccesfully')).toBeGreaterThan(Date.now() - 60_000));
  });

  it('SESSION-05 shows what the server says of a wrong password, and nobody is logged in', async () => {
    const email = await aCustomer();
    const { store } = await inShop('/login/');
    await logIn(email, 'Zomer-2025');
    expect(await (await form('Inloggen')).findByRole('alert')).toHaveTextContent(
      'Je inloggegevens kloppen niet of je account is tijdelijk geblokkeerd',
    );
    expect(store.get(userAtom)).toMatchObject({ token: undefined, current: undefined });
    expect((await form('Inloggen')).getByLabelText('E-mailadres')).toHaveValue(email);
  });

  it('SESSION-04 a login that is refused writes no time', async () => {
    const email = await aCustomer();
    await inShop('/login/');
    await logIn(email, 'Zomer-2025');
    expect(await (await form('Inloggen')).findByRole('alert')).toBeVisible();
    expect(stored(sessionKeys.loggedInAt)).toBeNull();
  });

  it.each([
    ['no answer', (): 'unreachable' => 'unreachable'],
    ['a page in place of an answer', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
    ['an answer without a token', () => Response.json({ code: 200, result: null })],
    ['a refusal without a text', () => Response.json({ code: 500, result: null }, { status: 500 })],
    ['a refusal with code 401 without a text', () => Response.json({ code: 401, result: null }, { status: 401 })],
  ])('SESSION-07 a login with %s shows that the error was not expected', async (_what, answer) => {
    await inShop('/login/');
    await screen.findByRole('form', { name: 'Inloggen' });
    instead = (path) => (path === '/api/user/login' ? answer() : undefined);
    await logIn('jans@voorbeeld.nl');
    expect(await (await form('Inloggen')).findByRole('alert')).toHaveTextContent('Onverwachte fout bij het inloggen');
  });

  it('SESSION-07 a login with a passkey shows that the error was not expected when it gets no answer', async () => {
    vi.stubGlobal('PublicKeyCredential', class {});
    await inShop('/login/');
    instead = (path) => (path.startsWith('/api/user/passkey-login') ? 'unreachable' : undefined);
    await press('Inloggen', 'Gebruik een passkey');
    expect(await (await form('Inloggen')).findByRole('alert')).toHaveTextContent('Onverwachte fout bij het inloggen');
  });

  it('SESSION-07 the login after a registration shows that the error was not expected when it gets no answer', async () => {
    await inShop('/login/');
    await fill('Account aanmaken', registration(newEmail()));
    instead = (path) => (path === '/api/user/login' ? 'unreachable' : undefined);
    await press('Account aanmaken');
    const failure = await (await form('Account aanmaken')).findByRole('alert');
    expect(failure).toHaveTextContent('Onverwachte fout bij het inloggen');
  });

  it('SESSION-09 registers, and then logs in', async () => {
    const email = newEmail();
    await inShop('/login/');
    await fill('Account aanmaken', registration(email));
    await press('Account aanmaken');
    expect(await screen.findByText('Hallo Jans')).toBeVisible();
    const asked = calls.filter((path) => path.startsWith('/api/user/') && path !== '/api/user/challenge');
    expect(asked.slice(0, 2)).toEqual(['/api/user/create', '/api/user/login']);
  });

  it("SESSION-09 a failed registration shows the server's errorMessage, and does not log in", async () => {
    const email = await aCustomer();
    await inShop('/login/');
    await fill('Account aanmaken', registration(email));
    await press('Account aanmaken');
    expect(await (await form('Account aanmaken')).findByRole('alert')).toHaveTextContent(
      'Er bestaat al een klant met dit e-mailadres',
    );
    expect(calls).not.toContain('/api/user/login');
  });

  it.each(['Voornaam', 'Achternaam', 'E-mailadres', 'Wachtwoord', 'Herhaal wachtwoord'])(
    'SESSION-10, ADDR-12, A11Y-06 a registration requires %s',
    async (label) => {
      await inShop('/login/');
      const fields = await fill('Account aanmaken', { ...registration('a@voorbeeld.nl'), [label]: '' });
      await press('Account aanmaken');
      expect(fields.getByLabelText(label)).toHaveAccessibleDescription(/Dit veld is verplicht/u);
      expect(fields.getByLabelText(label)).toBeRequired();
      expect(calls).not.toContain('/api/user/create');
    },
  );

  it.each(['Voornaam', 'Achternaam'])('ADDR-07 %s of one letter shows the name message', async (label) => {
    await inShop('/login/');
    const fields = await fill('Account aanmaken', { ...registration('a@voorbeeld.nl'), [label]: 'J' });
    await press('Account aanmaken');
    expect(fields.getByLabelText(label)).toHaveAccessibleDescription('Je naam moet uit minimaal 2 letters bestaan');
  });

  it('ADDR-11 a registration with an email address without a domain shows the email message', async () => {
    await inShop('/login/');
    const fields = await fill('Account aanmaken', {
      ...registration('a@voorbeeld.nl'),
      'E-mailadres': 'jans@voorbeeld',
    });
    await press('Account aanmaken');
    expect(fields.getByLabelText('E-mailadres')).toHaveAccessibleDescription('Vul een geldig e-mailadres in');
  });

  it('ADDR-11 a login with an email address without a domain shows the email message', async () => {
    await inShop('/login/');
    const fields = await fill('Inloggen', { 'E-mailadres': 'jans@voorbeeld' });
    await press('Inloggen');
    expect(fields.getByLabelText('E-mailadres')).toHaveAccessibleDescription('Vul een geldig e-mailadres in');
  });

  it.each(['E-mailadres', 'Wachtwoord'])('ADDR-12, A11Y-06 a login requires %s', async (label) => {
    await inShop('/login/');
    const fields = await fill('Inloggen', { 'E-mailadres': 'a@voorbeeld.nl', Wachtwoord: password, [label]: '' });
    await press('Inloggen');
    expect(fields.getByLabelText(label)).toHaveAccessibleDescription('Dit veld is verplicht');
    expect(calls).not.toContain('/api/user/login');
  });

  it('ADDR-12 a registration with errors says that they must be fixed', async () => {
    await inShop('/login/');
    const fields = await fill('Account aanmaken', { ...registration('a@voorbeeld.nl'), 'E-mailadres': 'a' });
    await press('Account aanmaken');
    expect(fields.getByRole('alert')).toHaveTextContent('los eerst de fouten in het formulier op');
  });

  it('ADDR-12 a registration with errors moves the focus to the first wrong field', async () => {
    await inShop('/login/');
    const fields = await fill('Account aanmaken', {
      ...registration('a@voorbeeld.nl'),
      ...{ Achternaam: 'J', 'E-mailadres': 'a' },
    });
    await press('Account aanmaken');
    expect(fields.getByLabelText('Achternaam')).toHaveFocus();
  });

  it('SESSION-10 different passwords show that they must match', async () => {
    await inShop('/login/');
    const fields = await fill('Account aanmaken', {
      ...registration('a@voorbeeld.nl'),
      'Herhaal wachtwoord': 'Zomer-2025',
    });
    await press('Account aanmaken');
    expect(fields.getByLabelText('Herhaal wachtwoord')).toHaveAccessibleDescription(
      'De wachtwoorden moeten gelijk zijn',
    );
    expect(fields.getByLabelText('Herhaal wachtwoord')).toHaveFocus();
    expect(calls).not.toContain('/api/user/create');
  });

  it('says how strong a new password is', async () => {
    await inShop('/login/');
    const fields = await fill('Account aanmaken', { Wachtwoord: 'aaaaaaaa' });
    expect(fields.getByText('Zwak wachtwoord')).toBeInTheDocument();
    await fill('Account aanmaken', { Wachtwoord: 'Een heel lang wachtwoord 7!' });
    expect(fields.getByText('Sterk wachtwoord')).toBeInTheDocument();
  });
});

describe('a forgotten password', () => {
  const ask = async (email: string) => {
    await inShop('/login/');
    await userEvent.click(await screen.findByRole('button', { name: 'Wachtwoord vergeten?' }));
    await fill('Wachtwoord vergeten?', { 'E-mailadres': email });
    await press('Wachtwoord vergeten?', 'Stuur me de e-mail');
  };

  it('SESSION-12 is asked for on the page, which says that a mail went out', async () => {
    const email = await aCustomer();
    await ask(email);
    expect(await screen.findByText('We hebben je een e-mail gestuurd om je wachtwoord te herstellen')).toBeVisible();
    expect(await backend.mailTo(email, 'customer-password-reset')).toContain('/customer/account/createPassword?');
  });

  it('ADDR-11 an email address without a domain shows the email message', async () => {
    await ask('jans@voorbeeld');
    expect(screen.getByLabelText('E-mailadres')).toHaveAccessibleDescription('Vul een geldig e-mailadres in');
  });

  it('ADDR-12, A11Y-06 a forgotten password requires the email address', async () => {
    await ask('');
    expect(screen.getByLabelText('E-mailadres')).toHaveAccessibleDescription('Dit veld is verplicht');
    expect(calls).not.toContain('/api/user/reset-password');
  });

  it('SESSION-12 an unknown email is said to be unknown', async () => {
    await ask('niemand@voorbeeld.nl');
    expect(await screen.findByRole('alert')).toHaveTextContent('Dit e-mailadres is niet bij ons bekend');
    expect(screen.queryByText(/^We hebben je een e-mail gestuurd/u)).not.toBeInTheDocument();
  });

  it('SESSION-13 offline it makes no call, and says why', async () => {
    goOffline();
    await ask('jans@voorbeeld.nl');
    expect(await screen.findByRole('alert')).toHaveTextContent('Wachtwoord herstellen werkt niet als je offline bent!');
    expect(calls).not.toContain('/api/user/reset-password');
  });

  const link = async (email: string) => {
    await post('reset-password', { email });
    const address = /https?:\S+/u.exec(await backend.mailTo(email, 'customer-password-reset'))?.[0] ?? '';
    const { pathname, search } = new URL(address);
    return pathname + search;
  };

  it('ROUTE-06, SESSION-16 the new password logs in with it', async () => {
    const { router } = await inShop(await link(await aCustomer()));
    await saveNewPassword();
    expect(await screen.findByText('Hallo Jans')).toBeVisible();
    expect(router.latestLocation.pathname).toBe('/my-account');
  });

  it.each([
    ['no answer', (): 'unreachable' => 'unreachable'],
    ['a refusal with code 401 without a text', () => Response.json({ code: 401, result: null }, { status: 401 })],
  ])(
    'SESSION-07 the login with a new password that gets %s shows that the error was not expected',
    async (_what, answer) => {
      await inShop(await link(await aCustomer()));
      instead = (path) => (path === '/api/user/login' ? answer() : undefined);
      await saveNewPassword();
      const failure = await (await form('Kies een nieuw wachtwoord')).findByRole('alert');
      expect(failure).toHaveTextContent('Onverwachte fout bij het inloggen');
    },
  );

  it.each(['Nieuw wachtwoord', 'Herhaal wachtwoord'])(
    'ADDR-12, A11Y-06 a new password by the link requires %s',
    async (label) => {
      await inShop('/customer/account/createPassword?email=a%40b.nl&resetToken=x');
      const fields = await saveNewPassword({ [label]: '' });
      expect(fields.getByLabelText(label)).toHaveAccessibleDescription(/Dit veld is verplicht/u);
      expect(calls).not.toContain('/api/user/create-password');
    },
  );

  it('SESSION-18 asks a customer of another account to log out first, and then takes the link', async () => {
    const other = await aCustomer();
    const { email: own } = await loggedIn(await link(other));
    expect(await screen.findByText(new RegExp(`Je bent ingelogd als ${own}`, 'u'))).toBeVisible();
    expect(screen.queryByRole('form', { name: 'Kies een nieuw wachtwoord' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Uitloggen' }));
    expect(await form('Kies een nieuw wachtwoord')).toBeDefined();
    await waitFor(() => expect(stored('shop/user/current-token')).toBeNull());
  });

  it('SESSION-18 a logout for the link of another account clears the cart too', async () => {
    localStorage.setItem('shop/cart/current-cart', JSON.stringify([toStored(aLine())]));
    localStorage.setItem('shop/cart/current-cart-token', JSON.stringify('c'.repeat(32)));
    await loggedIn(await link(await aCustomer()));
    await userEvent.click(await screen.findByRole('button', { name: 'Uitloggen' }));
    await waitFor(() =>
      expect([stored('shop/cart/current-cart'), stored('shop/cart/current-cart-token')]).toEqual([[], '']),
    );
  });

  it('SESSION-16 a customer who is logged in already sets a new password by the link of their own account', async () => {
    const { email } = await loggedIn('/my-account');
    await cleanup();
    const before = stored(sessionKeys.token);
    await inShop(await link(email));
    await saveNewPassword();
    expect(await screen.findByText('Hallo Jans')).toBeVisible();
    await waitFor(() => expect(stored(sessionKeys.token)).not.toBe(before));
    expect(stored(sessionKeys.token)).not.toBeNull();
  });

  it('SESSION-14 a link without account says that there is no customer with this email', async () => {
    await inShop('/customer/account/createPassword?email=niemand%40voorbeeld.nl&resetToken=x');
    await saveNewPassword();
    expect(await screen.findByRole('alert')).toHaveTextContent('Er is geen klant met dit e-mailadres');
  });

  it('a link that is not complete says so', async () => {
    await inShop('/customer/account/createPassword');
    expect(await screen.findByRole('alert')).toHaveTextContent('Deze link is niet volledig.');
  });
});

describe('the account', () => {
  it.each(['/my-account', '/my-account/profile', '/my-account/change-password'])(
    'ACC-02 %s asks a visitor to log in, over the page, and shows the account then',
    async (path) => {
      const email = await aCustomer();
      await inShop(path);
      expect(await screen.findByText('Je moet ingelogd zijn om deze pagina te bekijken')).toBeVisible();
      await userEvent.click(within(screen.getByRole('main')).getByRole('button', { name: 'Inloggen' }));
      await screen.findByRole('dialog', { name: 'Mijn account' });
      await logIn(email);
      expect(await screen.findByText('Hallo Jans')).toBeVisible();
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    },
  );

  it.each(['orders', 'order/100000001', 'wishlist', 'returns', 'loyalty-card'])(
    'ACC-02 /my-account/%s asks a visitor to log in',
    async (section) => {
      await inShop(`/my-account/${section}`);
      expect(await screen.findByText('Je moet ingelogd zijn om deze pagina te bekijken')).toBeVisible();
      expect(within(screen.getByRole('main')).getByRole('button', { name: 'Inloggen' })).toBeVisible();
    },
  );

  it('MODAL-06 the modal offers to log in, to register and a forgotten password', async () => {
    await inShop('/my-account');
    await userEvent.click(await within(screen.getByRole('main')).findByRole('button', { name: 'Inloggen' }));
    const modal = within(await screen.findByRole('dialog', { name: 'Mijn account' }));
    expect(await modal.findByRole('form', { name: 'Inloggen' })).toBeVisible();
    expect(modal.getByRole('form', { name: 'Account aanmaken' })).toBeVisible();
    expect(modal.getByRole('button', { name: 'Wachtwoord vergeten?' })).toBeVisible();
  });

  it('MODAL-06 closes after a successful login, not after a refused one', async () => {
    const email = await aCustomer();
    await inShop('/my-account');
    await userEvent.click(await within(screen.getByRole('main')).findByRole('button', { name: 'Inloggen' }));
    const modal = await screen.findByRole('dialog', { name: 'Mijn account' });
    await logIn(email, 'Zomer-2025');
    expect(await within(modal).findByRole('alert')).toBeVisible();
    await fill('Inloggen', { Wachtwoord: password });
    await press('Inloggen');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('MODAL-06 closes when a new customer registered there and is logged in', async () => {
    await inShop('/my-account');
    await userEvent.click(await within(screen.getByRole('main')).findByRole('button', { name: 'Inloggen' }));
    await screen.findByRole('dialog', { name: 'Mijn account' });
    await fill('Account aanmaken', registration(newEmail()));
    await press('Account aanmaken');
    expect(await screen.findByText('Hallo Jans')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('MODAL-06 asks for the email of who forgot the password', async () => {
    await inShop('/my-account');
    await userEvent.click(await within(screen.getByRole('main')).findByRole('button', { name: 'Inloggen' }));
    const modal = within(await screen.findByRole('dialog', { name: 'Mijn account' }));
    await userEvent.click(await modal.findByRole('button', { name: 'Wachtwoord vergeten?' }));
    expect(await modal.findByRole('form', { name: 'Wachtwoord vergeten?' })).toBeVisible();
  });

  it.each([
    ['/my-account/profile', 'Mijn profiel', ['Voornaam', 'Achternaam', 'E-mailadres']],
    [
      '/my-account/change-password',
      'Wachtwoord wijzigen',
      ['Huidig wachtwoord', 'Nieuw wachtwoord', 'Herhaal wachtwoord'],
    ],
  ])('ROUTE-08, ACC-01 %s shows the section %s with its fields', async (path, title, fields) => {
    await loggedIn(path);
    const main = within(screen.getByRole('main'));
    for (const field of fields) expect(await main.findByLabelText(field)).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    const nav = within(screen.getByRole('navigation', { name: 'Mijn account' }));
    expect(nav.getByRole('link', { name: title })).toHaveAttribute('aria-current', 'page');
  });

  it('ACC-01 the navigation leads to each section', async () => {
    await loggedIn('/my-account/profile');
    const navigation = within(await screen.findByRole('navigation', { name: 'Mijn account' }));
    const links = navigation.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Bestellingen', '/my-account/orders'],
      ['Retouren', '/my-account/returns'],
      ['Mijn profiel', '/my-account/profile'],
      ['Wachtwoord wijzigen', '/my-account/change-password'],
      ['Verlanglijsten', '/my-account/wishlist'],
      ['Klantenkaart', '/my-account/loyalty-card'],
    ]);
  });

  it('ACC-01 another section is shown within the same page', async () => {
    const { router } = await loggedIn('/my-account/profile');
    const navigation = await screen.findByRole('navigation', { name: 'Mijn account' });
    for (const [path, title] of [
      ['/my-account/change-password', 'Wachtwoord wijzigen'],
      ['/my-account/wishlist', 'Verlanglijsten'],
      ['/my-account/loyalty-card', 'Klantenkaart'],
      ['/my-account/order/100000009', 'Besteldetails'],
      ['/my-account', 'Bestellingen'],
    ]) {
      await act(() => router.navigate({ href: path }));
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(screen.getByRole('navigation', { name: 'Mijn account' })).toBe(navigation);
    }
  });

  it.each(['/my-account/iets', '/my-account/order', '/my-account/profile/7'])('%s does not exist', async (path) => {
    await loggedIn(path);
    expect(await screen.findByText('404 - pagina niet gevonden')).toBeVisible();
  });

  it('ACC-10, SESSION-16 the password changes, the customer stays logged in, and is told', async () => {
    const { email } = await loggedIn('/my-account/change-password');
    await saveNewPassword(withCurrent);
    expect(await screen.findByText('Je wachtwoord is gewijzigd')).toBeVisible();
    expect(screen.getByText('Hallo Jans')).toBeVisible();
    expect(await post('login', { username: email, password: 'Winter-2027' })).toMatchObject({ code: 200 });
  });

  it('SESSION-16 a changed password logs in with it', async () => {
    await loggedIn('/my-account/change-password');
    const before = stored(sessionKeys.token);
    await saveNewPassword(withCurrent);
    await waitFor(() => expect(stored(sessionKeys.token)).not.toBe(before));
    expect(stored(sessionKeys.token)).not.toBeNull();
    const authorization = `Bearer ${String(stored(sessionKeys.token))}`;
    const answer = await backend.fetch('http://shop.test/api/user/me', { headers: { ...headers, authorization } });
    expect(await answer.json()).toMatchObject({ code: 200 });
  });

  it('SESSION-16 a changed password is told before it logs in, also where that gets no answer', async () => {
    await loggedIn('/my-account/change-password');
    instead = (path) => (path === '/api/user/login' ? 'unreachable' : undefined);
    await saveNewPassword(withCurrent);
    expect(await screen.findByText('Je wachtwoord is gewijzigd')).toBeVisible();
  });

  it('SESSION-07 the login with a changed password shows that the error was not expected when it gets no answer', async () => {
    await loggedIn('/my-account/change-password');
    instead = (path) => (path === '/api/user/login' ? 'unreachable' : undefined);
    await saveNewPassword(withCurrent);
    expect(await screen.findByText('Onverwachte fout bij het inloggen')).toBeVisible();
  });

  it('SESSION-16 a change with a wrong password shows what the server says', async () => {
    await loggedIn('/my-account/change-password');
    await saveNewPassword({ 'Huidig wachtwoord': 'Zomer-2025' });
    expect(await screen.findByRole('alert')).toHaveTextContent('Dit wachtwoord hoort niet bij dit account');
    expect(screen.queryByText('Je wachtwoord is gewijzigd')).not.toBeInTheDocument();
  });

  it.each(['Huidig wachtwoord', 'Nieuw wachtwoord', 'Herhaal wachtwoord'])(
    'ACC-10, ADDR-12, A11Y-06 a change requires %s',
    async (label) => {
      await loggedIn('/my-account/change-password');
      const fields = await saveNewPassword({ ...withCurrent, [label]: '' });
      expect(fields.getByLabelText(label)).toHaveAccessibleDescription(/Dit veld is verplicht/u);
      expect(calls).not.toContain('/api/user/change-password');
    },
  );

  it.each([
    ['another text', 'Winter-2028'],
    ['other capitals', 'winter-2027'],
    ['a space behind it', 'Winter-2027 '],
  ])('ACC-10 the repetition of a new password must match: not with %s', async (_what, repeated) => {
    await loggedIn('/my-account/change-password');
    const fields = await saveNewPassword({ ...withCurrent, 'Herhaal wachtwoord': repeated });
    expect(fields.getByLabelText('Herhaal wachtwoord')).toHaveAccessibleDescription(
      'De wachtwoorden moeten gelijk zijn',
    );
    expect(calls).not.toContain('/api/user/change-password');
  });

  it('SESSION-13 offline the password is not changed: no call, and it says why', async () => {
    await loggedIn('/my-account/change-password');
    goOffline();
    await saveNewPassword(withCurrent);
    expect(await screen.findByRole('alert')).toHaveTextContent('Wachtwoord wijzigen werkt niet als je offline bent!');
    expect(calls).not.toContain('/api/user/change-password');
  });

  const fillAddress = async () => {
    for (const [label, text] of Object.entries({
      Voornaam: 'Jans',
      Achternaam: 'de Vries',
      Postcode: '1012 AB',
      'Huisnummer en toevoeging': '12 A',
      Straat: 'Damrak',
      Plaats: 'Amsterdam',
      Telefoonnummer: '0612345678',
    })) {
      await userEvent.type(screen.getAllByLabelText(label).at(-1) ?? expect.unreachable(), text);
    }
  };

  it('ACC-09, ACC-07 the profile changes the name, and is told', async () => {
    const { store } = await loggedIn('/my-account/profile');
    const name = await screen.findByLabelText('Voornaam');
    await userEvent.clear(name);
    await userEvent.type(name, 'Jet');
    await userEvent.click(screen.getByRole('button', { name: 'Opslaan' }));
    expect(await screen.findByText('Je gegevens zijn bijgewerkt')).toBeVisible();
    expect(store.get(userAtom).current?.firstname).toBe('Jet');
    expect(screen.getByText('Hallo Jet')).toBeVisible();
  });

  it('ACC-09 the profile changes the last name', async () => {
    const { store } = await loggedIn('/my-account/profile');
    const name = await screen.findByLabelText('Achternaam');
    await userEvent.clear(name);
    await userEvent.type(name, 'Bakker');
    await userEvent.click(screen.getByRole('button', { name: 'Opslaan' }));
    await waitFor(() => expect(store.get(userAtom).current?.lastname).toBe('Bakker'));
  });

  it.each([
    ['ADDR-07', 'Voornaam', 'J', 'Je naam moet uit minimaal 2 letters bestaan'],
    ['ADDR-07', 'Achternaam', 'J', 'Je naam moet uit minimaal 2 letters bestaan'],
    ['ADDR-11', 'E-mailadres', 'jans@voorbeeld', 'Vul een geldig e-mailadres in'],
  ])('%s %s of the profile that is %s shows its message', async (_id, label, text, message) => {
    await loggedIn('/my-account/profile');
    const field = await screen.findByLabelText(label);
    await userEvent.clear(field);
    await userEvent.type(field, text);
    await userEvent.click(screen.getByRole('button', { name: 'Opslaan' }));
    expect(field).toHaveAccessibleDescription(message);
  });

  it('ADDR-12, A11Y-06 a profile says of each of its fields that it is required', async () => {
    await loggedIn('/my-account/profile');
    const fields = [];
    for (const label of ['Voornaam', 'Achternaam', 'E-mailadres']) fields.push(await screen.findByLabelText(label));
    for (const field of fields) await userEvent.clear(field);
    await userEvent.click(screen.getByRole('button', { name: 'Opslaan' }));
    for (const field of fields) expect(field).toHaveAccessibleDescription('Dit veld is verplicht');
  });

  it('ADDR-12 a profile with errors says that they must be fixed', async () => {
    await loggedIn('/my-account/profile');
    await userEvent.clear(await screen.findByLabelText('Achternaam'));
    await userEvent.click(screen.getByRole('button', { name: 'Opslaan' }));
    expect(screen.getByRole('alert')).toHaveTextContent('los eerst de fouten in het formulier op');
  });

  it('ADDR-12 a profile with errors moves the focus to the first wrong field', async () => {
    await loggedIn('/my-account/profile');
    for (const label of ['Achternaam', 'E-mailadres']) await userEvent.clear(await screen.findByLabelText(label));
    await userEvent.click(screen.getByRole('button', { name: 'Opslaan' }));
    expect(screen.getByLabelText('Achternaam')).toHaveFocus();
  });

  it('ACC-09 an answer that comes amid typing leaves what was typed', async () => {
    const { email } = await loggedIn('/my-account/profile');
    await screen.findByLabelText('Voornaam');
    cleanup();
    const { result } = await post('login', { username: email, password });
    const renamed = { customer: { firstname: 'Jet', lastname: 'Bakker', email } };
    await backend.fetch(`http://shop.test/api/user/me?token=${result}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(renamed),
    });
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    hold = (path) => (path === '/api/user/me' ? held : undefined);
    await inShop('/my-account/profile');
    const name = await screen.findByLabelText('Voornaam');
    await userEvent.clear(name);
    await userEvent.type(name, 'Jo');
    act(answer);
    await waitFor(() => expect(screen.getByLabelText('Achternaam')).toHaveValue('Bakker'));
    expect(screen.getByLabelText('Voornaam')).toHaveValue('Jo');
  });

  it('ACC-09, SESSION-31 the mail that confirms an address is sent again at a press', async () => {
    const { store } = await loggedIn('/my-account/profile');
    expect(await screen.findByText(/nog niet bevestigd/)).toBeVisible();
    const email = store.get(userAtom).current?.email ?? '';
    const before = await backend.mailTo(email, 'customer-welcome');
    await userEvent.click(screen.getByRole('button', { name: 'Stuur de e-mail opnieuw' }));
    expect(await screen.findByText(/De e-mail is opnieuw verstuurd/)).toBeVisible();
    expect(await backend.mailTo(email, 'customer-welcome')).not.toBe(before);
  });

  it('SESSION-31 a link that is over says where there is a new one', async () => {
    await inShop('/customer/account/confirm?email=jans%40voorbeeld.nl&token=verlopen');
    await userEvent.click(await screen.findByRole('button', { name: 'Bevestig je e-mailadres' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Deze link is al gebruikt of verlopen.');
    expect(within(alert).getByRole('link', { name: /een nieuwe e-mail/ })).toHaveAttribute(
      'href',
      '/my-account/profile',
    );
  });

  it('ACC-09, SESSION-31 another email waits until it is confirmed, by the page that the mail leads to', async () => {
    const { store } = await loggedIn('/my-account/profile');
    const other = newEmail();
    const field = await screen.findByLabelText('E-mailadres');
    await userEvent.clear(field);
    await userEvent.type(field, other);
    await userEvent.click(screen.getByRole('button', { name: 'Opslaan' }));
    expect(await screen.findByText(new RegExp(`een e-mail gestuurd naar ${other}`, 'u'))).toBeVisible();
    expect(store.get(userAtom).current?.email).not.toBe(other);
    const address = /https?:\S+/u.exec(await backend.mailTo(other, 'customer-email-confirm'))?.[0] ?? '';
    cleanup();
    const { pathname, search } = new URL(address);
    const { store: later } = await inShop(pathname + search);
    await userEvent.click(await screen.findByRole('button', { name: 'Bevestig je e-mailadres' }));
    expect(await screen.findByRole('heading', { name: 'Je e-mailadres is bevestigd' })).toBeVisible();
    await waitFor(() => expect(later.get(userAtom).current?.email).toBe(other));
    expect(await post('login', { username: other, password })).toMatchObject({ code: 200 });
  });

  it('ACC-07 a change that cannot be sent waits, and goes out with the connection', async () => {
    const { store } = await loggedIn('/my-account/profile');
    const name = await screen.findByLabelText('Voornaam');
    await waitFor(() => expect(calls).toContain('/api/user/me'));
    instead = () => 'unreachable';
    await userEvent.clear(name);
    await userEvent.type(name, 'Jet');
    await userEvent.click(screen.getByRole('button', { name: 'Opslaan' }));
    expect(await screen.findByText(/Je wijziging is bewaard/u)).toBeVisible();
    instead = () => undefined;
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(store.get(userAtom).current?.firstname).toBe('Jet'));
    expect(await screen.findByText('Je gegevens zijn bijgewerkt')).toBeVisible();
    expect(stored('shop/user/waiting-updates')).toEqual([]);
  });

  it('ACC-07 a change that waits is shown, in a later visit too, and says so until it is sent', async () => {
    await loggedIn('/my-account/profile');
    const name = await screen.findByLabelText('Voornaam');
    await waitFor(() => expect(calls).toContain('/api/user/me'));
    instead = (path) => (path === '/api/user/me' ? 'unreachable' : undefined);
    await userEvent.clear(name);
    await userEvent.type(name, 'Jet');
    await userEvent.click(screen.getByRole('button', { name: 'Opslaan' }));
    expect(await screen.findByText(/Je laatste wijziging is nog niet verstuurd/u)).toBeVisible();
    cleanup();
    await inShop('/my-account/profile');
    expect(await screen.findByText(/Je laatste wijziging is nog niet verstuurd/u)).toBeVisible();
    expect(screen.getByLabelText('Voornaam')).toHaveValue('Jet');
    instead = () => undefined;
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByText(/nog niet verstuurd/u)).toBeNull());
  });

  /** Has the calls about the customer answered when told so, from now on. */
  const holdUpdates = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    hold = (path) => (path === '/api/user/me' ? promise : undefined);
    return () => {
      hold = () => undefined;
      resolve();
    };
  };
  /** Another tab of this browser; it hears nothing by itself. */
  function otherTab() {
    const tab = createStore();
    const api = createUserApi(
      createHttp({
        storeCode: 'dailydeal',
        tokens: { token: () => stored(sessionKeys.token), refresh: async () => undefined },
      }),
    );
    tab.set(sessionPortsAtom, { api, storage: createSessionStorage(browserStorage()) });
    tab.set(takeOverSessionAtom);
    return {
      send: () => tab.set(sendUpdatesAtom),
      save: (changes: { firstname: string }) => tab.set(updateProfileAtom, changes),
      waiting: () => tab.get(waitingChangesAtom),
    };
  }
  /** The locks of a browser, which happy-dom has not: one act at a time, in the order of asking. */
  function withLocks() {
    let last: Promise<unknown> = Promise.resolve();
    const request = (_name: string, held: () => Promise<void>) => (last = last.then(held));
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
  }
  const saveName = async (typed: string) => {
    const name = screen.getByLabelText('Voornaam');
    await userEvent.clear(name);
    await userEvent.type(name, typed);
    await userEvent.click(screen.getByRole('button', { name: 'Opslaan' }));
  };

  it('ACC-07 a change that waits here and that another tab sends no longer waits', async () => {
    await loggedIn('/my-account/profile');
    await screen.findByLabelText('Voornaam');
    cleanup();
    withLocks();
    const [here, there] = [otherTab(), otherTab()];
    instead = (path) => (path === '/api/user/me' ? 'unreachable' : undefined);
    expect(await here.save({ firstname: 'Jet' })).toEqual({ kind: 'waiting' });
    expect(here.waiting()).toEqual({ firstname: 'Jet' });
    instead = () => undefined;
    const answer = holdUpdates();
    const sent = [there.send(), here.send()];
    answer();
    await Promise.all(sent);
    expect(here.waiting()).toEqual({});
  });

  it.each([
    ['saved', undefined, 'Je gegevens zijn bijgewerkt'],
    ['refused', 'Deze naam kan niet', 'Deze naam kan niet'],
  ])('ACC-07 tells of a change that another tab sent that it was %s', async (_what, refusal, told) => {
    withLocks();
    await loggedIn('/my-account/profile');
    await screen.findByLabelText('Voornaam');
    await waitFor(() => expect(calls).toContain('/api/user/me'));
    instead = (path) => (path === '/api/user/me' ? 'unreachable' : undefined);
    await saveName('Jo');
    await screen.findByText(/Je wijziging is bewaard/u);
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    instead = () => undefined;
    const answer = holdUpdates();
    const tab = otherTab();
    const sent = tab.send();
    await saveName('Jet');
    const sentToo = tab.send();
    if (refusal !== undefined) {
      const refused = () => Response.json({ code: 400, result: refusal }, { status: 400 });
      instead = (path) => (path === '/api/user/me' ? refused() : undefined);
    }
    answer();
    await act(() => Promise.all([sent, sentToo]));
    await waitFor(() => expect(screen.queryByText(/nog niet verstuurd/u)).toBeNull());
    expect((await screen.findAllByText(told)).at(-1)).toBeVisible();
    expect(screen.queryByText(/Je wijziging is bewaard/u)).toBeNull();
  });

  it('ACC-07 a change that waits stands in the form of a later visit while the customer is still being loaded', async () => {
    await loggedIn('/my-account/profile');
    await screen.findByLabelText('Voornaam');
    await waitFor(() => expect(calls).toContain('/api/user/me'));
    instead = (path) => (path === '/api/user/me' ? 'unreachable' : undefined);
    await saveName('Jet');
    await screen.findByText(/Je laatste wijziging is nog niet verstuurd/u);
    window.dispatchEvent(new Event('pagehide'));
    cleanup();
    instead = () => undefined;
    calls = [];
    const answer = holdUpdates();
    const { router } = await inShop('/cart/');
    await waitFor(() => expect(calls).toContain('/api/user/me'));
    await act(() => router.navigate({ href: '/my-account/profile' }));
    expect(await screen.findByLabelText('Voornaam')).toHaveValue('Jet');
    expect(screen.getByText(/Je laatste wijziging is nog niet verstuurd/u)).toBeVisible();
    answer();
    await waitFor(() => expect(screen.queryByText(/nog niet verstuurd/u)).toBeNull());
  });

  it('ACC-07 a change that waits is sent when the page comes back from the cache of the browser', async () => {
    await loggedIn('/my-account/profile');
    await screen.findByLabelText('Voornaam');
    await waitFor(() => expect(calls).toContain('/api/user/me'));
    instead = (path) => (path === '/api/user/me' ? 'unreachable' : undefined);
    await saveName('Jet');
    await screen.findByText(/Je laatste wijziging is nog niet verstuurd/u);
    act(() => void window.dispatchEvent(new Event('pagehide')));
    instead = () => undefined;
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    await waitFor(() => expect(screen.queryByText(/nog niet verstuurd/u)).toBeNull());
  });

  it('ACC-09 an address that waits is shown as such, and is not lost', async () => {
    const { store } = await loggedIn('/my-account/profile');
    await userEvent.click(await screen.findByRole('button', { name: 'Adres toevoegen' }));
    await fillAddress();
    instead = (path) => (path === '/api/user/me' ? 'unreachable' : undefined);
    await userEvent.click(screen.getAllByRole('button', { name: 'Opslaan' }).at(-1) ?? expect.unreachable());
    expect(await screen.findByText('Nog niet verstuurd')).toBeVisible();
    expect(screen.getByText(/Damrak 12 A/u)).toBeVisible();
    instead = () => undefined;
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByText('Nog niet verstuurd')).toBeNull());
    expect(store.get(userAtom).current?.addresses.map(({ city }) => city)).toEqual(['Amsterdam']);
  });

  describe('ADDR-12 an address with errors', () => {
    const submitWith = async (label: string, text: string) => {
      await loggedIn('/my-account/profile');
      await userEvent.click(await screen.findByRole('button', { name: 'Adres toevoegen' }));
      await fillAddress();
      const field = screen.getAllByLabelText(label).at(-1) ?? expect.unreachable();
      await userEvent.clear(field);
      if (text !== '') await userEvent.type(field, text);
      await userEvent.click(screen.getAllByRole('button', { name: 'Opslaan' }).at(-1) ?? expect.unreachable());
      return field;
    };

    it('ADDR-12, A11Y-06 says that a required field is empty', async () =>
      expect(await submitWith('Plaats', '')).toHaveAccessibleDescription('Dit veld is verplicht'));
    it('ADDR-12 says that the errors must be fixed', async () => {
      await submitWith('Plaats', '');
      expect(screen.getByRole('alert')).toHaveTextContent('los eerst de fouten in het formulier op');
    });
    it('ADDR-12 moves the focus to the first wrong field', async () =>
      expect(await submitWith('Postcode', '1')).toHaveFocus());

    it.each(['Voornaam', 'Achternaam'])(
      'ADDR-07 %s of a kept address, of one letter, shows the name message',
      async (label) => {
        const field = await submitWith(label, 'J');
        expect(field).toHaveAccessibleDescription('Je naam moet uit minimaal 2 letters bestaan');
      },
    );

    const zipMessage = expect.stringContaining('Je postcode moet uit minimaal 2 tekens bestaan');
    it('ADDR-08 a wrong zip code of a kept address shows the zip-code message', async () =>
      expect(await submitWith('Postcode', '0123AB')).toHaveAccessibleDescription(zipMessage));
    it('ADDR-08 a zip code of a kept address that is of another country shows the zip-code message', async () => {
      const field = await submitWith('Postcode', '2000');
      await userEvent.selectOptions(screen.getByLabelText('Land'), 'BE');
      expect(field).toBeValid();
      await userEvent.selectOptions(screen.getByLabelText('Land'), 'NL');
      expect(field).toHaveAccessibleDescription(zipMessage);
    });
  });

  it('ACC-07 a change that waits is sent by itself once the server is back', async () => {
    const { store } = await loggedIn('/my-account/profile');
    const name = await screen.findByLabelText('Voornaam');
    await waitFor(() => expect(calls).toContain('/api/user/me'));
    instead = (path) =>
      path === '/api/user/me' ? Response.json({ code: 503, result: 'Even geduld.' }, { status: 503 }) : undefined;
    await userEvent.clear(name);
    await userEvent.type(name, 'Jet');
    await userEvent.click(screen.getByRole('button', { name: 'Opslaan' }));
    expect(await screen.findByText(/We versturen hem zodra de winkel weer bereikbaar is/u)).toBeVisible();
    await screen.findByText(/Je laatste wijziging is nog niet verstuurd/u);
    instead = () => undefined;
    await waitFor(() => expect(store.get(userAtom).current?.firstname).toBe('Jet'));
  });

  it('ACC-07 what was typed stays when the change that waits is refused in the end', async () => {
    await loggedIn('/my-account/profile');
    const name = await screen.findByLabelText('Voornaam');
    await waitFor(() => expect(calls).toContain('/api/user/me'));
    const answer = (code: number) => (path: string) =>
      path === '/api/user/me' ? Response.json({ code, result: 'Dat kan nu niet.' }, { status: code }) : undefined;
    instead = answer(503);
    await userEvent.clear(name);
    await userEvent.type(name, 'Jet');
    await userEvent.click(screen.getByRole('button', { name: 'Opslaan' }));
    await screen.findByText(/Je laatste wijziging is nog niet verstuurd/u);
    instead = answer(400);
    act(() => void dispatchEvent(new Event('online')));
    expect(await screen.findByText('Dat kan nu niet.')).toBeVisible();
    expect(screen.getByLabelText('Voornaam')).toHaveValue('Jet');
  });

  it.each([
    ['Bezorgadres', 'default_shipping'],
    ['Factuuradres', 'default_billing'],
  ] as const)(
    'ACC-09 an address that becomes the %s takes that from the one before, also while it waits',
    async (...of) => {
      const [label, field] = of;
      const { store } = await loggedIn('/my-account/profile');
      for (const count of [1, 2]) {
        await userEvent.click(await screen.findByRole('button', { name: 'Adres toevoegen' }));
        await fillAddress();
        await userEvent.click(screen.getAllByRole('button', { name: 'Opslaan' }).at(-1) ?? expect.unreachable());
        await waitFor(() => expect(store.get(userAtom).current?.addresses).toHaveLength(count));
      }
      const changes = await screen.findAllByRole('button', { name: 'Wijzigen: Damrak 12 A' });
      await userEvent.click(changes[1] ?? expect.unreachable());
      instead = (path) => (path === '/api/user/me' ? 'unreachable' : undefined);
      await userEvent.click(await screen.findByRole('checkbox', { name: new RegExp(label, 'iu') }));
      await userEvent.click(screen.getAllByRole('button', { name: 'Opslaan' }).at(-1) ?? expect.unreachable());
      await screen.findAllByText('Nog niet verstuurd');
      const waiting = store.get(waitingChangesAtom).addresses?.map((address) => address[field]);
      expect(waiting).toEqual([false, true]);
    },
  );

  it.each([
    ['Bezorgadres', 'default_shipping'],
    ['Factuuradres', 'default_billing'],
  ] as const)(
    'ACC-09 a new address that is to be the %s takes that from the one before, also while it waits',
    async (label, field) => {
      const { store } = await loggedIn('/my-account/profile');
      await userEvent.click(await screen.findByRole('button', { name: 'Adres toevoegen' }));
      await fillAddress();
      await userEvent.click(screen.getAllByRole('button', { name: 'Opslaan' }).at(-1) ?? expect.unreachable());
      await waitFor(() => expect(store.get(userAtom).current?.addresses[0]?.[field]).toBe(true));
      instead = (path) => (path === '/api/user/me' ? 'unreachable' : undefined);
      await userEvent.click(await screen.findByRole('button', { name: 'Adres toevoegen' }));
      await fillAddress();
      await userEvent.click(await screen.findByRole('checkbox', { name: new RegExp(label, 'iu') }));
      await userEvent.click(screen.getAllByRole('button', { name: 'Opslaan' }).at(-1) ?? expect.unreachable());
      await screen.findAllByText('Nog niet verstuurd');
      expect(store.get(waitingChangesAtom).addresses?.map((address) => address[field])).toEqual([false, true]);
    },
  );

  /** A customer with these addresses, the second one for shipping and the third one for billing, on the page of the profile. */
  async function withAddresses(...streets: string[]) {
    const { result: token, meta } = await post('login', { username: await aCustomer(), password });
    const address = {
      ...{ firstname: 'Jans', lastname: 'de Vries', postcode: '2611 AB', city: 'Delft', country_id: 'NL' },
      telephone: '0612345678',
    };
    const addresses = streets.map((street, at) => ({
      ...{ ...address, street: [street, '1'] },
      ...{ default_shipping: at === 1, default_billing: at === 2 },
    }));
    await post(`me?token=${token}`, { customer: { addresses } });
    localStorage.setItem('shop/user/current-token', JSON.stringify(token));
    localStorage.setItem('shop/user/current-refresh-token', JSON.stringify(meta.refreshToken));
    const { store } = await inShop('/my-account/profile');
    await screen.findByRole('button', { name: `Wijzigen: ${streets[0]} 1` });
    return () => store.get(userAtom).current?.addresses ?? [];
  }

  it('ACC-09 an address that is removed leaves the others', async () => {
    const addresses = await withAddresses('Markt', 'Singel', 'Damrak');
    await userEvent.click(screen.getByRole('button', { name: 'Verwijderen: Singel 1' }));
    await waitFor(() => expect(addresses().map(({ street: [name] }) => name)).toEqual(['Markt', 'Damrak']));
  });

  it('ACC-09 another address is the default once the default one is removed', async () => {
    const addresses = await withAddresses('Markt', 'Singel', 'Damrak');
    await userEvent.click(screen.getByRole('button', { name: 'Verwijderen: Singel 1' }));
    await waitFor(() => expect(addresses()).toHaveLength(2));
    expect(addresses().map((address) => [address.default_shipping, address.default_billing])).toEqual([
      [true, false],
      [false, true],
    ]);
  });

  it('ACC-09 the addresses say which one is the default for shipping, and which for billing', async () => {
    await withAddresses('Markt', 'Singel', 'Damrak');
    const labels = ['Markt', 'Singel', 'Damrak'].map((street) => {
      const card = screen.getByRole('button', { name: `Wijzigen: ${street} 1` }).closest('li');
      return ['Bezorgadres', 'Factuuradres'].filter((label) => card?.textContent.includes(label));
    });
    expect(labels).toEqual([[], ['Bezorgadres'], ['Factuuradres']]);
  });

  it.each([
    ['Bezorgadres', 'Singel', 'default_shipping'],
    ['Factuuradres', 'Damrak', 'default_billing'],
  ] as const)('ACC-09 an address that is no longer the %s leaves that to the first', async (label, street, field) => {
    const addresses = await withAddresses('Markt', 'Singel', 'Damrak');
    await userEvent.click(screen.getByRole('button', { name: `Wijzigen: ${street} 1` }));
    await userEvent.click(await screen.findByRole('checkbox', { name: new RegExp(label, 'iu') }));
    await userEvent.click(screen.getAllByRole('button', { name: 'Opslaan' }).at(-1) ?? expect.unreachable());
    await waitFor(() => expect(addresses().map((address) => address[field])).toEqual([true, false, false]));
  });

  it.each(['Singel', 'Damrak'])(
    'ACC-09 the default address %s stays the default when it is changed',
    async (street) => {
      const addresses = await withAddresses('Markt', 'Singel', 'Damrak');
      await userEvent.click(screen.getByRole('button', { name: `Wijzigen: ${street} 1` }));
      const city = screen.getByLabelText('Plaats');
      await userEvent.clear(city);
      await userEvent.type(city, 'Utrecht');
      await userEvent.click(screen.getAllByRole('button', { name: 'Opslaan' }).at(-1) ?? expect.unreachable());
      await waitFor(() => expect(addresses().map((address) => address.city)).toContain('Utrecht'));
      expect(addresses().map((address) => [address.default_shipping, address.default_billing])).toEqual([
        [false, false],
        [true, false],
        [false, true],
      ]);
    },
  );

  it.each([
    ['Voornaam', 'Kees', { firstname: 'Kees' }],
    ['Achternaam', 'Smit', { lastname: 'Smit' }],
    ['Postcode', '3011 AA', { postcode: '3011 AA' }],
    ['Straat', 'Coolsingel', { street: ['Coolsingel', '1'] }],
    ['Huisnummer en toevoeging', '2', { street: ['Markt', '2'] }],
    ['Telefoonnummer', '0612345679', { telephone: '0612345679' }],
  ])('ACC-09 %s of an address is changed', async (label, text, expected) => {
    const addresses = await withAddresses('Markt');
    await userEvent.click(screen.getByRole('button', { name: 'Wijzigen: Markt 1' }));
    const field = screen.getAllByLabelText(label).at(-1) ?? expect.unreachable();
    await userEvent.clear(field);
    await userEvent.type(field, text);
    await userEvent.click(screen.getAllByRole('button', { name: 'Opslaan' }).at(-1) ?? expect.unreachable());
    await waitFor(() => expect(addresses()).toMatchObject([expected]));
  });

  it('ACC-09 the country of an address is changed', async () => {
    const addresses = await withAddresses('Markt');
    await userEvent.click(screen.getByRole('button', { name: 'Wijzigen: Markt 1' }));
    await userEvent.selectOptions(screen.getByLabelText('Land'), 'BE');
    await userEvent.clear(screen.getByLabelText('Postcode'));
    await userEvent.type(screen.getByLabelText('Postcode'), '2000');
    await userEvent.click(screen.getAllByRole('button', { name: 'Opslaan' }).at(-1) ?? expect.unreachable());
    await waitFor(() => expect(addresses()).toMatchObject([{ country_id: 'BE', postcode: '2000' }]));
  });

  it('ACC-09, ADDR-14 addresses, with street name and house number as street, are added, changed and removed', async () => {
    const { store } = await loggedIn('/my-account/profile');
    const addresses = () => store.get(userAtom).current?.addresses.map(({ city }) => city);
    await userEvent.click(await screen.findByRole('button', { name: 'Adres toevoegen' }));
    await fillAddress();
    await userEvent.click(screen.getAllByRole('button', { name: 'Opslaan' }).at(-1) ?? expect.unreachable());
    await waitFor(() => expect(addresses()).toEqual(['Amsterdam']));
    const added = {
      ...{ firstname: 'Jans', lastname: 'de Vries', street: ['Damrak', '12 A'], postcode: '1012 AB' },
      ...{ city: 'Amsterdam', country_id: 'NL', telephone: '0612345678' },
      ...{ default_shipping: true, default_billing: true },
    };
    expect(store.get(userAtom).current?.addresses[0]).toMatchObject(added);
    await userEvent.click(await screen.findByRole('button', { name: 'Wijzigen: Damrak 12 A' }));
    const city = screen.getByLabelText('Plaats');
    await userEvent.clear(city);
    await userEvent.type(city, 'Utrecht');
    await userEvent.click(screen.getAllByRole('button', { name: 'Opslaan' }).at(-1) ?? expect.unreachable());
    await waitFor(() => expect(addresses()).toEqual(['Utrecht']));
    expect(store.get(userAtom).current?.addresses[0]).toMatchObject({ ...added, city: 'Utrecht' });
    await userEvent.click(await screen.findByRole('button', { name: 'Verwijderen: Damrak 12 A' }));
    await waitFor(() => expect(addresses()).toEqual([]));
  });

  it('ADDR-14 the form of a kept address has the street name, and the house number with its addition', async () => {
    await loggedIn('/my-account/profile');
    await userEvent.click(await screen.findByRole('button', { name: 'Adres toevoegen' }));
    await fillAddress();
    await userEvent.click(screen.getAllByRole('button', { name: 'Opslaan' }).at(-1) ?? expect.unreachable());
    await userEvent.click(await screen.findByRole('button', { name: 'Wijzigen: Damrak 12 A' }));
    expect(await screen.findByLabelText('Straat')).toHaveValue('Damrak');
    expect(screen.getByLabelText('Huisnummer en toevoeging')).toHaveValue('12 A');
  });
});

/** The number of an order that the customer who is logged in here has in a store. */
async function anOrderIn(store_code: string): Promise<string> {
  const document = aProductDocument({ sku: 'ST-17', price: 10, stock: { qty: 900, is_in_stock: true } });
  const line = `${JSON.stringify({ entity: 'product', document })}\n`;
  await backend.admin('/api/admin/import', line, 'application/x-ndjson', store_code);
  const authorization = `Bearer ${stored('shop/user/current-token')}`;
  const postAs = async (path: string, body: object) => {
    const own = { 'content-type': 'application/json', 'x-vs-store-code': store_code, authorization };
    const init = { method: 'POST', headers: own, body: JSON.stringify(body) };
    return (await backend.fetch(`http://shop.test/api/${path}`, init)).json();
  };
  const { result: cart_id } = await postAs('cart/create', {});
  const products = [{ sku: 'ST-17', qty: 1 }];
  const { addressInformation, ...order } = anOrderRequest({ cart_id, store_code, products });
  const paid = { ...addressInformation, payment_method_code: 'cashondelivery' };
  const request = { ...order, order_id: crypto.randomUUID(), addressInformation: paid };
  return v.parse(placedOrder, (await postAs('order', request)).result).orderNumber ?? expect.unreachable();
}

it.each(stores)(
  'STORE-17 in $view.name a customer registers, sees an order, changes the profile, logs out and logs in',
  async ({ view }) => {
    const email = newEmail();
    const { router } = await visit({ path: '/login/', view, hasSession: true });
    const fields = await form('Account aanmaken');
    for (const [label, value] of Object.entries(registration(email))) {
      fireEvent.change(fields.getByLabelText(label), { target: { value } });
    }
    await press('Account aanmaken');
    expect(await screen.findByRole('heading', { level: 1, name: 'Bestellingen' })).toBeVisible();
    const number = await anOrderIn(view.storeCode);
    await act(() => router.navigate({ href: `/my-account/order/${number}` }));
    expect(await screen.findByRole('heading', { name: `Bestelling ${number}` })).toBeVisible();
    await act(() => router.navigate({ href: '/my-account/orders' }));
    expect(await screen.findByRole('link', { name: `Bestelling ${number}` })).toBeVisible();
    await act(() => router.navigate({ href: '/my-account/profile' }));
    expect(await screen.findByLabelText('E-mailadres')).toHaveValue(email);
    fireEvent.change(screen.getByLabelText('Voornaam'), { target: { value: 'Jet' } });
    await userEvent.click(screen.getByRole('button', { name: 'Opslaan' }));
    expect(await screen.findByText('Je gegevens zijn bijgewerkt')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Uitloggen' }));
    await waitFor(() => expect(router.latestLocation.pathname).toBe('/'));
    await act(() => router.navigate({ href: '/login/' }));
    await logIn(email);
    expect(await screen.findByText('Hallo Jet')).toBeVisible();
  },
);

describe('logging out', () => {
  const leave = async () => userEvent.click(await screen.findByRole('button', { name: 'Uitloggen' }));

  it.each([
    '',
    '/orders',
    '/order/100000009',
    '/returns',
    '/profile',
    '/change-password',
    '/wishlist',
    '/loyalty-card',
  ])('ACC-11 from /my-account%s the shopper is on the home page', async (section) => {
    const { router } = await loggedIn(`/my-account${section}`);
    await leave();
    await waitFor(() => expect(router.latestLocation.pathname).toBe('/'));
  });

  it("SESSION-19 says that you're logged out", async () => {
    await loggedIn('/my-account/profile');
    await leave();
    expect(await screen.findByText('Je bent uitgelogd')).toBeVisible();
  });

  it('SESSION-19 says it as a success', async () => {
    await loggedIn('/my-account/profile');
    await leave();
    expect((await screen.findByText('Je bent uitgelogd')).parentElement).toHaveAttribute('data-kind', 'success');
  });

  it('SESSION-18 ends the session, here and at the server, and writes when', async () => {
    const { store } = await loggedIn('/my-account/profile');
    const refreshToken = stored('shop/user/current-refresh-token');
    await leave();
    expect(store.get(userAtom)).toMatchObject({ token: undefined, refreshToken: undefined, current: undefined });
    for (const key of ['current-token', 'current-refresh-token', 'current-user'])
      expect(stored(`shop/user/${key}`)).toBeNull();
    expect(stored('userLoggedOutSuccesfully')).toBeGreaterThan(Date.now() - 60_000);
    await waitFor(() => expect([calls.includes('/api/user/logout'), underWay]).toEqual([true, 0]));
    // Asked once: a refresh token that is used twice ends its session too, after 30 seconds.
    expect(await post('refresh', { refreshToken })).toMatchObject({ code: 401 });
  });

  it('SESSION-18 disconnects the cart', async () => {
    localStorage.setItem('shop/cart/current-cart-token', JSON.stringify('c'.repeat(32)));
    await loggedIn('/my-account/profile');
    await leave();
    await waitFor(() => expect(stored('shop/cart/current-cart-token')).toBe(''));
  });

  it('SESSION-18 clears the cart', async () => {
    localStorage.setItem('shop/cart/current-cart', JSON.stringify([toStored(aLine())]));
    const { store } = await loggedIn('/my-account/profile');
    await leave();
    await waitFor(() => expect([stored('shop/cart/current-cart'), store.get(linesAtom)]).toEqual([[], []]));
  });

  it('SESSION-18 clears the presses on hearts that the wishlist has not taken yet', async () => {
    localStorage.setItem('shop/wishlist/presses', JSON.stringify([['lamp', true]]));
    await loggedIn('/my-account/profile');
    await leave();
    await waitFor(() => expect(stored('shop/wishlist/presses')).toBeNull());
  });

  it('SESSION-18 clears the totals of the cart', async () => {
    localStorage.setItem('shop/cart/current-totals', JSON.stringify({ grand_total: 10 }));
    await loggedIn('/my-account/profile');
    await leave();
    await waitFor(() => expect(stored('shop/cart/current-totals')).toBeNull());
  });

  it.each([
    ...['personal-details', 'shipping-details', 'payment-details', 'billing-address', 'last-order'],
    ...['order-id', 'sent-order', 'modified-at', 'offered'],
  ])('SESSION-18 resets the %s of the checkout', async (kind) => {
    const key = `shop/checkout/${kind}`;
    localStorage.setItem(key, JSON.stringify({ firstName: 'Jans' }));
    await loggedIn('/my-account/profile');
    await leave();
    await waitFor(() => expect(stored(key)).toBeNull());
  });

  it('SESSION-18 resets the details of the checkout that were filled in during the visit', async () => {
    const { store } = await loggedIn('/my-account/profile');
    store.set(changeDetailsAtom, (details) => ({
      ...details,
      shippingDetails: { ...details.shippingDetails, city: 'Delft' },
    }));
    await leave();
    await waitFor(() => expect(store.get(detailsAtom)).toEqual(emptyDetails));
  });

  it('SESSION-18 clears the compare list', async () => {
    compareList(browserStorage()).add(aProductSummary());
    expect(stored('shop/compare/current-compare')).toHaveLength(1);
    await loggedIn('/my-account/profile');
    await leave();
    await waitFor(() => expect(stored('shop/compare/current-compare')).toBeNull());
  });

  it('another tab that logs out is followed here', async () => {
    const { store } = await loggedIn('/my-account/profile');
    await screen.findByText('Hallo Jans');
    localStorage.removeItem('shop/user/current-token');
    act(() => void window.dispatchEvent(new Event('storage')));
    expect(await screen.findByText('Je moet ingelogd zijn om deze pagina te bekijken')).toBeVisible();
    expect(store.get(userAtom).current).toBeUndefined();
  });
});

describe('the way to the account', () => {
  it('HEADER-03, A11Y-02 reads Inloggen and leads to /login/ for a guest', async () => {
    await inShop('/cart/');
    expect(header().getByRole('link', { name: 'Inloggen' })).toHaveAttribute('href', '/login/');
  });

  it('HEADER-03, A11Y-02 reads Mijn account and leads to /my-account for a customer', async () => {
    await loggedIn('/cart/');
    expect(header().getByRole('link', { name: 'Mijn account' })).toHaveAttribute('href', '/my-account');
  });

  it('HEADER-03 reads Login, or My account, in an English shop', async () => {
    await inShop('/cart/', en);
    expect(header().getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login/');
    cleanup();
    await loggedIn('/cart/', en);
    expect(header().getByRole('link', { name: 'My account' })).toHaveAttribute('href', '/my-account');
  });

  it('HEADER-03 is an icon, for a guest and for a customer', async () => {
    await inShop('/cart/');
    expect(header().getByRole('link', { name: 'Inloggen' }).querySelector('svg')).not.toBeNull();
    cleanup();
    await loggedIn('/cart/');
    expect(header().getByRole('link', { name: 'Mijn account' }).querySelector('svg')).not.toBeNull();
  });

  it('MENU-09 the tab bar has it too', async () => {
    await inShop('/cart/');
    expect(tabs().getByRole('link', { name: 'Inloggen' })).toHaveAttribute('href', '/login/');
    cleanup();
    await loggedIn('/cart/');
    expect(tabs().getByRole('link', { name: 'Mijn account' })).toHaveAttribute('href', '/my-account');
  });
});

describe('a token that expired', () => {
  const spoil = () => localStorage.setItem('shop/user/current-token', JSON.stringify('x'.repeat(32)));

  it('SESSION-23 is refreshed, and the page is shown as if nothing had been', async () => {
    const email = await aCustomer();
    const { meta } = await post('login', { username: email, password });
    localStorage.setItem('shop/user/current-refresh-token', JSON.stringify(meta.refreshToken));
    spoil();
    const { store } = await inShop('/my-account/profile');
    expect(await screen.findByText('Hallo Jans')).toBeVisible();
    expect(store.get(tokenLockAtom)).toBe(0);
    expect(stored('shop/user/current-refresh-token')).not.toBe(meta.refreshToken);
  });

  it('SESSION-01 is not the token of the state any more once there is a new one', async () => {
    const email = await aCustomer();
    const { meta } = await post('login', { username: email, password });
    localStorage.setItem('shop/user/current-refresh-token', JSON.stringify(meta.refreshToken));
    spoil();
    const { store } = await inShop('/my-account/profile');
    await screen.findByText('Hallo Jans');
    const { token, refreshToken } = store.get(userAtom);
    expect([token, refreshToken]).toEqual([stored(sessionKeys.token), stored(sessionKeys.refreshToken)]);
  });

  const refreshes = () => calls.filter((path) => path === '/api/user/refresh').length;
  const newPair = () => Response.json({ code: 200, result: 'z'.repeat(32), meta: { refreshToken: 'w'.repeat(32) } });

  it('SESSION-21 is refreshed by one tab for all: a tab that waited for another takes its new token', async () => {
    const email = await aCustomer();
    const { meta } = await post('login', { username: email, password });
    localStorage.setItem('shop/user/current-refresh-token', JSON.stringify(meta.refreshToken));
    spoil();
    const otherTab = Promise.withResolvers<void>();
    const request = async (name: string, held: () => Promise<void>) => {
      if (name === 'shop/session') await otherTab.promise;
      await held();
    };
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
    await inShop('/my-account/profile');
    await waitFor(() => expect(calls).toContain('/api/user/me'));
    const next = await post('refresh', { refreshToken: meta.refreshToken });
    localStorage.setItem('shop/user/current-token', JSON.stringify(next.result));
    localStorage.setItem('shop/user/current-refresh-token', JSON.stringify(next.meta.refreshToken));
    otherTab.resolve();
    expect(await screen.findByText('Hallo Jans')).toBeVisible();
    expect(refreshes()).toBe(0);
  });

  it('SESSION-24 a refresh that the server refuses sets the lock to -1', async () => {
    localStorage.setItem('shop/user/current-refresh-token', JSON.stringify('y'.repeat(32)));
    spoil();
    const { store } = await inShop('/my-account/profile');
    await waitFor(() => expect(store.get(tokenLockAtom)).toBe(-1));
    expect(refreshes()).toBe(1);
  });

  it.each([400, 403, 404])('SESSION-24 a refresh that is refused with %s sets the lock to -1', async (code) => {
    localStorage.setItem('shop/user/current-refresh-token', JSON.stringify('y'.repeat(32)));
    spoil();
    instead = (path) =>
      path === '/api/user/refresh' ? Response.json({ code, result: 'Dat kan niet.' }, { status: code }) : undefined;
    const { store } = await inShop('/my-account/profile');
    await waitFor(() => expect(store.get(tokenLockAtom)).toBe(-1));
  });

  it('SESSION-24 more attempts than queues.maxNetworkTaskAttempts set the lock to -1', async () => {
    localStorage.setItem('shop/user/current-refresh-token', JSON.stringify('y'.repeat(32)));
    spoil();
    instead = (path) => (path === '/api/user/refresh' ? newPair() : undefined);
    const { store } = await inShop('/my-account/profile');
    await waitFor(() => expect(store.get(tokenLockAtom)).toBe(-1));
    expect(refreshes()).toBe(queues.maxNetworkTaskAttempts);
  });

  it('SESSION-25 without a new one the customer is logged out and asked to log in', async () => {
    localStorage.setItem('shop/user/current-refresh-token', JSON.stringify('y'.repeat(32)));
    spoil();
    const { store } = await inShop('/my-account/profile');
    expect(await screen.findByRole('dialog', { name: 'Mijn account' })).toBeVisible();
    expect(store.get(tokenLockAtom)).toBe(-1);
    expect(store.get(userAtom).token).toBeUndefined();
    expect(screen.queryByText('Je bent uitgelogd')).not.toBeInTheDocument();
  });

  it('SESSION-25 is told as the session being over', async () => {
    localStorage.setItem('shop/user/current-refresh-token', JSON.stringify('y'.repeat(32)));
    spoil();
    await inShop('/my-account/profile');
    expect(await screen.findByText('Je sessie is verlopen. Log opnieuw in')).toBeVisible();
  });

  it('SESSION-19 is a silent logout, of which nothing else is said', async () => {
    localStorage.setItem('shop/user/current-refresh-token', JSON.stringify('y'.repeat(32)));
    spoil();
    await inShop('/my-account/profile');
    await screen.findByText('Je sessie is verlopen. Log opnieuw in');
    expect(screen.queryByText('Je bent uitgelogd')).not.toBeInTheDocument();
  });

  it('a session that ends by itself leaves the cart as it is', async () => {
    localStorage.setItem('shop/cart/current-cart-token', JSON.stringify('c'.repeat(32)));
    localStorage.setItem('shop/user/current-refresh-token', JSON.stringify('y'.repeat(32)));
    spoil();
    await inShop('/my-account/profile');
    await screen.findByRole('dialog', { name: 'Mijn account' });
    expect(stored('shop/cart/current-cart-token')).toBe('c'.repeat(32));
  });

  it('SESSION-25 drops the changes that were not sent', async () => {
    localStorage.setItem('shop/user/current-refresh-token', JSON.stringify('y'.repeat(32)));
    localStorage.setItem('shop/user/waiting-updates', JSON.stringify([{ taskId: 't', changes: { firstname: 'Jet' } }]));
    spoil();
    await inShop('/my-account/profile');
    await screen.findByRole('dialog', { name: 'Mijn account' });
    expect(stored('shop/user/waiting-updates')).toEqual([]);
  });

  it('SESSION-25 drops the changes that wait because the server could not take them', async () => {
    await loggedIn('/my-account');
    await screen.findByText('Hallo Jans');
    await cleanup();
    localStorage.setItem('shop/user/current-refresh-token', JSON.stringify('y'.repeat(32)));
    localStorage.setItem('shop/user/waiting-updates', JSON.stringify([{ taskId: 't', changes: { firstname: 'Jet' } }]));
    spoil();
    // Orders are asked for, which ends the session; the change gets no answer.
    instead = (path) => (path === '/api/user/me' ? 'unreachable' : undefined);
    await inShop('/my-account');
    await screen.findByRole('dialog', { name: 'Mijn account' });
    expect(stored('shop/user/waiting-updates')).toEqual([]);
  });

  /** A visit in which the new token is refused too; the notification of it. */
  const withNewTokenRefused = async () => {
    localStorage.setItem('shop/user/current-refresh-token', JSON.stringify('y'.repeat(32)));
    spoil();
    instead = (path) => (path === '/api/user/refresh' ? newPair() : undefined);
    const { store } = await inShop('/my-account/profile');
    // The page is drawn anew when the modal opens.
    await screen.findByRole('dialog', { name: 'Mijn account' });
    const message = await screen.findByText(
      'Interne fout bij het vernieuwen van je sessie. Wis de opgeslagen gegevens en vernieuw de pagina.',
    );
    return { store, notification: message.parentElement ?? expect.unreachable() };
  };

  it('SESSION-25 a later change is refused with code 401, and says that the session is over', async () => {
    const { store } = await withNewTokenRefused();
    const outcome = await act(() => store.set(updateProfileAtom, { firstname: 'Jet' }));
    expect(outcome).toMatchObject({ kind: 'refused', error: { code: 401 } });
    expect(await screen.findByText('Je sessie is verlopen. Log opnieuw in')).toBeVisible();
  });

  it('SESSION-26 a new one that is refused too is told as an internal error', async () => {
    const { notification } = await withNewTokenRefused();
    expect(notification).toHaveAttribute('data-kind', 'danger');
  });

  it('SESSION-26 a new one that is refused too is told with OK', async () => {
    const { notification } = await withNewTokenRefused();
    expect(within(notification).getByRole('button', { name: 'OK' })).toBeVisible();
  });

  it('stays while the server cannot be reached: nobody is logged out', async () => {
    localStorage.setItem('shop/user/current-refresh-token', JSON.stringify('y'.repeat(32)));
    spoil();
    instead = (path) => (path.startsWith('/api/user/') ? 'unreachable' : undefined);
    const { store } = await inShop('/my-account/profile');
    await waitFor(() => expect(calls).toContain('/api/user/me'));
    expect(store.get(userAtom).token).toBe('x'.repeat(32));
  });
});

describe('the session', () => {
  it('SESSION-02 is started with the customer that the browser keeps, who is loaded anew', async () => {
    const { store, events, email } = await loggedIn('/cart/');
    const heard: string[] = [];
    events.on('session/authorized', ({ token }) => void heard.push(token));
    await waitFor(() =>
      expect(store.get(userAtom)).toMatchObject({ session_started: true, groupId: 1, current: { email } }),
    );
    expect(heard).toEqual([store.get(userAtom).token]);
  });

  it('SESSION-02 that starts without a token emits that nobody is authorised', async () => {
    const { store, events } = await inShop('/my-account/profile');
    const heard = vi.fn();
    events.on('session/authorized', () => heard('authorized'));
    events.on('session/not-authorized', () => heard('not authorized'));
    await waitFor(() => expect(store.get(userAtom).session_started).toBe(true));
    expect(heard.mock.calls).toEqual([['not authorized']]);
  });

  it('SESSION-01 holds token, refreshToken, groupToken, groupId and the profile', async () => {
    const { store, email } = await loggedIn('/my-account/profile');
    await screen.findByText('Hallo Jans');
    expect(store.get(userAtom)).toMatchObject({
      token: stored('shop/user/current-token'),
      refreshToken: stored('shop/user/current-refresh-token'),
      groupToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/u),
      groupId: 1,
      current: { id: expect.any(Number), email, firstname: 'Jans', lastname: 'de Vries', group_id: 1 },
      session_started: true,
      local_data_loaded: true,
    });
  });

  it('drops the profile of a customer who left while it was asked for', async () => {
    let letIn = (): void => undefined;
    const held = new Promise<void>((resolve) => (letIn = resolve));
    hold = (path) => (path === '/api/user/me' ? held : undefined);
    const { store } = await loggedIn('/cart/');
    await waitFor(() => expect(calls).toContain('/api/user/me'));
    const other = await aCustomer();
    act(() => store.set(logOutAtom));
    hold = () => undefined;
    await act(() => store.set(logInAtom, { email: other, password }));
    letIn();
    await act(() => new Promise((done) => setTimeout(done, 200)));
    expect(store.get(userAtom).current?.email).toBe(other);
  });

  it('SESSION-28 makes no call for a guest, and logs why', async () => {
    const log = vi.spyOn(console, 'info').mockReturnValue(undefined);
    await inShop('/my-account/profile');
    await screen.findByText('Je moet ingelogd zijn om deze pagina te bekijken');
    expect(calls.filter((path) => path.startsWith('/api/user/'))).toEqual([]);
    expect(log).toHaveBeenCalledWith('No User token, user unauthorized');
  });
});
