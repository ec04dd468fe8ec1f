import type { PriceNotation } from '@etalage/core';
import { Breadcrumbs } from '@etalage/ui';
import type { ReactNode } from 'react';
import type { CatalogMessages } from '../../messages/nl.ts';
import { categoryHref } from '../../model/hrefs.ts';
import type { ProductDetail } from '../../model/views.ts';
import { Gallery, type GalleryProps } from '../Gallery/Gallery.tsx';
import { PriceBlock } from '../PriceBlock/PriceBlock.tsx';
import { VariantPicker, type VariantPickerProps } from '../VariantPicker/VariantPicker.tsx';
import * as frame from './ProductFrame.css.ts';
import { ProductTitle } from './ProductTitle.tsx';
import * as styles from './ProductView.css.ts';

export type ProductViewProps = Pick<VariantPickerProps, 'onChoose' | 'sizeGuide'> &
  Pick<GalleryProps, 'backdrop' | 'onEnlarge'> & {
    product: ProductDetail;
    messages: CatalogMessages;
    notation?: PriceNotation | undefined;
    /** Between what there is to choose and the order: the same in other colours. */
    beside?: ReactNode;
    /** Stock state, quantity, add-to-cart and the heart, such as an `OrderPanel`. */
    order: ReactNode;
    /** Below the order: delivery, selling points. */
    promises?: ReactNode;
    /** Below: what the product is, such as a `ProductStory`, and what goes with it. */
    children?: ReactNode;
  };

/** The page of a product. */
export function ProductView(props: ProductViewProps) {
  const { product, messages, beside, order, promises, children } = props;
  return (
    <div className={frame.page}>
      <Trail product={product} messages={messages} />
      <div className={frame.columns}>
        <Gallery
          items={product.gallery}
          messages={messages}
          name={product.name}
          backdrop={props.backdrop}
          onEnlarge={props.onEnlarge}
        />
        <div className={frame.buy}>
          <ProductTitle {...product} />
          <PriceBlock price={product} messages={messages} notation={props.notation} size="large" />
          <VariantPicker product={product} messages={messages} onChoose={props.onChoose} sizeGuide={props.sizeGuide} />
          {beside}
          <ProductNotes product={product} />
          {order}
          {promises}
        </div>
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

/** The errors of a product, and what there is to know of the chosen variant. */
export function ProductNotes({ product: { errors, info } }: Pick<ProductViewProps, 'product'>) {
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
