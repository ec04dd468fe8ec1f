import type { Cents } from '@etalage/core';
import { Button, PrintIcon, Price } from '@etalage/ui';
import type { CheckoutMessages } from '../../messages/nl.ts';
import type { LastOrder } from '../../model/storedDetails.ts';
import { subheading } from '../checkout.css.ts';
import { SummaryLines } from '../OrderSummary/SummaryLines.tsx';
import * as css from './OrderReceipt.css.ts';

export type OrderReceiptProps = {
  order: Pick<LastOrder, 'bought' | 'deliverTo'>;
  /** What the server asks for it, delivery and tax included. */
  total: Cents;
  messages: CheckoutMessages;
  onPrint(): void;
};

/** What was bought and where it goes: the part of the page that one keeps. */
export function OrderReceipt({ order, total, messages, onPrint }: OrderReceiptProps) {
  return (
    <section className={css.receipt} aria-label={messages.yourOrder}>
      <h2 className={css.title}>{messages.yourOrder}</h2>
      <SummaryLines lines={order.bought} />
      <p className={css.total}>
        {messages.totalWithAll}
        <Price cents={total} size="line" />
      </p>
      {order.deliverTo.length > 0 && (
        <div>
          <h3 className={subheading}>{messages.shippingAddress}</h3>
          <address className={css.address}>
            {order.deliverTo.map((text) => (
              <div key={text}>{text}</div>
            ))}
          </address>
        </div>
      )}
      <Button look="quiet" size="s" onClick={onPrint}>
        <PrintIcon size="s" />
        {messages.print}
      </Button>
    </section>
  );
}
