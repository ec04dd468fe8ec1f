import { Hono } from 'hono';
import type { BackendEnv } from '../http/env.ts';
import { limited } from '../limits/limited.ts';
import type { Limiter } from '../limits/limiter.ts';
import type { Ports } from '../ports.ts';
import type { Slice } from '../slice.ts';
import { wishlistRoutes } from './routes.ts';
import { sharedAt } from './shares.ts';
import { wishlistItems, wishlistShares } from './tables.ts';
import { exportWishlist } from './wishlists.ts';

/** Wishlists of customers. */
export const wishlistSlice = (ports: Pick<Ports, 'database' | 'clock'> & { limiter: Limiter }): Slice => ({
  routes: new Hono<BackendEnv>()
    .use('/api/ext/wishlist/*', limited(ports.limiter, 'writesOfClient'))
    .route('/api/ext/wishlist', wishlistRoutes(ports)),
  work: [],
  customerData: {
    tables: [wishlistItems, wishlistShares],
    read: async (database, customer) => ({
      wishlist: await exportWishlist(database, customer),
      wishlist_shared_at: await sharedAt(database, customer),
    }),
    // Its rows go with the customer's.
    forget: async () => undefined,
  },
});
