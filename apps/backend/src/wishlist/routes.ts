import {
  sharedWishlist,
  sharedWishlistQuery,
  wishlist,
  wishlistAdd,
  wishlistDelete,
  wishlistShare,
} from '@etalage/wishlist/contract';
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { describeRoute } from 'hono-openapi';
import { customersOnly, signedIn } from '../customers/identifyCustomer.ts';
import { answers, forCustomers } from '../docs/answers.ts';
import { ok, type RefusalCode } from '../http/envelope.ts';
import type { BackendEnv } from '../http/env.ts';
import { valid } from '../http/validation.ts';
import type { Ports } from '../ports.ts';
import { readShare, readSharedWishlist, shareWishlist, withdrawShare } from './shares.ts';
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

const describedShare = (summary: string, ...codes: readonly RefusalCode[]) =>
  describeRoute({
    tags: ['customers'],
    summary,
    ...forCustomers,
    ...answers('The link as it is now', wishlistShare, 401, ...codes),
  });

const describedShared = describeRoute({
  tags: ['customers'],
  summary: 'The products of a shared wishlist',
  ...answers('Its products', sharedWishlist, 400, 404),
});

/** /api/ext/wishlist: what a customer wishes for (wire contract 12). */
export const wishlistRoutes = (ports: Pick<Ports, 'database' | 'clock'>) =>
  new Hono<BackendEnv>()
    .use(noStore)
    .get('/', described('The wishlist of a customer'), customersOnly, async (c) =>
      c.json(ok(await readWishlist(ports, await signedIn(c)))),
    )
    .post('/', described('Add a product', 422, 429), customersOnly, valid('json', wishlistAdd), async (c) =>
      c.json(ok(await addToWishlist(ports, await signedIn(c), c.var.store, c.req.valid('json')))),
    )
    .post('/delete', described('Remove an item', 429), customersOnly, valid('json', wishlistDelete), async (c) =>
      c.json(ok(await removeFromWishlist(ports, await signedIn(c), c.req.valid('json').itemId))),
    )
    .get('/share', describedShare('The link of a shared wishlist'), customersOnly, async (c) =>
      c.json(ok(await readShare(ports, await signedIn(c)))),
    )
    .post('/share', describedShare('Share the wishlist by a link', 429), customersOnly, async (c) =>
      c.json(ok(await shareWishlist(ports, await signedIn(c)))),
    )
    .post('/share/withdraw', describedShare('Withdraw the link', 429), customersOnly, async (c) =>
      c.json(ok(await withdrawShare(ports, await signedIn(c)))),
    )
    .get('/shared', describedShared, valid('query', sharedWishlistQuery), async (c) =>
      c.json(ok(await readSharedWishlist(ports, c.var.store.id, c.req.valid('query').token))),
    );
