import { ApiError } from '@etalage/core';

/** What is not there any more need not be removed. */
export function acceptGone(error: unknown): void {
  if (!(error instanceof ApiError) || error.code !== 404) throw error;
}
