import { Hono } from 'hono';
import { retention } from '../customerData/retention.ts';
import type { BackendEnv } from '../http/env.ts';
import type { Ports } from '../ports.ts';
import { hour, second, type Slice } from '../slice.ts';
import { mailData } from './customerData.ts';
import { createDelivery } from './delivery.ts';
import { deleteOldMails } from './outbox.ts';
import { mailAdminRoutes, outboxRoutes } from './routes.ts';

/** The outbox, and the delivery of its mails. */
export function mailSlice(ports: Ports): Slice {
  const { resume, fresh, retries } = createDelivery(ports);
  return {
    routes: new Hono<BackendEnv>()
      .route('/api/admin/mails', mailAdminRoutes(ports))
      .route('/outbox', outboxRoutes(ports)),
    customerData: mailData(ports.mailer),
    work: [
      { name: 'fresh mail', pause: second, begin: resume, act: fresh },
      { name: 'mail tried before', pause: second, act: retries },
      { name: 'old mail', pause: hour, act: () => deleteOldMails(ports, retention.mailDays) },
    ],
  };
}
