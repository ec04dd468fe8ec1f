import { OfflineError, PasskeyError, type AccountPageMessages, type PasskeyFailure } from '@etalage/account/headless';
import { ApiError, UnreachableError } from '@etalage/core';

type Words = Pick<AccountPageMessages, 'refreshTokenError' | 'unreachable' | (typeof passkeyWords)[PasskeyFailure]>;

const passkeyWords = {
  canceled: 'passkeyCanceled',
  exists: 'passkeyExists',
  failed: 'passkeyFailed',
} as const satisfies Record<PasskeyFailure, keyof AccountPageMessages>;

/** What is said when there was no usable answer, and when nothing was asked because there is no connection. */
type Ways = { unreachable: string; offline?: string };

/** What an account form says of a failure: the server's own words where it has some. A programming error is thrown on. */
export function accountFailure(error: unknown, words: Words, { unreachable, offline = unreachable }: Ways): string {
  if (error instanceof OfflineError) return offline;
  if (error instanceof PasskeyError) return words[passkeyWords[error.kind]];
  if (error instanceof ApiError) return error.message || (error.code === 401 ? words.refreshTokenError : unreachable);
  if (error instanceof UnreachableError) return unreachable;
  throw error;
}

/** What is said of a failed login: nobody is logged in whose session could be over (SESSION-07). */
export function loginFailure(error: unknown, words: Words & Pick<AccountPageMessages, 'unexpectedAuthError'>): string {
  const { unexpectedAuthError: unreachable } = words;
  return accountFailure(error, { ...words, refreshTokenError: unreachable }, { unreachable });
}
