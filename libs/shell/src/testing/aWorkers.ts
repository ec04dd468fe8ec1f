import { vi } from 'vitest';
import type { Registration, Worker, Workers } from '../offline/workerReports.ts';

type Given = {
  /** Whether a service worker answers the page. */
  isControlled?: boolean;
  /** Whether a later one waits. */
  isWaiting?: boolean;
  /** Whether one is being installed, as another page of the browser began. */
  isInstalling?: boolean;
  /** Why the browser registers none. */
  refusal?: Error;
};

type FakeWorker = Worker & EventTarget & { state: ServiceWorkerState };
type FakeRegistration = Registration & EventTarget & { waiting: FakeWorker | null; installing: FakeWorker | null };

const aWorker = (state: ServiceWorkerState): FakeWorker =>
  Object.assign(new EventTarget(), { state, postMessage: vi.fn<Worker['postMessage']>() });

/** The service workers of a browser, as a page sees them. */
export function aWorkers({ isControlled = false, isWaiting = false, isInstalling = false, refusal }: Given = {}) {
  const registration: FakeRegistration = Object.assign(new EventTarget(), {
    waiting: isWaiting ? aWorker('installed') : null,
    installing: isInstalling ? aWorker('installing') : null,
  });
  const container: Workers & EventTarget = Object.assign(new EventTarget(), {
    controller: isControlled ? aWorker('activated') : null,
    register: vi.fn(() => (refusal === undefined ? Promise.resolve(registration) : Promise.reject(refusal))),
  });
  return {
    container,
    /** A version is found and installed. */
    install: (): FakeWorker => {
      const worker = registration.installing ?? aWorker('installing');
      const isFound = registration.installing === null;
      registration.installing = worker;
      if (isFound) registration.dispatchEvent(new Event('updatefound'));
      worker.state = 'installed';
      registration.installing = null;
      registration.waiting = worker;
      worker.dispatchEvent(new Event('statechange'));
      return worker;
    },
    /** The version that waited takes over. */
    takeOver: (): void => {
      registration.waiting = null;
      container.dispatchEvent(new Event('controllerchange'));
    },
  };
}
