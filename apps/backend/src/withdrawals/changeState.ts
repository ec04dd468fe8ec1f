import { and, eq } from 'drizzle-orm';
import { inTransaction } from '../database/database.ts';
import { refuse } from '../http/envelope.ts';
import type { Ports } from '../ports.ts';
import type { Store } from '../stores/stores.ts';
import { withdrawals, withdrawalStates, type WithdrawalState } from './tables.ts';

/** Sets how a return stands, by the shop's own hand: only forward, and the same again changes nothing (ACC-15). */
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
    const changed = { state, updatedAt: new Date(clock.now()) };
    if (state !== held.state) await transaction.update(withdrawals).set(changed).where(eq(withdrawals.id, held.id));
    return state;
  });
