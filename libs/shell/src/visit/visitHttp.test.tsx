import { cartKeys, loadCartAtom, toStored } from '@etalage/cart/headless';
import { aLine } from '@etalage/cart/testing';
import { aProductDetail, aProductSummary } from '@etalage/catalog/testing';
import { browserStorage, type StoreView, type TokenPort } from '@etalage/core';
import { aStoreView } from '@etalage/core/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
// What is loaded later in the browser is loaded here.
import '../connected/RecentlyViewed.tsx';
import '../pages/product/parts/belowFold.ts';
import { notificationsAtom } from '../model/visitAtoms.ts';
import { visit } from '../testing.tsx';
import { aCartServer, refusal } from '../testing/aCartServer.ts';
import { openOverlayAtom, overlaysAtom } from '../overlay/overlayAtom.ts';
import { nl } from '../words/nl.ts';
import { createCartVisit } from './cartVisit.ts';
import { createVisit } from './createVisit.ts';
import { keptTokens } from './sessionVisit.ts';
import { visitHttp } from './visitHttp.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

type Answer = { status?: number; body: unknown };
const message = 'De prijzen zijn <b>even</b> niet bekend';
const refused: Answer = { status: 500, body: { code: 500, result: message } };

/** The cart page, which asks for the prices of what was looked at before; the backend gives these answers, then the last again. */
async function onCartPage(answers: readonly Answer[], tokens?: TokenPort, view: Partial<StoreView> = {}) {
  let calls = 0;
  const fetch = vi.fn<typeof globalThis.fetch>(async () => {
    calls += 1;
    const { body, status = 200 } = answers[Math.min(calls, answers.length) - 1] ?? refused;
    return Response.json(body, { status, headers: { 'x-request-id': 'k3v9m2pq' } });
  });
  vi.stubGlobal('fetch', fetch);
  localStorage.setItem('shop/catalog/recently-viewed', JSON.stringify([aProductSummary({ name: 'Sjaal' })]));
  const { store } = await visit({ path: '/cart', view, ...(tokens && { tokens }) });
  await act(async () => store.set(loadCartAtom));
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(answers.length), 3000);
  // The client has read the last answer by then.
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  return () => store.get(notificationsAtom);
}

describe('API-04 a call that fails', () => {
  it('API-04 shows an error notification', async () => {
    await onCartPage([refused]);
    expect((await screen.findByText(message)).parentElement).toHaveAttribute('data-kind', 'danger');
  });

  it("API-04 shows the server's message, as plain text", async () => {
    await onCartPage([refused]);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
  });

  it('API-04 shows nothing when the code in result is ENOTFOUND', async () => {
    const notifications = await onCartPage([
      { status: 500, body: { code: 500, result: { code: 'ENOTFOUND', message } } },
    ]);
    expect(notifications()).toEqual([]);
  });

  it('API-04 shows the message when the code in result is another one', async () => {
    await onCartPage([{ status: 500, body: { code: 500, result: { code: 'ECONNREFUSED', message } } }]);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
  });

  it.each([400, 404, 503])('API-04 shows the message of an answer with code %s', async (code) => {
    await onCartPage([{ status: code, body: { code, result: message } }]);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
  });

  it('API-04 is a failure by the code of its body, whatever its status', async () => {
    await onCartPage([{ status: 200, body: { code: 500, result: message } }]);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
  });

  it('API-04 is none by the code of its body, whatever its status', async () => {
    const notifications = await onCartPage([{ status: 500, body: { code: 200, result: { items: [], message } } }]);
    expect(notifications()).toEqual([]);
  });

  it('API-04 shows nothing of a refused token when the call is repeated with a new one', async () => {
    let token = 'old';
    const refresh = async () => void (token = 'new');
    const expired = { status: 401, body: { code: 401, result: message } };
    const notifications = await onCartPage([expired, { body: { code: 200, result: { items: [] } } }], {
      token: () => token,
      refresh,
    });
    expect(notifications()).toEqual([]);
  });

  it('API-04 shows no notification when it is silent: the form shows the message', async () => {
    vi.stubGlobal('fetch', async () => Response.json(refused.body, { status: 500 }));
    const product = aProductDetail({ stock: { status: 'out_of_stock' } });
    const { store } = await visit({ path: '/p/JAS/badjas/JAS-BLAUW-S', services: { product: async () => product } });
    await userEvent.type(await screen.findByRole('textbox', { name: 'E-mailadres' }), 'jet@voorbeeld.nl');
    await userEvent.click(screen.getByRole('button', { name: 'Mail mij' }));
    const [shown] = await screen.findAllByText(message);
    expect(shown?.closest('form')).toBeVisible();
    expect(store.get(notificationsAtom)).toEqual([]);
  });
});

describe('ERR-08 the reference of a call that fails', () => {
  it('ERR-08 stands in the error notification', async () => {
    await onCartPage([refused]);
    expect(await screen.findByRole('alert')).toHaveTextContent('Foutcode: k3v9m2pq');
  });

  it("ERR-08 is in the browser's log entry of the failure", async () => {
    const log = vi.fn<(error: Error) => void>();
    vi.stubGlobal('reportError', log);
    await onCartPage([refused]);
    expect(log.mock.calls.map(([{ message: text }]) => text)).toEqual([expect.stringContaining('k3v9m2pq')]);
  });
});

