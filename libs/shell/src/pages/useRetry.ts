import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Milliseconds between two tries to reach what did not answer. */
const retryAfter = 4000;

/** Asks for the page again by itself for as long as it, or a part of it, could not be had. */
export function useRetry(isMissing: boolean): void {
  const router = useRouter();
  useEffect(() => {
    if (!isMissing) return;
    const timer = setInterval(() => void router.invalidate(), retryAfter);
    return () => clearInterval(timer);
  }, [isMissing, router]);
}
