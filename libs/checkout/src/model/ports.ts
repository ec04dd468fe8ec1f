import { browserStorage, createEventBus, createStorage, type EventBus } from '@etalage/core';
import { atom } from 'jotai/vanilla';
import { disconnectedCheckoutApi, type CheckoutApi } from '../api.ts';
import type { OrderOutcome } from './orderOutcome.ts';
import { createCheckoutStorage, type CheckoutStorage } from './storedDetails.ts';

declare module '@etalage/core' {
  interface DomainEvents {
    /** The server has the order. */
    'order/placed': {
      orderId: string;
      orderNumber: string | null;
      paymentMethod: string;
      needsProvider: boolean;
      /** The address that is to get the newsletter; absent when the shopper did not ask for it. */
      newsletterEmail?: string;
    };
    /** An order was not placed, or its payment could not be started. For the log; the checkout shows it. */
    'order/failed': { message: string; error: unknown };
  }
}

/** What the checkout reaches outside with. */
export type CheckoutPorts = {
  api: CheckoutApi;
  storage: CheckoutStorage;
  events: EventBus;
  storeCode: string;
  /** Codes of payment methods that this shop does not support (PAY-07). */
  unsupportedPayments: readonly string[];
  /** Places the order without a network: its code loads late. Left out until it is there. */
  placeOffline?: (() => Promise<OrderOutcome>) | undefined;
  /** Epoch milliseconds. */
  now(): number;
};

const disconnectedPorts = (storage = createStorage()): CheckoutPorts => ({
  api: disconnectedCheckoutApi,
  storage: createCheckoutStorage(storage),
  events: createEventBus(),
  storeCode: '',
  unsupportedPayments: [],
  now: () => Date.now(),
});

const connectedAtom = atom<CheckoutPorts | undefined>(undefined);
const fallbackAtom = atom(() => disconnectedPorts());

/** Set by the shell on each jotai store: api, events and store code; the rest has defaults. */
export const checkoutPortsAtom = atom(
  (get): CheckoutPorts => get(connectedAtom) ?? get(fallbackAtom),
  (_get, set, ports: Partial<CheckoutPorts>) =>
    set(connectedAtom, { ...disconnectedPorts(browserStorage()), ...ports }),
);
