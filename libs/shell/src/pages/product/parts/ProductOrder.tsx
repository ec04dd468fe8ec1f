import { isCheckingStockAtom } from '@etalage/cart/headless';
import {
  OrderPanel,
  PriceBlock,
  QuantityField,
  type OrderPanelProps,
  type ProductDetail,
  type Wanted,
} from '@etalage/catalog';
import { earlyOrder } from '#early-order';
import { memo, Suspense, useState, type ReactNode } from 'react';
import { useVisitAtom } from '../../../connected/useVisitAtom.ts';
import { Heart } from '../../../components/Heart/Heart.tsx';
import { asksMore, BackInStock, OrderOptions } from './laterParts.ts';
import type { HeartChoice, HeartVariant } from '../../../model/heartFacts.ts';
import { useReplay } from '../../../loading/hydration.ts';
import type { Visit } from '../../../visit/createVisit.ts';
import { useWords } from '../../../words/WordsContext.ts';

type ProductOrderProps = { product: ProductDetail; visit: Visit; onAdd: (wanted: readonly Wanted[]) => void };

/**
 * Orders a product, or offers what one can do where it is sold out. It is drawn anew for another product alone: while the
 * code of a part is on its way, React takes away what the document brought of it as soon as it is drawn anew.
 */
export const ProductOrder = memo(Order, (before, now) => before.product === now.product);

function Order({ product, visit, onAdd }: ProductOrderProps) {
  const { catalog, addToCart, frame } = useWords();
  const [quantity, setQuantity] = useState(1);
  const { stock } = product;
  const most = stock.remaining ?? Infinity;
  const asked = Math.min(quantity, most);
  const isSoldOut = stock.status === 'out_of_stock';
  const hasMore = asksMore(product);
  useReplay(!hasMore && !isSoldOut);
  const words = { messages: catalog, notation: visit.view.i18n };
  const panel = {
    ...words,
    label: addToCart.addToCart,
    size: sizeOf(product),
    early: earlyOrder(product, visit.view),
    instead: insteadOfOrder(product, visit),
    wish: <Heart product={product} variant={variantOf(product)} messages={frame} />,
  };
  if (hasMore)
    return (
      <Suspense>
        <OrderOptions {...panel} key={product.parentSku} product={product} onAdd={onAdd} />
      </Suspense>
    );
  return (
    <CheckedPanel
      {...panel}
      stock={stock}
      onAdd={() => onAdd([{ quantity: asked }])}
      price={<PriceBlock {...words} price={product} />}
      quantity={
        <QuantityField
          key={product.sku}
          quantity={asked}
          max={most}
          messages={catalog}
          onQuantityChange={setQuantity}
        />
      }
    />
  );
}

/** Apart from the order, which must not be drawn anew. */
const CheckedPanel = (props: OrderPanelProps) => (
  <OrderPanel {...props} isChecking={useVisitAtom(isCheckingStockAtom)} />
);

/** Replaces quantity and button: by a back-in-stock form when sold out, by nothing without a price (PRICE-15). */
export function insteadOfOrder(product: ProductDetail, visit: Visit): ReactNode {
  if (product.stock.status === 'out_of_stock')
    return (
      <Suspense>
        <BackInStock visit={visit} product={product} />
      </Suspense>
    );
  return product.price === undefined && <></>;
}

/** The variant that a heart puts on the wishlist; none while its size is open. */
function variantOf({ sku, options, openOption, variants }: ProductDetail): HeartVariant | undefined {
  const variant = openOption ? undefined : variants.find((each) => each.sku === sku);
  return variant && [sku, variant.id, ...options.map(({ id, code }): HeartChoice => [id, variant.choices[code]])];
}

/** The chosen size, where there is a choice of sizes. */
const sizeOf = ({ options }: ProductDetail): string | undefined =>
  options.find(({ isSize }) => isSize)?.values.find(({ isChosen }) => isChosen)?.label;
