import { ApiError, maySucceedLater } from '@etalage/core';
import { isNotFound, isRedirect, notFound } from '@tanstack/react-router';

/** The backend gave no usable answer. Of an error the message alone travels to the browser; the cause is for the log. */
export const unreachableText = 'unreachable';

/** Whether a page failed because the backend did not answer. */
export const isUnreachable = (error: unknown): boolean => error instanceof Error && error.message === unreachableText;

/** Whether there is no such page. */
export const isMissing = (error: unknown): boolean =>
  isNotFound(error) || (error instanceof ApiError && error.code === 404);

/** What a loader does with a failure: 404 is the not-found page, the rest the error page of its kind. Never returns. */
export function orNotFound(error: unknown): never {
  if (isNotFound(error) || isRedirect(error)) throw error;
  if (isMissing(error)) throw notFound();
  if (maySucceedLater(error)) throw new Error(unreachableText, { cause: error });
  throw error;
}
