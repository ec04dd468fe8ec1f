import { formatDateTime, formatPrice, type Cents, type PriceNotation } from '@etalage/core';
import { button, classNames, link } from '@etalage/ui';
import { Fragment, type ReactNode } from 'react';
import type { AccountPageMessages } from '../../messages/accountPages.ts';
import type { OrderDetail } from '../../model/orders.ts';
import * as css from '../account.css.ts';
import { OrderStateLabel } from '../OrderList/OrderList.tsx';
import { PostalAddress } from '../PostalAddress.tsx';

export type OrderViewProps = {
  order: OrderDetail;
  messages: AccountPageMessages;
  /** Back to all orders. */
  ordersHref: string;
  notation?: PriceNotation | undefined;
  /** What the customer can do with the order. */
  actions?: ReactNode;
};

/** One order: number, date, state, lines, totals, addresses, methods, and where the parcel is (ACC-06). */
export function OrderView({ order, messages, ordersHref, notation, actions }: OrderViewProps) {
  const { shippingAddress, billingAddress, shippingMethod, paymentMethod } = order;
  return (
    <>
      <a className={link} href={ordersHref}>
        {messages.backToOrders}
      </a>
      <section className={css.sheet} aria-label={messages.lines}>
        <div className={css.acts}>
          <h2 className={css.cardTitle}>{messages.order(order.number)}</h2>
          <OrderStateLabel state={order.state} messages={messages} />
          {actions !== undefined && <div className={css.lastAct}>{actions}</div>}
        </div>
        <p className={css.muted}>{messages.orderedAt(formatDateTime(order.orderedAt, 'D-M-YYYY'))}</p>
        <Parcel order={order} messages={messages} />
        <Lines order={order} notation={notation} messages={messages} />
      </section>
      <ul className={css.cards}>
        <Way title={messages.shippingAddress} address={shippingAddress} method={shippingMethod} />
        <Way title={messages.billingAddress} address={billingAddress} method={paymentMethod} />
      </ul>
    </>
  );
}

type PartProps = Pick<OrderViewProps, 'messages' | 'order'>;

/** Where the parcel is, or when it is expected. */
function Parcel({ order: { tracking, deliveryDay }, messages }: PartProps) {
  if (tracking === undefined) return deliveryDay === undefined ? null : <p>{messages.expectedOn(deliveryDay)}</p>;
  const { carrier, number, url } = tracking;
  return (
    <p className={css.acts}>
      {messages.sentWith(carrier, number)}
      {url !== undefined && (
        <a className={button({ size: 's' })} href={url} target="_blank" rel="noopener noreferrer">
          {messages.track}
        </a>
      )}
    </p>
  );
}

type WayProps = { title: string; address: OrderDetail['shippingAddress']; method: string };

/** An address, and the method that belongs to it. */
const Way = ({ title, address, method }: WayProps) => (
  <li className={css.card}>
    <h3 className={css.cardTitle}>{title}</h3>
    {address !== undefined && <PostalAddress address={address} />}
    <p className={css.muted}>{method}</p>
  </li>
);

/** What the amounts of an order are called, in the order in which they are read. */
function amountRows(order: OrderDetail, messages: AccountPageMessages): { label: string; cents: Cents }[] {
  const { subtotal, discount, couponCode, shipping, paymentFee, giftCard, withdrawn } = order;
  return [
    { label: messages.subtotal, cents: subtotal },
    ...(discount === 0 ? [] : [{ label: messages.discount(couponCode), cents: -discount }]),
    { label: messages.shipping, cents: shipping },
    ...(paymentFee === 0 ? [] : [{ label: messages.paymentFee, cents: paymentFee }]),
    ...(withdrawn === 0 ? [] : [{ label: messages.withdrawn, cents: -withdrawn }]),
    ...(giftCard === 0 ? [] : [{ label: messages.giftCard, cents: -giftCard }]),
  ];
}

function Lines({ order, messages, notation }: PartProps & Pick<OrderViewProps, 'notation'>) {
  return (
    <dl className={css.amounts}>
      {order.lines.map(({ name, quantity, total, options }, at) => (
        <Fragment key={at}>
          <dt>
            {quantity} × {name}
            {options.map(({ label, value }) => (
              <span key={label} className={css.option}>
                {label}: {value}
              </span>
            ))}
          </dt>
          <dd className={css.amount}>{formatPrice(total, notation)}</dd>
        </Fragment>
      ))}
      {amountRows(order, messages).map(({ label, cents }) => (
        <Fragment key={label}>
          <dt className={css.muted}>{label}</dt>
          <dd className={css.amount}>{formatPrice(cents, notation)}</dd>
        </Fragment>
      ))}
      <dt className={css.grandTotal}>{messages.total}</dt>
      <dd className={classNames(css.grandTotal, css.amount)}>{formatPrice(order.total, notation)}</dd>
      <dt className={css.muted}>{messages.taxWithin}</dt>
      <dd className={classNames(css.muted, css.amount)}>{formatPrice(order.tax, notation)}</dd>
    </dl>
  );
}
