import type { FactMessages } from '../../messages/factsNl.ts';
import type { ProductDetail } from '../../model/views.ts';
import { Description } from '../Description/Description.tsx';
import { Specification } from '../Specification/Specification.tsx';
import { part, story } from './ProductStory.css.ts';

type ProductStoryProps = { product: Pick<ProductDetail, 'description' | 'specification'>; messages: FactMessages };

/** What a product is: its description, and its facts in a table. */
export const ProductStory = ({ product, messages }: ProductStoryProps) => (
  <div className={story}>
    <section className={part}>
      <h2>{messages.description}</h2>
      <Description html={product.description} />
    </section>
    <section className={part}>
      <h2>{messages.specification}</h2>
      <Specification rows={product.specification} />
    </section>
  </div>
);
