import type { OrderStatus, PaymentState } from '@etalage/checkout/contract';
import { toEuros } from '@etalage/core';
import { eq } from 'drizzle-orm';
import type { Checkpoints } from '../checkpoints.ts';
import type { Clock } from '../clock.ts';
import { inTransaction, type Database } from '../database/database.ts';
import { byItself } from '../server/work.ts';
import { BackendError, refuse } from '../http/envelope.ts';
import type { Logger } from '../logger.ts';
import { findOwnOrder, lockOrder, type OrderKey } from '../orders/changing.ts';
import { amountDue } from '../orders/amountDue.ts';
import { deliveryDayOf } from '../orders/delivery.ts';
import { reachedAt } from '../orders/reachedAt.ts';
import type { Order } from '../orders/tables.ts';
import type { Store } from '../stores/stores.ts';
import { beginAttempt, changeAttempt, findAttempt, openAttempts, readAttempts, type Attempt } from './attempts.ts';
import { bankTransferOf } from '../orders/bankTransfer.ts';
import { gatewayOf } from '../paymentMethods/methods.ts';
import { ProviderError, type MultiSafepay, type PaymentRequest } from '../paymentMethods/multisafepay.ts';
import { refundDue } from './refunds.ts';
import { giveBack, settle } from './settling.ts';
import { isSigned } from './signature.ts';
import { paymentBookings } from './tables.ts';

/** What payments are built on. */
export type PaymentPorts = {
  database: Database;
  stores: readonly Store[];
  clock: Clock;
  logger: Logger;
  checkpoints: Checkpoints;
  provider: MultiSafepay;
  apiKey: string;
  /** Where the provider reaches this backend; no slash at its end. */
  backendAddress: string;
};

/** A notification as it came: the body's text untouched. */
export type Notification = { transactionId: string; body: string; auth: string };

/** Paying for orders. */
export type Payments = ReturnType<typeof createPayments>;

/** Does what carries one name in the order in which it was asked; other names do not wait. */
function createQueues(): <T>(name: string, act: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>();
  return (name, act) => {
    const mine = (last.get(name) ?? Promise.resolve()).then(act, act);
    last.set(name, mine);
    const leave = () => {
      if (last.get(name) === mine) last.delete(name);
    };
    mine.then(leave, leave);
    return mine;
  };
}

/** All calls to the provider. Concurrent calls for one order share a payment attempt. */
export function createPayments(ports: PaymentPorts) {
  const inTurn = createQueues();
  return {
    url: (key: OrderKey) => inTurn(key.orderId, () => paymentUrl(ports, key)),
    notified: (notification: Notification) => takeNotification(ports, notification),
    status: (key: OrderKey) => orderStatus(ports, key),
    /** Asks the provider about every open try: it may have forgotten to tell. */
    reconcile: async () => {
      for (const attempt of await openAttempts(ports.database)) {
        const about = { transaction: attempt.transactionId };
        await byItself(ports, 'payment not reconciled', about, () => refresh(ports, attempt));
      }
    },
    refundDue: () => refundDue(ports),
    giveBack: (transaction: Database, order: Order) => giveBackAll(ports, transaction, order),
  };
}

/** The page on which an order can be paid: of its open try, or of a new one (PAY-09, PAY-14). */
async function paymentUrl(ports: PaymentPorts, key: OrderKey): Promise<string> {
  const asked = await findOwnOrder(ports.database, key);
  if (gatewayOf(asked.paymentMethod) === undefined) refuse(400, 'Deze bestelling wordt niet online betaald.');
  const [last] = await readAttempts(ports.database, asked.id);
  const current = last === undefined ? undefined : await refresh(ports, last);
  const order = await findOwnOrder(ports.database, key);
  refuseUnpayable(order);
  const isCurrent = current?.status === 'initialized' && current.amount === amountDue(order);
  if (isCurrent && current.paymentUrl !== null) return current.paymentUrl;
  return openAttempt(ports, key.store, order, last?.attempt ?? 0);
}

