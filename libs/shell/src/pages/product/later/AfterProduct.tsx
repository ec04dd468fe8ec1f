import { keepViewed, type ProductDetail } from '@etalage/catalog';
import type { Storage } from '@etalage/core';
import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { gate, nothing, orNothing } from '../../../services/later.ts';
import type { Visit } from '../../../visit/createVisit.ts';
import { withWords } from '../../../words/withWords.tsx';

export type AfterProductProps = { visit: Visit; product: ProductDetail };

const ProductEnd = withWords(
  ['about'],
  lazyRouteComponent(orNothing(async () => (await (await gate()).belowFold()).ProductEnd)),
  nothing,
);

/** Keeps that a product is looked at, as the newest; answers whether others were looked at before. */
export const keepLookedAt = (storage: Storage, product: ProductDetail): boolean => keepViewed(storage, product);

/** The end of a product's page, which comes when a shopper scrolls near. */
export function AfterProduct({ visit, product }: AfterProductProps) {
  const [isNear, setIsNear] = useState(false);
  const [hasViewed, setHasViewed] = useState(false);
  // eslint-disable-next-line react-hooks/exhaustive-deps -- a chosen variant is the same product.
  useEffect(() => setHasViewed(keepLookedAt(visit.storage, product)), [product.parentSku]);
  if (!isNear) return <div ref={(place) => onNear(place, () => setIsNear(true))} />;
  return (
    <Suspense>
      <ProductEnd visit={visit} product={product} hasViewed={hasViewed} />
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
