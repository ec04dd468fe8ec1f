import { checkLinesAtom } from '@etalage/cart';
import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';

/** Asks for the stock of the lines once the cart has loaded, and again at another `occasion`; what fails is not known. */
export function useStockCheck(isLoaded: boolean, occasion?: string): 'idle' | 'running' {
  const [state, setState] = useState<'idle' | 'running'>(isLoaded ? 'running' : 'idle');
  const check = useSetAtom(checkLinesAtom);
  useEffect(() => {
    if (!isLoaded) return;
    setState('running');
    void check().finally(() => setState('idle'));
  }, [isLoaded, check, occasion]);
  return state;
}