function refuseUnpayable({ status }: Order): void {
  if (status !== 'pending_payment') refuse(409, 'Deze bestelling kan niet meer worden betaald.');
}

/** Opens a try after the one that was the last when it was asked for; another backend may have been first. */
async function openAttempt(ports: PaymentPorts, store: Store, { id }: Order, after: number): Promise<string> {
  const { database, clock, checkpoints, provider } = ports;
  const { order, attempt, isOurs } = await inTransaction(database, async (transaction) => {
    const held = await lockOrder(transaction, id);
    refuseUnpayable(held);
    const [newest] = await readAttempts(transaction, id);
    if (newest && newest.attempt > after) return { order: held, attempt: newest, isOurs: false };
    return { order: held, attempt: await beginAttempt(transaction, held, new Date(clock.now())), isOurs: true };
  });
  if (!isOurs) return openedElsewhere(database, attempt);
  await checkpoints.reached('payment.betweenOrderAndProvider');
  const request = paymentRequest(ports, store, order, attempt);
  const paymentUrl = await provider.open(request).catch((error: unknown) => refuseUnopened(ports, attempt, error));
  const opened = { status: 'initialized', paymentUrl };
  await changeAttempt(database, attempt.transactionId, opened, new Date(clock.now()));
  return paymentUrl;
}

const notStarted = 'De betaling kon niet worden gestart';

/** Milliseconds between two looks at what another backend is opening, and how many there are. */
const patience = { pause: 250, looks: 40 };

/** The page of a try that another backend is opening. */
async function openedElsewhere(database: Database, { transactionId }: Attempt): Promise<string> {
  for (let look = 0; look < patience.looks; look += 1) {
    const found = await findAttempt(database, transactionId);
    if (found?.paymentUrl) return found.paymentUrl;
    await new Promise((resolve) => setTimeout(resolve, patience.pause));
  }
  return refuse(502, notStarted);
}

/** Refuses a payment that the provider did not open. The order stays payable, and only the log has the provider's error. */
function refuseUnopened({ logger }: PaymentPorts, { transactionId }: Attempt, error: unknown): never {
  if (!(error instanceof ProviderError)) throw error;
  logger.error({ transaction: transactionId, err: error }, 'payment not opened');
  return refuse(502, notStarted);
}

function paymentRequest(ports: PaymentPorts, store: Store, order: Order, attempt: Attempt): PaymentRequest {
  const back = (result: string) =>
    `${store.url}/checkout-return?${new URLSearchParams({ result, transactionId: order.number, orderId: String(order.id) })}`;
  const { firstname, lastname, street, postcode, city, country_id } = order.billingAddress;
  const [address1 = '', house_number = ''] = street;
  return {
    transactionId: attempt.transactionId,
    gateway: gatewayOf(order.paymentMethod) ?? '',
    cents: attempt.amount,
    description: `Bestelling ${order.number} bij ${store.name}`,
    notificationUrl: `${ports.backendAddress}/api/ext/multisafepay/notification?storeCode=${store.code}`,
    redirectUrl: back('success'),
    cancelUrl: back('cancel'),
    issuer: '',
    customer: {
      first_name: firstname,
      last_name: lastname,
      address1,
      house_number,
      zip_code: postcode,
      city,
      country: country_id,
      email: order.email,
      locale: 'nl_NL',
    },
  };
}

/** Takes what the provider says of a transaction, not what the notification says (PAY-16). */
async function takeNotification(ports: PaymentPorts, { transactionId, body, auth }: Notification): Promise<void> {
  if (!isSigned(body, auth, ports.apiKey, ports.clock.now())) {
    ports.logger.warn({ transactionId }, 'notification with a wrong or old signature');
    refuse(403, 'De handtekening klopt niet.');
  }
  const attempt = await findAttempt(ports.database, transactionId);
  if (attempt === undefined) refuse(404, 'Deze betaling bestaat niet.');
  await settleReported(ports, transactionId);
  await ports.checkpoints.reached('webhook.afterCommit');
}

