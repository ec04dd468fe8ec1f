import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Passkey, PasskeyCreation, PasskeyRequest } from '../../contract.ts';
import { clearOrdersAtom } from './ordersAtoms.ts';
import {
  addPasskeyAtom,
  endPasskeyOfferAtom,
  loadPasskeysAtom,
  logInWithPasskeyAtom,
  offerPasskeysAtom,
  passkeysAtom,
  removePasskeyAtom,
  renamePasskeyAtom,
} from './passkeyAtoms.ts';
import { orPasskeyError } from './passkeyError.ts';
import { userAtom } from './sessionAtoms.ts';
import { aSession, refused, tokens } from './testing/aSession.ts';

const key: Passkey = { id: 'k1', name: 'Telefoon', created_at: '2026-11-26 12:00:00', last_used_at: null };
const creation: PasskeyCreation = {
  rp: { name: 'Winkel', id: 'shop.test' },
  user: { id: 'dXNlcg', name: 'jans', displayName: 'Jans' },
  challenge: 'Y2g',
  pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
  timeout: 60_000,
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  attestation: 'none',
};
const request: PasskeyRequest = { challenge: 'Y2g', timeout: 60_000, rpId: 'shop.test', userVerification: 'required' };

const bytes = (text: string) => new TextEncoder().encode(text).buffer;
const made = {
  id: 'id',
  rawId: bytes('id'),
  type: 'public-key',
  getClientExtensionResults: () => ({}),
  response: {
    clientDataJSON: bytes('client'),
    attestationObject: bytes('attestation'),
    getTransports: () => ['internal'],
  },
};
const signed = {
  ...made,
  response: {
    clientDataJSON: bytes('client'),
    authenticatorData: bytes('data'),
    signature: bytes('signature'),
    userHandle: null,
  },
};

