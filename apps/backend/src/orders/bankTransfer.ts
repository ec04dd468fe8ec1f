import type { BankTransfer } from '@etalage/checkout/contract';
import { lastDayToPay } from '@etalage/checkout/rules';
import { toEuros } from '@etalage/core';
import { amountDue } from './amountDue.ts';
import type { Order } from './tables.ts';
import type { Store } from '../stores/stores.ts';
import { bankTransferCode } from '../paymentMethods/methods.ts';

/** How an order is paid by bank transfer; undefined for one that does not wait for it (PAY-21). */
export function bankTransferOf(store: Pick<Store, 'bank'>, order: Order): BankTransfer | undefined {
  const { status, paymentMethod, number, placedAt } = order;
  if (store.bank === undefined || status !== 'pending_payment' || paymentMethod !== bankTransferCode) return undefined;
  return {
    ...store.bank,
    amount: toEuros(amountDue(order)),
    reference: number,
    payBy: lastDayToPay(placedAt.getTime()),
  };
}
