import { wishlist, wishlistAdd, wishlistDelete } from '@etalage/wishlist/contract';
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { describeRoute } from 'hono-openapi';
import { customersOnly, signedIn } from '../customers/identifyCustomer.ts';
import { answers, forCustomers } from '../docs/answers.ts';
import { ok, type RefusalCode } from '../http/envelope.ts';
import type { BackendEnv } from '../http/env.ts';
import { valid } from '../http/validation.ts';
import type { Ports } from '../ports.ts';
import { addToWishlist, readWishlist, removeFromWishlist } from './wishlists.ts';

const noStore = createMiddleware(async (c, next) => {
  await next();
  c.header('cache-control', 'no-store');
});

const described = (summary: string, ...codes: readonly RefusalCode[]) =>
  describeRoute({
    tags: ['customers'],
    summary,
    ...forCustomers,
    ...answers('The list as it is now', wishlist, 401, ...codes),
  });

/** /api/ext/wishlist: what a customer wishes for (wire contract 12). */
export const wishlistRoutes = (ports: Pick<Ports, 'database' | 'clock'>) =>
  new Hono<BackendEnv>()
    .use(noStore)
    .get('/', described('The wishlist of a customer'), customersOnly, async (c) =>
      c.json(ok(await readWishlist(ports, await signedIn(c)))),
    )
    .post('/', described('Add a product', 422, 429), customersOnly, valid('json', wishlistAdd), async (c) =>
      c.json(ok(await addToWishlist(ports, await signedIn(c), c.req.valid('json')))),
    )
    .post('/delete', described('Remove an item', 429), customersOnly, valid('json', wishlistDelete), async (c) =>
      c.json(ok(await removeFromWishlist(ports, await signedIn(c), c.req.valid('json').itemId))),
    );
