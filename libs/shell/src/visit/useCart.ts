import { cartIsLoadedAtom } from '@etalage/cart/headless';
import { useRouteContext } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useState } from 'react';

/** Loads the cart of the visit, for components that show its lines. A slow network is no failure. */
export function useCart(): { isLoaded: boolean; isFailed: boolean; retry: () => void } {
  const { cart } = useRouteContext({ from: '__root__' });
  const isLoaded = useAtomValue(cartIsLoadedAtom);
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(() => void cart?.load().catch(() => setFailed(true)), [cart]);
  useEffect(load, [load]);
  const retry = () => {
    setFailed(false);
    load();
  };
  return { isLoaded, isFailed: hasFailed && !isLoaded, retry };
}
