import { keepViewed, type ProductDetail } from '@etalage/catalog';
import { browserStorage, type StoreView } from '@etalage/core';
import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { gate } from '../services/later.ts';
import { whenOnline } from '../services/whenOnline.ts';

export type AfterProductProps = { view: StoreView; product: ProductDetail };

const ProductEnd = lazyRouteComponent(() => whenOnline(async () => (await gate()).belowFold()), 'ProductEnd');

/** What a product's page does once it stands, without an act: it keeps that the product is looked at. Its end comes when a shopper scrolls near. */
export function AfterProduct({ view, product }: AfterProductProps) {
  const [isNear, setIsNear] = useState(false);
  const [hasViewed, setHasViewed] = useState(false);
  // A chosen variant is the same product.
  useEffect(() => setHasViewed(keepViewed(browserStorage(), product)), [product.parentSku]);
  if (!isNear) return <div ref={(place) => onNear(place, () => setIsNear(true))} />;
  return (
    <Suspense>
      <ProductEnd view={view} product={product} hasViewed={hasViewed} />
    </Suspense>
  );
}

function onNear(place: Element | null, show: () => void) {
  if (place === null) return undefined;
  const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && show(), {
    rootMargin: '50%',
  });
  observer.observe(place);
  return () => observer.disconnect();
}
