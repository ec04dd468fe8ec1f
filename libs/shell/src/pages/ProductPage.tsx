import { addToCartNl } from '@etalage/cart';
import { nl, OrderPanel, PriceBlock, ProductView, QuantityField, type ProductDetail } from '@etalage/catalog';
import { useLoaderData, useRouteContext } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { Suspense, useState } from 'react';
import { Drawn } from '../components/Drawn.tsx';
import {
  AfterProduct,
  asksMore,
  BackInStock,
  keepLookedAt,
  OrderOptions,
  OverProduct,
  ProductPart,
} from '../connected/laterParts.ts';
import type { OverProductProps } from '../connected/OverProduct.tsx';
import type { ProductPartProps } from '../connected/ProductPart.tsx';
import { useFirstAct } from '../connected/useFirstAct.ts';
import { useProductActs } from '../connected/useProductActs.ts';
import { useReplay } from '../connected/useReplay.ts';
import { linkTo } from '../links.ts';
import { sizeGuideSlug } from '../model/sizeGuide.ts';
import { openedCardAtom } from '../model/openedCard.ts';

/** The page of a product without variants. */
export const ProductPage = () => <ProductScreen loaded={useLoaderData({ from: '/default/p/$parentSku/$slug' })} />;

/** The page of a product with the variant that its address names. */
export const VariantPage = () => (
  <ProductScreen loaded={useLoaderData({ from: '/default/p/$parentSku/$slug/$childSku' })} />
);

function ProductScreen({ loaded }: { loaded: ProductDetail }) {
  const { app } = useRouteContext({ from: '__root__' });
  const { product, add, choose, prepare } = useProductActs(loaded);
  const opened = useAtomValue(openedCardAtom);
  const [quantity, setQuantity] = useState(1);
  const hasActed = useFirstAct(() => void keepLookedAt(product));
  const [over, setOver] = useState<OverProductProps['over']>();
  const { stock } = product;
  const most = stock.remaining ?? Infinity;
  const asked = Math.min(quantity, most);
  const backdrop = opened?.parentSku === product.parentSku ? opened.picture : undefined;
  const isSoldOut = stock.status === 'out_of_stock';
  const words = { messages: nl, notation: app.view.i18n };
  const panel = {
    ...words,
    label: addToCartNl.addToCart,
    instead: isSoldOut && (
      <Suspense>
        <BackInStock view={app.view} product={product} />
      </Suspense>
    ),
  };
  const hasMore = asksMore(product);
  useReplay(!hasMore && !isSoldOut);
  const order = hasMore ? (
    <Suspense>
      <OrderOptions {...panel} key={product.parentSku} product={product} onAdd={add} />
    </Suspense>
  ) : (
    <OrderPanel
      {...panel}
      stock={stock}
      onAdd={() => add([{ quantity: asked }])}
      price={<PriceBlock {...words} price={product} />}
      quantity={<QuantityField quantity={asked} max={most} messages={nl} onQuantityChange={setQuantity} />}
    />
  );
  const drawn = (part: ProductPartProps['part']) => (
    <Drawn name={part} of={product.about}>
      {() => (
        <Suspense>
          <ProductPart part={part} product={product} view={app.view} />
        </Suspense>
      )}
    </Drawn>
  );
  return (
    <div onPointerOver={prepare} onFocus={prepare}>
      <ProductView
        product={product}
        backdrop={backdrop}
        {...words}
        beside={drawn('colours')}
        order={order}
        promises={drawn('promises')}
        onChoose={choose}
        onEnlarge={setOver}
        sizeGuide={{
          href: linkTo('cms-page', { slug: sizeGuideSlug }),
          code: 'maat',
          onOpen: () => setOver('sizes'),
        }}
      >
        {drawn('about')}
        <Suspense>{hasActed && <AfterProduct view={app.view} product={product} />}</Suspense>
      </ProductView>
      <Suspense>
        {over !== undefined && <OverProduct product={product} over={over} onClose={() => setOver(undefined)} />}
      </Suspense>
    </div>
  );
}
