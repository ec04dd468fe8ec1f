import { createStorage } from '@etalage/core';
import { describe, expect, it, vi } from 'vitest';
import { isLoggedInAtom, tokenAtom } from './tokenAtom.ts';
import { createStore } from 'jotai/vanilla';
import { noUserToken, sessionPortsAtom } from './ports.ts';
import {
  changePasswordAtom,
  createPasswordAtom,
  keepProfileAtom,
  logInAtom,
  logOutAtom,
  OfflineError,
  refreshProfileAtom,
  registerAtom,
  requestPasswordAtom,
  startSessionAtom,
  takeOverSessionAtom,
  tokenLockAtom,
  userAtom,
} from './sessionAtoms.ts';
import { refreshStoredTokens } from './refreshStoredTokens.ts';
import { sessionKeys } from './sessionKeys.ts';
import { createSessionStorage } from './sessionStorage.ts';
import { aProfile } from '../../testing.ts';
import { anOrder, aSession, refused, tokens, unreachable } from './testing/aSession.ts';

const details = { email: ' jans@voorbeeld.nl ', password: 'Geheim-12' };
const order = anOrder(1);
const guest = {
  token: undefined,
  refreshToken: undefined,
  groupToken: undefined,
  groupId: undefined,
  current: undefined,
  orders_history: [],
};
const customer = { token: 'T', refreshToken: 'R', groupToken: 'group of 2', groupId: 2, current: aProfile() };

/** A storage in which another visit left a customer. */
function keptCustomer() {
  const storage = createStorage();
  createSessionStorage(storage).writeTokens(tokens);
  createSessionStorage(storage).writeUser(aProfile());
  createSessionStorage(storage).writeOrders([order]);
  return storage;
}

describe('SESSION-01 the state', () => {
  it('SESSION-01 is that of a guest before anything was read', () =>
    expect(aSession().store.get(userAtom)).toEqual({ ...guest, session_started: false, local_data_loaded: false }));

  it('SESSION-01 holds what the browser keeps of a customer', () => {
    const { store } = aSession({ storage: keptCustomer() });
    store.set(takeOverSessionAtom);
    expect(store.get(userAtom)).toEqual({
      ...customer,
      orders_history: [order],
      session_started: false,
      local_data_loaded: true,
    });
  });

  it('SESSION-01 has no customer without a token', () => {
    const storage = createStorage();
    createSessionStorage(storage).writeUser(aProfile());
    const { store } = aSession({ storage });
    store.set(takeOverSessionAtom);
    store.set(tokenAtom, 'T');
    expect(store.get(userAtom).current).toBeUndefined();
  });

  it.each([
    ['a text', 'Jans'],
    ['an empty token', undefined],
  ])('SESSION-01 leaves out what is spoilt: %s', (_what, user) => {
    const storage = createStorage();
    createSessionStorage(storage).writeTokens({ token: user === undefined ? '' : 'T', refreshToken: 'R' });
    storage.write(sessionKeys.user, user);
    const { store } = aSession({ storage });
    store.set(takeOverSessionAtom);
    expect(store.get(userAtom)).toMatchObject({ token: user === undefined ? undefined : 'T', current: undefined });
  });

  it('SESSION-01 holds nothing of a customer whose token has gone', () => {
    const { store } = aSession({ storage: keptCustomer() });
    store.set(takeOverSessionAtom);
    expect(store.get(isLoggedInAtom)).toBe(true);
    store.set(tokenAtom, undefined);
    expect(store.get(isLoggedInAtom)).toBe(false);
    expect(store.get(userAtom)).toMatchObject({ current: undefined, refreshToken: undefined, groupId: undefined });
  });

  it('SESSION-01 takes no token that is not a text', () => {
    const storage = createStorage();
    storage.write(sessionKeys.token, 5);
    const { store } = aSession({ storage });
    store.set(takeOverSessionAtom);
    expect(store.get(userAtom).token).toBeUndefined();
  });

  it('a customer who takes the place of another does not get their orders', () => {
    const { store, storage } = aSession({ storage: keptCustomer() });
    store.set(takeOverSessionAtom);
    createSessionStorage(storage).writeUser(aProfile({ id: 8 }));
    storage.remove(sessionKeys.orders);
    store.set(takeOverSessionAtom);
    expect(store.get(userAtom)).toMatchObject({ current: { id: 8 }, orders_history: [] });
  });

  it('the orders stay while the customer does', () => {
    const { store, storage } = aSession({ storage: keptCustomer() });
    store.set(takeOverSessionAtom);
    storage.remove(sessionKeys.orders);
    store.set(takeOverSessionAtom);
    expect(store.get(userAtom).orders_history).toEqual([order]);
  });
});

