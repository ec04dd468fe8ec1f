import { formatDateTime, formatPrice, fromEuros } from '@etalage/core';
import { useId, type ReactNode } from 'react';
import type { Withdrawal } from '../../contract.ts';
import type { WithdrawalMessages } from '../../messages/withdrawal.ts';
import * as account from '../account.css.ts';
import { StepTitle } from './StepTitle.tsx';
import { WithdrawnLines } from './WithdrawnLines.tsx';

export type WithdrawalReceiptProps = { receipt: Withdrawal; messages: WithdrawalMessages; actions?: ReactNode };

/** The receipt, with date and time (LEGAL-04). */
export function WithdrawalReceipt({ receipt, messages, actions }: WithdrawalReceiptProps) {
  const id = useId();
  const moment = formatDateTime(Date.parse(receipt.requestedAt));
  return (
    <section className={account.sheet} aria-labelledby={id}>
      <StepTitle id={id}>{messages.receiptTitle}</StepTitle>
      <p role="status">{messages.receivedAt(receipt.number, moment)}</p>
      <p>{messages.ofOrder(receipt.orderNumber)}</p>
      <WithdrawnLines lines={receipt.lines} messages={messages} />
      <p>{nextText(receipt, messages)}</p>
      {actions}
    </section>
  );
}

function nextText({ state, due }: Withdrawal, messages: WithdrawalMessages): string {
  if (state !== 'canceled') return messages.receiptText;
  if (due === undefined) return messages.receiptCanceled;
  return due === 0 ? messages.receiptNothingDue : messages.receiptDue(formatPrice(fromEuros(due)));
}
