import { checkoutPortsAtom, createCheckoutApi } from '@etalage/checkout/headless';
import { ApiError, createHttp } from '@etalage/core';
import { useRouteContext } from '@tanstack/react-router';
import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';

/** What a page of the checkout waits for. */
export type CheckoutLoad = 'connecting' | 'ready' | 'failed';

/**
 * Connects cart and checkout with the backend once the page is here, and then does what the page asks for. It has failed when
 * code or data cannot be loaded; what the backend refuses is left to the page.
 */
export function useCheckout(begin: () => Promise<unknown>): CheckoutLoad {
  const { app, cart, events } = useRouteContext({ from: '__root__' });
  const connect = useSetAtom(checkoutPortsAtom);
  const [state, setState] = useState<CheckoutLoad>('connecting');
  useEffect(() => {
    if (cart === undefined) return;
    const { storeCode, endpoints } = app.view;
    const { order = '', checkout = '', payment = '' } = endpoints;
    const http = createHttp({ storeCode, baseUrl: location.origin });
    const open = async () => {
      await cart.load();
      connect({ api: createCheckoutApi(http, { order, checkout, payment }), events, storeCode });
      await begin().catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
      });
    };
    open().then(
      () => setState('ready'),
      () => setState('failed'),
    );
    // Once per page: `begin` is a new function with each drawing, and not a reason to begin again.
  }, [app, cart, events, connect]);
  return state;
}
