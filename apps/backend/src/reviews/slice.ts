import { Hono } from 'hono';
import type { BackendEnv } from '../http/env.ts';
import type { Ports } from '../ports.ts';
import type { Slice } from '../slice.ts';
import { reviewData } from './customerData.ts';
import { productReviewRoutes, reviewAdminRoutes } from './productReviewRoutes.ts';
import { reviewRoutes } from './routes.ts';

/** Reviews of the shop and of products. */
export const reviewsSlice = (ports: Ports): Slice => ({
  routes: new Hono<BackendEnv>()
    .route('/api/ext/reviews', reviewRoutes())
    .route('/api/review', productReviewRoutes(ports))
    .route('/api/admin/reviews', reviewAdminRoutes(ports)),
  work: [],
  customerData: reviewData,
});
