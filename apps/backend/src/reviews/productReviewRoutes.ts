import { productReviews, productReviewsQuery, reviewCreate, reviewDocument } from '@etalage/catalog/contract';
import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import * as v from 'valibot';
import { shopperOf } from '../cart/shopper.ts';
import { adminKeyGuard } from '../http/adminKey.ts';
import { ok } from '../http/envelope.ts';
import type { BackendEnv } from '../http/env.ts';
import { answers } from '../docs/answers.ts';
import { valid } from '../http/validation.ts';
import { limited } from '../limits/limited.ts';
import { createLimiter } from '../limits/limiter.ts';
import type { Ports } from '../ports.ts';
import { createReview, listReviews, moderateReview, pendingReviews } from './productReviews.ts';

/** /api/review: what customers say of products (wire contract 12). */
export const productReviewRoutes = (ports: Ports) =>
  new Hono<BackendEnv>()
    .post(
      '/create',
      describeRoute({
        tags: ['catalogue'],
        summary: 'Write a review',
        ...answers('The pending review', reviewDocument, 401, 429),
      }),
      valid('json', reviewCreate),
      limited(createLimiter(ports), 'reviewsOfClient'),
      async (c) => c.json(ok(await createReview(ports, await shopperOf(c), c.req.valid('json')))),
    )
    .get(
      '/list',
      describeRoute({
        tags: ['catalogue'],
        summary: 'Reviews of a product',
        ...answers('Approved ones', productReviews),
      }),
      valid('query', productReviewsQuery),
      async (c) => c.json(ok(await listReviews(ports, c.var.store, Number(c.req.valid('query').product_id)))),
    );

const decision = v.object({ status: v.picklist(['approved', 'rejected', 'pending']) });

/** /api/admin/reviews: what waits, and deciding which are shown, with the admin key. */
export const reviewAdminRoutes = (ports: Ports) =>
  new Hono<BackendEnv>()
    .use(adminKeyGuard(ports.secrets.adminKey))
    .get(
      '/pending',
      describeRoute({
        tags: ['admin'],
        summary: 'Reviews that wait for a decision',
        ...answers('Those that wait, the oldest first', v.array(reviewDocument)),
      }),
      async (c) => c.json(ok(await pendingReviews(ports, c.var.store))),
    )
    .post(
      '/:id{[0-9]{1,9}}/status',
      describeRoute({
        tags: ['admin'],
        summary: 'Decide whether a review is shown',
        ...answers('The review as it stands', reviewDocument),
      }),
      valid('json', decision),
      async (c) => {
        const { status } = c.req.valid('json');
        return c.json(ok(await moderateReview(ports, c.var.store, Number(c.req.param('id')), status)));
      },
    );
