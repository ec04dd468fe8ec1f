import type { ApiError } from '@etalage/core';

/** What became of a change of the profile: one that waits is sent when there is a connection again. */
export type UpdateOutcome = { kind: 'updated' } | { kind: 'waiting' } | { kind: 'refused'; error: ApiError };
