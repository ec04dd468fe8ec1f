import type { PriceNotation } from '@etalage/core';
import { Price } from '@etalage/ui';
import type { CatalogMessages } from '../../messages/nl.ts';
import type { PriceView } from '../../model/views.ts';

export type PriceBlockProps = {
  price: PriceView;
  messages: CatalogMessages;
  notation?: PriceNotation | undefined;
  size?: 'card' | 'large';
  /** True for what costs at least this: a grouped product (PRICE-14). */
  isFrom?: boolean;
};

/** What a product costs; reduced, with the original struck through and the discount (PRICE-05). */
export function PriceBlock({ price, messages, notation, size = 'card', isFrom = false }: PriceBlockProps) {
  if (price.price === undefined) return <span>{messages.priceUnknown}</span>;
  return (
    <Price
      cents={price.price}
      originalCents={price.originalPrice}
      notation={notation}
      size={size}
      originalLabel={messages.originalPrice}
      {...(isFrom ? { prefix: messages.from } : {})}
    />
  );
}
