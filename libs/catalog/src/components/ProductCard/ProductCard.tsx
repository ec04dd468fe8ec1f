import type { PriceNotation } from '@etalage/core';
import { button, classNames, Label, Picture } from '@etalage/ui';
import type { ReactNode } from 'react';
import type { CatalogMessages } from '../../messages/nl.ts';
import { pictureParts, productHref } from '../../model/hrefs.ts';
import type { ProductSummary } from '../../model/views.ts';
import { PriceBlock } from '../PriceBlock/PriceBlock.tsx';
import { StockState } from '../StockState/StockState.tsx';
import * as styles from './ProductCard.css.ts';

/** The button of a card, by the store view (STORE-14). */
export type CardAction = 'shopNow' | 'orderNow' | 'none';

export type ProductCardProps = {
  product: ProductSummary;
  messages: CatalogMessages;
  /** Width and height of the picture in CSS px at 1x, by the store view. */
  imageSize?: readonly [number, number];
  /** 'first' for the first card of the first screen, 'eager' for its row. */
  loading?: 'lazy' | 'eager' | 'first';
  action?: CardAction;
  notation?: PriceNotation | undefined;
  /** In place of the name, for the eye: a search marks in it what it found. */
  title?: ReactNode;
  /** In place of the button. */
  actions?: ReactNode;
  /** The heart of a product; the shell puts it there. */
  wish?: (product: ProductSummary) => ReactNode;
};

const looks = { sale: 'sale', new: 'plain' } as const;
const lookOf = (kind: string) => (kind === 'sale' ? looks.sale : looks.new);

/** A product in a list: picture, labels, name, price, and what there is to know before opening it. */
export function ProductCard(props: ProductCardProps) {
  const {
    product,
    messages,
    imageSize = [310, 300],
    loading = 'lazy',
    action = 'none',
    notation,
    title,
    actions,
    wish,
  } = props;
  const { name, image, labels, material, stock } = product;
  const href = productHref(product);
  const isSoldOut = stock?.status === 'out_of_stock';
  return (
    <article className={styles.card}>
      <div className={styles.media}>
        <Picture
          {...pictureParts(image)}
          alt={name}
          size={imageSize}
          loading={loading}
          className={classNames(styles.picture, isSoldOut && styles.soldOut)}
        />
        {labels && (
          <div className={styles.labels}>
            {labels.map(({ text, kind }) => (
              <Label key={text} look={lookOf(kind)}>
                {text}
              </Label>
            ))}
          </div>
        )}
        {wish && <div className={styles.wishPlace}>{wish(product)}</div>}
      </div>
      <div className={styles.facts}>
        <h3 className={styles.name}>
          <a href={href} className={styles.open}>
            {title ?? name}
          </a>
        </h3>
        {material && <p className={styles.aside}>{material}</p>}
        <Colours product={product} messages={messages} />
        {stock && <StockState stock={stock} messages={messages} show="exceptions" />}
        <div className={styles.bottom}>
          <PriceBlock price={product} messages={messages} notation={notation} />
          {actions ??
            (action !== 'none' && product.price !== undefined && !product.isUpcoming && (
              <span aria-hidden="true" className={buttonLook}>
                {messages[action]}
              </span>
            ))}
        </div>
      </div>
    </article>
  );
}

/** So many dots stand on a card; the count says the rest. */
const mostDots = 5;

/** Dots of one short element each: a card is drawn fifty times on a page. */
function Colours({ product: { colours }, messages }: Pick<ProductCardProps, 'product' | 'messages'>) {
  if (!colours) return null;
  const values = colours.flatMap(({ value }) => value ?? []).slice(0, mostDots);
  return (
    <p className={aside}>
      {values.map((value) => (
        <i key={value} style={{ background: value }} />
      ))}
      {messages.colours(colours.length)}
    </p>
  );
}

const aside = classNames(styles.aside, styles.row);
/** For the eye: a press on it is a press on the one link of the card, which covers it. */
const buttonLook = classNames(button({ size: 's' }), styles.action);
