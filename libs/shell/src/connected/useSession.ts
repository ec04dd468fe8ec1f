import { userAtom } from '@etalage/account/headless';
import { useRouteContext } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useLoaded } from './useLoaded.ts';

/** On the server nothing loads the session. */
const noSession = () => new Promise<never>(() => undefined);

/** Loads the session of the visit, for components that need to know who is logged in. */
export function useSession() {
  const { session } = useRouteContext({ from: '__root__' });
  const load = session?.load ?? noSession;
  const user = useAtomValue(userAtom);
  const { isFailed, retry } = useLoaded(load);
  return { user, load, isFailed: isFailed && !user.session_started, retry };
}
