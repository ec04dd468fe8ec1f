import type { CartLine, ShownTotals } from '@etalage/cart';
import { ChevronDownIcon, Price } from '@etalage/ui';
import type { ReactNode } from 'react';
import type { CheckoutMessages } from '../../messages/nl.ts';
import { boughtLine } from '../../model/boughtLine.ts';
import * as css from './OrderSummary.css.ts';
import { SummaryLines } from './SummaryLines.tsx';

export type OrderSummaryProps = {
  lines: readonly CartLine[];
  totals: ShownTotals | undefined;
  messages: CheckoutMessages;
  /** Coupon and gift cards of the cart. */
  coupon?: ReactNode;
};

/** What is being ordered and what it comes to, in sight while the rest is asked. */
export function OrderSummary({ lines, totals, messages, coupon }: OrderSummaryProps) {
  return (
    <details className={css.summary}>
      <summary className={css.opener}>
        {messages.yourOrder}
        {totals !== undefined && <Price className={css.sum} cents={totals.total} size="line" />}
        <ChevronDownIcon size="s" className={css.chevron} />
      </summary>
      <SummaryLines lines={lines.map(boughtLine)} />
      {coupon}
    </details>
  );
}
