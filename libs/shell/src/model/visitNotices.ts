import type { Visit } from '../visit/createVisit.ts';
import { notifyAtom } from './visitAtoms.ts';

/** Tells the shopper what the server said when it refused a call that was not silent (API-04). */
export const showFailures = ({ store, events, words }: Pick<Visit, 'store' | 'events' | 'words'>): (() => void) =>
  events.on('api/failed', ({ message }) => {
    store.set(notifyAtom, { type: 'danger', message, action1: { label: words.frame.ok } });
  });
