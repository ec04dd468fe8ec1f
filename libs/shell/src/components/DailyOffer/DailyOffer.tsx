import {
  pictureParts,
  PriceBlock,
  productHref,
  StockState,
  type CardAction,
  type CatalogMessages,
  type ProductSummary,
} from '@etalage/catalog';
import type { Instant, PriceNotation } from '@etalage/core';
import { button, Picture } from '@etalage/ui';
import { OfferEnding } from '../OfferEnding/OfferEnding.tsx';
import * as css from './DailyOffer.css.ts';

type DailyOfferProps = {
  /** `ending` is when its price ends and how that is said; without it the price is no daily one. */
  block: { eyebrow: string; title: string; text: string; ending?: { at: Instant; words: string } };
  /** What is on offer; without it nothing shows. */
  product: ProductSummary | undefined;
  messages: CatalogMessages;
  action: CardAction;
  notation?: PriceNotation | undefined;
};

/**
 * Today's find, as large as the screen: what it is, what it costs, how many are left. It is the heading of its page. Its
 * clock is the browser's: until it runs, words say when the price ends, which stay true in a page that was kept.
 */
export function DailyOffer({ block, product, messages, action, notation }: DailyOfferProps) {
  const { eyebrow, title, text, ending } = block;
  if (product?.price === undefined) return null;
  const href = productHref(product);
  return (
    <article className={css.offer} aria-label={product.name}>
      <a className={css.media} href={href} tabIndex={-1} aria-hidden="true">
        <Picture
          {...pictureParts(product.image)}
          alt={product.name}
          size={[600, 744]}
          loading="first"
          className={css.picture}
        />
      </a>
      <div className={css.words}>
        <p className={css.eyebrow}>{eyebrow}</p>
        <h1 className={css.title}>{title}</h1>
        <p className={css.text}>{text}</p>
        <PriceBlock className={css.price} size="large" price={product} messages={messages} notation={notation} />
        {product.stock && <StockState stock={product.stock} messages={messages} />}
        {ending && <OfferEnding {...ending} />}
        <a className={button()} href={href}>
          {action === 'none' ? product.name : `${messages[action]}: ${product.name}`}
        </a>
      </div>
    </article>
  );
}
