import type { Profile } from '../../contract.ts';
import { expect, it } from 'vitest';
import { cancelUpdateAtom, waitingUpdatesAtom } from './cancelUpdate.ts';
import { updateProfileAtom } from './profileAtoms.ts';
import { aProfile } from '../../testing.ts';
import { aSession } from './testing/aSession.ts';

it('QUEUE-13 an update that is being sent is not cancelled, also where the browser has no locks', async () => {
  const { promise, resolve } = Promise.withResolvers<Profile>();
  const { store } = aSession({ isLoggedIn: true, api: { update: () => promise } });
  const sent = store.set(updateProfileAtom, { firstname: 'Johanna' });
  const [update] = store.get(waitingUpdatesAtom);
  const cancelled = store.set(cancelUpdateAtom, update?.taskId ?? expect.unreachable());
  resolve(aProfile({ firstname: 'Johanna' }));
  expect([await cancelled, await sent]).toEqual(['too-late', { kind: 'updated' }]);
});
