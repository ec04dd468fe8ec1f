import type { PriceNotation } from '@etalage/core';
import { Price } from '@etalage/ui';
import type { CatalogMessages } from '../../messages/nl.ts';
import type { PriceView, Surcharged } from '../../model/views.ts';

export type PriceBlockProps = {
  /**
   * Of a product or a variant. `isFrom`: the lowest of several prices; the price of a grouped product is that of one of its
   * members, which are ordered each (PRICE-14).
   */
  price: PriceView & Surcharged & { type?: string; isFrom?: true | undefined };
  messages: CatalogMessages;
  notation?: PriceNotation | undefined;
  size?: 'card' | 'large';
  className?: string | undefined;
};

/** The least that a product costs, required options included; reduced, with the original struck through and the discount (PRICE-05). */
export function PriceBlock({ price, messages, notation, size = 'card', className }: PriceBlockProps) {
  if (price.price === undefined) return <span>{messages.noPrice}</span>;
  const { requiredSurcharge = 0, originalPrice, type, isFrom } = price;
  const prefix = type === 'grouped' ? messages.eachFrom : isFrom && messages.from;
  return (
    <Price
      cents={price.price + requiredSurcharge}
      originalCents={originalPrice && originalPrice + requiredSurcharge}
      notation={notation}
      size={size}
      originalLabel={messages.originalPrice}
      prefix={prefix}
      className={className}
    />
  );
}
