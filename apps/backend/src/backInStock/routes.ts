import { backInStockKept, backInStockRequest } from '@etalage/catalog/contract';
import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { ok } from '../http/envelope.ts';
import type { BackendEnv } from '../http/env.ts';
import { answers } from '../docs/answers.ts';
import { valid } from '../http/validation.ts';
import { unsubscribeRoutes } from '../mail/unsubscribeRoutes.ts';
import type { Ports } from '../ports.ts';
import { forgetReader, keepRequest } from './requests.ts';

const unsubscribeWords = {
  question: 'Geen mail meer over voorraad?',
  promise:
    'We wissen je e-mailadres en mailen je niet meer als producten terug zijn. Mail over je bestellingen krijg je wel.',
  done: 'We hebben je e-mailadres gewist en mailen je niet meer als producten terug zijn.',
};

/** /api/stock/back-in-stock: 'Mail mij', and the way out of it (PROD-23). */
export const backInStockRoutes = (ports: Ports) =>
  new Hono<BackendEnv>()
    .post(
      '/',
      describeRoute({
        tags: ['catalogue'],
        summary: 'Mail an address once when a sold-out sku is back',
        ...answers('Kept, whether it was known or not', backInStockKept, 409, 429),
      }),
      valid('json', backInStockRequest),
      async (c) => {
        await keepRequest(ports, c.var, c.req.valid('json'));
        return c.json(ok(true));
      },
    )
    .route(
      '/unsubscribe',
      unsubscribeRoutes({ tag: 'catalogue', words: unsubscribeWords, forget: (key) => forgetReader(ports, key) }),
    );
