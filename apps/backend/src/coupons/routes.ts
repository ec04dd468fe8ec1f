import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { answers } from '../docs/answers.ts';
import { adminKeyGuard } from '../http/adminKey.ts';
import { ok } from '../http/envelope.ts';
import type { BackendEnv } from '../http/env.ts';
import { valid } from '../http/validation.ts';
import type { Ports } from '../ports.ts';
import { putCoupon, readCoupon } from './admin.ts';
import { adminCoupon, newCoupon } from './contract.ts';

/** /api/admin/coupons: making, changing and reading coupons, with the admin key (API-09). */
export const couponAdminRoutes = ({ database, secrets }: Pick<Ports, 'database' | 'secrets'>) =>
  new Hono<BackendEnv>()
    .use(adminKeyGuard(secrets.adminKey))
    .post(
      '/',
      describeRoute({
        tags: ['admin'],
        summary: 'Make a coupon, or replace the one of this code',
        ...answers('The coupon', adminCoupon),
      }),
      valid('json', newCoupon),
      async (c) => c.json(ok(await putCoupon(database, c.var.store, c.req.valid('json')))),
    )
    .get(
      '/:code',
      describeRoute({
        tags: ['admin'],
        summary: 'A coupon, and how often it was used',
        ...answers('The coupon', adminCoupon),
      }),
      async (c) => c.json(ok(await readCoupon(database, c.var.store, c.req.param('code')))),
    );
