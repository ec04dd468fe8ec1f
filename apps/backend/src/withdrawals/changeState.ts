import { and, eq } from 'drizzle-orm';
import { inTransaction } from '../database/database.ts';
import { refuse } from '../http/envelope.ts';
import { addToOutbox, ofOrder } from '../mail/outbox.ts';
import { lockOrder } from '../orders/changing.ts';
import type { Ports } from '../ports.ts';
import type { Store } from '../stores/stores.ts';
import { stateMail } from './stateMail.ts';
import { withdrawals, withdrawalStates, type WithdrawalState } from './tables.ts';

/**
 * Sets how a return stands, by the shop's own hand: only forward, and the same again changes nothing (ACC-15). The shopper
 * is mailed what changed.
 */
export const changeState = (
  { database, clock }: Pick<Ports, 'database' | 'clock'>,
  store: Store,
  number: string,
  state: WithdrawalState,
): Promise<WithdrawalState> =>
  inTransaction(database, async (transaction) => {
    const isNamed = and(eq(withdrawals.storeId, store.id), eq(withdrawals.number, number));
    const [held] = await transaction.select().from(withdrawals).where(isNamed).for('update');
    if (held === undefined) return refuse(404, 'Deze herroeping bestaat niet.');
    if (withdrawalStates.indexOf(state) < withdrawalStates.indexOf(held.state)) {
      refuse(409, `Een herroeping met status ${held.state} wordt niet ${state}.`);
    }
    if (state === held.state) return state;
    const at = new Date(clock.now());
    await transaction.update(withdrawals).set({ state, updatedAt: at }).where(eq(withdrawals.id, held.id));
    const order = await lockOrder(transaction, held.orderId);
    const mail = stateMail(store, order.number, { number, state });
    // A customer who deleted the account is mailed nothing.
    if (mail === undefined || order.forgottenAt !== null) return state;
    await addToOutbox(transaction, { store, at, ...ofOrder(order), reference: number }, mail);
    return state;
  });
