import { Hono } from 'hono';
import type { BackendEnv } from '../http/env.ts';
import type { Ports } from '../ports.ts';
import { hour, second, type Slice } from '../slice.ts';
import { backInStockData } from './customerData.ts';
import { forgetOldRequests } from './requests.ts';
import { backInStockRoutes } from './routes.ts';
import { writeBackInStockMails } from './writeBackInStockMails.ts';

/** Mails to those who asked for what was sold out. */
export const backInStockSlice = (ports: Ports): Slice => ({
  routes: new Hono<BackendEnv>().route('/api/stock/back-in-stock', backInStockRoutes(ports)),
  customerData: backInStockData,
  work: [
    { name: 'what is back in stock', pause: second, act: () => writeBackInStockMails(ports) },
    { name: 'old requests for stock', pause: hour, act: () => forgetOldRequests(ports) },
  ],
});
