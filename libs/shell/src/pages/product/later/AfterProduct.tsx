import { keepViewed, type ProductDetail } from '@etalage/catalog';
import type { Storage } from '@etalage/core';
import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { loadLazyParts, nothing, orNothing } from '../../../loading/later.ts';
import type { Visit } from '../../../visit/createVisit.ts';
import { withWords } from '../../../words/withWords.tsx';

export type AfterProductProps = { visit: Visit; product: ProductDetail };

const ProductEnd = withWords(
  ['about'],
  lazyRouteComponent(orNothing(async () => (await (await loadLazyParts()).belowFold()).ProductEnd)),
  { Instead: nothing },
);

/** The buttons of the strips that the server rendered. */
const ShowAllLinked = withWords(
  ['about'],
  lazyRouteComponent(orNothing(async () => (await import('./ShowAllLinked.tsx')).ShowAllLinked)),
  { Instead: nothing },
);

/** Keeps that a product is looked at, as the newest; answers whether others were looked at before. */
export const keepLookedAt = (storage: Storage, product: ProductDetail): boolean => keepViewed(storage, product);

/** What a product's page has for a shopper who does something on it, and its end, which comes when they scroll near. */
export function AfterProduct({ visit, product }: AfterProductProps) {
  const [isNear, setIsNear] = useState(false);
  const [hasViewed, setHasViewed] = useState(false);
  const [hasStrips] = useState(() => document.querySelector('[data-show-all]') !== null);
  // eslint-disable-next-line react-hooks/exhaustive-deps -- a chosen variant is the same product.
  useEffect(() => setHasViewed(keepLookedAt(visit.storage, product)), [product.parentSku]);
  return (
    <>
      <Suspense>{hasStrips && <ShowAllLinked product={product} />}</Suspense>
      {isNear ? (
        <Suspense>
          <ProductEnd visit={visit} product={product} hasViewed={hasViewed} />
        </Suspense>
      ) : (
        <div ref={(place) => onNear(place, () => setIsNear(true))} />
      )}
    </>
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
