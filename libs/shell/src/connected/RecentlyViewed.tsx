import {
  createPricesApi,
  factsNl,
  nl,
  ProductStrip,
  recentlyViewed,
  withCurrentPrices,
  type ProductSummary,
} from '@etalage/catalog';
import { browserStorage, createHttp, type StoreView } from '@etalage/core';
import { useEffect, useState } from 'react';
import { cardsOf } from '../model/cards.ts';

type RecentlyViewedProps = {
  view: StoreView;
  /** The product that is looked at now, by its parent's sku. */
  current?: string;
};

/** What this browser looked at before, with the prices of now (PROD-21). */
export function RecentlyViewed({ view, current }: RecentlyViewedProps) {
  const [products, setProducts] = useState<readonly ProductSummary[]>([]);
  useEffect(() => {
    const before = recentlyViewed(browserStorage(), current);
    setProducts(before);
    if (before.length === 0) return undefined;
    let isGone = false;
    const http = createHttp({ storeCode: view.storeCode, baseUrl: location.origin });
    const skus = before.map(({ parentSku }) => parentSku);
    void createPricesApi(http, view)
      .current(skus)
      .then((prices) => isGone || setProducts(withCurrentPrices(before, prices)));
    return () => void (isGone = true);
  }, [current, view]);
  return <ProductStrip {...cardsOf(view)} messages={nl} title={factsNl.recentlyViewed} products={products} />;
}
