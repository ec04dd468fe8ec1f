import { productReviewsNl, ReviewOpener } from '@etalage/catalog';
import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense } from 'react';
import { whenOnline } from '../services/whenOnline.ts';
import type { AfterProductProps } from './AfterProduct.tsx';

const ProductReview = lazyRouteComponent(() => whenOnline(() => import('./ProductReview.tsx')), 'ProductReview');
const RecentlyViewed = lazyRouteComponent(() => whenOnline(() => import('./RecentlyViewed.tsx')), 'RecentlyViewed');

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
