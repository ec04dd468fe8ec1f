import { ColourRelations, ProductAbout, ProductStory, type ProductDetail } from '@etalage/catalog';
import type { StoreSettings } from '@etalage/core';
import { OfferEnding } from '../../../components/OfferEnding/OfferEnding.tsx';
import { Promises } from '../../../components/Promises/Promises.tsx';
import { PartBoundary } from '../../../connected/PartBoundary.tsx';
import { cardsOf } from '../../../model/cards.tsx';
import { useWords } from '../../../words/WordsContext.ts';

export type ProductPartProps = { part: 'beside' | 'promises' | 'about'; product: ProductDetail; view: StoreSettings };

/** A part of a product's page in which nothing answers but links. */
export function ProductPart({ part, product, view }: ProductPartProps) {
  const words = useWords();
  const { facts, reviews, promises, offer } = words.late('about');
  switch (part) {
    case 'beside':
      return (
        <>
          <ColourRelations relations={product.about.colours} messages={facts} />
          {product.offerEndsAt && <OfferEnding at={product.offerEndsAt} words={offer.until} />}
        </>
      );
    case 'promises':
      return isSent(product) && <Promises messages={promises} delivery={product.about.delivery?.words} />;
    case 'about':
      return (
        <>
          <ProductStory product={product} messages={facts} />
          <ProductAbout
            key={product.id}
            {...cardsOf(view, words.frame)}
            about={product.about}
            messages={words.catalog}
            factMessages={facts}
            reviewMessages={reviews}
            Boundary={PartBoundary}
          />
        </>
      );
  }
}

/** What comes by mail has no delivery to promise (PROD-25). */
const isSent = ({ type }: ProductDetail): boolean => type !== 'virtual' && type !== 'downloadable';
