import { useDeferredValue, type ReactNode } from 'react';
import type { ProductSummary } from '../../model/views.ts';
import { ProductCard, type ProductCardProps } from '../ProductCard/ProductCard.tsx';
import { cell, coming, grid } from './ProductGrid.css.ts';

export type ProductGridProps = Pick<ProductCardProps, 'messages' | 'imageSize' | 'action' | 'notation' | 'wish'> & {
  products: readonly ProductSummary[];
  /** How many cards stand on the first screen and load at once; 0 for a list further down. */
  eager?: number;
  /** How many new cards are drawn before the others, whose places are kept; all of them without it. */
  atOnce?: number | undefined;
  /** How a card writes its product's name. */
  cardName?: (product: ProductSummary) => ReactNode;
  /** What stands on a card besides itself. */
  cardActions?: (product: ProductSummary) => ReactNode;
};

const loadingOf = (index: number, eager: number) => {
  if (index >= eager) return 'lazy';
  return index === 0 ? 'first' : 'eager';
};

/** Cards beside each other, as many as the store's theme says; pictures below the first row load when near. */
export function ProductGrid({
  products,
  eager = 2,
  atOnce = Infinity,
  cardName,
  cardActions,
  ...card
}: ProductGridProps) {
  return (
    <ul className={grid}>
      {products.map((product, index) => (
        <Cell key={product.id} isLate={index >= atOnce}>
          {() => (
            <ProductCard
              {...card}
              product={product}
              loading={loadingOf(index, eager)}
              title={cardName?.(product)}
              actions={cardActions?.(product)}
            />
          )}
        </Cell>
      ))}
    </ul>
  );
}

/** The place of a card; what is drawn for it comes with the list, or once the list stands. */
function Cell({ isLate, children }: { isLate: boolean; children: () => ReactNode }) {
  const isDrawn = useDeferredValue(true, !isLate);
  return <li className={isDrawn ? cell : coming}>{isDrawn && children()}</li>;
}
