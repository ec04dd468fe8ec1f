import { createUserApi, createWithdrawalApi, refreshTokens, type SessionTokens } from '@etalage/account/headless';
import { createCartApi } from '@etalage/cart/headless';
import { createCheckoutApi } from '@etalage/checkout/headless';
import { anOrderRequest } from '@etalage/checkout/testing';
import { createEventBus, createHttp } from '@etalage/core';
import { aStoreView } from '@etalage/core/testing';
import { createWishlistApi, createWishlistShareApi } from '@etalage/wishlist/headless';
import { aWish } from '@etalage/wishlist/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { aBackend, type TestBackend } from '../../backend/src/testing/aBackend.ts';
import { anAuthenticator } from '../../backend/src/testing/anAuthenticator.ts';

let backend: TestBackend;
beforeAll(async () => void (backend = await aBackend()));

/** The carts of a shopper whose token is refreshed into `next`, or not at all. */
function aCustomer(next: string | undefined) {
  let token = 'verlopen';
  let refreshes = 0;
  let ends = 0;
  const events = createEventBus();
  events.on('session/ended', () => (ends += 1));
  const refresh = async () => {
    refreshes += 1;
    token = next ?? token;
  };
  const tokens = { token: () => token, refresh };
  const { fetch } = backend;
  const http = createHttp({ storeCode: 'fashion', baseUrl: 'http://backend.test', fetch, tokens, events });
  return { carts: createCartApi(http), counts: () => ({ ends, refreshes }) };
}

const refusal = { name: 'ApiError', code: 401, message: 'Je sessie is verlopen. Log opnieuw in' };

it('a token that the backend refuses is not refreshed: the session is over, once for all calls', async () => {
  const { carts, counts } = aCustomer(undefined);
  const calls = await Promise.allSettled([carts.create(), carts.pull('7'), carts.totals('7')]);
  expect(calls).toMatchObject(calls.map(() => ({ status: 'rejected', reason: refusal })));
  expect(counts()).toEqual({ ends: 1, refreshes: 1 });
});

it('the session is over when the backend refuses the new token as well', async () => {
  const { carts, counts } = aCustomer('nieuw');
  await expect(carts.create()).rejects.toMatchObject(refusal);
  expect(counts()).toEqual({ ends: 1, refreshes: 1 });
});

type Http = ReturnType<typeof createHttp>;
const view = aStoreView();
const password = 'Zomer-2026';
const json = { 'content-type': 'application/json', 'x-vs-store-code': 'fashion' };
const send = async (path: string, body: object) => {
  const init = { method: 'POST', headers: json, body: JSON.stringify(body) };
  return (await backend.fetch(`http://backend.test/api/user/${path}`, init)).json();
};

/** The calls that a customer makes, by API and name. What they answer does not matter here, unless it is 401. */
const calls: Record<string, (http: Http) => Promise<unknown>> = {
  'user.profile': (http) => createUserApi(http).profile(),
  'user.update': (http) => createUserApi(http).update({ firstname: 'Jet' }),
  'user.mailConfirmation': (http) => createUserApi(http).mailConfirmation(),
  'user.changePassword': (http) =>
    createUserApi(http).changePassword({ currentPassword: 'Zomer-2025', newPassword: 'Winter-2027' }),
  'user.data': (http) => createUserApi(http).data(),
  'user.deleteAccount': (http) => createUserApi(http).deleteAccount({ password: 'Zomer-2025' }),
  'user.passkeys': (http) => createUserApi(http).passkeys(),
  'user.passkeyCreation': (http) => createUserApi(http).passkeyCreation(),
  'user.addPasskey': (http) =>
    createUserApi(http).addPasskey({
      name: 'Telefoon',
      credential: { ...anAuthenticator().create('x'), type: 'public-key' },
    }),
  'user.renamePasskey': (http) => createUserApi(http).renamePasskey({ id: 'x', name: 'Telefoon' }),
  'user.removePasskey': (http) => createUserApi(http).removePasskey('x'),
  'user.orders': (http) => createUserApi(http).orders({ pageSize: 20, currentPage: 1 }),
  'user.order': (http) => createUserApi(http).order('100000001'),
  'withdrawals.order': (http) => createWithdrawalApi(http).order({ orderNumber: '100000001' }),
  'withdrawals.withdraw': (http) =>
    createWithdrawalApi(http).withdraw({
      requestId: crypto.randomUUID(),
      orderNumber: '100000001',
      lines: [{ itemId: 1, quantity: 1 }],
    }),
  'withdrawals.list': (http) => createWithdrawalApi(http).list(),
  'wishlist.load': (http) => createWishlistApi(http, view).load(),
  'wishlist.add': (http) => createWishlistApi(http, view).add(aWish()),
  'wishlist.remove': (http) => createWishlistApi(http, view).remove(1),
  'share.current': (http) => createWishlistShareApi(http, view).current(),
  'share.share': (http) => createWishlistShareApi(http, view).share(),
  'share.withdraw': (http) => createWishlistShareApi(http, view).withdraw(),
  'cart.create': (http) => createCartApi(http).create(),
  'cart.pull': (http) => createCartApi(http).pull('7'),
  'cart.update': (http) => createCartApi(http).update(undefined, { cartItem: { sku: 'X', qty: 1 } }, 'taak'),
  'cart.remove': (http) => createCartApi(http).remove('7', { cartItem: { sku: 'X' } }, 'taak'),
  'cart.totals': (http) => createCartApi(http).totals('7'),
  'order.placeOrder': (http) => createCheckoutApi(http).placeOrder(anOrderRequest({ store_code: 'fashion' })),
};
/** Those that a guest makes: they neither need a token nor wait for one. */
const ofGuests = [
  ...['logIn', 'challenge', 'register', 'logOut', 'requestPassword', 'createPassword', 'confirmEmail'],
  ...['passkeyRequest', 'logInWithPasskey'],
];

