// @vitest-environment happy-dom
import { completeView } from '@etalage/core';
import { createCartVisit, visit } from '@etalage/shell/testing';
import { cleanup, screen, within } from '@testing-library/react';
import '@testing-library/jest-dom/vitest';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aCategoryDocument, aProductDocument } from '../../backend/src/testing/documents.ts';
import { textile } from '../../textile/src/store.ts';
import { aRunningBackend } from './testing/aRunningBackend.ts';

const name = 'Handdoek Fenne';
const email = 'jans@voorbeeld.nl';
const password = 'Zomer-2026';
const headers = { 'content-type': 'application/json', 'x-vs-store-code': 'textile' };

let backend: Awaited<ReturnType<typeof aRunningBackend>>;
const post = async (path: string, body: unknown, more: Record<string, string> = {}) =>
  (
    await backend.fetch(`http://shop.test${path}`, {
      method: 'POST',
      headers: { ...headers, ...more },
      body: JSON.stringify(body),
    })
  ).json();

beforeAll(async () => {
  backend = await aRunningBackend();
  const product = aProductDocument({ tier_prices: [{ customer_group_id: 2, qty: 1, value: 10 }] });
  const lines = [
    { entity: 'category', document: aCategoryDocument() },
    { entity: 'product', document: product },
  ].map((document) => JSON.stringify(document));
  await backend.admin('/api/admin/import', lines.join('\n'), 'application/x-ndjson', 'textile');
  await post('/api/user/create', { customer: { email, firstname: 'Jans', lastname: 'de Vries' }, password });
  await backend.admin('/api/admin/customers/group', JSON.stringify({ email, group_id: 2 }), undefined, 'textile');
});
beforeEach(() =>
  vi.stubGlobal('fetch', async (input: Request | string | URL, init?: RequestInit) =>
    backend.fetch(new Request(input, init)),
  ),
);
afterEach(() => {
  dispatchEvent(new Event('pagehide'));
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const open = (path: string) =>
  visit({ path, hasSession: true, hasWishes: true, cart: createCartVisit, view: completeView(textile.view) });
const row = async () => {
  const heading = await screen.findByRole('heading', { name });
  return within(heading.closest('li') ?? expect.unreachable());
};
/** Logs the business customer in on this browser; answers what their calls are sent with. */
async function logIn(): Promise<{ authorization: string }> {
  const { result, meta } = await post('/api/user/login', { username: email, password });
  localStorage.setItem('shop/user/current-token', JSON.stringify(result));
  localStorage.setItem('shop/user/current-refresh-token', JSON.stringify(meta.refreshToken));
  return { authorization: `Bearer ${result}` };
}

describe('PRICE-09 the wishlist of who is in a group with prices of its own', () => {
  beforeEach(async () => void (await post('/api/ext/wishlist', { productId: 100 }, await logIn())));

  it('PRICE-09 shows the prices of the group', async () => {
    await open('/wishlist');
    expect(await (await row()).findByText('€ 10,00')).toBeVisible();
  });

  it('PRICE-09 does not call them cheaper than when they were added', async () => {
    await open('/wishlist');
    const shown = await row();
    await shown.findByText('€ 10,00');
    expect(shown.queryByText(/goedkoper/u)).toBeNull();
  });

  it('PRICE-09 a guest sees those for guests in the list that they share', async () => {
    const { result } = await post('/api/ext/wishlist/share', {}, await logIn());
    localStorage.clear();
    await open(`/wishlist/${result.token}`);
    expect(await (await row()).findByText('€ 12,95')).toBeVisible();
  });

  it('PRICE-09 the group sees its own in a list that is shared', async () => {
    const { result } = await post('/api/ext/wishlist/share', {}, await logIn());
    await open(`/wishlist/${result.token}`);
    expect(await (await row()).findByText('€ 10,00')).toBeVisible();
  });
});
