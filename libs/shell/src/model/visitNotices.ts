import { logFailure } from '@etalage/core';
import type { Visit } from '../visit/createVisit.ts';
import { notifyAtom } from './visitAtoms.ts';

/** Shows a notification with the server's message for failed calls that are not silent (API-04), and logs them (ERR-08). */
export const showFailures = ({ store, events, words }: Pick<Visit, 'store' | 'events' | 'words'>): (() => void) =>
  events.on('api/failed', ({ code, message, reference }) => {
    store.set(notifyAtom, { type: 'danger', message, reference, action1: { label: words.frame.ok } });
    logFailure(`A call was refused with ${code}`, reference);
  });
