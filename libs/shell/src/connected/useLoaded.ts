import { useEffect, useState } from 'react';
import { reloadForNewBuild } from '../router/reloadForNewBuild.ts';

/** What a component loads: there is no data yet, or it did not load, or not in time; data may come after all. */
export type Loaded<T> = { data: T | undefined; isFailed: boolean; retry: () => void };

export type LoadOptions = {
  /** False until the component needs it. */
  isWanted?: boolean;
  /** Milliseconds after which it counts as failed. Without one it may take as long as it takes. */
  timeout?: number;
};

/** Loads data or code when a component is mounted; `load` must be the same function at each render. */
export function useLoaded<T>(load: () => Promise<T>, { isWanted = true, timeout }: LoadOptions = {}): Loaded<T> {
  const [result, setResult] = useState<{ data?: T; isFailed: boolean }>({ isFailed: false });
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    if (!isWanted) return undefined;
    const left = new AbortController();
    const end = (ended: typeof result) => left.signal.aborted || setResult(ended);
    const fail = () => end({ isFailed: true });
    const timer = timeout === undefined ? undefined : setTimeout(fail, timeout);
    // Not at the first attempt: a reload takes what the shopper typed.
    const refuse = async (error: unknown) => {
      if (attempt === 1 || !(await reloadForNewBuild(error, left.signal))) fail();
    };
    void load()
      .then((data) => end({ data, isFailed: false }), refuse)
      .finally(() => clearTimeout(timer));
    return () => {
      left.abort();
      clearTimeout(timer);
    };
  }, [load, isWanted, timeout, attempt]);
  const retry = () => {
    setResult({ isFailed: false });
    setAttempt(attempt + 1);
  };
  return { data: result.data, isFailed: result.isFailed, retry };
}
