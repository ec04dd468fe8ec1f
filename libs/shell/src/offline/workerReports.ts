import { defaultEndpoints, type Endpoints } from '@etalage/core';

/** What the service worker of the store is up to (PWA-03). */
export type WorkerReport =
  { kind: 'served-from-cache' | 'cached' | 'updated' | 'offline' } | { kind: 'failed'; message: string };

declare module '@etalage/core' {
  interface DomainEvents {
    /** What the service worker did; a failed registration says why. */
    'worker/reported': WorkerReport;
  }
}

type Target = Pick<EventTarget, 'addEventListener'>;
/** The part of a service worker that is used here. */
export type Worker = Target & Pick<ServiceWorker, 'state'> & { postMessage(message: unknown): void };
/** The part of a registration that is used here. */
export type Registration = Target & { readonly waiting: Worker | null; readonly installing: Worker | null };
/** The part of the browser's service workers that is used here. */
export type Workers = Target & {
  readonly controller: Target | null;
  register(script: string, options: RegistrationOptions): Promise<Registration>;
};

/** Where the service worker's script lies. */
const script = '/sw.js';

/** The URL of the service worker's script: its query names the endpoints that differ from the defaults. */
function scriptUrl(endpoints: Partial<Endpoints>): string {
  const defaults: Readonly<Record<string, string>> = defaultEndpoints;
  const own = Object.entries(endpoints).filter(([name, path]) => path !== defaults[name]);
  return own.length === 0 ? script : `${script}?${new URLSearchParams(own)}`;
}

/**
 * Registers the service worker of the store, which is told the store view's own endpoints, and reports what it does. Resolves to
 * its registration; a shop without one goes on as it is.
 */
export async function registerWorker(
  workers: Workers,
  report: (told: WorkerReport) => void,
  endpoints: Partial<Endpoints> = {},
): Promise<Registration | undefined> {
  if (workers.controller) report({ kind: 'served-from-cache' });
  if (!navigator.onLine) report({ kind: 'offline' });
  addEventListener('offline', () => report({ kind: 'offline' }));
  const registration = await workers
    .register(scriptUrl(endpoints), { updateViaCache: 'none' })
    .catch((error: unknown) => {
      if (navigator.onLine)
        report({ kind: 'failed', message: `Error during service worker registration: ${String(error)}` });
    });
  // Browsers in which tests run without service workers answer nothing.
  if (!registration) return undefined;
  const installed = () => report({ kind: workers.controller ? 'updated' : 'cached' });
  const watch = (worker: Worker | null) =>
    worker?.addEventListener('statechange', () => worker.state === 'installed' && installed());
  if (registration.waiting && workers.controller) installed();
  watch(registration.installing);
  registration.addEventListener('updatefound', () => watch(registration.installing));
  return registration;
}
