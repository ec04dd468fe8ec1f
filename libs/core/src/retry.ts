/** Milliseconds before the first retry. The delay doubles with each retry that fails, up to `maxDelay`. */
const firstDelay = 2000;
const maxDelay = 300_000;
/** Milliseconds that a server may ask for. Timers overflow at 24 days. */
const maxRetryAfter = 86_400_000;

export type RetryOptions = {
  /** What is repeated. When it fails in a way that may pass, the caller plans it anew. */
  attempt: () => Promise<unknown>;
  /** A number from 0 up to 1. */
  random?: () => number;
};

/** Repeats an attempt after a delay: longer each time, and not the same in every tab. */
export type Retry = {
  /** Plans the next attempt, in place of the one planned before; not before `retryAfter` milliseconds have passed. */
  plan(retryAfter?: number): void;
  /** Cancels what is planned. The next plan begins with the shortest delay. */
  stop(): void;
};

/** A retry of which nothing is planned. */
export function createRetry({ attempt, random = Math.random }: RetryOptions): Retry {
  let attempts = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ownDelay = () => Math.min(firstDelay * 2 ** attempts, maxDelay) * (0.5 + random() / 2);
  const serverDelay = (retryAfter: number) => Math.min(retryAfter, maxRetryAfter) + firstDelay * random();
  return {
    plan(retryAfter) {
      const delay = retryAfter === undefined ? ownDelay() : Math.max(ownDelay(), serverDelay(retryAfter));
      clearTimeout(timer);
      timer = setTimeout(() => {
        attempts += 1;
        void attempt();
      }, delay);
    },
    stop() {
      clearTimeout(timer);
      attempts = 0;
    },
  };
}
