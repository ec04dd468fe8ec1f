import type { Cents } from '@etalage/core';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { refuse } from '../http/envelope.ts';
import type { Logger } from '../logger.ts';
import { addToOutbox, ofOrder } from '../mail/outbox.ts';
import { refundMail, type RefundReason } from './refundMail.ts';
import { amountDue } from '../orders/amountDue.ts';
import { lockOrder, moveOrder } from '../orders/changing.ts';
import type { Order } from '../orders/tables.ts';
import type { Store } from '../stores/stores.ts';
import { changeAttempt, findAttempt, isOpen, isPaidOtherwise, readAttempts, type Attempt } from './attempts.ts';
import type { ProviderTransaction } from '../paymentMethods/multisafepay.ts';
import { paymentBookings, paymentRefunds } from './tables.ts';

/** When, in which store views, and where what cannot be is written down. */
export type SettlingScene = { stores: readonly Store[]; now: number; logger: Logger };

type Held = { order: Order; attempt: Attempt; reported: ProviderTransaction };

/** The provider's words for money that came in. */
const paid = new Set(['completed', 'shipped']);
/** The words after which nobody can pay in this try any more. */
const over = new Set(['expired', 'void']);

/**
 * Brings an order to what the provider says of one of its transactions, within the caller's transaction (PAY-16). The
 * same word again changes nothing.
 */
export async function settle(
  transaction: Database,
  scene: SettlingScene,
  reported: ProviderTransaction,
): Promise<void> {
  const known = await findAttempt(transaction, reported.order_id);
  if (known === undefined) return refuse(404, 'Deze betaling bestaat niet.');
  const order = await lockOrder(transaction, known.orderId);
  const attempt = (await findAttempt(transaction, reported.order_id)) ?? known;
  refuseDifference(scene, { order, attempt, reported });
  if (attempt.status === reported.status) return;
  await changeAttempt(transaction, attempt.transactionId, { status: reported.status }, new Date(scene.now));
  const held = { order, attempt, reported };
  if (paid.has(reported.status)) await book(transaction, scene, held);
  if (over.has(reported.status)) await giveUp(transaction, scene, held);
}

function refuseDifference({ logger }: SettlingScene, { order, attempt, reported }: Held): void {
  if (reported.amount === attempt.amount && reported.currency === order.currency) return;
  logger.error({ order: order.number, expected: attempt.amount, reported }, 'payment differs from its order');
  refuse(409, 'Het bedrag of de valuta hoort niet bij de bestelling.');
}

/**
 * Books the money once. It makes the order go on, unless the order is canceled or was paid before: then it goes back, as does
 * what was withdrawn since the try was opened.
 */
async function book(transaction: Database, scene: SettlingScene, { order, attempt }: Held): Promise<void> {
  const { transactionId, amount } = attempt;
  const booked = await transaction
    .insert(paymentBookings)
    .values({ transactionId, orderId: order.id, amount, at: new Date(scene.now) })
    .onConflictDoNothing()
    .returning();
  if (booked.length === 0) return;
  if (await isPaidOtherwise(transaction, order.id, transactionId)) {
    return giveBack(transaction, scene, { order, transactionId, amount, reason: 'paid-twice' });
  }
  if (order.status === 'canceled') {
    return giveBack(transaction, scene, { order, transactionId, amount, reason: 'order-canceled' });
  }
  const over = amount - amountDue(order);
  if (over > 0) await giveBack(transaction, scene, { order, transactionId, amount: over, reason: 'part-withdrawn' });
  if (order.status !== 'pending_payment') return;
  await moveOrder(transaction, order, { to: 'processing', comment: `Betaald (${transactionId})`, now: scene.now });
}

/** `amount` is what of the payment goes back in all, in cents. */
type Return = { order: Order; transactionId: string; amount: Cents; reason: RefundReason };

/** Keeps that a payment must go back, whole or in part, and tells the shopper. */
export async function giveBack(
  transaction: Database,
  { stores, now }: Pick<SettlingScene, 'stores' | 'now'>,
  { order, transactionId, amount, reason }: Return,
): Promise<void> {
  const isOfPayment = eq(paymentRefunds.transactionId, transactionId);
  const [before] = await transaction.select().from(paymentRefunds).where(isOfPayment);
  const cents = amount - (before?.amount ?? 0);
  if (cents <= 0) return;
  const refund = { transactionId, orderId: order.id, amount, reason, refundedAt: null };
  await transaction
    .insert(paymentRefunds)
    .values(refund)
    .onConflictDoUpdate({ target: paymentRefunds.transactionId, set: refund });
  const store = stores.find(({ id }) => id === order.storeId);
  // A customer who deleted the account is mailed nothing.
  if (store === undefined || order.forgottenAt !== null) return;
  const occasion = { store, at: new Date(now), ...ofOrder(order) };
  await addToOutbox(transaction, occasion, refundMail(store, order, { transactionId, cents, reason }));
}

/** Cancels the order when its last open try is over. */
async function giveUp(
  transaction: Database,
  { now }: SettlingScene,
  { order, attempt, reported }: Held,
): Promise<void> {
  if (order.status !== 'pending_payment') return;
  const others = (await readAttempts(transaction, order.id)).filter(
    ({ transactionId }) => transactionId !== attempt.transactionId,
  );
  if (others.some(isOpen)) return;
  await moveOrder(transaction, order, { to: 'canceled', comment: `Betaling ${reported.status}`, now });
}