describe('SESSION-02 starting', () => {
  it('SESSION-02 authorises the customer that the browser keeps, and loads them anew', async () => {
    const { store, heard, calls } = aSession({
      storage: keptCustomer(),
      api: { profile: async () => aProfile({ firstname: 'Johanna', group_id: 3 }) },
    });
    await store.set(startSessionAtom);
    expect(heard).toEqual([['session/authorized', { token: 'T' }]]);
    expect(calls).toEqual(['profile']);
    expect(store.get(userAtom)).toMatchObject({ groupId: 3, current: { firstname: 'Johanna' }, session_started: true });
  });

  it('SESSION-02, SESSION-28 says that nobody is authorised without a token, and asks nothing', async () => {
    const { store, heard, calls, logged } = aSession();
    await store.set(startSessionAtom);
    expect([heard, calls, logged]).toEqual([[['session/not-authorized', undefined]], [], [noUserToken]]);
    expect(store.get(userAtom)).toMatchObject({ session_started: true, local_data_loaded: true });
  });

  it('SESSION-02 happens once per visit', async () => {
    const { store, heard } = aSession({ storage: keptCustomer() });
    await store.set(startSessionAtom);
    await store.set(startSessionAtom);
    expect(heard).toHaveLength(1);
  });

  it.each([
    ['is refused', refused()],
    ['cannot be reached', unreachable()],
  ])('SESSION-02 shows the kept customer where the server %s', async (_what, error) => {
    const { store } = aSession({ storage: keptCustomer(), api: { profile: () => Promise.reject(error) } });
    await store.set(startSessionAtom);
    expect(store.get(userAtom).current).toEqual(aProfile());
  });

  it('a mistake of our own is not taken for one of the server', async () => {
    const { store } = aSession({
      storage: keptCustomer(),
      api: { profile: () => Promise.reject(new TypeError('Ours')) },
    });
    await expect(store.set(startSessionAtom)).rejects.toThrow('Ours');
  });
});

describe('SESSION-04 a login', () => {
  it('SESSION-04, BOT-01 sends email, password and the proof', async () => {
    const { store, calls } = aSession();
    await store.set(logInAtom, details);
    const sent = { username: 'jans@voorbeeld.nl', password: 'Geheim-12', token: 'proof of login' };
    expect(calls[0]).toBe(`logIn ${JSON.stringify(sent)}`);
  });

  it('SESSION-04 frees the token lock, stores both tokens, and loads profile and orders', async () => {
    const { store, storage, heard } = aSession({
      api: { orders: async () => ({ items: [order], total_count: 1 }) },
    });
    store.set(tokenLockAtom, -1);
    await store.set(logInAtom, details);
    expect(store.get(tokenLockAtom)).toBe(0);
    expect([storage.read(sessionKeys.token), storage.read(sessionKeys.refreshToken)]).toEqual(['T', 'R']);
    expect(storage.read(sessionKeys.user)).toEqual(aProfile());
    expect(store.get(userAtom)).toMatchObject({ ...customer, orders_history: [order] });
    expect(heard).toEqual([['session/logged-in', { profile: aProfile() }]]);
  });

  it('SESSION-04 frees the token lock before its call', async () => {
    const locks: unknown[] = [];
    const { store } = aSession({ api: { logIn: async () => (locks.push(store.get(tokenLockAtom)), tokens) } });
    store.set(tokenLockAtom, -1);
    await store.set(logInAtom, details);
    expect(locks).toEqual([0]);
  });

  it('SESSION-04 writes when', async () => {
    const { store, storage } = aSession();
    await store.set(logInAtom, details);
    expect(storage.read('userLoggedInSuccesfully')).toBe(1234);
  });

  it('SESSION-04 leaves nothing of a customer before', async () => {
    const { store, storage } = aSession({
      storage: keptCustomer(),
      api: { profile: () => Promise.reject(unreachable()), orders: () => Promise.reject(unreachable()) },
    });
    store.set(takeOverSessionAtom);
    await store.set(logInAtom, details);
    expect([storage.read(sessionKeys.user), storage.read(sessionKeys.orders)]).toEqual([undefined, undefined]);
    expect(store.get(userAtom).orders_history).toEqual([]);
  });

  it('SESSION-05 that fails clears the user and throws what the server says', async () => {
    const { store, storage, heard } = aSession({
      storage: keptCustomer(),
      api: { logIn: () => Promise.reject(refused()) },
    });
    store.set(takeOverSessionAtom);
    await expect(store.set(logInAtom, details)).rejects.toThrow('Inloggen is niet gelukt');
    expect(store.get(userAtom)).toMatchObject(guest);
    expect([storage.read(sessionKeys.token), storage.read(sessionKeys.user)]).toEqual([undefined, undefined]);
    expect(heard).toEqual([]);
    store.set(tokenAtom, 'T');
    expect(store.get(userAtom).current).toBeUndefined();
  });
});

