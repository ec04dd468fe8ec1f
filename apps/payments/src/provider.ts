import { Hono } from 'hono';
import { apiRoutes } from './api.ts';
import { deliverDue, expireOverdue, type NotificationPorts } from './notifications.ts';
import { notFoundPage } from './page/page.ts';
import { pageRoutes } from './pages.ts';

/** What the provider is built from. */
export type ProviderPorts = NotificationPorts & {
  /** Where a browser reaches the payment pages, without a slash at the end. */
  publicUrl: string;
};

/** The sandbox provider: `app` answers requests, `work` does once what is due, `start` keeps doing so until stopped. */
export function createProvider(ports: ProviderPorts) {
  const work = oneAtATime(async () => {
    expireOverdue(ports);
    await deliverDue(ports);
  });
  const app = new Hono()
    .get('/health', (c) => c.json({ status: 'ok' }))
    .route('/v1/json', apiRoutes(ports))
    .route('/connect', pageRoutes({ ...ports, wake: () => void work() }))
    .notFound((c) => c.html(notFoundPage(), 404));
  return { app, work, start: (milliseconds: number) => keepDoing(work, milliseconds) };
}

/** A call during a run asks for one more run after it, and waits for that one. */
function oneAtATime(run: () => Promise<void>): () => Promise<void> {
  let last = Promise.resolve();
  return () => {
    last = last.then(run);
    return last;
  };
}

function keepDoing(work: () => Promise<void>, milliseconds: number): () => void {
  const timer = setInterval(() => void work(), milliseconds);
  void work();
  return () => clearInterval(timer);
}
