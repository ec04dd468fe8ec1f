import type { PriceNotation } from '@etalage/core';
import { Price } from '@etalage/ui';
import type { CatalogMessages } from '../../messages/nl.ts';
import type { PriceView, Surcharged } from '../../model/views.ts';

export type PriceBlockProps = {
  price: PriceView & Surcharged;
  messages: CatalogMessages;
  notation?: PriceNotation | undefined;
  size?: 'card' | 'large';
  /** The price is the lowest of several: of variants, or of the members of a set, which are ordered each (PRICE-14). */
  from?: 'variant' | 'member' | undefined;
};

/** The least that a product costs, required options included; reduced, with the original struck through and the discount (PRICE-05). */
export function PriceBlock({ price, messages, notation, size = 'card', from }: PriceBlockProps) {
  if (price.price === undefined) return <span>{messages.priceUnknown}</span>;
  const { requiredSurcharge = 0, originalPrice } = price;
  return (
    <Price
      cents={price.price + requiredSurcharge}
      originalCents={originalPrice === undefined ? undefined : originalPrice + requiredSurcharge}
      notation={notation}
      size={size}
      originalLabel={messages.originalPrice}
      {...(from ? { prefix: from === 'member' ? messages.eachFrom : messages.from } : {})}
    />
  );
}
