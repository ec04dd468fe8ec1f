import { ApiError, maySucceedLater } from '@etalage/core';
import { isNotFound, isRedirect, notFound } from '@tanstack/react-router';

/** The backend gave no usable answer. Of an error the message alone travels to the browser; the cause is for the log. */
export const unreachableText = 'unreachable';

/** Whether a page failed because the backend did not answer. */
export const isUnreachable = (error: unknown): boolean => error instanceof Error && error.message === unreachableText;

/** What a loader does with a failure: 404 is the not-found page, the rest the error page of its kind. Never returns. */
export function orNotFound(error: unknown): never {
  if (isNotFound(error) || isRedirect(error)) throw error;
  if (error instanceof ApiError && error.code === 404) throw notFound();
  if (maySucceedLater(error)) throw new Error(unreachableText, { cause: error });
  throw error;
}
