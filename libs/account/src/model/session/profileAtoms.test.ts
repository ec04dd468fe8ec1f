import { ApiError, createStorage } from '@etalage/core';
import { describe, expect, it } from 'vitest';
import { accountDeletedKey, deleteAccountAtom, downloadDataAtom } from './accountDataAtoms.ts';
import { dropUpdatesAtom, sendUpdatesAtom, updateProfileAtom } from './profileAtoms.ts';
import { logOutAtom, OfflineError, tokenLockAtom, userAtom } from './sessionAtoms.ts';
import { aProfile } from '../../testing.ts';
import { aSession, refused, unreachable } from './testing/aSession.ts';

const changes = { firstname: 'Johanna' };
const updated = aProfile({ firstname: 'Johanna' });
const waitingKey = 'shop/user/waiting-updates';

describe('ACC-07 a change of the profile', () => {
  it('ACC-07 is sent, kept and told', async () => {
    const { store, calls, heard, storage } = aSession({ isLoggedIn: true, api: { update: async () => updated } });
    expect(await store.set(updateProfileAtom, changes)).toEqual({ kind: 'updated' });
    expect(calls).toEqual(['update {"firstname":"Johanna"}']);
    expect(store.get(userAtom).current).toEqual(updated);
    expect(heard).toEqual([['profile/update-ended', { kind: 'updated' }]]);
    expect(storage.read(waitingKey)).toEqual([]);
    expect(storage.read('shop/user/settled-updates')).toEqual([expect.any(String)]);
  });

  it.each([
    ['cannot be reached', unreachable()],
    ['is not up', new ApiError(503, 'Later')],
  ])('ACC-07 waits where the server %s, is told to wait, and is sent later', async (_what, error) => {
    let isDown = true;
    const { store, heard, storage, calls } = aSession({
      isLoggedIn: true,
      api: { update: async () => (isDown ? Promise.reject(error) : updated) },
    });
    expect(await store.set(updateProfileAtom, changes)).toEqual({ kind: 'waiting' });
    expect(heard).toEqual([['profile/update-ended', { kind: 'waiting' }]]);
    expect(storage.read(waitingKey)).toMatchObject([{ changes }]);
    isDown = false;
    expect([...(await store.set(sendUpdatesAtom)).values()]).toEqual([{ kind: 'updated' }]);
    expect(heard[1]).toEqual(['profile/update-ended', { kind: 'updated' }]);
    expect([calls.length, storage.read(waitingKey)]).toEqual([2, []]);
  });

  it('ACC-07 that the server refuses is told, and not sent again', async () => {
    const error = refused(400);
    const { store, heard, calls } = aSession({ isLoggedIn: true, api: { update: () => Promise.reject(error) } });
    expect(await store.set(updateProfileAtom, changes)).toEqual({ kind: 'refused', error });
    await store.set(sendUpdatesAtom);
    expect([heard, calls.length]).toEqual([[['profile/update-ended', { kind: 'refused', error }]], 1]);
  });

  it('ACC-07 of an earlier visit is sent', async () => {
    const storage = createStorage();
    const other = { taskId: 'two', changes: { lastname: 'Smit' } };
    storage.write(waitingKey, ['spoilt', { taskId: 'one', changes }, other]);
    const { store, calls } = aSession({ storage, isLoggedIn: true, api: { update: async () => updated } });
    await store.set(sendUpdatesAtom);
    expect(calls).toEqual(['update {"firstname":"Johanna"}', 'update {"lastname":"Smit"}']);
  });

  it('ACC-07 is not sent without a token', async () => {
    const storage = createStorage();
    storage.write(waitingKey, [{ taskId: 'one', changes }]);
    const { store, calls } = aSession({ storage, api: { update: async () => updated } });
    expect([(await store.set(sendUpdatesAtom)).size, calls]).toEqual([0, []]);
  });

  it('SESSION-25 is not queued after a session that ended, and refused with code 401', async () => {
    const { store, calls, heard, storage } = aSession({ isLoggedIn: true, api: { update: async () => updated } });
    store.set(tokenLockAtom, -1);
    expect(await store.set(updateProfileAtom, changes)).toMatchObject({
      kind: 'refused',
      error: { code: 401, message: '' },
    });
    expect([calls, storage.read(waitingKey), heard.length]).toEqual([[], undefined, 1]);
  });

  it('SESSION-25 that was not sent is dropped', async () => {
    const { store, storage } = aSession({ isLoggedIn: true, api: { update: () => Promise.reject(unreachable()) } });
    await store.set(updateProfileAtom, changes);
    store.set(dropUpdatesAtom);
    expect(storage.read(waitingKey)).toEqual([]);
  });

  it('SESSION-18 is not kept of who has left', async () => {
    const answer = Promise.withResolvers<typeof updated>();
    const { store } = aSession({ isLoggedIn: true, api: { update: () => answer.promise } });
    const sent = store.set(updateProfileAtom, changes);
    store.set(logOutAtom);
    answer.resolve(updated);
    await sent;
    expect(store.get(userAtom).current).toBeUndefined();
  });

  it('a mistake of our own is not taken for one of the server', async () => {
    const { store } = aSession({ isLoggedIn: true, api: { update: () => Promise.reject(new TypeError('Ours')) } });
    await expect(store.set(updateProfileAtom, changes)).rejects.toThrow('Ours');
  });
});

describe('ACC-12 the data of a customer', () => {
  const data = { exported_at: '2026-11-26T19:00:00Z', customer: { email: 'jans@voorbeeld.nl' } };

  it('ACC-12 are a file in JSON, which its name dates', async () => {
    const { store } = aSession({ isLoggedIn: true, api: { data: async () => data } });
    const file = await store.set(downloadDataAtom, 'mijn-gegevens');
    expect(file).toEqual({
      name: 'mijn-gegevens-2026-11-26.json',
      text: `{
  "exported_at": "2026-11-26T19:00:00Z",
  "customer": {
    "email": "jans@voorbeeld.nl"
  }
}
`,
    });
  });

  it('ACC-12 are not asked for without a connection', async () => {
    const { store, calls } = aSession({ isLoggedIn: true, isOnline: false });
    await expect(store.set(downloadDataAtom, 'x')).rejects.toThrow(OfflineError);
    expect(calls).toEqual([]);
  });
});

describe('ACC-13 deleting the account', () => {
  it('ACC-13 asks for the password, logs out, and says why to other tabs', async () => {
    const { store, calls, heard, storage } = aSession({
      isLoggedIn: true,
      api: { deleteAccount: async () => undefined },
    });
    await store.set(deleteAccountAtom, 'Geheim-12');
    expect(calls).toEqual(['deleteAccount {"password":"Geheim-12"}']);
    expect(heard).toEqual([['session/logged-out', { isSilent: false, reason: 'account-deleted' }]]);
    expect([storage.read(accountDeletedKey), store.get(userAtom).token]).toEqual([1234, undefined]);
  });

  it('ACC-13 that is refused leaves all as it is', async () => {
    const { store, storage } = aSession({
      isLoggedIn: true,
      api: { deleteAccount: () => Promise.reject(refused(400)) },
    });
    await expect(store.set(deleteAccountAtom, 'fout')).rejects.toMatchObject({ code: 400 });
    expect([storage.read(accountDeletedKey), store.get(userAtom).token]).toEqual([undefined, 'T']);
  });

  it('ACC-13 makes no call without a connection', async () => {
    const { store, calls } = aSession({ isLoggedIn: true, isOnline: false });
    await expect(store.set(deleteAccountAtom, 'Geheim-12')).rejects.toThrow(OfflineError);
    expect(calls).toEqual([]);
  });
});
