import { lineKey, unitPrice, type CartLine, type ShownTotals } from '@etalage/cart';
import { images } from '@etalage/core/constants';
import { ChevronDownIcon, Picture, Price } from '@etalage/ui';
import type { CheckoutMessages } from '../../messages/nl.ts';
import * as css from './OrderSummary.css.ts';

export type OrderSummaryProps = {
  lines: readonly CartLine[];
  totals: ShownTotals | undefined;
  messages: CheckoutMessages;
};

/** What is being ordered and what it comes to, in sight while the rest is asked. */
export function OrderSummary({ lines, totals, messages }: OrderSummaryProps) {
  return (
    <details className={css.summary}>
      <summary className={css.opener}>
        {messages.yourOrder}
        {totals !== undefined && <Price className={css.sum} cents={totals.total} size="line" />}
        <ChevronDownIcon size="s" className={css.chevron} />
      </summary>
      <ul className={css.lines}>
        {lines.map((line) => (
          <li key={lineKey(line)} className={css.line}>
            <Picture path={line.image} alt="" size={images.cartThumbnail} className={css.picture} />
            <p className={css.words}>
              {line.quantity} × {line.name}
              <br />
              <span className={css.option}>{line.options.map(({ value }) => value).join(', ')}</span>
            </p>
            <Price cents={unitPrice(line) * line.quantity} size="line" />
          </li>
        ))}
      </ul>
    </details>
  );
}
