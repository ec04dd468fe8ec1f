import { useEffect } from 'react';
import { hydratedEvent } from '../early/hydratedEvent.ts';

/** Ends the scripts in the head once what calls this is hydrated: the last press that they kept is pressed again. */
export function useReplay(isHydrated = true): void {
  useEffect(() => {
    if (isHydrated) dispatchEvent(new Event(hydratedEvent));
  }, [isHydrated]);
}
