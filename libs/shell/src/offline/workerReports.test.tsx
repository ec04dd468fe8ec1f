import { afterEach, describe, expect, it, vi } from 'vitest';
import { registerWorker, type WorkerReport } from './workerReports.ts';
import { aWorkers } from '../testing/aWorkers.ts';

afterEach(() => vi.restoreAllMocks());

/** What a page is told with these service workers. */
async function reportsOf(workers: ReturnType<typeof aWorkers>) {
  const told: WorkerReport[] = [];
  const registration = await registerWorker(workers.container, (report) => told.push(report));
  return { told, registration };
}

describe('PWA-03 the service worker reports', () => {
  it('PWA-03 that the page is served from its cache', async () =>
    expect((await reportsOf(aWorkers({ isControlled: true }))).told).toEqual([{ kind: 'served-from-cache' }]));

  it('PWA-03 that the shop has been cached for offline use, at its first installation', async () => {
    const workers = aWorkers();
    const { told } = await reportsOf(workers);
    expect(told).toEqual([]);
    workers.install();
    expect(told).toEqual([{ kind: 'cached' }]);
  });

  it('PWA-03 that the shop has been cached, where its installation had begun before', async () => {
    const workers = aWorkers({ isInstalling: true });
    const { told } = await reportsOf(workers);
    workers.install();
    expect(told).toEqual([{ kind: 'cached' }]);
  });

  it('PWA-03 once that the shop has been cached, and nothing when that version is active', async () => {
    const workers = aWorkers();
    const { told } = await reportsOf(workers);
    const worker = workers.install();
    worker.state = 'activated';
    worker.dispatchEvent(new Event('statechange'));
    expect(told).toEqual([{ kind: 'cached' }]);
  });

  it('PWA-03 that there is new content, once a later version is installed', async () => {
    const workers = aWorkers({ isControlled: true });
    const { told } = await reportsOf(workers);
    workers.install();
    expect(told.at(-1)).toEqual({ kind: 'updated' });
  });

  it('PWA-03 that there is new content each time that a later version is installed', async () => {
    const workers = aWorkers({ isControlled: true });
    const { told } = await reportsOf(workers);
    workers.install();
    workers.install();
    expect(told.slice(1)).toEqual([{ kind: 'updated' }, { kind: 'updated' }]);
  });

  it('PWA-03 that there is new content which waited before the page was opened', async () =>
    expect((await reportsOf(aWorkers({ isControlled: true, isWaiting: true }))).told.at(-1)).toEqual({
      kind: 'updated',
    }));

  it('PWA-03 nothing of content that waits, where the page itself came without the service worker', async () =>
    expect((await reportsOf(aWorkers({ isWaiting: true }))).told).toEqual([]));

  it('PWA-03 that the shop is offline, at the start and when the network goes', async () => {
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { told } = await reportsOf(aWorkers());
    expect(told).toEqual([{ kind: 'offline' }]);
    network.mockReturnValue(true);
    for (const kinds of [2, 3]) {
      dispatchEvent(new Event('offline'));
      expect(told).toEqual(Array.from({ length: kinds }, () => ({ kind: 'offline' })));
    }
  });

  it('PWA-03 that its registration failed, and why', async () => {
    const { told, registration } = await reportsOf(aWorkers({ refusal: new TypeError('no script') }));
    const message = 'Error during service worker registration: TypeError: no script';
    expect([told, registration]).toEqual([[{ kind: 'failed', message }], undefined]);
  });
});
