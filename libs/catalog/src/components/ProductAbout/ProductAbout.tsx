import {
  DryCleanIcon,
  HandWashIcon,
  InfoIcon,
  IronIcon,
  NoBleachIcon,
  NoIronIcon,
  NoTumbleDryIcon,
  TumbleDryIcon,
  WashIcon,
  type IconProps,
} from '@etalage/ui';
import { Fragment, type ReactNode } from 'react';
import type { FactMessages } from '../../messages/factsNl.ts';
import type { CareSymbol, ProductAbout as About } from '../../model/views.ts';
import type { ProductReviewMessages } from '../../messages/productReviewsNl.ts';
import { ProductReviews } from '../ProductReviews/ProductReviews.tsx';
import { ProductStrip, type ProductStripProps } from '../ProductStrip/ProductStrip.tsx';
import * as styles from './ProductAbout.css.ts';

export type ProductAboutProps = Omit<ProductStripProps, 'title' | 'products' | 'more'> & {
  about: About;
  factMessages: FactMessages;
  reviewMessages: ProductReviewMessages;
  /** The error boundary around each part; none by default. */
  Boundary?: (props: { children: ReactNode }) => ReactNode;
};

/** What follows the description of a product: how to care for it, what goes with it, and what customers say (PROD-20, PROD-22, PROD-24). */
export function ProductAbout({ about, factMessages, reviewMessages, Boundary = Fragment, ...look }: ProductAboutProps) {
  return (
    <div className={styles.about}>
      <Boundary>
        <Care symbols={about.care} messages={factMessages} />
      </Boundary>
      <Boundary>
        <ProductStrip {...look} title={factMessages.related} products={about.related} more={place('related')} />
      </Boundary>
      <Boundary>
        <ProductStrip {...look} title={factMessages.upsell} products={about.upsell} more={place('upsell')} />
      </Boundary>
      <Boundary>
        <ProductReviews reviews={about.reviews} messages={reviewMessages} />
      </Boundary>
    </div>
  );
}

/** Where a script that loads later puts the button that shows all products of a strip: this part itself stays HTML. */
const place = (strip: 'related' | 'upsell') => <span data-show-all={strip} />;

const icons: Partial<Record<CareSymbol, (props: IconProps) => ReactNode>> = {
  wash_30: WashIcon,
  wash_40: WashIcon,
  wash_60: WashIcon,
  hand_wash: HandWashIcon,
  no_bleach: NoBleachIcon,
  tumble_low: TumbleDryIcon,
  no_tumble: NoTumbleDryIcon,
  iron_medium: IronIcon,
  iron_high: IronIcon,
  no_iron: NoIronIcon,
  dry_clean: DryCleanIcon,
};

function Care({ symbols, messages }: { symbols: readonly CareSymbol[]; messages: FactMessages }) {
  if (symbols.length === 0) return null;
  return (
    <section aria-label={messages.care} className={styles.care}>
      <h2>{messages.care}</h2>
      <ul className={styles.symbols}>
        {symbols.map((code) => {
          const Symbol = icons[code] ?? InfoIcon;
          return (
            <li key={code} className={styles.symbol}>
              <Symbol />
              {messages.careOf[code]}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
