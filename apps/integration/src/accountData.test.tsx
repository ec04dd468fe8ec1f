// @vitest-environment happy-dom
import { userAtom } from '@etalage/account';
import { visit } from '@etalage/shell/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import '@testing-library/jest-dom/vitest';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aRunningBackend } from './testing/aRunningBackend.ts';

let backend: Awaited<ReturnType<typeof aRunningBackend>>;
let calls: string[] = [];
/** Whether calls about the customer's data get no answer. */
let isDown = false;
/** Files that the browser was given. */
let saved: { name: string; text: Promise<string>; type: string }[] = [];
beforeAll(async () => void (backend = await aRunningBackend()));
beforeEach(() => {
  calls = [];
  saved = [];
  isDown = false;
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url).pathname;
    calls.push(path);
    if (isDown && /\/(data|delete|passkeys)$/u.test(path)) throw new TypeError('Failed to fetch');
    return backend.fetch(request);
  });
  let blob = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((given) => {
    if (given instanceof Blob) blob = given;
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    if (this.download !== '') saved.push({ name: this.download, text: blob.text(), type: blob.type });
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const password = 'Zomer-2026';
let customers = 0;
const headers = { 'content-type': 'application/json', 'x-vs-store-code': 'dailydeal' };
const post = async (path: string, body: unknown) =>
  (
    await backend.fetch(`http://shop.test/api/user/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  ).json();

/** A customer on the page of the profile. */
async function onProfile(path = '/my-account/profile', shown = 'Download mijn gegevens') {
  const email = `gegevens${(customers += 1)}@voorbeeld.nl`;
  await post('create', { customer: { email, firstname: 'Jans', lastname: 'de Vries' }, password });
  const { result, meta } = await post('login', { username: email, password });
  localStorage.setItem('shop/user/current-token', JSON.stringify(result));
  localStorage.setItem('shop/user/current-refresh-token', JSON.stringify(meta.refreshToken));
  const opened = await visit({ path, hasSession: true, view: { storeCode: 'dailydeal' } });
  await screen.findByRole('button', { name: shown });
  return { email, ...opened };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const dialog = () => within(screen.getByRole('dialog', { name: 'Account verwijderen' }));
/** Opens the dialog and sends a password. */
async function deleteWith(typed: string): Promise<void> {
  await press('Account verwijderen');
  if (typed !== '') await userEvent.type(dialog().getByLabelText('Wachtwoord'), typed);
  await userEvent.click(dialog().getByRole('button', { name: 'Definitief verwijderen' }));
}

describe('downloading the data', () => {
  it('ACC-12 gives a JSON file with the name of the shop and the day, and says so', async () => {
    const { email } = await onProfile();
    await press('Download mijn gegevens');
    expect(await screen.findByText('Je gegevens zijn gedownload.')).toBeVisible();
    const [file] = saved;
    expect(file?.name).toMatch(/^mijn-gegevens-dagvondst-\d{4}-\d\d-\d\d\.json$/u);
    expect(file?.type).toBe('application/json');
    expect(JSON.parse((await file?.text) ?? '')).toMatchObject({ profile: { email }, orders: [], wishlist: [] });
  });

  it('ACC-12 says when the shop cannot be reached, and works at the next press', async () => {
    await onProfile();
    isDown = true;
    await press('Download mijn gegevens');
    expect(await screen.findByRole('alert')).toHaveTextContent('De winkel is even niet bereikbaar.');
    isDown = false;
    await press('Download mijn gegevens');
    expect(await screen.findByText('Je gegevens zijn gedownload.')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('deleting the account', () => {
  it('ACC-13 says before what goes, what stays, and can be left', async () => {
    await onProfile();
    await press('Account verwijderen');
    expect(dialog().getByText(/worden meteen gewist/u)).toBeVisible();
    expect(dialog().getByText(/omdat de wet dat vraagt/u)).toBeVisible();
    await userEvent.click(dialog().getAllByRole('button', { name: 'Annuleren' })[0] ?? document.body);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(calls).not.toContain('/api/user/delete');
  });

  it('A11Y-03 Escape closes the named dialog that deletes an account, and the focus returns to its button', async () => {
    await onProfile();
    await press('Account verwijderen');
    expect(screen.getByRole('dialog', { name: 'Account verwijderen' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Account verwijderen' })).toHaveFocus();
  });

  it('ACC-13 asks for the password', async () => {
    await onProfile();
    await deleteWith('');
    expect(dialog().getByLabelText('Wachtwoord')).toHaveAccessibleDescription('Dit veld is verplicht');
    expect(dialog().getByLabelText('Wachtwoord')).toHaveFocus();
    expect(calls).not.toContain('/api/user/delete');
  });

  it('ADDR-12 a deletion without the password says that the errors must be fixed', async () => {
    await onProfile();
    await deleteWith('');
    expect(dialog().getByRole('alert')).toHaveTextContent('los eerst de fouten in het formulier op');
  });

  it('ADDR-12, A11Y-06 a deletion without the password says that it is required', async () => {
    await onProfile();
    await deleteWith('');
    expect(dialog().getByLabelText('Wachtwoord')).toHaveAccessibleDescription('Dit veld is verplicht');
  });

  it('ADDR-12 a deletion without the password moves the focus to it', async () => {
    await onProfile();
    await deleteWith('');
    expect(dialog().getByLabelText('Wachtwoord')).toHaveFocus();
  });

  it('ACC-13 shows that the password is wrong, and the customer stays', async () => {
    const { store, email } = await onProfile();
    await deleteWith('Zomer-2025');
    expect(await dialog().findByRole('alert')).toHaveTextContent('Dit wachtwoord hoort niet bij dit account');
    expect(store.get(userAtom).current?.email).toBe(email);
  });

  it('ACC-13 says when the shop cannot be reached, and nothing is deleted', async () => {
    const { email } = await onProfile();
    isDown = true;
    await deleteWith(password);
    expect(await dialog().findByRole('alert')).toHaveTextContent('De winkel is even niet bereikbaar.');
    expect(await post('login', { username: email, password })).toMatchObject({ code: 200 });
  });

  it('ACC-13 makes no call offline, and says why', async () => {
    await onProfile();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await deleteWith(password);
    expect(await dialog().findByRole('alert')).toHaveTextContent('werkt niet als je offline bent');
    expect(calls).not.toContain('/api/user/delete');
  });

  it('ACC-13 deletes the account: the shopper is on the home page, logged out, and told', async () => {
    const { store, router, email } = await onProfile();
    localStorage.setItem('shop/cart/current-cart-token', JSON.stringify('c'.repeat(32)));
    await deleteWith(password);
    expect(await screen.findByText('Je account en je gegevens zijn verwijderd')).toBeVisible();
    expect(screen.queryByText('Je bent uitgelogd')).not.toBeInTheDocument();
    await waitFor(() => expect(router.latestLocation.pathname).toBe('/'));
    expect(store.get(userAtom)).toMatchObject({ token: undefined, current: undefined });
    for (const key of ['current-token', 'current-refresh-token', 'current-user', 'orders-history']) {
      expect(localStorage.getItem(`shop/user/${key}`)).toBeNull();
    }
    await waitFor(() => expect(localStorage.getItem('shop/cart/current-cart-token')).toBe('""'));
    expect(await post('login', { username: email, password })).toMatchObject({ code: 401 });
  });

  it('ACC-13 another tab is logged out, and says why', async () => {
    await onProfile();
    const key = 'shop/user/account-deleted';
    localStorage.removeItem('shop/user/current-token');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
    expect(await screen.findByText('Dit account is verwijderd. Je bent uitgelogd.')).toBeVisible();
    expect(screen.getByText('Je moet ingelogd zijn om deze pagina te bekijken')).toBeVisible();
  });

  it('ACC-13 another device is logged out with its next call, and says so', async () => {
    await onProfile();
    const token: unknown = JSON.parse(localStorage.getItem('shop/user/current-token') ?? '""');
    await backend.fetch('http://shop.test/api/user/delete', {
      method: 'POST',
      headers: { ...headers, authorization: `Bearer ${String(token)}` },
      body: JSON.stringify({ password }),
    });
    await press('Download mijn gegevens');
    // The page is drawn anew for a guest meanwhile, and the notice with it.
    await waitFor(() => expect(screen.getByText('Je sessie is verlopen. Log opnieuw in')).toBeVisible());
    expect(await screen.findByRole('dialog', { name: 'Mijn account' })).toBeVisible();
    expect(localStorage.getItem('shop/user/current-token')).toBeNull();
  });
});

describe('passkeys', () => {
  const page = '/my-account/change-password';

  it('SESSION-30 a browser without passkeys says so, and the password stays possible', async () => {
    await onProfile(page, 'Passkey toevoegen');
    await press('Passkey toevoegen');
    const form = within(screen.getByRole('form', { name: 'Naam van de passkey' }));
    await userEvent.click(form.getByRole('button', { name: 'Passkey toevoegen' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('kan nu geen passkey gebruiken');
    expect(screen.getByRole('form', { name: 'Kies een nieuw wachtwoord' })).toBeVisible();
  });

  it.each([
    [
      'renames',
      'passkeys/rename',
      { id: 'k2', name: 'Tablet' },
      async () => {
        await press('Naam wijzigen: Laptop');
        const form = within(screen.getByRole('form', { name: 'Naam van de passkey' }));
        await userEvent.clear(form.getByLabelText('Naam van de passkey'));
        await userEvent.type(form.getByLabelText('Naam van de passkey'), 'Tablet{Enter}');
      },
    ],
    ['removes', 'passkeys/delete', { id: 'k2' }, () => press('Verwijderen: Laptop')],
  ])(
    'SESSION-30 %s the passkey that is meant, and shows what the server has then',
    async (_act, call, body, change) => {
      const passkey = (id: string, name: string) => ({
        id,
        name,
        created_at: '2026-11-20T11:00:00Z',
        last_used_at: null,
      });
      const [phone, laptop] = [passkey('k1', 'Telefoon'), passkey('k2', 'Laptop')];
      const sent: unknown[] = [];
      vi.stubGlobal('fetch', async (request: Request) => {
        const { pathname } = new URL(request.url);
        if (pathname === '/api/user/passkeys') return Response.json({ code: 200, result: [phone, laptop] });
        if (pathname !== `/api/user/${call}`) return backend.fetch(request);
        sent.push(await request.json());
        return Response.json({ code: 200, result: [phone] });
      });
      await onProfile(page, 'Passkey toevoegen');
      await change();
      await waitFor(() => expect(screen.queryByRole('heading', { name: 'Laptop' })).not.toBeInTheDocument());
      expect(screen.getByRole('heading', { name: 'Telefoon' })).toBeVisible();
      expect(sent).toEqual([body]);
    },
  );

  it('SESSION-30, A11Y-06 a passkey needs a name', async () => {
    await onProfile(page, 'Passkey toevoegen');
    await press('Passkey toevoegen');
    const form = within(screen.getByRole('form', { name: 'Naam van de passkey' }));
    await userEvent.clear(form.getByLabelText('Naam van de passkey'));
    await userEvent.click(form.getByRole('button', { name: 'Passkey toevoegen' }));
    expect(form.getByLabelText('Naam van de passkey')).toHaveAccessibleDescription(/Geef de passkey een naam/u);
    expect(calls).not.toContain('/api/user/passkeys/options');
  });

  it('SESSION-30 says when the passkeys cannot be loaded, and loads them at the next press', async () => {
    isDown = true;
    await onProfile(page, 'Probeer opnieuw');
    expect(screen.getByRole('alert')).toHaveTextContent('We kunnen je passkeys niet ophalen.');
    isDown = false;
    await press('Probeer opnieuw');
    expect(await screen.findByRole('button', { name: 'Passkey toevoegen' })).toBeVisible();
  });
});
