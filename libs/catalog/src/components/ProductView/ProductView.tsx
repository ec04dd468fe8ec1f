import type { PriceNotation } from '@etalage/core';
import { Breadcrumbs } from '@etalage/ui';
import type { ReactNode } from 'react';
import type { CatalogMessages } from '../../messages/nl.ts';
import { categoryHref } from '../../model/hrefs.ts';
import type { ProductDetail } from '../../model/views.ts';
import { Description } from '../Description/Description.tsx';
import { Gallery, type GalleryProps } from '../Gallery/Gallery.tsx';
import { PriceBlock } from '../PriceBlock/PriceBlock.tsx';
import { Specification } from '../Specification/Specification.tsx';
import { VariantPicker, type VariantPickerProps } from '../VariantPicker/VariantPicker.tsx';
import * as frame from './ProductFrame.css.ts';
import { ProductTitle } from './ProductTitle.tsx';
import * as styles from './ProductView.css.ts';

export type ProductViewProps = Pick<VariantPickerProps, 'onChoose' | 'sizeGuide'> &
  Pick<GalleryProps, 'backdrop'> & {
    product: ProductDetail;
    messages: CatalogMessages;
    notation?: PriceNotation | undefined;
    /** Stock state, quantity, add-to-cart and the heart, such as an `OrderPanel`. */
    order: ReactNode;
    /** Below the order: delivery, selling points. */
    promises?: ReactNode;
    /** At the end: related products. */
    children?: ReactNode;
  };

/** The page of a product. */
export function ProductView(props: ProductViewProps) {
  const { product, messages, order, promises, children } = props;
  return (
    <div className={frame.page}>
      <Trail product={product} messages={messages} />
      <div className={frame.columns}>
        <Gallery items={product.gallery} messages={messages} name={product.name} backdrop={props.backdrop} />
        <div className={frame.buy}>
          <ProductTitle {...product} />
          <PriceBlock
            price={product}
            messages={messages}
            notation={props.notation}
            size="large"
            isFrom={product.type === 'grouped'}
          />
          <VariantPicker product={product} messages={messages} onChoose={props.onChoose} sizeGuide={props.sizeGuide} />
          <Notes product={product} />
          <div className={styles.order}>{order}</div>
          {promises}
        </div>
      </div>
      <div className={styles.story}>
        <section className={styles.part}>
          <h2>{messages.description}</h2>
          <Description html={product.description} />
        </section>
        <section className={styles.part}>
          <h2>{messages.specification}</h2>
          <Specification rows={product.specification} />
        </section>
      </div>
      {children}
    </div>
  );
}

function Trail({ product, messages }: Pick<ProductViewProps, 'product' | 'messages'>) {
  return (
    <Breadcrumbs label={messages.breadcrumbs} current={product.name}>
      <a href="/" className={styles.crumb}>
        {messages.home}
      </a>
      {product.breadcrumbs.map((step) => (
        <a key={step.slug} href={categoryHref(step)} className={styles.crumb}>
          {step.name}
        </a>
      ))}
    </Breadcrumbs>
  );
}

function Notes({ product: { errors, info } }: Pick<ProductViewProps, 'product'>) {
  return (
    <>
      {Object.entries(errors).map(([subject, text]) => (
        <p key={subject} role="alert" className={styles.error}>
          {text}
        </p>
      ))}
      {Object.entries(info).map(([subject, text]) => (
        <p key={subject} className={styles.info}>
          {text}
        </p>
      ))}
    </>
  );
}
