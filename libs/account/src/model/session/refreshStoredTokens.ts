import type { SessionTokens } from '../../api.ts';
import type { SessionStorage } from './sessionStorage.ts';

/** Runs one act at a time among all tabs of a browser. */
type Lock = <T>(act: () => Promise<T>) => Promise<T>;

/**
 * Refreshes the stored tokens, in one tab for all: a tab that waited for another finds the new tokens (SESSION-21). Where the
 * server gives none the old ones stay, which ends the session.
 */
export async function refreshStoredTokens(
  { storage, lock }: { storage: SessionStorage; lock: Lock },
  exchange: (refreshToken: string) => Promise<SessionTokens | undefined>,
): Promise<void> {
  const refused = storage.token();
  await lock(async () => {
    const refreshToken = storage.refreshToken();
    if (storage.token() !== refused || refreshToken === undefined) return;
    const next = await exchange(refreshToken);
    // The customer may have left meanwhile, or have logged in anew.
    if (next !== undefined && storage.token() === refused) storage.writeTokens(next);
  });
}
