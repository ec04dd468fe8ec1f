import { addToCartNl } from '@etalage/cart';
import { nl, OrderPanel, ProductView, QuantityField, type ProductDetail } from '@etalage/catalog';
import { useLoaderData, useRouteContext } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { Promises } from '../components/Promises/Promises.tsx';
import { useProductActs } from '../connected/useProductActs.ts';
import { promisesNl } from '../messages/promises.ts';
import { openedCardAtom } from '../model/openedCard.ts';

/** The page of a product without variants. */
export const ProductPage = () => <ProductScreen product={useLoaderData({ from: '/default/p/$parentSku/$slug' })} />;

/** The page of a product with the variant that its address names. */
export const VariantPage = () => (
  <ProductScreen product={useLoaderData({ from: '/default/p/$parentSku/$slug/$childSku' })} />
);

function ProductScreen({ product }: { product: ProductDetail }) {
  const { app } = useRouteContext({ from: '__root__' });
  const { add, choose, prepare } = useProductActs(product);
  const opened = useAtomValue(openedCardAtom);
  const [quantity, setQuantity] = useState(1);
  const { stock } = product;
  const most = stock.remaining ?? Infinity;
  const asked = Math.min(quantity, most);
  const backdrop = opened?.parentSku === product.parentSku ? opened.picture : undefined;
  const order = (
    <OrderPanel
      stock={stock}
      messages={nl}
      label={addToCartNl.addToCart}
      onAdd={() => add(asked)}
      quantity={<QuantityField quantity={asked} max={most} messages={nl} onQuantityChange={setQuantity} />}
    />
  );
  return (
    <div onPointerOver={prepare} onFocus={prepare}>
      <ProductView
        product={product}
        backdrop={backdrop}
        messages={nl}
        notation={app.view.i18n}
        order={order}
        promises={<Promises messages={promisesNl} />}
        onChoose={choose}
      />
    </div>
  );
}
