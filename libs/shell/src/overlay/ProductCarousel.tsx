import { isForSale, isOrderableAtOnce, ProductCard, type ProductSummary } from '@etalage/catalog';
import { Button, Carousel } from '@etalage/ui';
import { useRouteContext } from '@tanstack/react-router';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { cardsOf } from '../model/cards.tsx';
import type { ShopContext } from '../router/context.ts';
import { useLateWords, useWords } from '../words/WordsContext.ts';
import { loadOrder } from './loadOrder.ts';
import { openOverlayAtom } from './overlayAtom.ts';
import * as css from './ProductCarousel.css.ts';
import type { OverlayProps } from './registry.ts';

/** All products of a strip, which can be ordered from their cards (MODAL-09). */
export function ProductCarousel({ title, products }: OverlayProps<'product-carousel'>) {
  const { catalog, frame } = useWords();
  const { previousProducts: previous, nextProducts: next } = useLateWords('shop');
  const { app } = useRouteContext({ from: '__root__' });
  return (
    <Carousel label={title} labels={{ previous, next }}>
      {products.map((product) => (
        <div key={product.id} className={css.cell}>
          <ProductCard
            {...cardsOf(app.view, frame)}
            product={product}
            messages={catalog}
            actions={<OrderButton product={product} />}
          />
        </div>
      ))}
    </Carousel>
  );
}

/** Products whose options are chosen before they can be ordered. */
const withOptions = new Set(['configurable', 'bundle', 'grouped']);

/** Orders the product of a card: at once, or in the modal where the shopper chooses its options. */
function OrderButton({ product }: { product: ProductSummary }) {
  const { addToCart } = useWords().addToCart;
  const { chooseOptions } = useLateWords('shop');
  const { pages, cart } = useRouteContext({ from: '__root__' });
  const open = useSetAtom(openOverlayAtom);
  const [isBusy, setBusy] = useState(false);
  if (!isForSale(product) || product.isUpcoming) return null;
  const hasOptions = withOptions.has(product.type);
  const label = hasOptions ? chooseOptions : addToCart;
  const openOptions = () => open({ name: 'product-options', product });
  const add = async () => {
    setBusy(true);
    // What cannot be ordered at once is explained in the modal, as is a product that does not load.
    const isAdded = await addAtOnce({ pages, cart }, product).catch(() => false);
    setBusy(false);
    if (!isAdded) openOptions();
  };
  return (
    <Button
      size="s"
      className={css.order}
      isBusy={isBusy}
      aria-label={`${label}: ${product.name}`}
      onClick={hasOptions ? openOptions : () => void add()}
    >
      {label}
    </Button>
  );
}

/**
 * Adds one piece of a product that needs no choices. False for any other, and for a sealed one: the modal tells that before
 * it is added (LEGAL-08). A card does not show which variant it is.
 */
async function addAtOnce({ pages, cart }: Pick<ShopContext, 'pages' | 'cart'>, card: ProductSummary): Promise<boolean> {
  const [product, { orderProduct }] = await loadOrder(pages, card);
  const isSealed = product.info['sealed'] !== undefined;
  if (product.options.length > 0 || isSealed || !isOrderableAtOnce(product)) return false;
  orderProduct(cart, product, [{ quantity: 1 }]);
  return true;
}
