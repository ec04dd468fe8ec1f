import {
  ColourRelations,
  factsNl,
  nl,
  ProductAbout,
  productReviewsNl,
  ProductStory,
  type ProductDetail,
} from '@etalage/catalog';
import type { StoreView } from '@etalage/core';
import { OfferEnding } from '../../../components/OfferEnding/OfferEnding.tsx';
import { Promises } from '../../../components/Promises/Promises.tsx';
import { offerHomeNl } from '../../../messages/offerHome.ts';
import { promisesNl } from '../../../messages/promises.ts';
import { cardsOf } from '../../../model/cards.ts';

export type ProductPartProps = { part: 'beside' | 'promises' | 'about'; product: ProductDetail; view: StoreView };

/** A part of a product's page in which nothing answers but links. */
export function ProductPart({ part, product, view }: ProductPartProps) {
  switch (part) {
    case 'beside':
      return (
        <>
          <ColourRelations relations={product.about.colours} messages={factsNl} />
          {product.offerEndsAt && <OfferEnding at={product.offerEndsAt} words={offerHomeNl.until} />}
        </>
      );
    case 'promises':
      return isSent(product) && <Promises messages={promisesNl} delivery={product.about.delivery?.words} />;
    case 'about':
      return (
        <>
          <ProductStory product={product} messages={factsNl} />
          <ProductAbout
            {...cardsOf(view)}
            about={product.about}
            messages={nl}
            factMessages={factsNl}
            reviewMessages={productReviewsNl}
          />
        </>
      );
  }
}

/** What comes by mail has no delivery to promise (PROD-25). */
const isSent = ({ type }: ProductDetail): boolean => type !== 'virtual' && type !== 'downloadable';
