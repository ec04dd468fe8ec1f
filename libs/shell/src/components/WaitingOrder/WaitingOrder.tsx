import type { OfflineOrder } from '@etalage/checkout';
import { shopDay } from '@etalage/core';
import { Button, Price } from '@etalage/ui';
import type { OfflineOrderMessages } from '../../messages/offlineOrders.ts';
import * as css from './WaitingOrder.css.ts';

type WaitingOrderProps = {
  order: Pick<OfflineOrder, 'bought' | 'placedAt' | 'total'>;
  messages: OfflineOrderMessages;
  /** `failed`: the last try reached nobody. */
  state?: 'ready' | 'sending' | 'failed';
  onSend(): void;
  onDrop(): void;
};

/** An order that was placed offline and waits: what it holds, and whether it is sent or dropped. */
export function WaitingOrder({ order, messages, state = 'ready', onSend, onDrop }: WaitingOrderProps) {
  const { bought, placedAt, total } = order;
  const title = messages.orderOf(shopDay(placedAt));
  return (
    <section aria-label={title} className={css.order}>
      <h3 className={css.title}>{title}</h3>
      <ul className={css.lines}>
        {bought.map(({ name, options, quantity, price }, index) => (
          // Two lines may read alike.
          <li key={index} className={css.line}>
            <span>
              {quantity} × {name}
              {options !== '' && ` (${options})`}
            </span>
            <Price cents={price} size="line" />
          </li>
        ))}
        {total !== undefined && (
          <li className={css.line}>
            <strong>{messages.total}</strong>
            <Price cents={total} size="line" />
          </li>
        )}
      </ul>
      <div role="status">{state === 'failed' && messages.notSent}</div>
      <div className={css.acts}>
        <Button isBusy={state === 'sending'} onClick={onSend}>
          {messages.sendOrder}
        </Button>
        <Button look="quiet" disabled={state === 'sending'} onClick={onDrop}>
          {messages.dropOrder}
        </Button>
      </div>
    </section>
  );
}
