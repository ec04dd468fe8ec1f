import { notifyAtom } from '../model/visitAtoms.ts';
import type { Visit } from '../visit/createVisit.ts';
import { takeOver } from '../worker/names.ts';
import type { Worker, Workers } from './workerReports.ts';

/** Milliseconds to wait for the new service worker to take control: the old one stays active while it has requests. */
const longestWait = 2000;

/**
 * Tells the shopper that there is a new version, until they press (PWA-04). That press lets the new service worker take over,
 * and loads this tab anew: no other one, as somebody may have half filled in a form there.
 */
export function offerRefresh({ store, words }: Visit, workers: Workers, waiting: () => Worker | null): void {
  const refresh = () => {
    const worker = waiting();
    if (!worker) return location.reload();
    const reload = () => {
      clearTimeout(timer);
      location.reload();
    };
    // A reload ends the requests of this tab, so that the new service worker activates.
    const timer = setTimeout(reload, longestWait);
    workers.addEventListener('controllerchange', reload, { once: true });
    worker.postMessage(takeOver);
  };
  const { swUpdated, refresh: label } = words.late('outage').offline;
  store.set(notifyAtom, { type: 'info', message: swUpdated, hasNoTimeout: true, action1: { label, run: refresh } });
}
