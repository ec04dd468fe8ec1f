import { ApiError, UnreachableError } from '@etalage/core';
import { atom } from 'jotai/vanilla';
import * as v from 'valibot';
import type { SessionTokens } from '../../api.ts';
import type { CustomerOrder, NewPassword, PasswordChange, Profile } from '../../contract.ts';
import { profile as profileSchema } from '../../contract.ts';
import type { LogoutReason } from './events.ts';
import { clearOrdersAtom, loadOrdersAtom, orderHistoryAtom, ownerAtom, takeOverOrdersAtom } from './ordersAtoms.ts';
import { noUserToken, sessionPortsAtom } from './ports.ts';
import { tokenAtom } from './tokenAtom.ts';

/**
 * Where the refreshing of the token stands (wire contract 19.4): 0 calls are made, 1 they wait for a new token, -1 there is
 * none, and calls that need one are not made.
 */
export type TokenLock = 0 | 1 | -1;

/** Set to 1 while the token is refreshed. */
export const tokenLockAtom = atom<TokenLock>(0);

/** The customer as the server knows them, and what follows from it (SESSION-01). */
export type UserState = {
  token: string | undefined;
  refreshToken: string | undefined;
  /** For calls about prices (PRICE-09). */
  groupToken: string | undefined;
  groupId: number | undefined;
  current: Profile | undefined;
  /** Those that were loaded, the newest first. */
  orders_history: readonly CustomerOrder[];
  /** Whether the session was started in this visit. */
  session_started: boolean;
  /** Whether what the browser keeps of it was read. */
  local_data_loaded: boolean;
};

const profileAtom = atom<Profile | undefined>(undefined);
const startedAtom = atom(false);
const loadedAtom = atom(false);

/** The state of the session. */
export const userAtom = atom((get): UserState => {
  const token = get(tokenAtom);
  const profile = get(profileAtom);
  const current = token === undefined ? undefined : profile;
  return {
    token,
    refreshToken: token === undefined ? undefined : get(sessionPortsAtom).storage.refreshToken(),
    groupToken: current?.groupToken,
    groupId: current?.group_id,
    current,
    orders_history: get(orderHistoryAtom),
    session_started: get(startedAtom),
    local_data_loaded: get(loadedAtom),
  };
});

/** Takes the token and the customer that the browser keeps: at the start, and when another tab changed them. */
export const takeOverSessionAtom = atom(null, (get, set) => {
  const { storage } = get(sessionPortsAtom);
  const token = storage.token();
  set(tokenAtom, token);
  const kept = v.safeParse(profileSchema, storage.user());
  const profile = token !== undefined && kept.success ? kept.output : undefined;
  // Another customer's orders are not this one's.
  if (profile?.id !== get(profileAtom)?.id) set(takeOverOrdersAtom);
  set(profileAtom, profile);
  set(loadedAtom, true);
});

/** Starts the session with what the browser keeps, once per visit; a customer is loaded anew (SESSION-02). */
export const startSessionAtom = atom(null, async (get, set): Promise<void> => {
  if (get(startedAtom)) return;
  set(takeOverSessionAtom);
  set(startedAtom, true);
  const { events } = get(sessionPortsAtom);
  const token = get(tokenAtom);
  if (token === undefined) events.emit('session/not-authorized', undefined);
  else events.emit('session/authorized', { token });
  await set(refreshProfileAtom).catch(ignoreFailure);
});

/** What is shown of the customer stays as it is when the server cannot be asked. */
function ignoreFailure(error: unknown): void {
  if (!(error instanceof ApiError) && !(error instanceof UnreachableError)) throw error;
}

/** Keeps the customer as the server answered them. */
export const keepProfileAtom = atom(null, (get, set, profile: Profile) => {
  // The customer may have left while the call was under way.
  if (get(tokenAtom) === undefined) return;
  get(sessionPortsAtom).storage.writeUser(profile);
  set(profileAtom, profile);
});

/** Loads the customer anew; without a token it makes no call (SESSION-28). */
export const refreshProfileAtom = atom(null, async (get, set): Promise<void> => {
  const { api, log } = get(sessionPortsAtom);
  if (get(tokenAtom) === undefined) return log(noUserToken);
  const owner = get(ownerAtom);
  const profile = await api.profile();
  if (get(ownerAtom) === owner) set(keepProfileAtom, profile);
});

