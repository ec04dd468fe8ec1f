import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { answers } from '../docs/answers.ts';
import { adminKeyGuard } from '../http/adminKey.ts';
import { ok } from '../http/envelope.ts';
import type { BackendEnv } from '../http/env.ts';
import { valid } from '../http/validation.ts';
import type { Ports } from '../ports.ts';
import type { Slice } from '../slice.ts';
import { adminCoupon, newCoupon, putCoupon, readCoupon } from './admin.ts';

/** Coupons, as the shop makes them. A cart applies one, an order uses it. */
export const couponsSlice = ({ database, secrets }: Pick<Ports, 'database' | 'secrets'>): Slice => ({
  routes: new Hono<BackendEnv>()
    .use('/api/admin/coupons/*', adminKeyGuard(secrets.adminKey))
    .post(
      '/api/admin/coupons',
      describeRoute({
        tags: ['admin'],
        summary: 'Make a coupon, or change the one of this code',
        ...answers('The coupon', adminCoupon),
      }),
      valid('json', newCoupon),
      async (c) => c.json(ok(await putCoupon(database, c.var.store, c.req.valid('json')))),
    )
    .get(
      '/api/admin/coupons/:code',
      describeRoute({ tags: ['admin'], summary: 'A coupon, and how often it was used', ...answers('It', adminCoupon) }),
      async (c) => c.json(ok(await readCoupon(database, c.var.store, c.req.param('code')))),
    ),
  work: [],
});
