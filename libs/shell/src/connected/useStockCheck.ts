import { loadSending } from '@etalage/cart';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** Asks for the stock of the lines once the cart has loaded, and again at another `occasion`; what fails is not known. */
export function useStockCheck(isLoaded: boolean, occasion?: string): 'idle' | 'running' {
  const { visit } = useRouteContext({ from: '__root__' });
  const [state, setState] = useState<'idle' | 'running'>(isLoaded ? 'running' : 'idle');
  useEffect(() => {
    if (!isLoaded) return;
    setState('running');
    void loadSending()
      .then(
        ({ checkLinesAtom }) => visit.store.set(checkLinesAtom),
        () => undefined,
      )
      .finally(() => setState('idle'));
  }, [isLoaded, visit, occasion]);
  return state;
}
