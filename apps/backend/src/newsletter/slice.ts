import { Hono } from 'hono';
import type { BackendEnv } from '../http/env.ts';
import { hour, type Slice } from '../slice.ts';
import { newsletterData } from './customerData.ts';
import { newsletterRoutes, type NewsletterPorts } from './routes.ts';
import { forgetOldCoupons } from './subscriptions.ts';

/** The newsletter: who gets it. */
export const newsletterSlice = (ports: NewsletterPorts): Slice => ({
  routes: new Hono<BackendEnv>().route('/api/ext/magento2-newsletter', newsletterRoutes(ports)),
  customerData: newsletterData,
  work: [{ name: 'old newsletter coupons', pause: hour, act: () => forgetOldCoupons(ports) }],
});