async function settleReported(ports: PaymentPorts, transactionId: string): Promise<void> {
  const { database, stores, clock, logger, provider } = ports;
  const reported = await provider.transaction(transactionId);
  if (reported.order_id !== transactionId) refuse(409, 'De betaaldienst noemt een andere betaling.');
  await inTransaction(database, (transaction) => settle(transaction, { stores, now: clock.now(), logger }, reported));
}

const pending = new Set(['uncleared', 'reserved']);
const worthAsking = new Set(['initialized', 'opening', ...pending]);

/** What the provider says now of a try that is open as far as we know; what we know while it does not answer. */
async function refresh(ports: PaymentPorts, attempt: Attempt): Promise<Attempt> {
  if (!worthAsking.has(attempt.status)) return attempt;
  try {
    await settleReported(ports, attempt.transactionId);
  } catch (error) {
    if (!(error instanceof ProviderError || error instanceof BackendError)) throw error;
    ports.logger.info({ transaction: attempt.transactionId, reason: error.message }, 'payment not refreshed');
    await forgetUnopened(ports, attempt, error);
  }
  return (await findAttempt(ports.database, attempt.transactionId)) ?? attempt;
}

const unknownTransaction = 1006;
const minute = 60_000;

/** A try that never reached the provider, because something ended between our note and our call, is over. */
async function forgetUnopened({ database, clock }: PaymentPorts, attempt: Attempt, { code }: Error & { code: number }) {
  const isOld = clock.now() - attempt.createdAt.getTime() > minute;
  if (attempt.status !== 'opening' || code !== unknownTransaction || !isOld) return;
  await changeAttempt(database, attempt.transactionId, { status: 'void' }, new Date(clock.now()));
}

/** How an order and its payment stand, for its own shopper (ORDER-08). */
async function orderStatus(ports: PaymentPorts, key: OrderKey): Promise<OrderStatus> {
  const asked = await findOwnOrder(ports.database, key);
  const [last] = await readAttempts(ports.database, asked.id);
  const current = last === undefined ? undefined : await refresh(ports, last);
  const order = await findOwnOrder(ports.database, key);
  const transfer = bankTransferOf(key.store, order);
  const bookings = await ports.database.select().from(paymentBookings).where(eq(paymentBookings.orderId, order.id));
  const isProcessing = order.status === 'processing';
  const processingAt = isProcessing ? await reachedAt(ports.database, order.id, 'processing') : undefined;
  const deliveryDay = deliveryDayOf(order, processingAt);
  return {
    orderNumber: order.number,
    status: order.status,
    paymentStatus: bookings.length > 0 ? 'completed' : paymentState(order, current),
    total: toEuros(amountDue(order)),
    currency: order.currency,
    ...(deliveryDay === undefined ? {} : { deliveryDay }),
    ...(transfer === undefined ? {} : { bankTransfer: transfer }),
  };
}

function paymentState(order: Order, attempt: Attempt | undefined): PaymentState {
  if (attempt === undefined) return gatewayOf(order.paymentMethod) === undefined ? unpaidState(order) : 'open';
  if (pending.has(attempt.status)) return 'pending';
  if (attempt.status === 'initialized' || attempt.status === 'opening') return 'open';
  return attempt.status === 'cancelled' ? 'cancelled' : 'failed';
}

const unpaidState = ({ paymentMethod, status }: Order): PaymentState => {
  if (status === 'canceled') return 'cancelled';
  return paymentMethod === 'free' ? 'completed' : 'pending';
};

/** All that was booked for an order that was canceled or returned. */
async function giveBackAll({ stores, clock }: PaymentPorts, transaction: Database, order: Order): Promise<void> {
  const bookings = await transaction.select().from(paymentBookings).where(eq(paymentBookings.orderId, order.id));
  for (const { transactionId, amount } of bookings) {
    await giveBack(
      transaction,
      { stores, now: clock.now() },
      { order, transactionId, amount, reason: 'order-returned' },
    );
  }
}
