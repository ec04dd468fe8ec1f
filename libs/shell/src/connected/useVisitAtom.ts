import { useRouteContext } from '@tanstack/react-router';
import type { Atom } from 'jotai/vanilla';
import { useCallback, useSyncExternalStore } from 'react';

/**
 * The value of an atom of this visit. For the first load, which has no async atoms: the hooks of jotai, which also wait for
 * promises, come with what loads later.
 */
export function useVisitAtom<Value>(atom: Atom<Value>): Value {
  const { visit } = useRouteContext({ from: '__root__' });
  const { store } = visit;
  const read = () => store.get(atom);
  return useSyncExternalStore(
    useCallback((onChange) => store.sub(atom, onChange), [store, atom]),
    read,
    read,
  );
}
