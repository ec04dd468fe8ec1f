import { rememberRefused, type Storage } from '@etalage/core';
import type { SessionTokens } from '../../api.ts';
import { sessionKeys } from './sessionKeys.ts';

/** What a browser keeps of a session. */
export type SessionStorage = ReturnType<typeof createSessionStorage>;

/** The session's part of the browser's storage. What the browser refuses to keep is remembered for as long as the page lives. */
export function createSessionStorage(storage: Storage) {
  const kept = rememberRefused(storage);
  const textOf = (key: string) => {
    const value = kept.read(key);
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  return {
    /** For what else belongs to the customer of this browser. */
    kept,
    /** Read for each call, because another tab may have changed it. */
    token: () => textOf(sessionKeys.token),
    refreshToken: () => textOf(sessionKeys.refreshToken),
    writeTokens({ token, refreshToken }: SessionTokens): void {
      kept.write(sessionKeys.refreshToken, refreshToken);
      kept.write(sessionKeys.token, token);
    },
    user: () => kept.read(sessionKeys.user),
    orders: () => kept.read(sessionKeys.orders),
    writeUser: (user: unknown): void => void kept.write(sessionKeys.user, user),
    writeOrders: (orders: unknown): void => void kept.write(sessionKeys.orders, orders),
    stampLogin: (now: number): void => void kept.write(sessionKeys.loggedInAt, now),
    stampLogout: (now: number): void => void kept.write(sessionKeys.loggedOutAt, now),
    clear(): void {
      const { token, refreshToken, user, orders } = sessionKeys;
      for (const key of [token, refreshToken, user, orders]) kept.remove(key);
    },
  };
}
