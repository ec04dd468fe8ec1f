import { customerGroupAtom } from '@etalage/account/headless';
import {
  createPricesApi,
  ProductStrip,
  recentlyViewed,
  withCurrentPrices,
  type ProductSummary,
} from '@etalage/catalog';
import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { cardsOf } from '../model/cards.tsx';
import { openOverlayAtom } from '../overlay/overlayAtom.ts';
import type { Visit } from '../visit/createVisit.ts';
import { visitHttp } from '../visit/visitHttp.ts';
import { useWords } from '../words/WordsContext.ts';
import { PartBoundary } from './PartBoundary.tsx';
import { ShowAll } from './ShowAll.tsx';
import { viewOf } from '../visit/viewOf.ts';

type RecentlyViewedProps = {
  visit: Visit;
  /** The product that is looked at now, by its parent's sku. */
  current?: string;
};

/** What this browser looked at before, with the prices of now (PROD-21). An error in it leaves the rest of the page (ERR-06). */
export const RecentlyViewed = (props: RecentlyViewedProps) => (
  <PartBoundary>
    <ViewedStrip {...props} />
  </PartBoundary>
);

function ViewedStrip({ visit, current }: RecentlyViewedProps) {
  const words = useWords();
  const open = useSetAtom(openOverlayAtom);
  const [products, setProducts] = useState<readonly ProductSummary[]>([]);
  useEffect(() => {
    const before = recentlyViewed(visit.storage, current);
    setProducts(before);
    if (before.length === 0) return undefined;
    let isGone = false;
    const skus = before.map(({ parentSku }) => parentSku);
    void createPricesApi(visitHttp(visit), viewOf(visit), () => visit.store.get(customerGroupAtom))
      .current(skus)
      .then((prices) => isGone || setProducts(withCurrentPrices(before, prices)));
    return () => void (isGone = true);
  }, [current, visit]);
  const title = words.late('about').facts.recentlyViewed;
  const showAll = () => open({ name: 'product-carousel', title, products });
  return (
    <ProductStrip
      {...cardsOf(visit.view, words.frame)}
      messages={words.catalog}
      title={title}
      products={products}
      more={<ShowAll count={products.length} onPress={showAll} />}
    />
  );
}
