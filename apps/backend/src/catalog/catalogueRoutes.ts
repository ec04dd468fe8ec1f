import { Hono } from 'hono';
import { backInStockRoutes } from '../backInStock/routes.ts';
import { contentRoutes } from '../content/routes.ts';
import { feedRoutes } from '../feeds/routes.ts';
import type { BackendEnv } from '../http/env.ts';
import { imageRoutes } from '../images/routes.ts';
import { importRoutes } from '../import/routes.ts';
import { invalidationRoutes } from '../invalidation/routes.ts';
import type { Ports } from '../ports.ts';
import { productReviewRoutes, reviewAdminRoutes } from '../reviews/productReviewRoutes.ts';
import { offerRoutes } from '../offers/routes.ts';
import { reviewRoutes } from '../reviews/routes.ts';
import { searchAdminRoutes } from '../search/adminRoutes.ts';
import { searchRoutes } from '../search/routes.ts';
import { stockRoutes } from '../stock/routes.ts';
import { urlRoutes } from '../url/routes.ts';
import { productRoutes } from './productRoutes.ts';

/** Every address of what is shown and sold. */
export const catalogueRoutes = (ports: Ports): Hono<BackendEnv> =>
  new Hono<BackendEnv>()
    .route('/api/catalog', searchRoutes(ports))
    .route('/api/product', productRoutes(ports))
    .route('/api/stock', stockRoutes(ports))
    .route('/api/stock/back-in-stock', backInStockRoutes(ports))
    .route('/api/url', urlRoutes(ports))
    .route('/api/invalidations', invalidationRoutes(ports))
    .route('/api/ext/cms', contentRoutes(ports))
    .route('/api/ext/reviews', reviewRoutes())
    .route('/api/review', productReviewRoutes(ports))
    .route('/api/admin/reviews', reviewAdminRoutes(ports))
    .route('/api/ext/daily-offer', offerRoutes(ports))
    .route('/api/feeds', feedRoutes(ports))
    .route('/img', imageRoutes(ports))
    .route('/api/admin/import', importRoutes(ports))
    .route('/api/admin/search', searchAdminRoutes(ports));
