import { ApiError, read, readWithMeta, silent, UnreachableError } from '@etalage/core';
import type { KyInstance } from 'ky';
import * as v from 'valibot';
import {
  botChallengeAnswer,
  customer,
  customerData,
  customerOrder,
  orderHistory,
  passkeyCreation,
  passkeyList,
  passkeyRequest,
  profile,
  sessionMeta,
  sessionToken,
  type AccountDeletion,
  type BotChallenge,
  type Customer,
  type CustomerChanges,
  type CustomerData,
  type CustomerOrder,
  type LoginRequest,
  type NewPassword,
  type OrderHistory,
  type Passkey,
  type PasskeyAddition,
  type PasskeyCreation,
  type PasskeyLogin,
  type PasskeyRenaming,
  type PasskeyRequest,
  type PasswordChange,
  type Profile,
  type Registration,
} from './contract.ts';

/** What a client holds of a session. */
export type SessionTokens = { token: string; refreshToken: string };

/** The calls about customers. A refusal is thrown as ApiError, no usable answer as UnreachableError. */
export type UserApi = {
  /** Throws ApiError 401 for a wrong email or password, and for an account that is locked. */
  logIn(request: LoginRequest): Promise<SessionTokens>;
  /** What to solve to log in or register; null where there is nothing to solve. */
  challenge(): Promise<BotChallenge | null>;
  register(request: Registration): Promise<Customer>;
  logOut(refreshToken: string): Promise<void>;
  profile(): Promise<Profile>;
  update(changes: CustomerChanges): Promise<Profile>;
  /** Mails a link. Throws ApiError 404 for an unknown address. */
  requestPassword(email: string): Promise<void>;
  createPassword(request: NewPassword): Promise<void>;
  changePassword(request: PasswordChange): Promise<void>;
  confirmEmail(request: { email: string; token: string }): Promise<void>;
  /** Mails the link that confirms an address once more. */
  mailConfirmation(): Promise<void>;
  /** All that the shop keeps of the customer (ACC-12). */
  data(): Promise<CustomerData>;
  /** Throws ApiError 400 for a wrong password (ACC-13). */
  deleteAccount(request: AccountDeletion): Promise<void>;
  passkeys(): Promise<readonly Passkey[]>;
  /** What the browser needs to make one. */
  passkeyCreation(): Promise<PasskeyCreation>;
  addPasskey(addition: PasskeyAddition): Promise<readonly Passkey[]>;
  renamePasskey(renaming: PasskeyRenaming): Promise<readonly Passkey[]>;
  removePasskey(id: string): Promise<readonly Passkey[]>;
  /** What the browser needs to log in with one. */
  passkeyRequest(): Promise<PasskeyRequest>;
  /** Throws ApiError 401 for a passkey that is not known, or does not fit. */
  logInWithPasskey(login: PasskeyLogin): Promise<SessionTokens>;
  /** A page of the customer's orders, the newest first (ACC-03). */
  orders(page: { pageSize: number; currentPage: number }): Promise<OrderHistory>;
  /** One of them by its number. Throws ApiError 404 for an unknown one. */
  order(number: string): Promise<CustomerOrder>;
};

const done = v.literal(true);

/** The customers' calls over the shop's HTTP client. They are silent: who calls shows what was refused. */
export function createUserApi(client: KyInstance, path = '/api/user'): UserApi {
  const http = client.extend(silent);
  const post = (name: string, json: unknown) => http.post(`${path}/${name}`, { json });
  const act = async (name: string, json: unknown) => void (await read(post(name, json), done));
  return {
    logIn: (request) => readTokens(post('login', request)),
    challenge: () => read(http.get(`${path}/challenge`), botChallengeAnswer),
    register: (request) => read(post('create', request), customer),
    logOut: (refreshToken) => act('logout', { refreshToken }),
    profile: () => read(http.get(`${path}/me`), profile),
    update: (changes) => read(post('me', { customer: changes }), profile),
    requestPassword: (email) => act('reset-password', { email }),
    createPassword: (request) => act('create-password', request),
    changePassword: (request) => act('change-password', request),
    confirmEmail: (request) => act('confirm-email', request),
    mailConfirmation: () => act('confirmation-mail', {}),
    data: () => read(http.get(`${path}/data`), customerData),
    deleteAccount: (request) => act('delete', request),
    passkeys: () => read(http.get(`${path}/passkeys`), passkeyList),
    passkeyCreation: () => read(post('passkeys/options', {}), passkeyCreation),
    addPasskey: (addition) => read(post('passkeys', addition), passkeyList),
    renamePasskey: (renaming) => read(post('passkeys/rename', renaming), passkeyList),
    removePasskey: (id) => read(post('passkeys/delete', { id }), passkeyList),
    passkeyRequest: () => read(post('passkey-login/options', {}), passkeyRequest),
    logInWithPasskey: (login) => readTokens(post('passkey-login', login)),
    orders: (searchParams) => read(http.get(`${path}/order-history`, { searchParams }), orderHistory),
    order: (number) => read(http.get(`${path}/order/${encodeURIComponent(number)}`), customerOrder),
  };
}

/**
 * The next tokens of a session; undefined where the server gives none, which ends the session. Its client carries no token:
 * one that is refused would ask for a refresh of its own.
 */
export async function refreshTokens(
  guest: KyInstance,
  refreshToken: string,
  path = '/api/user',
): Promise<SessionTokens | undefined> {
  try {
    return await readTokens(guest.post(`${path}/refresh`, { json: { refreshToken }, ...silent }));
  } catch (error) {
    if (error instanceof ApiError && error.code < 429) return undefined;
    throw error;
  }
}

async function readTokens(answer: PromiseLike<Response>): Promise<SessionTokens> {
  const { result: token, meta } = await readWithMeta(answer, sessionToken, sessionMeta);
  return { token, ...meta };
}

/** Calls that reach nothing: a connection that was forgotten is loud. */
export const disconnectedUserApi: UserApi = {
  logIn: () => disconnected(),
  challenge: () => disconnected(),
  register: () => disconnected(),
  logOut: () => disconnected(),
  profile: () => disconnected(),
  update: () => disconnected(),
  requestPassword: () => disconnected(),
  createPassword: () => disconnected(),
  changePassword: () => disconnected(),
  confirmEmail: () => disconnected(),
  mailConfirmation: () => disconnected(),
  data: () => disconnected(),
  deleteAccount: () => disconnected(),
  passkeys: () => disconnected(),
  passkeyCreation: () => disconnected(),
  addPasskey: () => disconnected(),
  renamePasskey: () => disconnected(),
  removePasskey: () => disconnected(),
  passkeyRequest: () => disconnected(),
  logInWithPasskey: () => disconnected(),
  orders: () => disconnected(),
  order: () => disconnected(),
};

const disconnected = (): Promise<never> => Promise.reject(new UnreachableError('The session is not connected'));
