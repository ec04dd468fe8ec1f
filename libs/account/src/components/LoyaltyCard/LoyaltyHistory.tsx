import { formatDateTime } from '@etalage/core';
import { Button, link } from '@etalage/ui';
import { useId, useState } from 'react';
import type { LoyaltyBalance } from '../../contract.ts';
import type { LoyaltyMessages } from '../../messages/loyalty.ts';
import * as css from './LoyaltyCard.css.ts';

export type LoyaltyHistoryProps = {
  /** The newest first. */
  history: LoyaltyBalance['history'];
  messages: LoyaltyMessages;
  orderHref: (number: string) => string;
  /** What the link to an order says. */
  orderLabel: (number: string) => string;
};

/** Bookings that are shown at once. */
const step = 20;

/** What came and went on a loyalty card. */
export function LoyaltyHistory({ history, messages, orderHref, orderLabel }: LoyaltyHistoryProps) {
  const id = useId();
  const [count, setCount] = useState(step);
  return (
    <section className={css.history} aria-labelledby={id}>
      <h2 id={id} className={css.historyTitle}>
        {messages.history}
      </h2>
      <ul className={css.bookings}>
        {history.slice(0, count).map(({ date, points, description, orderNumber }, at) => (
          <li key={history.length - at} className={css.booking}>
            <span className={css.what}>{description}</span>
            <span className={css.when}>{formatDateTime(Date.parse(date), 'D-M-YYYY')}</span>
            <span className={css.order}>
              <a className={link} href={orderHref(orderNumber)}>
                {orderLabel(orderNumber)}
              </a>
            </span>
            <span className={css.booked}>{messages.booked(points)}</span>
          </li>
        ))}
      </ul>
      {history.length > count && (
        <p>
          <Button look="quiet" onClick={() => setCount(count + step)}>
            {messages.older}
          </Button>
        </p>
      )}
    </section>
  );
}
