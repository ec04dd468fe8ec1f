import { ProductView, type ProductDetail } from '@etalage/catalog';
import { useRouteContext } from '@tanstack/react-router';
import { Suspense } from 'react';
import { StaticPart } from '../../components/StaticPart.tsx';
import type { PageProps } from '../definePage.tsx';
import { AfterProduct, keepLookedAt, ProductPart } from './parts/laterParts.ts';
import { OfferClockLater } from '../../connected/OfferClockLater.tsx';
import { ProductOrder } from './parts/ProductOrder.tsx';
import type { ProductPartProps } from './parts/ProductPart.tsx';
import { useFirstAct } from './parts/useFirstAct.ts';
import { sizeGuideSlug } from '../content/page.ts';
import { useProductActs } from './parts/useProductActs.ts';
import { linkTo } from '../../links.ts';
import { followedLinkAtom } from '../../model/followedLink.ts';
import { openOverlayAtom } from '../../overlay/overlayAtom.ts';
import { useWords } from '../../words/WordsContext.ts';
import { useVisitAtom } from '../../connected/useVisitAtom.ts';

/** The modals `product-options` and `edit-line` use these too: imported from their own modules they would be a chunk more for each product page. */
export { ProductNotes, QuantityField, StockState, VariantPicker } from '@etalage/catalog';
export { lineOf } from '../../model/cartLine.ts';
export { orderProduct } from './parts/orderProduct.ts';
export { insteadOfOrder } from './parts/ProductOrder.tsx';

/** The page of a product, with the variant that its address names. */
export function ProductPage({ data }: PageProps<ProductDetail>) {
  const { catalog } = useWords();
  const { app, visit } = useRouteContext({ from: '__root__' });
  const { product, add, choose, prepare } = useProductActs(data);
  const link = useVisitAtom(followedLinkAtom);
  const hasActed = useFirstAct(() => void keepLookedAt(visit.storage, product));
  const isOfLink = link?.pathname.startsWith(`/p/${encodeURIComponent(product.parentSku)}/`);
  const backdrop = isOfLink ? link?.closest('article')?.querySelector('img')?.currentSrc : undefined;
  const words = { messages: catalog, notation: app.view.i18n };
  const drawn = (part: ProductPartProps['part']) => (
    <StaticPart name={part} of={product.about}>
      {() => (
        <Suspense>
          <ProductPart part={part} product={product} view={app.view} />
        </Suspense>
      )}
    </StaticPart>
  );
  return (
    <div onPointerOver={prepare} onFocus={prepare}>
      <ProductView
        product={product}
        backdrop={backdrop}
        {...words}
        beside={
          <>
            {drawn('beside')}
            {product.offerEndsAt && <OfferClockLater kind="product" of={product} />}
          </>
        }
        order={<ProductOrder product={product} visit={visit} onAdd={add} />}
        promises={
          <div style={{ '--delivery-day': product.stock.status === 'ok' ? 'inline' : 'none' }}>{drawn('promises')}</div>
        }
        onChoose={choose}
        onEnlarge={(startsAt) => visit.store.set(openOverlayAtom, { name: 'gallery', product, startsAt })}
        sizeGuide={{
          href: linkTo('cms-page', { slug: sizeGuideSlug }),
          onOpen: () => visit.store.set(openOverlayAtom, { name: 'size-guide', product }),
        }}
      >
        {drawn('about')}
        <Suspense>{hasActed && <AfterProduct visit={visit} product={product} />}</Suspense>
      </ProductView>
    </div>
  );
}
