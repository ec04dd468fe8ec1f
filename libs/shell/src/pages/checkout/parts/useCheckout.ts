import { checkoutPortsAtom, createCheckoutApi, createCheckoutStorage } from '@etalage/checkout/headless';
import { ApiError } from '@etalage/core';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { defineFeature } from '../../../visit/defineFeature.ts';
import { visitHttp } from '../../../visit/visitHttp.ts';
import { viewOf } from '../../../visit/viewOf.ts';

/** What a page of the checkout waits for. */
export type CheckoutLoad = 'connecting' | 'ready' | 'failed';

/** Gives the checkout of a visit its API and storage. */
const connectCheckout = defineFeature((visit) => {
  const { store, events, storage } = visit;
  const { endpoints, storeCode, unsupportedPayments = [] } = viewOf(visit);
  const { order, checkout, payment } = endpoints;
  const api = createCheckoutApi(visitHttp(visit), { order, checkout, payment });
  const ports = { api, events, storage: createCheckoutStorage(storage), storeCode };
  store.set(checkoutPortsAtom, { ...ports, unsupportedPayments });
});

/**
 * Connects cart and checkout with the backend once the page is here, and then does what the page asks for. It has failed when
 * code or data cannot be loaded; what the backend refuses is left to the page.
 */
export function useCheckout(begin: () => Promise<unknown>): CheckoutLoad {
  const { cart, visit } = useRouteContext({ from: '__root__' });
  const [state, setState] = useState<CheckoutLoad>('connecting');
  useEffect(() => {
    if (cart === undefined) return;
    const open = async () => {
      await cart.load();
      connectCheckout(visit);
      await begin().catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
      });
    };
    open().then(
      () => setState('ready'),
      () => setState('failed'),
    );
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `begin` is a new function with each render and runs once per page.
  }, [cart, visit]);
  return state;
}
