import { createEventBus, createStorage, type EventBus } from '@etalage/core';
import { atom } from 'jotai/vanilla';
import { disconnectedUserApi, type UserApi } from '../../api.ts';
import { createSessionStorage, type SessionStorage } from './sessionStorage.ts';

/** What the session reaches outside with. */
export type SessionPorts = {
  api: UserApi;
  storage: SessionStorage;
  events: EventBus;
  /** A proof that the shopper is no bot; null where there is none (BOT-02). */
  botToken(action: 'login' | 'register'): Promise<string | null>;
  isOnline(): boolean;
  /** Epoch milliseconds. */
  now(): number;
  /** Where it is written that a call was left out. */
  log(message: string): void;
};

const disconnectedPorts = (): SessionPorts => ({
  api: disconnectedUserApi,
  storage: createSessionStorage(createStorage()),
  events: createEventBus(),
  botToken: async () => null,
  // Node's `navigator` has no `onLine`.
  isOnline: () => navigator.onLine !== false,
  now: () => Date.now(),
  // eslint-disable-next-line no-console -- SESSION-28 asks for a log, and nothing has failed.
  log: (message) => console.info(message),
});

/** Logged in place of a call that only a customer can make (SESSION-28). */
export const noUserToken = 'No User token, user unauthorized';

const connectedAtom = atom<SessionPorts | undefined>(undefined);
const fallbackAtom = atom(disconnectedPorts);

/** Set by the shell on each jotai store; what is left out has defaults. */
export const sessionPortsAtom = atom(
  (get): SessionPorts => get(connectedAtom) ?? get(fallbackAtom),
  (_get, set, ports: Partial<SessionPorts>) => set(connectedAtom, { ...disconnectedPorts(), ...ports }),
);
