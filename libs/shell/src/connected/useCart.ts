import { cartIsLoadedAtom } from '@etalage/cart/headless';
import { useRouteContext } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useLoaded } from './useLoaded.ts';

/** On the server nothing loads the cart. */
const noCart = () => new Promise<never>(() => undefined);

/** Loads the cart of the visit, for components that show its lines. A slow network is no failure. */
export function useCart(): { isLoaded: boolean; isFailed: boolean; retry: () => void } {
  const { cart } = useRouteContext({ from: '__root__' });
  const isLoaded = useAtomValue(cartIsLoadedAtom);
  const { isFailed, retry } = useLoaded(cart?.load ?? noCart);
  return { isLoaded, isFailed: isFailed && !isLoaded, retry };
}
