import { createStorage, UnreachableError } from '@etalage/core';
import { createStore } from 'jotai/vanilla';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  checkNewsletterAtom,
  connectNewsletterAtom,
  forgetNewsletterAtom,
  newsletterAtom,
  newsletterKey,
  subscribeAtom,
  unsubscribeAtom,
} from './newsletterAtoms.ts';

const email = 'jet@voorbeeld.nl';
let calls: string[];
let subscribers: Set<string>;
let isDown: boolean;
beforeEach(() => {
  calls = [];
  subscribers = new Set();
  isDown = false;
});

/** A browser whose calls reach the subscribers of this test. */
function aBrowser() {
  const storage = createStorage();
  const store = createStore();
  const call = (name: string, act: () => unknown) => async () => {
    calls.push(name);
    if (isDown) throw new UnreachableError('');
    act();
  };
  store.set(connectNewsletterAtom, {
    storage,
    api: {
      isSubscribed: async (address) => {
        await call('status', () => undefined)();
        return subscribers.has(address);
      },
      subscribe: (address) => call('subscribe', () => subscribers.add(address))(),
      unsubscribe: (address) => call('unsubscribe', () => subscribers.delete(address))(),
    },
  });
  return { storage, store };
}

describe('NEWS-03 subscribing', () => {
  it('NEWS-03 sets isSubscribed', async () => {
    const { store } = aBrowser();
    expect(store.get(newsletterAtom)).toEqual({ isSubscribed: false, email: null });
    await store.set(subscribeAtom, email);
    expect(store.get(newsletterAtom)).toEqual({ isSubscribed: true, email });
  });

  it('NEWS-03 stores the email in the cache', async () => {
    const { store, storage } = aBrowser();
    await store.set(subscribeAtom, email);
    expect(storage.read(newsletterKey)).toBe(email);
  });

  it('NEWS-03 stores the email that subscribed last', async () => {
    const { store, storage } = aBrowser();
    await store.set(subscribeAtom, 'guus@voorbeeld.nl');
    await store.set(subscribeAtom, email);
    expect(storage.read(newsletterKey)).toBe(email);
  });

  it('NEWS-03 changes nothing when the server does not answer', async () => {
    const { store, storage } = aBrowser();
    isDown = true;
    await expect(store.set(subscribeAtom, email)).rejects.toThrow(UnreachableError);
    expect(store.get(newsletterAtom)).toEqual({ isSubscribed: false, email: null });
    expect(storage.read(newsletterKey)).toBeUndefined();
  });
});

describe('NEWS-03 unsubscribing', () => {
  it('NEWS-03 makes no call when not subscribed', async () => {
    const { store } = aBrowser();
    await store.set(unsubscribeAtom);
    await store.set(checkNewsletterAtom, email);
    await store.set(unsubscribeAtom);
    expect(calls).toEqual(['status']);
  });

  it('NEWS-03 unsubscribes who is subscribed, and forgets the email', async () => {
    const { store, storage } = aBrowser();
    await store.set(subscribeAtom, email);
    await store.set(unsubscribeAtom);
    expect(subscribers.has(email)).toBe(false);
    expect(store.get(newsletterAtom)).toEqual({ isSubscribed: false, email });
    expect(storage.read(newsletterKey)).toBeUndefined();
  });

  it('NEWS-03 stays subscribed when the server does not answer', async () => {
    const { store } = aBrowser();
    await store.set(subscribeAtom, email);
    isDown = true;
    await expect(store.set(unsubscribeAtom)).rejects.toThrow(UnreachableError);
    expect(store.get(newsletterAtom)).toEqual({ isSubscribed: true, email });
  });
});

it.each([true, false])('NEWS-03 the status check sets email and isSubscribed: %s', async (isSubscribed) => {
  const { store } = aBrowser();
  if (isSubscribed) subscribers.add(email);
  await store.set(checkNewsletterAtom, email);
  expect(store.get(newsletterAtom)).toEqual({ isSubscribed, email });
});

describe('NEWS-03 a status check that is answered late', () => {
  /** A browser in which the status of each address is answered when the test says so. */
  function waitingBrowser() {
    const { store, storage } = aBrowser();
    const answers = new Map<string, PromiseWithResolvers<boolean>>();
    const isSubscribed = (address: string) => {
      const answer = Promise.withResolvers<boolean>();
      answers.set(address, answer);
      return answer.promise;
    };
    const done = async () => undefined;
    store.set(connectNewsletterAtom, { storage, api: { isSubscribed, subscribe: done, unsubscribe: done } });
    return { store, answer: (address: string, status: boolean) => answers.get(address)?.resolve(status) };
  }

  it('NEWS-03 a status that comes after subscribing does not undo it', async () => {
    const { store, answer } = waitingBrowser();
    const checked = store.set(checkNewsletterAtom, email);
    await store.set(subscribeAtom, email);
    answer(email, false);
    await checked;
    expect(store.get(newsletterAtom)).toEqual({ isSubscribed: true, email });
  });

  it('NEWS-03 the status of an address takes the place of that of another', async () => {
    const { store, answer } = waitingBrowser();
    const other = 'guus@voorbeeld.nl';
    const checks = [store.set(checkNewsletterAtom, other), store.set(checkNewsletterAtom, email)];
    answer(other, false);
    await checks[0];
    answer(email, true);
    await checks[1];
    expect(store.get(newsletterAtom)).toEqual({ isSubscribed: true, email });
  });
});

it('NEWS-03 a shopper who leaves takes the email along', async () => {
  const { store, storage } = aBrowser();
  await store.set(subscribeAtom, email);
  store.set(forgetNewsletterAtom);
  expect(store.get(newsletterAtom)).toEqual({ isSubscribed: false, email: null });
  expect(storage.read(newsletterKey)).toBeUndefined();
});
