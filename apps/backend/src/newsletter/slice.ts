import { Hono } from 'hono';
import type { BackendEnv } from '../http/env.ts';
import { hour, second, type Slice } from '../slice.ts';
import { readStores } from '../stores/stores.ts';
import { newsletterAdminRoutes } from './adminRoutes.ts';
import { newsletterData } from './customerData.ts';
import { writeNewsletters } from './newsletters.ts';
import { newsletterRoutes, type NewsletterPorts } from './routes.ts';
import { forgetOldCoupons } from './subscriptions.ts';

/** The newsletter: who gets it. */
export const newsletterSlice = (ports: NewsletterPorts): Slice => ({
  routes: new Hono<BackendEnv>()
    .route('/api/ext/magento2-newsletter', newsletterRoutes(ports))
    .route('/api/admin/newsletter', newsletterAdminRoutes(ports)),
  customerData: newsletterData,
  work: [
    { name: 'newsletters', pause: second, act: () => writeNewsletters(ports, readStores()) },
    { name: 'old newsletter coupons', pause: hour, act: () => forgetOldCoupons(ports) },
  ],
});
