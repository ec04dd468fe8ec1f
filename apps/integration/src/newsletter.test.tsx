// @vitest-environment happy-dom
import { newsletterAtom } from '@etalage/account';
import { visit } from '@etalage/shell/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import '@testing-library/jest-dom/vitest';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aRunningBackend } from './testing/aRunningBackend.ts';

const path = '/api/ext/magento2-newsletter/subscribe';
const stores = ['dailydeal', 'fashion', 'textile'];
let backend: Awaited<ReturnType<typeof aRunningBackend>>;
let calls: string[] = [];
/** What answers the newsletter's calls instead of the backend. */
let instead: (() => Response | Promise<Response>) | undefined;
beforeAll(async () => void (backend = await aRunningBackend()));
beforeEach(() => {
  calls = [];
  instead = undefined;
  vi.stubGlobal('fetch', async (request: Request) => {
    const isNewsletter = new URL(request.url).pathname === path;
    if (!isNewsletter) return backend.fetch(request);
    calls.push(request.method);
    return instead?.() ?? backend.fetch(request);
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

let readers = 0;
const newEmail = () => `lezer${(readers += 1)}@voorbeeld.nl`;
const send = async (address: string, method: string, body?: unknown, store = 'dailydeal') => {
  const headers = { 'content-type': 'application/json', 'x-vs-store-code': store };
  const sent = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
  return (await backend.fetch(`http://shop.test${address}`, sent)).json();
};
const statusOf = async (email: string, store?: string): Promise<unknown> =>
  (await send(`${path}?email=${email}`, 'GET', undefined, store)).result;

const refusals: [what: string, answer: () => Response][] = [
  ['refuses', () => Response.json({ code: 500, result: 'Invalid e-mail provided!' }, { status: 500 })],
  ['is asked too often', () => Response.json({ code: 429, result: 'Te vaak' }, { status: 429 })],
  ['does not answer', () => expect.unreachable('the network')],
  ['answers with a page', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
];
const couldNot = 'Je kon niet worden aangemeld voor onze nieuwsbrief. Probeer het later opnieuw.';
const subscribed = 'Je bent aangemeld voor onze nieuwsbrief';

describe('the column of the footer', () => {
  const inShop = async (storeCode = 'dailydeal') => {
    const shop = await visit({ path: '/cart/', view: { storeCode } });
    const footer = within(screen.getByRole('contentinfo'));
    const field = footer.getByRole<HTMLInputElement>('textbox', { name: 'Mailadres voor de nieuwsbrief' });
    return { ...shop, footer, field, form: field.form ?? expect.unreachable('a form') };
  };
  const subscribe = async (shop: Awaited<ReturnType<typeof inShop>>, email: string) => {
    await userEvent.type(shop.field, email);
    await userEvent.click(shop.footer.getByRole('button', { name: 'Aanmelden' }));
  };

  it('FOOTER-02 has an email field', async () => {
    const { field } = await inShop();
    expect(field).toBeVisible();
    expect(field).toHaveAttribute('type', 'email');
    expect(field).toHaveAttribute('autocomplete', 'email');
  });

  it('FOOTER-02 has a subscribe button', async () => {
    const { footer } = await inShop();
    expect(footer.getByRole('button', { name: 'Aanmelden' })).toBeVisible();
  });

  it('FOOTER-02 has the text of the 10% coupon', async () => {
    const { footer } = await inShop();
    expect(footer.getByText('10% korting bij onze nieuwsbrief')).toBeVisible();
  });

  it('FOOTER-02 stands among the columns of the footer', async () => {
    const { footer, form } = await inShop();
    const column = form.closest('section') ?? expect.unreachable('a column');
    const contact = footer.getByRole('heading', { name: 'Klantenservice' }).closest('section');
    expect(column.parentElement).toBe(contact?.parentElement);
  });

  it('FOOTER-02 has field, button and coupon beside what the editors say of the newsletter', async () => {
    const newsletter = { title: 'Post van het Weefhuis', text: 'Vier keer per jaar.' };
    await visit({
      path: '/cart/',
      services: { theme: async () => ({ menu: [], menuFooter: [], usps: [], footer: [], newsletter }) },
    });
    const column = within(screen.getByRole('region', { name: 'Post van het Weefhuis' }));
    expect(column.getByText('Vier keer per jaar.')).toBeVisible();
    expect(column.getByText('10% korting bij onze nieuwsbrief')).toBeVisible();
    expect(column.getByRole('textbox')).toHaveAttribute('type', 'email');
    expect(column.getByRole('button', { name: 'Aanmelden' })).toBeVisible();
  });

  it('FOOTER-02 is a form that works before the shop runs', async () => {
    const { form } = await inShop();
    expect(form).toHaveAttribute('method', 'post');
    const answer = await backend.fetch(new URL(form.getAttribute('action') ?? '', 'http://shop.test'), {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ email: newEmail() }).toString(),
    });
    expect(await answer.text()).toContain(subscribed);
  });

  it.each(stores)('NEWS-04 a guest of %s subscribes, and reads so', async (store) => {
    const shop = await inShop(store);
    const email = newEmail();
    await subscribe(shop, email);
    expect(await shop.footer.findByText(subscribed)).toBeVisible();
    expect(shop.footer.getByText(subscribed)).toHaveAttribute('aria-live', 'polite');
    expect(await statusOf(email, store)).toBe('subscribed');
    expect(shop.field).toHaveValue('');
  });

  it('NEWS-03 keeps state and address of who subscribed', async () => {
    const shop = await inShop();
    const email = newEmail();
    await subscribe(shop, email);
    await waitFor(() => expect(shop.store.get(newsletterAtom)).toEqual({ isSubscribed: true, email }));
    expect(JSON.parse(localStorage.getItem('shop/newsletter/email') ?? '')).toBe(email);
  });

  it.each(refusals)('NEWS-04 says that it failed when the server %s, and keeps the address', async (_what, answer) => {
    instead = answer;
    const shop = await inShop();
    await subscribe(shop, 'jet@voorbeeld.nl');
    expect(await shop.footer.findByText(couldNot)).toBeVisible();
    expect(shop.field).toHaveValue('jet@voorbeeld.nl');
    expect(shop.store.get(newsletterAtom).isSubscribed).toBe(false);
  });

  it('NEWS-04 subscribes at the next press after it failed', async () => {
    instead = () => Response.json({ code: 500, result: 'Stuk' }, { status: 500 });
    const shop = await inShop();
    const email = newEmail();
    await subscribe(shop, email);
    expect(await shop.footer.findByText(couldNot)).toBeVisible();
    instead = undefined;
    await userEvent.click(shop.footer.getByRole('button', { name: 'Aanmelden' }));
    expect(await shop.footer.findByText(subscribed)).toBeVisible();
    expect(await statusOf(email)).toBe('subscribed');
  });

  it.each(['jet@voorbeeld', 'jet', ' ', 'jet@voorbeeld.nl,guus@voorbeeld.nl'])(
    'ADDR-11, NEWS-04 makes no call for the wrong email "%s", and shows the email message',
    async (email) => {
      const shop = await inShop();
      // Not every browser refuses what the shop does.
      shop.form.noValidate = true;
      await subscribe(shop, email);
      expect(await shop.footer.findByText('Vul een geldig e-mailadres in')).toBeVisible();
      expect(shop.field).toHaveAttribute('aria-invalid', 'true');
      expect(shop.field).toHaveFocus();
      expect(calls).toEqual([]);
    },
  );

  it('A11Y-06 what is said of a wrong email in the footer belongs to its field', async () => {
    const shop = await inShop();
    shop.form.noValidate = true;
    await subscribe(shop, 'jet');
    await waitFor(() => expect(shop.field).toHaveAccessibleDescription('Vul een geldig e-mailadres in'));
    expect(shop.field).toBeInvalid();
  });
});

describe('the profile of a customer', () => {
  const password = 'Zomer-2026';
  /** A customer who looks at their profile. */
  async function atProfile({ isSubscribed = false } = {}) {
    const email = newEmail();
    await send('/api/user/create', 'POST', { customer: { email, firstname: 'Jans', lastname: 'de Vries' }, password });
    if (isSubscribed) await send(path, 'POST', { email });
    const { result, meta } = await send('/api/user/login', 'POST', { username: email, password });
    localStorage.setItem('shop/user/current-token', JSON.stringify(result));
    localStorage.setItem('shop/user/current-refresh-token', JSON.stringify(meta.refreshToken));
    await visit({ path: '/my-account/profile', hasSession: true, view: { storeCode: 'dailydeal' } });
    const box = await screen.findByRole('checkbox', { name: `Stuur de nieuwsbrief naar ${email}` });
    return { email, box };
  }
  const keptProfile = () => JSON.parse(localStorage.getItem('shop/user/current-user') ?? 'null');

  it('ACC-09, NEWS-04 subscribes a customer, and the profile says so', async () => {
    const { email, box } = await atProfile();
    expect(box).not.toBeChecked();
    await userEvent.click(box);
    expect(await screen.findByText(subscribed)).toBeVisible();
    await waitFor(() => expect(box).toBeChecked());
    expect(await statusOf(email)).toBe('subscribed');
    await waitFor(() => expect(keptProfile()).toMatchObject({ extension_attributes: { is_subscribed: true } }));
  });

  it('ACC-09 unsubscribes a customer, and the profile says so', async () => {
    const { email, box } = await atProfile({ isSubscribed: true });
    expect(box).toBeChecked();
    await userEvent.click(box);
    expect(await screen.findByText('Je bent afgemeld voor onze nieuwsbrief')).toBeVisible();
    await waitFor(() => expect(box).not.toBeChecked());
    expect(await statusOf(email)).toBe('unsubscribed');
    await waitFor(() => expect(keptProfile()).toMatchObject({ extension_attributes: { is_subscribed: false } }));
  });

  it('NEWS-03 the address of who subscribes in the profile is kept until they unsubscribe', async () => {
    const { email, box } = await atProfile();
    const kept = () => localStorage.getItem('shop/newsletter/email');
    await userEvent.click(box);
    await waitFor(() => expect(kept()).toBe(JSON.stringify(email)));
    await waitFor(() => expect(box).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(box);
    await waitFor(() => expect(kept()).toBeNull());
    await waitFor(() => expect(box).not.toHaveAttribute('aria-disabled'));
  });

  it.each([
    ['unsubscribed', true],
    ['subscribed', false],
  ])('NEWS-03 shows that the status check answers %s, whatever the profile says', async (status, isSubscribed) => {
    instead = () => Response.json({ code: 200, result: status });
    const { box } = await atProfile({ isSubscribed });
    await waitFor(() => expect(box).toHaveProperty('checked', !isSubscribed));
    expect(calls).toEqual(['GET']);
  });

  it('NEWS-03 unsubscribes who is subscribed, also where the status check failed before', async () => {
    instead = () => Response.json({ code: 400, result: 'Stuk' }, { status: 400 });
    const { email, box } = await atProfile({ isSubscribed: true });
    await waitFor(() => expect(calls).toEqual(['GET']));
    instead = undefined;
    await userEvent.click(box);
    expect(await screen.findByText('Je bent afgemeld voor onze nieuwsbrief')).toBeVisible();
    expect(await statusOf(email)).toBe('unsubscribed');
  });

  it('NEWS-03 makes no call to unsubscribe who turns out not to be subscribed', async () => {
    instead = () => Response.json({ code: 400, result: 'Stuk' }, { status: 400 });
    const { email, box } = await atProfile({ isSubscribed: true });
    await waitFor(() => expect(calls).toContain('GET'));
    await send(path, 'DELETE', { email });
    instead = undefined;
    await userEvent.click(box);
    expect(await screen.findByText('Je bent afgemeld voor onze nieuwsbrief')).toBeVisible();
    expect(calls).not.toContain('DELETE');
  });

  it('NEWS-03 a status check that is answered after the customer has subscribed changes nothing', async () => {
    const status = Promise.withResolvers<Response>();
    instead = () => status.promise;
    const { box } = await atProfile();
    await waitFor(() => expect(calls).toContain('GET'));
    instead = undefined;
    await userEvent.click(box);
    expect(await screen.findByText(subscribed)).toBeVisible();
    await waitFor(() => expect(box).not.toHaveAttribute('aria-disabled'));
    const answer = Response.json({ code: 200, result: 'unsubscribed' });
    status.resolve(answer);
    await waitFor(() => expect(answer.bodyUsed).toBe(true));
    await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
    expect(box).toBeChecked();
  });

  it.each([
    [false, couldNot],
    [true, 'Je kon niet worden afgemeld voor onze nieuwsbrief. Probeer het later opnieuw.'],
  ])('NEWS-04 says that a change failed, and stays as it was: %s', async (isSubscribed, message) => {
    const { box } = await atProfile({ isSubscribed });
    await waitFor(() => expect(calls).toContain('GET'));
    instead = () => Response.json({ code: 500, result: 'Stuk' }, { status: 500 });
    await userEvent.click(box);
    expect(await screen.findByText(message)).toBeVisible();
    expect(box).toHaveProperty('checked', isSubscribed);
  });
});
