import { Breadcrumbs, Skeleton } from '@etalage/ui';
import type { CatalogMessages } from '../../messages/nl.ts';
import { frame, gallery, strip, thumbs } from '../Gallery/Gallery.css.ts';
import { backdropStyle, GalleryPicture } from '../Gallery/GalleryPicture.tsx';
import type { OpenedCard } from '../ProductCard/readCard.ts';
import { buy, columns, labels, page } from '../ProductView/ProductFrame.css.ts';
import { ProductTitle } from '../ProductView/ProductTitle.tsx';
import { price } from './ProductPreview.css.ts';

export type ProductPreviewProps = {
  /** The card that was opened; without it all is on its way. */
  card: OpenedCard | undefined;
  messages: CatalogMessages;
};

/** The page of a product while it is on its way: what its card tells stands where it will stay, the rest holds its room. */
export function ProductPreview({ card, messages }: ProductPreviewProps) {
  return (
    <div className={page} aria-busy="true">
      <Breadcrumbs label={messages.breadcrumbs} current={card?.name ?? '…'}>
        <a href="/">{messages.home}</a>
      </Breadcrumbs>
      <div className={columns}>
        <div className={gallery}>
          <ul className={strip} aria-label={messages.gallery}>
            <li className={frame} style={backdropStyle(card?.picture)}>
              {card && <GalleryPicture src={card.image} alt={card.name} loading="first" />}
            </li>
            <li className={frame} />
          </ul>
          <div className={thumbs} />
        </div>
        <div className={buy}>
          {card ? <Facts {...card} /> : <Skeleton look="control" />}
          <Skeleton look="control" />
          <Skeleton look="control" />
        </div>
      </div>
    </div>
  );
}

/** The brand is not on a card; its line is kept free. */
const noBrand = '\u00a0';

const Facts = (card: OpenedCard) => (
  <>
    {card.labels && <div className={labels} dangerouslySetInnerHTML={{ __html: card.labels }} />}
    <ProductTitle name={card.name} brand={noBrand} />
    <div className={price} dangerouslySetInnerHTML={{ __html: card.price }} />
  </>
);
