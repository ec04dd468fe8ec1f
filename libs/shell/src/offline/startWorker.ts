import type { ShopRouter } from '../router/shopRouter.tsx';
import { followOffline } from './followOffline.ts';
import { offerInstall } from './offerInstall.ts';
import { offerRefresh } from './offerRefresh.ts';
import { registerWorker, type Registration, type WorkerReport, type Workers } from './workerReports.ts';

/** Starts the service worker of the store where the browser has such a thing, and answers what it reports. */
export async function startWorker(
  router: ShopRouter,
  workers: Workers | undefined = navigator.serviceWorker,
): Promise<void> {
  const { visit } = router.options.context;
  if (!workers) return;
  await visit.words.load('outage');
  offerInstall(visit);
  let registration: Registration | undefined;
  const report = (told: WorkerReport) => {
    visit.events.emit('worker/reported', told);
    if (told.kind === 'updated') offerRefresh(visit, workers, () => registration?.waiting ?? null);
    if (told.kind === 'failed') reportError(new Error(told.message));
  };
  const isWorking = () => {
    followOffline(document, router);
    // Home is where one is sent from a page that is not there (NAV-07).
    void router.preloadRoute({ to: '/' }).catch(() => undefined);
  };
  if (workers.controller) isWorking();
  else workers.addEventListener('controllerchange', isWorking, { once: true });
  registration = await registerWorker(workers, report, visit.view.endpoints);
}
