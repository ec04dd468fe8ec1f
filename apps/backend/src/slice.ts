import type { Hono } from 'hono';
import type { CustomerData } from './customerData/customerData.ts';
import type { BackendEnv } from './http/env.ts';

/** What is done again and again beside the requests. */
export type Job = {
  /** As the log calls it. */
  name: string;
  /** Milliseconds between the end of one round and the next. */
  pause: number;
  /** Done once, before the backend listens. */
  begin?(): Promise<void>;
  /** One round. */
  act(): Promise<void>;
};

/**
 * A part of the backend: its addresses, written out in full, its jobs, and what it holds of customers. `backend.ts` composes
 * them; none mounts another.
 */
export type Slice = { routes: Hono<BackendEnv>; work: readonly Job[]; customerData?: CustomerData };

export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
