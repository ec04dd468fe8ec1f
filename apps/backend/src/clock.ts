import type { Instant } from '@etalage/core';

/** What time it is: a port, so that tests decide. */
export type Clock = { now(): Instant };

/** The machine's own clock. */
export const systemClock: Clock = { now: () => Date.now() };
