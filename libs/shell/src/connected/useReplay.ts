import { useEffect } from 'react';

declare global {
  /** Of the script in the head: presses what the shopper pressed before the page was taken over. */
  var replayPress: (() => void) | undefined;
}

/** Presses again what was pressed too early, once what calls this is taken over. */
export function useReplay(isTakenOver = true): void {
  useEffect(() => {
    if (isTakenOver) globalThis.replayPress?.();
  }, [isTakenOver]);
}
