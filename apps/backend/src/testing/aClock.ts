import type { Instant } from '@etalage/core';
import type { Clock } from '../clock.ts';

/** A clock that stands still until it is told what time it is. */
export type TestClock = Clock & { set(instant: Instant | string): void; advance(milliseconds: number): void };

/** Stands at noon in Amsterdam on 20 November 2026 unless told otherwise. */
export function aClock(start: Instant | string = '2026-11-20T11:00:00Z'): TestClock {
  let now = new Date(start).getTime();
  return {
    now: () => now,
    set: (instant) => {
      now = new Date(instant).getTime();
    },
    advance: (milliseconds) => {
      now += milliseconds;
    },
  };
}
