import { useEffect, useSyncExternalStore } from 'react';
import { hydratedEvent } from '../early/hydratedEvent.ts';

const subscribe = () => () => undefined;

/** True on the server, and in the browser during hydration. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );

/** Ends the scripts in the head once what calls this is hydrated: the last press that they kept is pressed again. */
export function useReplay(isHydrated = true): void {
  useEffect(() => {
    if (isHydrated) dispatchEvent(new Event(hydratedEvent));
  }, [isHydrated]);
}