/** Whose email and password these are. */
export type LoginDetails = { email: string; password: string };

/** Logs in. Throws the server's refusal, after which nobody is logged in (SESSION-04, SESSION-05). */
export const logInAtom = atom(null, async (get, set, { email, password }: LoginDetails): Promise<void> => {
  const { api, botToken } = get(sessionPortsAtom);
  await set(enterAtom, async () => api.logIn({ username: email.trim(), password, token: await botToken('login') }));
});

/** Logs in with the tokens of a call. Throws its refusal, after which nobody is logged in. */
export const enterAtom = atom(null, async (get, set, call: () => Promise<SessionTokens>): Promise<void> => {
  const { storage, events, now } = get(sessionPortsAtom);
  set(tokenLockAtom, 0);
  try {
    const tokens = await call();
    storage.clear();
    set(clearOrdersAtom);
    storage.writeTokens(tokens);
    set(tokenAtom, tokens.token);
  } catch (error) {
    set(clearUserAtom);
    throw error;
  }
  await Promise.all([set(refreshProfileAtom).catch(ignoreFailure), set(loadOrdersAtom)]);
  storage.stampLogin(now());
  events.emit('session/logged-in', { profile: get(profileAtom) });
});

/** Who wants to become a customer. */
export type RegistrationDetails = LoginDetails & { firstName: string; lastName: string };

/** Registers and logs in. Throws the server's refusal, and then logs nobody in (SESSION-09). */
export const registerAtom = atom(null, async (get, set, details: RegistrationDetails): Promise<void> => {
  const { api, botToken } = get(sessionPortsAtom);
  const { firstName, lastName, password } = details;
  const email = details.email.trim();
  const customer = { email, firstname: firstName.trim(), lastname: lastName.trim() };
  await api.register({ customer, password, token: await botToken('register') });
  await set(logInAtom, { email, password });
});

/** Forgets the customer of this browser. */
const clearUserAtom = atom(null, (get, set) => {
  get(sessionPortsAtom).storage.clear();
  set(tokenAtom, undefined);
  set(profileAtom, undefined);
  set(clearOrdersAtom);
});

type LogoutOptions = { isSilent?: boolean; reason?: LogoutReason };

/** Logs out here; the server ends the session when it can be reached (SESSION-18). What else a customer leaves is cleared by who hears of it. */
export const logOutAtom = atom(null, (get, set, { isSilent = false, reason }: LogoutOptions = {}): void => {
  const { api, storage, events, now } = get(sessionPortsAtom);
  const refreshToken = storage.refreshToken();
  // A deleted account has no session that could be ended.
  if (refreshToken !== undefined && reason === undefined) void api.logOut(refreshToken).catch(ignoreFailure);
  set(clearUserAtom);
  storage.stampLogout(now());
  events.emit('session/logged-out', { isSilent, ...(reason && { reason }) });
});

/** Why nothing was asked of the server. */
export class OfflineError extends Error {
  override readonly name = 'OfflineError';
}

/** Asks for a mail with a link for a new password. Throws OfflineError without a call when there is no connection (SESSION-13). */
export const requestPasswordAtom = atom(null, async (get, _set, email: string): Promise<void> => {
  const { api, isOnline } = get(sessionPortsAtom);
  if (!isOnline()) throw new OfflineError();
  await api.requestPassword(email.trim());
});

/** Sets a password by a mailed link, and logs in with it (SESSION-16). Between the two it calls `onCreated`. */
export const createPasswordAtom = atom(
  null,
  async (get, set, request: NewPassword, onCreated?: () => void): Promise<void> => {
    const { api } = get(sessionPortsAtom);
    await api.createPassword(request);
    onCreated?.();
    await set(logInAtom, { email: request.email, password: request.newPassword });
  },
);

/**
 * Changes the password, and logs in with it: the server ended all sessions. Between the two it calls `onChanged`. Throws
 * OfflineError without a connection (SESSION-13, SESSION-16).
 */
export const changePasswordAtom = atom(
  null,
  async (get, set, request: PasswordChange, onChanged?: () => void): Promise<void> => {
    const { api, isOnline } = get(sessionPortsAtom);
    if (!isOnline()) throw new OfflineError();
    const email = get(profileAtom)?.email ?? '';
    await api.changePassword(request);
    onChanged?.();
    await set(logInAtom, { email, password: request.newPassword });
  },
);