it('SESSION-22 every call of an account is listed here, for customers or for guests', () => {
  const user = createUserApi(createHttp({ storeCode: 'fashion' }));
  const listed = Object.keys(calls)
    .filter((name) => name.startsWith('user.'))
    .map((name) => name.slice(5));
  expect([...listed, ...ofGuests].sort()).toEqual(Object.keys(user).sort());
});

describe('a token that expires just before a call', () => {
  type Outcome = { tokens: string[]; refreshes: number; answer: unknown };
  const outcomes = new Map<string, Outcome>();

  /** What becomes of a call by somebody whose token has expired, and what was sent for it. */
  async function outcomeOf(call: (http: Http) => Promise<unknown>, pair: SessionTokens): Promise<Outcome> {
    const kept = { ...pair };
    const sent: string[] = [];
    let refreshes = 0;
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const request = new Request(input, init);
      if (!request.url.includes('_search')) sent.push(request.headers.get('authorization')?.slice(7) ?? '');
      return backend.fetch(request);
    };
    const guest = createHttp({ storeCode: 'fashion', baseUrl: 'http://backend.test', fetch: backend.fetch });
    const refresh = async () => {
      refreshes += 1;
      Object.assign(kept, await refreshTokens(guest, kept.refreshToken));
    };
    const tokens = { token: () => kept.token, refresh };
    const http = createHttp({ storeCode: 'fashion', baseUrl: 'http://backend.test', fetch, tokens });
    const answer = await call(http).catch((error: unknown) => error);
    const names = sent.map((token) => (token === pair.token ? 'expired' : token === kept.token ? 'new' : token));
    return { tokens: names, refreshes, answer };
  }

  beforeAll(async () => {
    const email = 'jans@voorbeeld.nl';
    await send('create', { customer: { email, firstname: 'Jans', lastname: 'de Vries' }, password });
    const pairs = new Map<string, SessionTokens>();
    for (const name of Object.keys(calls)) {
      const { result, meta } = await send('login', { username: email, password });
      pairs.set(name, { token: result, ...meta });
    }
    backend.clock.advance(15 * 60_000);
    const all = Object.entries(calls).map(async ([name, call]) =>
      outcomes.set(name, await outcomeOf(call, pairs.get(name) ?? expect.unreachable())),
    );
    await Promise.all(all);
  });

  it.each(Object.keys(calls))('SESSION-23 %s is refreshed once and repeated once', (name) => {
    const { tokens, refreshes, answer } = outcomes.get(name) ?? expect.unreachable();
    expect([tokens.slice(0, 2), refreshes]).toEqual([['expired', 'new'], 1]);
    expect(tokens.filter((token) => token === 'expired')).toHaveLength(1);
    expect(answer).not.toMatchObject({ code: 401 });
  });
});
