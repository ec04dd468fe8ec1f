import { classNames, Price } from '@etalage/ui';
import type { CartMessages } from '../../messages/nl.ts';
import type { ShownTotals } from '../../wire.ts';
import { grand, heading, row, rows, tax, totals as totalsStyle } from './CartTotals.css.ts';
import { totalRows, type TotalRow } from './totalRows.ts';

export type CartTotalsProps = {
  totals: ShownTotals;
  messages: CartMessages;
  /** Whether a way of delivery has been chosen; until then its costs are not known. */
  shipping?: 'chosen' | 'later';
};

/** What the order comes to (TOTAL-12). */
export function CartTotals({ totals, messages, shipping = 'chosen' }: CartTotalsProps) {
  const taxValue = totals.segments.find(({ code }) => code === 'tax')?.value;
  return (
    <section className={totalsStyle} aria-label={messages.totals}>
      <h2 className={heading}>{messages.totals}</h2>
      <dl className={rows}>
        {totalRows(totals, messages).map((each) => (
          <div key={each.code} className={row}>
            <dt>{each.label}</dt>
            <dd>
              <Amount row={each} messages={messages} shipping={shipping} />
            </dd>
          </div>
        ))}
        <div className={classNames(row, grand)}>
          <dt>{messages.total}</dt>
          <dd>
            <Price cents={totals.total} size="line" />
          </dd>
        </div>
        {taxValue !== undefined && taxValue !== 0 && (
          <div className={classNames(row, tax)}>
            <dt>{messages.tax}</dt>
            <dd>
              <Price cents={taxValue} size="line" />
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}

type AmountProps = Required<Pick<CartTotalsProps, 'messages' | 'shipping'>> & { row: TotalRow };

function Amount({ row: { code, cents }, messages, shipping }: AmountProps) {
  if (code !== 'shipping' || cents !== 0) return <Price cents={cents} size="line" />;
  return shipping === 'later' ? messages.shippingLater : messages.shippingFree;
}
