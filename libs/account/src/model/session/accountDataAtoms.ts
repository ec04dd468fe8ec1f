import { atom } from 'jotai/vanilla';
import { sessionPortsAtom } from './ports.ts';
import { logOutAtom, OfflineError } from './sessionAtoms.ts';

/** The storage key by which other tabs hear that the account was deleted. Apart from the session's keys, which every page loads. */
export const accountDeletedKey = 'shop/user/account-deleted';

/** A file for the customer to keep. */
export type DataFile = { name: string; text: string };

/** All that the shop keeps of the customer, as a file (ACC-12). Throws the server's refusal, and OfflineError without a connection. */
export const downloadDataAtom = atom(null, async (get, _set, prefix: string): Promise<DataFile> => {
  const { api, isOnline } = get(sessionPortsAtom);
  if (!isOnline()) throw new OfflineError();
  const data = await api.data();
  return { name: `${prefix}-${data.exported_at.slice(0, 10)}.json`, text: `${JSON.stringify(data, undefined, 2)}\n` };
});

/** Deletes the account for who gives its password, and logs out (ACC-13). Throws like `downloadDataAtom`. */
export const deleteAccountAtom = atom(null, async (get, set, password: string): Promise<void> => {
  const { api, isOnline, storage, now } = get(sessionPortsAtom);
  if (!isOnline()) throw new OfflineError();
  await api.deleteAccount({ password });
  // Before the token goes, so that other tabs know why it went.
  storage.kept.write(accountDeletedKey, now());
  set(logOutAtom, { reason: 'account-deleted' });
});