describe('ERR-07 markup in a message of the server', () => {
  it('ERR-07 stands as text in the notification', async () => {
    await onCartPage([refused]);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(message);
    expect(alert.querySelector('b')).toBeNull();
  });

  it('ERR-07 stands as text in the form', async () => {
    vi.stubGlobal('fetch', async () => Response.json(refused.body, { status: 500 }));
    const product = aProductDetail({ stock: { status: 'out_of_stock' } });
    await visit({ path: '/p/JAS/badjas/JAS-BLAUW-S', services: { product: async () => product } });
    await userEvent.type(await screen.findByRole('textbox', { name: 'E-mailadres' }), 'jet@voorbeeld.nl');
    await userEvent.click(screen.getByRole('button', { name: 'Mail mij' }));
    expect(await screen.findByText(message)).toBeVisible();
  });
});

it.each(['/login/', '/my-account/orders'])('ERR-07 markup in a refused login stands as text, at %s', async (path) => {
  const result = { errorMessage: 'Het wachtwoord <b>klopt</b> niet', code: 401 };
  vi.stubGlobal('fetch', async () => Response.json({ code: 401, result }, { status: 401 }));
  const { store } = await visit({ path, hasSession: true });
  if (path !== '/login/') act(() => store.set(openOverlayAtom, { name: 'authentication' }));
  const form = within(await screen.findByRole('form', { name: 'Inloggen' }));
  await userEvent.type(form.getByLabelText('E-mailadres'), 'jet@voorbeeld.nl');
  await userEvent.type(form.getByLabelText('Wachtwoord'), 'Zomer-2026');
  await userEvent.click(form.getByRole('button', { name: 'Inloggen' }));
  expect(await screen.findByText(result.errorMessage)).toBeVisible();
});

describe('API-05 the token of a customer', () => {
  /** The token in the header and in the query of a call. */
  async function sentWith(view?: Partial<StoreView>) {
    await onCartPage([{ body: { code: 200, result: { items: [] } } }], { token: () => 'secret' }, view);
    const [input, init] = vi.mocked(fetch).mock.calls[0] ?? [];
    const { url, headers } = new Request(input ?? '', init);
    return { inHeader: headers.get('authorization'), inQuery: new URL(url).searchParams.get('token') };
  }
  const features = { productCardAction: 'none', priceTiers: false } as const;

  it('API-05 is sent as Bearer header alone', async () => {
    expect(await sentWith()).toEqual({ inHeader: 'Bearer secret', inQuery: null });
  });

  it('API-05 is sent in the query alone where the store is configured so', async () => {
    const view = { features: { ...features, tokenInHeader: false } };
    expect(await sentWith(view)).toEqual({ inHeader: null, inQuery: 'secret' });
  });
});

/**
 * A cart page whose cart and catalogue calls get a 401 until they have a refreshed token. Returns the tokens of each call
 * with their time.
 */
async function withExpiredToken() {
  // The lines of the cart, its coupon, and the prices of what was looked at before.
  const kinds = 3;
  let token = 'old';
  const sent = new Map<string, { token: string | undefined; at: number }[]>();
  const refresh = vi.fn(async () => {
    await vi.waitFor(() => expect(sent.size).toBe(kinds), 5000);
    token = 'new';
  });
  const answer = (call: string, { headers }: Request) => {
    // The stock is nobody's in particular.
    if (call === 'check') return undefined;
    const bearer = headers.get('authorization')?.replace('Bearer ', '');
    sent.set(call, [...(sent.get(call) ?? []), { token: bearer, at: performance.now() }]);
    return bearer === 'new' ? undefined : refusal(401, message);
  };
  aCartServer({ answer });
  const storage = browserStorage();
  storage.write(cartKeys.lines, [toStored(aLine({ serverItemId: 7, cartId: 'cart-1' }))]);
  storage.write(cartKeys.token, 'cart-1');
  storage.write('shop/catalog/recently-viewed', [aProductSummary({ name: 'Sjaal' })]);
  await visit({ path: '/cart', cart: createCartVisit, tokens: { token: () => token, refresh } });
  // The totals follow the lines, and have the new token at once.
  const refused = () => [...sent.values()].filter(([first]) => first?.token === 'old');
  await vi.waitFor(
    () => expect(refused().map(({ length }) => length)).toEqual(Array.from({ length: kinds }, () => 2)),
    5000,
  );
  return { refresh, calls: refused() };
}

describe('SESSION-22, SESSION-23 calls of the cart page with a token that has expired', () => {
  it('SESSION-22 start one refresh, however many were refused', async () => {
    const { refresh } = await withExpiredToken();
    expect(refresh).toHaveBeenCalledOnce();
  });

  it('SESSION-23 are retried with the new token', async () => {
    const { calls } = await withExpiredToken();
    expect(new Set(calls.map((call) => call.map(({ token }) => token).join()))).toEqual(new Set(['old,new']));
  });

  it('SESSION-23 are retried after a delay of 1000 ms', async () => {
    const { calls } = await withExpiredToken();
    // Timers may fire a millisecond early.
    for (const [first, second] of calls) expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThan(998);
  });
});

it('SESSION-24 a call that is refused before the session has started ends it, and asks to log in', async () => {
  for (const key of ['current-token', 'current-refresh-token'])
    localStorage.setItem(`shop/user/${key}`, JSON.stringify('x'.repeat(32)));
  vi.stubGlobal('fetch', async () => Response.json({ code: 401, result: 'Je sessie is verlopen.' }, { status: 401 }));
  const storage = browserStorage();
  const ofCustomer = createVisit({
    view: aStoreView(),
    words: nl,
    storage,
    tokens: keptTokens(storage, () => ofCustomer),
  });
  await visitHttp(ofCustomer).get('/api/cart/pull');
  expect(ofCustomer.store.get(overlaysAtom)).toMatchObject([{ name: 'authentication' }]);
});
