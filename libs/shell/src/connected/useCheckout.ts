import { checkoutPortsAtom, createCheckoutApi } from '@etalage/checkout/headless';
import { createHttp } from '@etalage/core';
import { useRouteContext } from '@tanstack/react-router';
import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';

/** Connects cart and checkout with the backend once the page is here, and then does what the page asks for. */
export function useCheckout(begin: () => Promise<unknown>): 'connecting' | 'ready' {
  const { app, cart, events } = useRouteContext({ from: '__root__' });
  const connect = useSetAtom(checkoutPortsAtom);
  const [state, setState] = useState<'connecting' | 'ready'>('connecting');
  useEffect(() => {
    if (cart === undefined) return;
    const { storeCode, endpoints } = app.view;
    const { order = '', checkout = '', payment = '' } = endpoints;
    const http = createHttp({ storeCode, baseUrl: location.origin });
    const open = async () => {
      await cart.load();
      connect({ api: createCheckoutApi(http, { order, checkout, payment }), events, storeCode });
      await begin().catch(() => undefined);
      setState('ready');
    };
    void open();
    // Once per page: `begin` is a new function with each drawing, and not a reason to begin again.
  }, [app, cart, events, connect]);
  return state;
}
