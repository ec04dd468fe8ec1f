import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Milliseconds between two tries to reach what did not answer. */
const retryAfter = 4000;

/** Reloads the page that is shown, and no other that is kept, every 4 s while it or a part of it is missing. */
export function useRetry(isMissing: boolean): void {
  const router = useRouter();
  useEffect(() => {
    if (!isMissing) return;
    const retry = () => {
      const shown = router.state.matches.at(-1);
      // A slow answer is waited for; so is the page that the shopper is on the way to.
      if (router.state.isLoading || shown?.isFetching) return;
      void router.invalidate({ filter: ({ id, status }) => id === shown?.id || status !== 'success' });
    };
    const timer = setInterval(retry, retryAfter);
    return () => clearInterval(timer);
  }, [isMissing, router]);
}
