import { addToCartNl } from '@etalage/cart';
import { nl, OrderPanel, ProductView, type ProductDetail } from '@etalage/catalog';
import { useLoaderData, useRouteContext } from '@tanstack/react-router';
import { useProductActs } from '../connected/useProductActs.ts';

/** The page of a product without variants. */
export const ProductPage = () => <ProductScreen product={useLoaderData({ from: '/default/p/$parentSku/$slug' })} />;

/** The page of a product with the variant that its address names. */
export const VariantPage = () => (
  <ProductScreen product={useLoaderData({ from: '/default/p/$parentSku/$slug/$childSku' })} />
);

function ProductScreen({ product }: { product: ProductDetail }) {
  const { app } = useRouteContext({ from: '__root__' });
  const { add, choose, prepare } = useProductActs(product);
  const order = <OrderPanel stock={product.stock} messages={nl} label={addToCartNl.addToCart} onAdd={add} />;
  return (
    <div onPointerOver={prepare} onFocus={prepare}>
      <ProductView product={product} messages={nl} notation={app.view.i18n} order={order} onChoose={choose} />
    </div>
  );
}
