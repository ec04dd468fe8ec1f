import type { PriceNotation } from '@etalage/core';
import { Breadcrumbs, Skeleton } from '@etalage/ui';
import type { CatalogMessages } from '../../messages/nl.ts';
import type { ProductSummary } from '../../model/views.ts';
import { frame, gallery, strip, thumbs } from '../Gallery/Gallery.css.ts';
import { backdropStyle, GalleryPicture } from '../Gallery/GalleryPicture.tsx';
import { PriceBlock } from '../PriceBlock/PriceBlock.tsx';
import { buy, columns, page } from '../ProductView/ProductFrame.css.ts';
import { ProductTitle } from '../ProductView/ProductTitle.tsx';

export type ProductPreviewProps = {
  /** What its card tells; without it all is on its way. */
  product: ProductSummary | undefined;
  messages: CatalogMessages;
  notation?: PriceNotation | undefined;
  /** The address of the card's picture as the browser holds it. */
  backdrop?: string | undefined;
};

/** The page of a product while it is on its way: what its card tells stands where it will stay, the rest holds its room. */
export function ProductPreview({ product, messages, notation, backdrop }: ProductPreviewProps) {
  return (
    <div className={page} aria-busy="true">
      <Breadcrumbs label={messages.breadcrumbs} current={product?.name ?? '…'}>
        <a href="/">{messages.home}</a>
      </Breadcrumbs>
      <div className={columns}>
        <div className={gallery}>
          <ul className={strip} aria-label={messages.gallery}>
            <li className={frame} style={backdropStyle(backdrop)}>
              {product && <GalleryPicture src={product.image} alt="" loading="first" />}
            </li>
            <li className={frame} />
          </ul>
          <div className={thumbs} />
        </div>
        <div className={buy}>
          {product ? <Facts product={product} messages={messages} notation={notation} /> : <Skeleton look="control" />}
          <Skeleton look="control" />
          <Skeleton look="control" />
        </div>
      </div>
    </div>
  );
}

/** The brand is not on a card; its line is kept free. */
const noBrand = '\u00a0';

function Facts({ product, ...rest }: Pick<ProductPreviewProps, 'messages' | 'notation'> & { product: ProductSummary }) {
  return (
    <>
      <ProductTitle {...product} brand={noBrand} />
      <PriceBlock {...rest} price={product} size="large" isFrom={product.type === 'grouped'} />
    </>
  );
}
