import type { EventBus } from '@etalage/core';
import type { createStore } from 'jotai/vanilla';
import { frameNl } from '../messages/frame.ts';
import { notifyAtom } from './visitAtoms.ts';

/** Tells the shopper what the server said when it refused a call that was not silent (API-04). */
export const showFailures = (store: ReturnType<typeof createStore>, events: EventBus): (() => void) =>
  events.on('api/failed', ({ message }) => {
    store.set(notifyAtom, { type: 'danger', message, action1: { label: frameNl.ok } });
  });
