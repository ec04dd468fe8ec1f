import { eq } from 'drizzle-orm';
import { readLines, type LineScene } from '../cart/lines.ts';
import { availablePieces } from '../cart/plannedLines.ts';
import { carts } from '../cart/tables.ts';
import { inTransaction, type Database } from '../database/database.ts';
import { addToOutbox } from '../mail/outbox.ts';
import type { Ports } from '../ports.ts';
import { byItself } from '../server/work.ts';
import type { Store } from '../stores/stores.ts';
import { selectLeftCarts } from './selectLeftCarts.ts';
import { leftCartMail } from './mail.ts';

export type ReminderPorts = Pick<Ports, 'database' | 'clock' | 'stores' | 'checkpoints' | 'logger'>;

/** Writes the reminders of abandoned carts, in the store views that have them on. */
export async function writeCartReminders(ports: ReminderPorts): Promise<void> {
  const { database, clock } = ports;
  for (const store of ports.stores.filter(({ remindsOfCarts }) => remindsOfCarts)) {
    for (const { cart } of await selectLeftCarts(database, { store, now: clock.now() })) {
      const about = { store: store.code, cart: cart.id };
      await byItself(ports, 'a customer was not reminded of a cart', about, () => remind(ports, store, cart.id));
    }
  }
}

/**
 * Asks once more with cart, customer and subscription locked; whoever holds one of them is changing what was asked. The mail
 * is written in the transaction that marks the cart, so that it is neither lost nor written twice.
 */
const remind = ({ database, clock, checkpoints }: ReminderPorts, store: Store, cartId: number): Promise<void> =>
  inTransaction(database, async (transaction) => {
    const now = clock.now();
    const [left] = await selectLeftCarts(transaction, { store, now, cartId }).for('update', { skipLocked: true });
    if (left === undefined) return;
    const { cart, customer, subscriber } = left;
    const lines = await buyableLines(transaction, { store, groupId: customer.groupId, cart, now });
    if (lines.length === 0) return;
    const at = new Date(now);
    await transaction.update(carts).set({ remindedAt: at }).where(eq(carts.id, cart.id));
    await checkpoints.reached('cartReminder.beforeMail');
    const reference = `${cart.id}.${cart.updatedAt.getTime()}`;
    await addToOutbox(
      transaction,
      { store, recipient: subscriber.email, customerId: customer.id, reference, at },
      leftCartMail(store, { ...customer, ...subscriber, lines }),
    );
  });

/** The lines of a cart that are still sold and in stock. */
async function buyableLines(transaction: Database, scene: LineScene) {
  const lines = await readLines(transaction, scene);
  const pieces = await availablePieces(transaction, scene.store, lines);
  return lines.filter(({ id }) => pieces.get(id) !== 0);
}
