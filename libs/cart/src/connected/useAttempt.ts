import { useRef, useState } from 'react';

/** One act at a time, and why it failed: shown for as long as the cart is as it was then. */
export function useAttempt(state: string | undefined, textOf: (error: unknown) => string) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ text: string; state: string | undefined }>();
  // A second press can come before the button is drawn busy.
  const isRunning = useRef(false);
  const fail = (text: string) => setFailure({ text, state });
  const run = async (act: () => Promise<void>) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setFailure(undefined);
    await act()
      .catch((error: unknown) => fail(textOf(error)))
      .finally(() => {
        isRunning.current = false;
        setBusy(false);
      });
  };
  const attempt = (act: () => Promise<void>) => void run(act);
  return { isBusy, failure: failure?.state === state ? failure : undefined, fail, attempt };
}
