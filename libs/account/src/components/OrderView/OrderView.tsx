import { formatDateTime, formatPrice, type PriceNotation } from '@etalage/core';
import { button, classNames, EmptyState, link } from '@etalage/ui';
import { Fragment } from 'react';
import type { AccountPageMessages } from '../../messages/accountPages.ts';
import type { OrderDetail } from '../../model/orders.ts';
import * as css from '../account.css.ts';
import { OrderStateLabel } from '../OrderList/OrderList.tsx';
import { PostalAddress } from '../PostalAddress.tsx';

export type OrderViewProps = {
  /** Undefined for an order that is unknown, or another customer's. */
  order: OrderDetail | undefined;
  messages: AccountPageMessages;
  /** Back to all orders. */
  ordersHref: string;
  notation?: PriceNotation | undefined;
};

/** One order: number, date, state, lines, totals, addresses, methods, and where the parcel is (ACC-06). */
export function OrderView({ order, messages, ordersHref, notation }: OrderViewProps) {
  const back = (
    <a className={link} href={ordersHref}>
      {messages.backToOrders}
    </a>
  );
  if (order === undefined) {
    return (
      <EmptyState title={messages.orderUnknown} actions={back}>
        {messages.orderUnknownText}
      </EmptyState>
    );
  }
  return (
    <>
      {back}
      <section className={css.sheet} aria-label={messages.lines}>
        <div className={css.acts}>
          <h2 className={css.cardTitle}>{messages.order(order.number)}</h2>
          <OrderStateLabel state={order.state} messages={messages} />
          {order.trackingUrl !== undefined && (
            <a
              className={classNames(button({ size: 's' }), css.lastAct)}
              href={order.trackingUrl}
              target="_blank"
              rel="noopener noreferrer"
            >
              {messages.track}
            </a>
          )}
        </div>
        <p className={css.muted}>{messages.orderedAt(formatDateTime(order.orderedAt, 'D-M-YYYY'))}</p>
        <Lines order={order} notation={notation} messages={messages} />
      </section>
      <ul className={css.cards}>
        {[
          { title: messages.shippingAddress, address: order.shippingAddress, method: order.shippingMethod },
          { title: messages.billingAddress, address: order.billingAddress, method: order.paymentMethod },
        ].map(({ title, address, method }) => (
          <li key={title} className={css.card}>
            <h3 className={css.cardTitle}>{title}</h3>
            <PostalAddress address={address} />
            <p className={css.muted}>{method}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

type LinesProps = Pick<OrderViewProps, 'messages' | 'notation'> & { order: OrderDetail };

function Lines({ order: { lines, amounts, total }, messages, notation }: LinesProps) {
  return (
    <dl className={css.amounts}>
      {lines.map(({ name, quantity, total: cents }, at) => (
        <Fragment key={at}>
          <dt>
            {quantity} × {name}
          </dt>
          <dd className={css.amount}>{formatPrice(cents, notation)}</dd>
        </Fragment>
      ))}
      {amounts.map(({ label, cents }) => (
        <Fragment key={label}>
          <dt className={css.muted}>{label}</dt>
          <dd className={css.amount}>{formatPrice(cents, notation)}</dd>
        </Fragment>
      ))}
      <dt className={css.grandTotal}>{messages.total}</dt>
      <dd className={classNames(css.grandTotal, css.amount)}>{formatPrice(total, notation)}</dd>
    </dl>
  );
}