describe('SESSION-09 a registration', () => {
  const registration = { ...details, firstName: ' Jans ', lastName: ' de Vries ' };

  it('SESSION-09 is sent, and then logs in', async () => {
    const { store, calls } = aSession({ api: { register: async () => aProfile() } });
    await store.set(registerAtom, registration);
    const { password } = details;
    const sent = {
      customer: { email: 'jans@voorbeeld.nl', firstname: 'Jans', lastname: 'de Vries' },
      password,
      token: 'proof of register',
    };
    expect(calls.slice(0, 2)).toEqual([
      `register ${JSON.stringify(sent)}`,
      `logIn ${JSON.stringify({ username: 'jans@voorbeeld.nl', password, token: 'proof of login' })}`,
    ]);
  });

  it('SESSION-09 that fails throws what the server says, and does not log in', async () => {
    const { store, calls } = aSession({ api: { register: () => Promise.reject(refused(400)) } });
    await expect(store.set(registerAtom, registration)).rejects.toThrow('Inloggen is niet gelukt');
    expect(calls).toHaveLength(1);
  });
});

describe('SESSION-13 a password without a connection', () => {
  it.each([
    ['a reset', requestPasswordAtom, 'jans@voorbeeld.nl'],
    ['a change', changePasswordAtom, { currentPassword: 'a', newPassword: 'b' }],
  ] as const)('SESSION-13 %s makes no call', async (_what, act, request) => {
    const { store, calls } = aSession({ isOnline: false });
    const made = act === requestPasswordAtom ? store.set(act, String(request)) : store.set(changePasswordAtom, changed);
    await expect(made).rejects.toThrow(OfflineError);
    expect(calls).toEqual([]);
  });
});

const changed = { currentPassword: 'Oud-1234', newPassword: 'Nieuw-123' };

describe('a password', () => {
  it('SESSION-12 is asked for by email', async () => {
    const { store, calls } = aSession({ api: { requestPassword: async () => undefined } });
    await store.set(requestPasswordAtom, ' jans@voorbeeld.nl ');
    expect(calls).toEqual(['requestPassword "jans@voorbeeld.nl"']);
  });

  it('SESSION-16 that was created after a reset logs in with it', async () => {
    const { store, calls } = aSession({ api: { createPassword: async () => undefined } });
    await store.set(createPasswordAtom, { email: 'jans@voorbeeld.nl', newPassword: 'Nieuw-123', resetToken: 'x' });
    expect(calls[0]).toContain('createPassword');
    expect(calls[1]).toContain('"username":"jans@voorbeeld.nl","password":"Nieuw-123"');
  });

  it('SESSION-16 that was changed logs in with it', async () => {
    const { store, calls } = aSession({ isLoggedIn: true, api: { changePassword: async () => undefined } });
    await store.set(changePasswordAtom, changed);
    expect(calls[0]).toBe(`changePassword ${JSON.stringify(changed)}`);
    expect(calls[1]).toContain('"username":"jans@voorbeeld.nl","password":"Nieuw-123"');
  });

  it('SESSION-16 that is not changed does not log in', async () => {
    const { store, calls } = aSession({
      isLoggedIn: true,
      api: { changePassword: () => Promise.reject(refused(400)) },
    });
    await expect(store.set(changePasswordAtom, changed)).rejects.toThrow('Inloggen is niet gelukt');
    expect(calls).toHaveLength(1);
  });
});

describe('SESSION-18 a logout', () => {
  it('SESSION-18 ends the session at the server, forgets the tokens, the customer and the orders, and writes when', () => {
    const { store, storage, calls, heard } = aSession({ storage: keptCustomer() });
    store.set(takeOverSessionAtom);
    store.set(logOutAtom);
    expect(calls).toEqual(['logOut "R"']);
    expect(store.get(userAtom)).toMatchObject(guest);
    const { token, refreshToken, user, orders } = sessionKeys;
    expect([token, refreshToken, user, orders].map((key) => storage.read(key))).toEqual(Array(4).fill(undefined));
    expect(storage.read('userLoggedOutSuccesfully')).toBe(1234);
    expect(heard).toEqual([['session/logged-out', { isSilent: false }]]);
  });

  it('SESSION-19 can be silent', () => {
    const { store, heard } = aSession({ isLoggedIn: true });
    store.set(logOutAtom, { isSilent: true });
    expect(heard).toEqual([['session/logged-out', { isSilent: true }]]);
  });

  it('ACC-13 of a deleted account ends no session at the server, and says why', () => {
    const { store, calls, heard } = aSession({ isLoggedIn: true });
    store.set(logOutAtom, { reason: 'account-deleted' });
    expect([calls, heard]).toEqual([[], [['session/logged-out', { isSilent: false, reason: 'account-deleted' }]]]);
  });

  it('SESSION-18 of a guest makes no call', () => {
    const { store, calls } = aSession();
    store.set(logOutAtom);
    expect(calls).toEqual([]);
  });

  it('SESSION-18 holds where the server cannot be reached', async () => {
    const { store } = aSession({ isLoggedIn: true, api: { logOut: () => Promise.reject(unreachable()) } });
    store.set(logOutAtom);
    await Promise.resolve();
    expect(store.get(userAtom)).toMatchObject(guest);
  });
});

