import { ReviewOpener } from '@etalage/catalog';
import { button } from '@etalage/ui';
import { lazy, Suspense } from 'react';
import { orElse } from '../../../loading/later.ts';
import { useLateWords } from '../../../words/WordsContext.ts';
import type { AfterProductProps } from '../later/AfterProduct.tsx';
import { RecentlyViewedLater } from '../../../connected/RecentlyViewedLater.tsx';

const ProductReview = lazy(orElse(async () => (await import('../later/ProductReview.tsx')).ProductReview, FormMissing));

/** The end of a product's page: the way to a review of one's own, and what this browser looked at before, when it did. */
export function ProductEnd({ visit, product, hasViewed }: AfterProductProps & { hasViewed: boolean }) {
  const { reviews } = useLateWords('about');
  return (
    <>
      <ReviewOpener key={product.id} messages={reviews}>
        <Suspense>
          <ProductReview visit={visit} productId={product.id} />
        </Suspense>
      </ReviewOpener>
      <Suspense>{hasViewed && <RecentlyViewedLater visit={visit} current={product.parentSku} />}</Suspense>
    </>
  );
}

/** Who asked for the form is told that it did not come. A browser does not ask again for code that failed, so the page does. */
function FormMissing() {
  const { reviews } = useLateWords('about');
  return (
    <p role="alert">
      {reviews.notLoaded}{' '}
      <button type="button" className={button({ look: 'quiet' })} onClick={() => location.reload()}>
        {reviews.retry}
      </button>
    </p>
  );
}
