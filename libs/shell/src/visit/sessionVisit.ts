import { sessionKeys, tokenAtom } from '@etalage/account/headless';
import type { Storage, TokenPort } from '@etalage/core';
import { loadLazyParts } from '../loading/later.ts';
import { whenOnline } from '../loading/whenOnline.ts';
import type { Visit } from './createVisit.ts';
import { onStored } from './onStored.ts';

const loadModule = () => whenOnline(async () => (await loadLazyParts()).sessionModule());

/** The token that a browser keeps, read for each call, as another tab may have changed it. */
export const keptTokens = (storage: Storage, visit: () => Visit): TokenPort => ({
  token() {
    const token = storage.read(sessionKeys.token);
    return typeof token === 'string' ? token : undefined;
  },
  refresh: async () => (await loadModule()).refresh(visit()),
});

/** The session of a visit: whether somebody is logged in is known at once, all else when someone needs it. */
export type SessionVisit = {
  /** Shows whether somebody is logged in, and loads who; the server's page shows nobody, so not before hydration. */
  resume: () => void;
  /** Loads the session's code, and starts it with what the browser keeps. */
  load: () => Promise<void>;
};

/** The session of this browser. Guests load nothing of it. */
export function createSessionVisit(visit: Visit): SessionVisit {
  const { store, tokens } = visit;
  const load = async () => (await loadModule()).start(visit);
  const show = () => {
    const token = tokens.token();
    store.set(tokenAtom, token);
    // A later page tries again.
    if (token !== undefined) void load().catch(() => undefined);
  };
  const resume = () => {
    show();
    onStored(show);
  };
  return { resume, load };
}
