import { formatPrice, type Cents, type PriceNotation } from '@etalage/core';
import { classNames } from '../../classNames.ts';
import { Label } from '../Label/Label.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { before, current, original, price, reduced, sizes } from './Price.css.ts';

export type PriceProps = {
  cents: Cents;
  /** Crossed out beside the price when it is higher. */
  originalCents?: Cents | undefined;
  /** How the store view writes prices; Dutch when left out. */
  notation?: PriceNotation | undefined;
  size?: keyof typeof sizes;
  /** Stands before the price: 'vanaf'. */
  prefix?: string | undefined;
  /** Said, not shown, before the original price: 'van'. */
  originalLabel?: string;
  className?: string | undefined;
};

/** '-25%' for 75 where it was 100; none for less than one per cent. */
export function discountLabel(cents: Cents, originalCents: Cents): string | undefined {
  // Multiplied first: 0.575 × 100 is below 57.5.
  const percentage = ((originalCents - cents) * 100) / originalCents;
  return percentage < 1 ? undefined : `-${Math.round(percentage)}%`;
}

/** What is paid; when that is less than it was, the original price struck through and the reduction as well. */
export function Price({ cents, originalCents, notation, size = 'card', prefix, originalLabel, className }: PriceProps) {
  if (originalCents === undefined || originalCents <= cents) {
    return (
      <span className={classNames(price, className)} data-price="">
        {prefix !== undefined && <span className={before}>{`${prefix} `}</span>}
        <span className={classNames(current, sizes[size])}>{formatPrice(cents, notation)}</span>
      </span>
    );
  }
  const reduction = discountLabel(cents, originalCents);
  return (
    <span className={classNames(price, className)} data-price="">
      {prefix !== undefined && <span className={before}>{`${prefix} `}</span>}
      <ins className={classNames(current, reduced, sizes[size])}>{formatPrice(cents, notation)}</ins>{' '}
      <del className={original}>
        {originalLabel !== undefined && <VisuallyHidden>{`${originalLabel} `}</VisuallyHidden>}
        {formatPrice(originalCents, notation)}
      </del>{' '}
      {reduction && <Label look="sale">{reduction}</Label>}
    </span>
  );
}
