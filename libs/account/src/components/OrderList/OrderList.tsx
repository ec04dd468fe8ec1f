import { formatDateTime, formatPrice, type PriceNotation } from '@etalage/core';
import { ChevronRightIcon, classNames, EmptyState, Label, type LabelProps } from '@etalage/ui';
import type { ReactNode } from 'react';
import type { AccountPageMessages } from '../../messages/accountPages.ts';
import type { OrderState, OrderSummary } from '../../model/orders.ts';
import * as css from '../account.css.ts';

export type OrderListProps = {
  /** The newest first. */
  orders: readonly OrderSummary[];
  messages: AccountPageMessages;
  orderHref: (number: string) => string;
  notation?: PriceNotation | undefined;
  /** The way on where nothing was ordered yet. */
  shopLink?: ReactNode;
  /** What the customer can do with an order. */
  actionsOf?: (number: string) => ReactNode;
  /** What follows the list: the way to older orders. */
  more?: ReactNode;
};

const looks: Record<OrderState, LabelProps['look']> = {
  pending: 'muted',
  pending_payment: 'warning',
  processing: 'accent',
  complete: 'success',
  canceled: 'muted',
  closed: 'muted',
  holded: 'warning',
  payment_review: 'warning',
};

const names = {
  pending: 'orderStatusPending',
  pending_payment: 'orderStatusPendingPayment',
  processing: 'orderStatusProcessing',
  complete: 'orderStatusComplete',
  canceled: 'orderStatusCanceled',
  closed: 'orderStatusClosed',
  holded: 'orderStatusHeld',
  payment_review: 'orderStatusPaymentReview',
} as const satisfies Record<OrderState, keyof AccountPageMessages>;

/** Where an order stands, in a word. */
export const OrderStateLabel = ({ state, messages }: { state: OrderState; messages: AccountPageMessages }) => (
  <Label look={looks[state]}>{messages[names[state]]}</Label>
);

/** What a customer ordered: number, date, state and total, each the way to the order itself (ACC-05). */
export function OrderList({ orders, messages, orderHref, notation, shopLink, actionsOf, more }: OrderListProps) {
  if (orders.length === 0) {
    return (
      <EmptyState title={messages.noOrders} actions={shopLink}>
        {messages.noOrdersText}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={css.rows}>
        {orders.map(({ number, orderedAt, state, total, pieces }) => (
          <li key={number} className={css.row}>
            <a className={css.rowLink} href={orderHref(number)}>
              {messages.order(number)}
            </a>
            <span className={css.place.date}>
              {formatDateTime(orderedAt, 'D-M-YYYY')}, {messages.pieces(pieces)}
            </span>
            <span className={css.place.state}>
              <OrderStateLabel state={state} messages={messages} />
            </span>
            <span className={classNames(css.place.amount, css.amount)}>{formatPrice(total, notation)}</span>
            {actionsOf && <span className={css.place.act}>{actionsOf(number)}</span>}
            <ChevronRightIcon size="s" className={css.arrow} />
          </li>
        ))}
      </ul>
      {more}
    </>
  );
}
