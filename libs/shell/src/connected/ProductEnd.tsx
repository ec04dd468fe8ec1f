import { productReviewsNl, ReviewOpener } from '@etalage/catalog';
import { lazy, Suspense } from 'react';
import { orNothing } from '../services/later.ts';
import type { AfterProductProps } from './AfterProduct.tsx';

const ProductReview = lazy(orNothing(async () => (await import('./ProductReview.tsx')).ProductReview));
const RecentlyViewed = lazy(orNothing(async () => (await import('./RecentlyViewed.tsx')).RecentlyViewed));

/** The end of a product's page: the way to a review of one's own, and what this browser looked at before, when it did. */
export function ProductEnd({ view, product, hasViewed }: AfterProductProps & { hasViewed: boolean }) {
  return (
    <>
      <ReviewOpener key={product.id} messages={productReviewsNl}>
        <Suspense>
          <ProductReview view={view} productId={product.id} />
        </Suspense>
      </ReviewOpener>
      <Suspense>{hasViewed && <RecentlyViewed view={view} current={product.parentSku} />}</Suspense>
    </>
  );
}
