import { ApiError, UnreachableError } from '@etalage/core';
import { isNotFound, isRedirect, notFound } from '@tanstack/react-router';

/** The backend gave no usable answer; the text travels to the browser with the page, so it says no more. */
export const unreachableText = 'unreachable';

/** Whether a page failed because the backend did not answer. */
export const isUnreachable = (error: unknown): boolean => error instanceof Error && error.message === unreachableText;

/**
 * What a loader does with a failure: the not-found page for what is not there (404), and for an address that the backend
 * refuses to look up (400); for the rest the error page of its kind. Never returns.
 */
export function orNotFound(error: unknown): never {
  if (isNotFound(error) || isRedirect(error)) throw error;
  if (error instanceof ApiError && (error.code === 404 || error.code === 400)) throw notFound();
  if (error instanceof UnreachableError) throw new Error(unreachableText);
  if (error instanceof ApiError && error.code > 500) throw new Error(unreachableText);
  throw error;
}
