import { askVersion } from '../worker/names.ts';

/** Milliseconds that a service worker has to answer, which may have to start first. */
const timeout = 2_000;

/** The version of the service worker that answers this page; undefined where there is none, or where it does not say so. */
export async function workerVersion(
  worker: Pick<ServiceWorker, 'postMessage'> | null | undefined,
): Promise<string | undefined> {
  if (!worker) return undefined;
  const { port1, port2 } = new MessageChannel();
  try {
    return await new Promise((resolve) => {
      port1.addEventListener('message', ({ data }) => resolve(typeof data === 'string' ? data : undefined));
      port1.start();
      setTimeout(() => resolve(undefined), timeout);
      worker.postMessage(askVersion, [port2]);
    });
  } finally {
    port1.close();
  }
}
