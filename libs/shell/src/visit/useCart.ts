import { cartIsLoadedAtom } from '@etalage/cart/headless';
import { useRouteContext } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { useLazyPart } from '../overlay/lazyPart.tsx';

const nothing = () => null;

/** Loads the cart of the visit, for what shows its lines; it counts as failed when it does not load in time (PANEL-05). */
export function useCart(): { isLoaded: boolean; isFailed: boolean; retry: () => void } {
  const { cart } = useRouteContext({ from: '__root__' });
  const isLoaded = useAtomValue(cartIsLoadedAtom);
  const load = useCallback(async () => {
    await cart?.load();
    return nothing;
  }, [cart]);
  const { isFailed, retry } = useLazyPart(load);
  return { isLoaded, isFailed: isFailed && !isLoaded, retry };
}
