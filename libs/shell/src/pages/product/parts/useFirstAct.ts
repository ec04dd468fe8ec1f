import { useEffect, useState } from 'react';

const acts = ['scroll', 'pointermove', 'pointerdown', 'keydown'];

/** Whether the shopper has done anything on this page yet. Calls `act` once: at the first thing they do, or when they leave. */
export function useFirstAct(act: () => void): boolean {
  const [hasActed, setHasActed] = useState(false);
  useEffect(() => {
    if (hasActed) return undefined;
    const stop = new AbortController();
    for (const type of acts) addEventListener(type, () => setHasActed(true), stop);
    return () => {
      stop.abort();
      act();
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `act` is a new function with each render and runs once.
  }, [hasActed]);
  return hasActed;
}
