import {
  detailHref,
  pictureParts,
  PriceBlock,
  StockState,
  type CatalogMessages,
  type ProductDetail,
} from '@etalage/catalog';
import { isOrderableAtOnce, removedVariantMessage } from '@etalage/catalog/headless';
import { formatPrice, type PriceNotation } from '@etalage/core';
import { images } from '@etalage/core/constants';
import { Button, button, Picture } from '@etalage/ui';
import { useId, useState, type ReactNode } from 'react';
import type { WishlistMessages } from '../../messages/nl.ts';
import { asksVariant, isBackInStock, priceDrop, type Wish } from '../../model/wish.ts';
import * as css from './WishList.css.ts';

export type WishRowProps = {
  wish: Wish;
  messages: WishlistMessages;
  catalogMessages: CatalogMessages;
  /** The words of the button that puts it in the cart. */
  cartLabel: string;
  notation?: PriceNotation | undefined;
  /** The choices of a product; `onChoose` is called with what was chosen, which may still leave its size open. */
  picker: (product: ProductDetail, onChoose: (chosen: ProductDetail) => void) => ReactNode;
  /** Without what changes the list, it is only looked at. */
  onMove?: ((wish: Wish) => void) | undefined;
  onReplace?: ((wish: Wish, chosen: ProductDetail) => void) | undefined;
  onRemove?: ((wish: Wish) => void) | undefined;
};

/** One product: what it is, what it costs, whether it can be had, and what changed since it was added. */
export const WishRow = (props: WishRowProps) => (
  <li className={css.row}>
    {props.wish.product ? <Facts {...props} product={props.wish.product} /> : <Gone {...props} />}
  </li>
);

function Gone(props: WishRowProps) {
  return (
    <>
      <Picture path={undefined} alt="" size={images.cartThumbnail} className={css.picture} />
      <div className={css.words}>
        <p>{props.messages.notForSale}</p>
        <div className={css.acts}>
          <Remove {...props} />
        </div>
      </div>
    </>
  );
}

function Remove({ wish, messages, onRemove }: WishRowProps) {
  if (onRemove === undefined) return null;
  const name = wish.product?.name ?? wish.item.sku;
  return (
    <Button
      look="text"
      size="s"
      className={css.remove}
      aria-label={messages.of(messages.remove, name)}
      onClick={() => onRemove(wish)}
    >
      {messages.remove}
    </Button>
  );
}

type FactsProps = WishRowProps & { product: ProductDetail };

function Facts(props: FactsProps) {
  const { product } = props;
  const removed = removedVariantMessage(product);
  return (
    <>
      <Picture
        {...pictureParts(product.gallery.find(({ kind }) => kind === 'image')?.src)}
        alt={product.name}
        size={images.cartThumbnail}
        className={css.picture}
      />
      <div className={css.words}>
        <h2 className={css.name}>
          <a href={detailHref(product)}>{product.name}</a>
        </h2>
        <Choices {...props} />
        {removed === undefined ? <Offer {...props} /> : <p className={css.note}>{removed}</p>}
        <Acts {...props} />
      </div>
    </>
  );
}

function Offer({ wish, product, messages, catalogMessages, notation }: FactsProps) {
  const drop = priceDrop(wish.item, product);
  return (
    <>
      <PriceBlock price={product} messages={catalogMessages} notation={notation} />
      {drop !== undefined && <p className={css.note}>{messages.cheaper(formatPrice(drop, notation))}</p>}
      {isBackInStock(wish.item, product) ? (
        <p className={css.note}>{messages.backInStock}</p>
      ) : (
        <StockState stock={product.stock} messages={catalogMessages} />
      )}
    </>
  );
}

function Choices({ wish, product }: FactsProps) {
  if (asksVariant(wish.item, product) || product.options.length === 0) return null;
  const chosen = product.options.flatMap(({ label, values }) => {
    const value = values.find(({ isChosen }) => isChosen);
    return value === undefined ? [] : `${label}: ${value.label}`;
  });
  return <p className={css.choices}>{chosen.join(', ')}</p>;
}

function Acts(props: FactsProps) {
  const { wish, product, messages, cartLabel, picker, onMove, onReplace } = props;
  const [picked, pick] = useState<ProductDetail>();
  const id = useId();
  const asks = asksVariant(wish.item, product);
  const isSoldOut = product.stock.status === 'out_of_stock';
  const { name } = product;
  const take = (chosen: ProductDetail) => {
    // A size that is open stays open until it is chosen.
    if (chosen.openOption !== undefined) return pick(chosen);
    pick(undefined);
    onReplace?.(wish, chosen);
  };
  const canChoose = onReplace !== undefined && product.variants.length > 1;
  const chooseLabel = asks ? messages.chooseFirst : messages.chooseOther;
  return (
    <>
      <div className={css.acts}>
        {onMove && !asks && isOrderableAtOnce(product) && (
          <Button size="s" aria-label={messages.of(cartLabel, name)} onClick={() => onMove(wish)}>
            {cartLabel}
          </Button>
        )}
        {!asks && !isSoldOut && !isOrderableAtOnce(product) && (
          <a
            className={button({ size: 's', look: 'quiet' })}
            href={detailHref(product)}
            aria-label={messages.of(messages.viewProduct, name)}
          >
            {messages.viewProduct}
          </a>
        )}
        {canChoose && (
          <Button
            size="s"
            look={asks ? 'action' : 'quiet'}
            aria-label={messages.of(chooseLabel, name)}
            aria-expanded={picked !== undefined}
            aria-controls={id}
            onClick={() => pick(picked === undefined ? product : undefined)}
          >
            {chooseLabel}
          </Button>
        )}
        <Remove {...props} />
      </div>
      <div id={id} role="group" aria-label={messages.choicesOf(name)} hidden={picked === undefined}>
        {picked && picker(picked, take)}
      </div>
    </>
  );
}
