import {
  createPricesApi,
  factsNl,
  keepViewed,
  nl,
  ProductStrip,
  recentlyViewed,
  withCurrentPrices,
  type ProductDetail,
} from '@etalage/catalog';
import { browserStorage, createHttp, type StoreView } from '@etalage/core';
import { useEffect, useState } from 'react';
import { ProductReview } from './ProductReview.tsx';
import { cardsOf } from '../model/cards.ts';

type RecentlyViewedProps = { view: StoreView; current?: ProductDetail | undefined };

/** What follows when the page stands: the form of a review, and what this browser looked at before, with the prices of now; what it looks at is kept for the next page (PROD-21). */
export function RecentlyViewed({ view, current }: RecentlyViewedProps) {
  const [products, setProducts] = useState(() => recentlyViewed(browserStorage(), current?.parentSku));
  useEffect(() => {
    const storage = browserStorage();
    const before = recentlyViewed(storage, current?.parentSku);
    if (current !== undefined) keepViewed(storage, current);
    setProducts(before);
    if (before.length === 0) return undefined;
    let isGone = false;
    const http = createHttp({ storeCode: view.storeCode, baseUrl: location.origin });
    const skus = before.map(({ parentSku }) => parentSku);
    void createPricesApi(http, view)
      .current(skus)
      .then((prices) => isGone || setProducts(withCurrentPrices(before, prices)));
    return () => void (isGone = true);
    // A chosen variant is the same product.
  }, [current?.parentSku, view]);
  return (
    <>
      {current && <ProductReview key={current.id} view={view} productId={current.id} />}
      <ProductStrip {...cardsOf(view)} messages={nl} title={factsNl.recentlyViewed} products={products} />
    </>
  );
}
