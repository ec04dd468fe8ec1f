import type { Withdrawal as WireWithdrawal, WithdrawableOrder, WithdrawalRequest } from '@etalage/account/contract';
import { and, count, eq } from 'drizzle-orm';
import type { Shopper } from '../cart/shopper.ts';
import { inTransaction, type Database } from '../database/database.ts';
import { refuse } from '../http/envelope.ts';
import { addToOutbox, ofOrder } from '../mail/outbox.ts';
import { lockOrder, moveOrder } from '../orders/changing.ts';
import { dropUnpaid } from '../orders/dropUnpaid.ts';
import { reachedAt } from '../orders/reachedAt.ts';
import type { Order } from '../orders/tables.ts';
import type { Ports } from '../ports.ts';
import { findNamedOrder, type FindingPorts } from './findOrder.ts';
import { readLines, sealedLines, toWireLine, type Moment } from './lines.ts';
import { lastMoment } from './period.ts';
import { receiptMail } from './receiptMail.ts';
import { readWithdrawals } from './readWithdrawals.ts';
import { withdrawalLines, withdrawals } from './tables.ts';

/** What withdrawing needs. */
export type WithdrawalPorts = FindingPorts & Pick<Ports, 'clock' | 'checkpoints'>;

type Reference = Pick<WithdrawalRequest, 'orderNumber' | 'email'>;

/** What a shopper may withdraw of an order, whatever the day is (LEGAL-04). */
export async function withdrawableOrder(
  ports: WithdrawalPorts,
  shopper: Shopper,
  reference: Reference,
): Promise<WithdrawableOrder> {
  const { database, clock } = ports;
  const moment = { store: shopper.store, now: clock.now() };
  const order = await findNamedOrder(ports, shopper, reference);
  const until = await refuseOver(database, moment, order);
  const rows = await readLines(database, order.id);
  const sealed = await sealedLines(
    database,
    moment,
    rows.map(({ line }) => line),
  );
  return {
    orderNumber: order.number,
    orderedAt: order.placedAt.toISOString(),
    ...(until === undefined ? {} : { until: new Date(until).toISOString() }),
    lines: rows.map(({ line, left }) => ({ ...toWireLine(line, sealed), quantity: line.quantity, left })),
  };
}

/** Refuses an order of which nothing can be withdrawn any more; answers the last moment, if it is known. */
async function refuseOver(database: Database, { now }: Moment, order: Order): Promise<number | undefined> {
  if (order.status === 'canceled') refuse(409, 'Deze bestelling is al geannuleerd: je hoeft niets te herroepen.');
  if (order.status === 'closed') refuse(409, 'Deze bestelling is al terugbetaald: je hoeft niets te herroepen.');
  const sentAt = order.status === 'complete' ? await reachedAt(database, order.id, 'complete') : undefined;
  const until = lastMoment(order, sentAt?.getTime());
  if (until === undefined || now <= until) return until;
  return refuse(
    409,
    'De bedenktijd van 30 dagen na de bezorging is voorbij. Is er iets mis met een artikel? Mail of bel ons.',
  );
}

/**
 * Withdraws from the contract about an order or a part of it, writes the receipt, and answers it. It pays nothing back: the
 * shop follows the return. An order that is not paid is canceled, or asks for what is left of it: stock comes back, and nobody pays
 * for it. The same request again answers the first receipt (LEGAL-04).
 */
export async function withdraw(
  ports: WithdrawalPorts,
  shopper: Shopper,
  request: WithdrawalRequest,
): Promise<WireWithdrawal> {
  const { database, clock, checkpoints } = ports;
  const found = await findNamedOrder(ports, shopper, request);
  const moment = { store: shopper.store, now: clock.now() };
  return inTransaction(database, async (transaction) => {
    const order = await lockOrder(transaction, found.id);
    const isSame = and(eq(withdrawals.orderId, order.id), eq(withdrawals.requestKey, request.requestId));
    const [earlier] = await readWithdrawals(transaction, moment, isSame);
    if (earlier !== undefined) return sameContent(earlier, request);
    await refuseOver(transaction, moment, order);
    const written = await write(transaction, moment, order, request);
    await checkpoints.reached('withdrawal.beforeCommit');
    return written;
  });
}

/** Pieces by line of the order; a line named twice counts twice. */
function quantitiesOf({ lines }: Pick<WithdrawalRequest, 'lines'>): ReadonlyMap<number, number> {
  const quantities = new Map<number, number>();
  for (const { itemId, quantity } of lines) quantities.set(itemId, (quantities.get(itemId) ?? 0) + quantity);
  return quantities;
}

function sameContent(earlier: WireWithdrawal, request: WithdrawalRequest): WireWithdrawal {
  const wanted = quantitiesOf(request);
  const isSame =
    wanted.size === earlier.lines.length && earlier.lines.every((line) => wanted.get(line.itemId) === line.quantity);
  return isSame ? earlier : refuse(409, 'Deze herroeping is al gedaan met een andere inhoud. Laad de pagina opnieuw.');
}

async function write(
  transaction: Database,
  moment: Moment,
  order: Order,
  request: WithdrawalRequest,
): Promise<WireWithdrawal> {
  const { store, now } = moment;
  const wanted = quantitiesOf(request);
  const isAll = await refuseMoreThanLeft(transaction, order, wanted);
  const isUnpaid = order.status === 'pending_payment';
  const at = new Date(now);
  const [before] = await transaction
    .select({ count: count() })
    .from(withdrawals)
    .where(eq(withdrawals.orderId, order.id));
  const number = `${order.number}-${(before?.count ?? 0) + 1}`;
  const row = { storeId: store.id, orderId: order.id, number, requestKey: request.requestId };
  const [kept] = await transaction
    .insert(withdrawals)
    .values({ ...row, state: isUnpaid ? 'canceled' : 'requested', requestedAt: at, updatedAt: at })
    .returning();
  const withdrawalId = kept?.id ?? refuse(500, 'De herroeping kon niet worden bewaard.');
  await transaction
    .insert(withdrawalLines)
    .values([...wanted].map(([orderLineId, quantity]) => ({ withdrawalId, orderLineId, quantity })));
  if (isUnpaid && isAll) await cancel(transaction, order, now);
  else if (isUnpaid) await dropUnpaid(transaction, order, wanted, now);
  const [receipt] = await readWithdrawals(transaction, moment, eq(withdrawals.id, withdrawalId));
  if (receipt === undefined) return refuse(500, 'De herroeping kon niet worden bewaard.');
  const occasion = { store, at, ...ofOrder(order), reference: number };
  await addToOutbox(transaction, occasion, receiptMail(store, order, receipt));
  return receipt;
}

/** Cancels an order that is not paid: nothing of it comes back or is paid back. */
const cancel = (transaction: Database, order: Order, now: number): Promise<Order> =>
  moveOrder(transaction, order, { to: 'canceled', comment: 'Herroepen voor de betaling', now });

/** Answers whether nothing is left of the order. */
async function refuseMoreThanLeft(
  transaction: Database,
  { id }: Order,
  wanted: ReadonlyMap<number, number>,
): Promise<boolean> {
  const left = new Map((await readLines(transaction, id)).map((row) => [row.line.id, row.left]));
  for (const [itemId, quantity] of wanted) {
    if (quantity > (left.get(itemId) ?? 0)) {
      refuse(409, 'Hiervan is meer gekozen dan je nog kunt herroepen. Kies opnieuw wat je wilt herroepen.');
    }
  }
  return [...left].every(([itemId, quantity]) => quantity === (wanted.get(itemId) ?? 0));
}
