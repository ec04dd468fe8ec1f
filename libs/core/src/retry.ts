import type { TabLock } from './outbox.ts';

/** Milliseconds before the first retry. The delay doubles with each retry that fails, up to `maxDelay`. */
const firstDelay = 2000;
const maxDelay = 300_000;
/** Milliseconds that a server may ask for. Timers overflow at 24 days. */
const maxRetryAfter = 86_400_000;

export type RetryOptions = {
  /** What is repeated. When it fails in a way that may pass, the caller plans it anew. */
  attempt: () => Promise<unknown>;
  /** Held while a retry is planned, so that of all tabs of a browser one has a timer. */
  lock: TabLock;
  /** A number from 0 up to 1. */
  random?: () => number;
};

/** Repeats an attempt after a delay: longer each time, and not the same in every browser. */
export type Retry = {
  /** Plans the next attempt, in place of the one planned before; not before `retryAfter` milliseconds have passed. */
  plan(retryAfter?: number): void;
  /** Cancels what is planned. The next plan begins with the shortest delay. */
  stop(): void;
};

/** A retry of which nothing is planned. */
export function createRetry({ attempt, lock, random = Math.random }: RetryOptions): Retry {
  let attempts = 0;
  let dueAt: number | undefined;
  let isRunning = false;
  let wake = () => {};
  const ownDelay = () => Math.min(firstDelay * 2 ** attempts, maxDelay) * (0.5 + random() / 2);
  const serverDelay = (retryAfter: number) => Math.min(retryAfter, maxRetryAfter) + firstDelay * random();
  const sleep = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const attemptWhenDue = async () => {
    while (dueAt !== undefined) {
      const left = dueAt - Date.now();
      if (left > 0) await sleep(left);
      else {
        dueAt = undefined;
        attempts += 1;
        await attempt();
      }
    }
  };
  const run = async () => {
    if (isRunning) return;
    isRunning = true;
    try {
      while (dueAt !== undefined) await lock(attemptWhenDue);
    } finally {
      isRunning = false;
    }
  };
  return {
    plan(retryAfter = 0) {
      dueAt = Date.now() + Math.max(ownDelay(), serverDelay(retryAfter));
      wake();
      void run();
    },
    stop() {
      dueAt = undefined;
      attempts = 0;
      wake();
    },
  };
}
