import type { ReactNode } from 'react';
import type { ProductSummary } from '../../model/views.ts';
import { ProductCard, type ProductCardProps } from '../ProductCard/ProductCard.tsx';
import { block, card, head, strip } from './ProductStrip.css.ts';

export type ProductStripProps = Pick<ProductCardProps, 'messages' | 'imageSize' | 'action' | 'notation' | 'wish'> & {
  title: string;
  products: readonly ProductSummary[];
  /** Beside the title: the button that shows all of the products, for example. */
  more?: ReactNode;
};

/** Cards in a row that is swiped, scrolled and moved by arrow keys; it needs no script. */
export function ProductStrip({ title, products, more, ...look }: ProductStripProps) {
  if (products.length === 0) return null;
  return (
    <section aria-label={title} className={block}>
      <div className={head}>
        <h2>{title}</h2>
        {more}
      </div>
      <ul className={strip} aria-label={title} tabIndex={0}>
        {products.map((product) => (
          <li key={product.id} className={card}>
            <ProductCard {...look} product={product} loading="lazy" />
          </li>
        ))}
      </ul>
    </section>
  );
}
