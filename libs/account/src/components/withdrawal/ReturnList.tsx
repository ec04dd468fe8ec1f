import { formatDateTime } from '@etalage/core';
import { Label, link, type LabelProps } from '@etalage/ui';
import type { Withdrawal } from '../../contract.ts';
import type { WithdrawalMessages } from '../../messages/withdrawal.ts';
import * as account from '../account.css.ts';
import { WithdrawnLines } from './WithdrawnLines.tsx';

export type ReturnListProps = {
  /** The newest first. */
  withdrawals: readonly Withdrawal[];
  messages: WithdrawalMessages;
  /** The way to the order of each; absent beside the order itself. */
  orderHref?: (number: string) => string;
};

const looks: Record<Withdrawal['state'], LabelProps['look']> = {
  requested: 'accent',
  received: 'warning',
  refunded: 'success',
  canceled: 'success',
};

/** What a customer withdrew, each with how its return stands (ACC-15). */
export const ReturnList = ({ withdrawals, messages, orderHref }: ReturnListProps) => (
  <ul className={account.cards}>
    {withdrawals.map(({ number, orderNumber, requestedAt, state, lines }) => (
      <li key={number} className={account.sheet}>
        <p className={account.acts}>
          <strong>{messages.withdrawalNumber(number)}</strong>
          <Label look={looks[state]}>{messages.states[state]}</Label>
        </p>
        <p className={account.muted}>{formatDateTime(Date.parse(requestedAt))}</p>
        <WithdrawnLines lines={lines} messages={messages} />
        {orderHref && (
          <p>
            <a className={link} href={orderHref(orderNumber)}>
              {messages.ofOrder(orderNumber)}
            </a>
          </p>
        )}
      </li>
    ))}
  </ul>
);