/** What a browser with passkeys was asked for, and what it answers. */
const browser = { create: vi.fn(), get: vi.fn(), offers: vi.fn() };
beforeEach(() => {
  browser.create.mockReset().mockResolvedValue(made);
  browser.get.mockReset().mockResolvedValue(signed);
  browser.offers.mockReset().mockResolvedValue(true);
  vi.stubGlobal('PublicKeyCredential', Object.assign(class {}, { isConditionalMediationAvailable: browser.offers }));
  vi.stubGlobal('document', { querySelectorAll: () => [] });
  Object.defineProperty(navigator, 'credentials', { value: browser, configurable: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'credentials');
});

const withoutPasskeys = () => void Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
const named = (name: string) => Object.assign(new Error(name), { name });

describe('SESSION-30 the passkeys of a customer', () => {
  const aCustomer = () =>
    aSession({
      isLoggedIn: true,
      api: {
        passkeys: async () => [key],
        passkeyCreation: async () => creation,
        addPasskey: async () => [key, { ...key, id: 'k2' }],
        renamePasskey: async () => [{ ...key, name: 'Tablet' }],
        removePasskey: async () => [],
      },
    });

  it('SESSION-30 are unknown until they are loaded', async () => {
    const { store } = aCustomer();
    expect(store.get(passkeysAtom)).toBeUndefined();
    await store.set(loadPasskeysAtom);
    expect(store.get(passkeysAtom)).toEqual([key]);
  });

  it('SESSION-30 are made by the device, and added by name', async () => {
    const { store, calls } = aCustomer();
    await store.set(addPasskeyAtom, 'Telefoon');
    const credential = {
      id: 'id',
      rawId: 'aWQ',
      type: 'public-key',
      response: { clientDataJSON: 'Y2xpZW50', attestationObject: 'YXR0ZXN0YXRpb24', transports: ['internal'] },
    };
    expect(calls).toEqual(['passkeyCreation', `addPasskey ${JSON.stringify({ name: 'Telefoon', credential })}`]);
    expect(store.get(passkeysAtom)).toHaveLength(2);
  });

  it('SESSION-30 have no transports where the browser does not say', async () => {
    browser.create.mockResolvedValue({ ...made, response: { ...made.response, getTransports: undefined } });
    const { store, calls } = aCustomer();
    await store.set(addPasskeyAtom, 'Telefoon');
    expect(calls[1]).toContain('"transports":[]');
  });

  it('SESSION-30 are named anew', async () => {
    const { store, calls } = aCustomer();
    await store.set(renamePasskeyAtom, { id: 'k1', name: 'Tablet' });
    expect([calls, store.get(passkeysAtom)]).toEqual([
      ['renamePasskey {"id":"k1","name":"Tablet"}'],
      [{ ...key, name: 'Tablet' }],
    ]);
  });

  it('SESSION-30 are removed', async () => {
    const { store, calls } = aCustomer();
    await store.set(removePasskeyAtom, 'k1');
    expect([calls, store.get(passkeysAtom)]).toEqual([['removePasskey "k1"'], []]);
  });

  it('SESSION-18 are not those of who comes next', async () => {
    const { store } = aCustomer();
    await store.set(loadPasskeysAtom);
    store.set(clearOrdersAtom);
    expect(store.get(passkeysAtom)).toBeUndefined();
  });

  it('SESSION-18 are not shown where the customer left while they were loaded', async () => {
    const { store } = aCustomer();
    const loaded = store.set(loadPasskeysAtom);
    store.set(clearOrdersAtom);
    await loaded;
    expect(store.get(passkeysAtom)).toBeUndefined();
  });

  it('SESSION-30 cannot be made by a browser that has none', async () => {
    withoutPasskeys();
    const { store, calls } = aCustomer();
    await expect(store.set(addPasskeyAtom, 'x')).rejects.toMatchObject({ name: 'PasskeyError', kind: 'failed' });
    expect(calls).toEqual([]);
  });

  it('SESSION-30 say that the device has one already', async () => {
    browser.create.mockRejectedValue(named('InvalidStateError'));
    await expect(aCustomer().store.set(addPasskeyAtom, 'x')).rejects.toMatchObject({ kind: 'exists' });
  });
});

describe('SESSION-30 what a browser says instead of a passkey', () => {
  it.each([
    ['NotAllowedError', 'canceled'],
    ['AbortError', 'canceled'],
    ['InvalidStateError', 'exists'],
    ['SecurityError', 'failed'],
  ])('SESSION-30 %s is told as %s, wrapped or not', async (name, kind) => {
    const reason = named(name);
    const wrapped = new Error('Wrapped', { cause: reason });
    await expect(orPasskeyError(Promise.reject(reason))).rejects.toMatchObject({
      kind,
      message: `No passkey: ${kind}`,
      cause: reason,
    });
    await expect(orPasskeyError(Promise.reject(wrapped))).rejects.toMatchObject({ kind, cause: wrapped });
  });

  it('SESSION-30 what is no error is told as failed', async () => {
    await expect(orPasskeyError(Promise.reject({ name: 'AbortError' }))).rejects.toMatchObject({ kind: 'failed' });
  });
});

describe('SESSION-30 a login with a passkey', () => {
  const aGuest = (logIn = async () => tokens) =>
    aSession({ api: { passkeyRequest: async () => request, logInWithPasskey: logIn } });
  const credential = {
    id: 'id',
    rawId: 'aWQ',
    type: 'public-key',
    response: {
      clientDataJSON: 'Y2xpZW50',
      authenticatorData: 'ZGF0YQ',
      signature: 'c2lnbmF0dXJl',
      userHandle: null,
    },
  };

  it('SESSION-30 logs in who signs with one', async () => {
    const { store, calls, heard } = aGuest();
    await store.set(logInWithPasskeyAtom);
    expect(calls.slice(0, 2)).toEqual(['passkeyRequest', `logInWithPasskey ${JSON.stringify({ credential })}`]);
    expect([store.get(userAtom).token, heard.length]).toEqual(['T', 1]);
    expect(browser.get.mock.calls[0]?.[0]).not.toHaveProperty('mediation');
  });

  it('SESSION-30 throws what the server says', async () => {
    const { store } = aGuest(() => Promise.reject(refused()));
    await expect(store.set(logInWithPasskeyAtom)).rejects.toMatchObject({ code: 401 });
  });

  it('SESSION-30 throws that the shopper ended it', async () => {
    browser.get.mockRejectedValue(named('NotAllowedError'));
    await expect(aGuest().store.set(logInWithPasskeyAtom)).rejects.toMatchObject({ kind: 'canceled' });
  });

  it('SESSION-30 is not asked for by a browser that has none', async () => {
    withoutPasskeys();
    const { store, calls } = aGuest();
    await expect(store.set(logInWithPasskeyAtom)).rejects.toMatchObject({ kind: 'failed' });
    expect(calls).toEqual([]);
  });

  it('SESSION-30 is offered in the field, and logs in who takes it up', async () => {
    const { store } = aGuest();
    expect(await store.set(offerPasskeysAtom)).toBe(true);
    expect(browser.get.mock.calls[0]?.[0]).toMatchObject({ mediation: 'conditional' });
    expect(store.get(userAtom).token).toBe('T');
  });

  it.each([
    ['has no passkeys', withoutPasskeys],
    ['cannot offer them', () => void browser.offers.mockResolvedValue(false)],
    ['does not know of offers', () => vi.stubGlobal('PublicKeyCredential', class {})],
  ])('SESSION-30 is not offered by a browser that %s', async (_what, change) => {
    change();
    const { store, calls } = aGuest();
    expect([await store.set(offerPasskeysAtom), calls]).toEqual([false, []]);
  });

  it('SESSION-30 nobody is logged in by an offer that nobody takes up', async () => {
    browser.get.mockRejectedValue(named('AbortError'));
    const { store } = aGuest();
    expect([await store.set(offerPasskeysAtom), store.get(userAtom).token]).toEqual([false, undefined]);
  });

  it('SESSION-30 an offer that the server refuses throws what it says', async () => {
    await expect(aGuest(() => Promise.reject(refused())).store.set(offerPasskeysAtom)).rejects.toMatchObject({
      code: 401,
    });
  });

  it('SESSION-30 an offer can be ended', async () => {
    let signal: AbortSignal | undefined;
    browser.get.mockImplementation((options: { signal: AbortSignal }) => {
      ({ signal } = options);
      return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(named('AbortError'))));
    });
    const { store } = aGuest();
    const offered = store.set(offerPasskeysAtom);
    await vi.waitFor(() => expect(signal).toBeDefined());
    await store.set(endPasskeyOfferAtom);
    expect([await offered, signal?.aborted]).toEqual([false, true]);
  });

  it('SESSION-30 ending one in a browser without passkeys does nothing', async () => {
    withoutPasskeys();
    await expect(aGuest().store.set(endPasskeyOfferAtom)).resolves.toBeUndefined();
  });
});
