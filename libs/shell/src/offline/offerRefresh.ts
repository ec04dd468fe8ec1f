import { notifyAtom } from '../model/visitAtoms.ts';
import type { Visit } from '../visit/createVisit.ts';
import { takeOver } from '../worker/names.ts';
import type { Worker, Workers } from './workerReports.ts';

/**
 * Tells the shopper that there is a new version, until they press (PWA-04). That press lets the new service worker take over,
 * and loads this tab anew: no other one, as somebody may have half filled in a form there.
 */
export function offerRefresh({ store, words }: Visit, workers: Workers, waiting: () => Worker | null): void {
  const refresh = () => {
    const worker = waiting();
    if (!worker) return location.reload();
    workers.addEventListener('controllerchange', () => location.reload(), { once: true });
    worker.postMessage(takeOver);
  };
  const { swUpdated, refresh: label } = words.late('outage').offline;
  store.set(notifyAtom, { type: 'info', message: swUpdated, hasNoTimeout: true, action1: { label, run: refresh } });
}
