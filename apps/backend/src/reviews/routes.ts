import { reviewsQuery, shopReviews } from '@etalage/catalog/contract';
import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { refuse } from '../http/envelope.ts';
import type { BackendEnv } from '../http/env.ts';
import { answersPlain } from '../docs/answers.ts';
import { valid } from '../http/validation.ts';
import { readShopReviews } from './shopReviews.ts';

/** What shoppers say of a store, in the review service's own format and without envelope (REVIEW-01). */
export const reviewRoutes = (reviewsOf = readShopReviews) =>
  new Hono<BackendEnv>().get(
    '/',
    describeRoute({
      tags: ['content'],
      summary: 'What shoppers say of a store',
      ...answersPlain('Averages and the newest reviews', shopReviews),
    }),
    valid('query', reviewsQuery),
    async (c) => {
      const { store } = c.var;
      const found = await reviewsOf(store.code);
      if (found?.hash !== c.req.valid('query').hash) return refuse(404, 'Deze beoordelingen bestaan niet.');
      const { hash: _hash, ...reviews } = found;
      return c.json({ ...reviews, viewReviewUrl: `${store.url}/i/beoordelingen` });
    },
  );
