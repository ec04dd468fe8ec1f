import { formatPrice, fromEuros } from '@etalage/core';
import { useId } from 'react';
import type { BankTransfer } from '../../contract.ts';
import type { CheckoutMessages } from '../../messages/nl.ts';
import { spacedIban } from '../../rules/bankTransfer.ts';
import { heading } from '../checkout.css.ts';
import * as css from './BankTransferDetails.css.ts';

export type BankTransferDetailsProps = { transfer: BankTransfer; messages: CheckoutMessages };

/** Everything that a shopper needs to pay an order by bank transfer (PAY-21). */
export function BankTransferDetails({ transfer, messages }: BankTransferDetailsProps) {
  const id = useId();
  const { labels, title, day } = messages.bankTransfer;
  const rows = [
    [labels.amount, formatPrice(fromEuros(transfer.amount))],
    [labels.iban, spacedIban(transfer.iban)],
    [labels.accountHolder, transfer.accountHolder],
    [labels.reference, transfer.reference],
    [labels.payBy, day(transfer.payBy)],
  ] as const;
  return (
    <section className={css.details} aria-labelledby={id}>
      <h2 id={id} className={heading}>
        {title}
      </h2>
      <dl className={css.rows}>
        {rows.map(([label, value]) => (
          <div key={label} className={css.row}>
            <dt className={css.label}>{label}</dt>
            <dd className={css.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