describe('the profile', () => {
  it('SESSION-28 is not asked for without a token, which is logged', async () => {
    const { store, calls, logged } = aSession();
    await store.set(refreshProfileAtom);
    expect([calls, logged]).toEqual([[], ['No User token, user unauthorized']]);
  });

  it('is dropped where its customer left while it was asked for', async () => {
    const answer = Promise.withResolvers<ReturnType<typeof aProfile>>();
    const { store, storage } = aSession({ isLoggedIn: true, api: { profile: () => answer.promise } });
    const asked = store.set(refreshProfileAtom);
    store.set(logOutAtom);
    store.set(tokenAtom, 'of the next');
    answer.resolve(aProfile());
    await asked;
    expect([store.get(userAtom).current, storage.read(sessionKeys.user)]).toEqual([undefined, undefined]);
  });

  it('is not kept of who has left', () => {
    const { store, storage } = aSession();
    store.set(keepProfileAtom, aProfile());
    expect(storage.read(sessionKeys.user)).toBeUndefined();
  });
});

describe('SESSION-21 refreshing the stored tokens', () => {
  const next = { token: 'T2', refreshToken: 'R2' };
  const lock = <T>(act: () => Promise<T>) => act();
  const refreshed = async (
    exchange: Parameters<typeof refreshStoredTokens>[1],
    meanwhile: (storage: ReturnType<typeof createSessionStorage>) => void = () => undefined,
    kept = tokens,
  ) => {
    const storage = createSessionStorage(createStorage());
    storage.writeTokens(kept);
    await refreshStoredTokens({ storage, lock: (act) => (meanwhile(storage), lock(act)) }, exchange);
    return [storage.token(), storage.refreshToken()];
  };

  it('SESSION-21 exchanges the refresh token for new ones', async () => {
    const exchange = vi.fn(async () => next);
    expect(await refreshed(exchange)).toEqual(['T2', 'R2']);
    expect(exchange.mock.calls).toEqual([['R']]);
  });

  it('SESSION-24 keeps the old ones where the server gives none', async () =>
    expect(await refreshed(async () => undefined)).toEqual(['T', 'R']));

  it('SESSION-22 takes those that another tab got meanwhile', async () => {
    const exchange = vi.fn(async () => next);
    expect(await refreshed(exchange, (storage) => storage.writeTokens({ token: 'T3', refreshToken: 'R3' }))).toEqual([
      'T3',
      'R3',
    ]);
    expect(exchange).not.toHaveBeenCalled();
  });

  it('asks nothing without a refresh token', async () => {
    const exchange = vi.fn(async () => next);
    expect(await refreshed(exchange, undefined, { token: 'T', refreshToken: '' })).toEqual(['T', undefined]);
    expect(exchange).not.toHaveBeenCalled();
  });

  it('does not bring back a customer who left meanwhile', async () => {
    const storage = createSessionStorage(createStorage());
    storage.writeTokens(tokens);
    await refreshStoredTokens({ storage, lock }, async () => (storage.clear(), next));
    expect(storage.token()).toBeUndefined();
  });
});

describe('what is not connected', () => {
  const apart = () => createStore().get(sessionPortsAtom);

  it('BOT-02 proves nothing', async () => expect(await apart().botToken('login')).toBeNull());

  it('SESSION-13 is online unless the browser says otherwise', () => {
    expect(apart().isOnline()).toBe(true);
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    const isOnline = apart().isOnline();
    Reflect.deleteProperty(navigator, 'onLine');
    expect(isOnline).toBe(false);
  });

  it('SESSION-04 takes the time of the device', () => expect(apart().now()).toBeCloseTo(Date.now(), -4));

  it('SESSION-28 logs in the console', () => {
    const info = vi.spyOn(console, 'info').mockReturnValue(undefined);
    apart().log(noUserToken);
    expect(info.mock.calls).toEqual([[noUserToken]]);
    info.mockRestore();
  });

  it('is the same for as long as it is not connected, and what is left out has defaults', () => {
    const store = createStore();
    expect(store.get(sessionPortsAtom)).toBe(store.get(sessionPortsAtom));
    store.set(sessionPortsAtom, { isOnline: () => false });
    expect([store.get(sessionPortsAtom).isOnline(), store.get(sessionPortsAtom).storage.token()]).toEqual([
      false,
      undefined,
    ]);
  });
});
