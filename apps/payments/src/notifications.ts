import { createHmac } from 'node:crypto';
import { describeOrder } from './order.ts';
import type { Notification, Storage, Transaction } from './storage.ts';

/** The header `Auth` of a notification: base64 of `timestamp:hmac`, SHA-512 over `timestamp:body`. */
export function signature(body: string, timestamp: number, apiKey: string): string {
  const hmac = createHmac('sha512', apiKey).update(`${timestamp}:${body}`).digest('hex');
  return Buffer.from(`${timestamp}:${hmac}`).toString('base64');
}

const quarterOfAnHour = 900_000;

/** Milliseconds until the next try: 1 s, 2 s, 4 s …, at most a quarter of an hour. */
const backoff = (attempts: number): number => Math.min(1000 * 2 ** attempts, quarterOfAnHour);

/** What carries the notifications out. */
export type NotificationPorts = {
  storage: Storage;
  apiKey: string;
  clock: () => number;
  fetch: typeof fetch;
};

/** Sends every notification that is due; one that the shop does not answer with OK comes again later. */
export async function deliverDue(ports: NotificationPorts): Promise<void> {
  for (const notification of ports.storage.due(ports.clock())) await deliver(ports, notification);
}

async function deliver(ports: NotificationPorts, notification: Notification): Promise<void> {
  const { storage, clock } = ports;
  const transaction = storage.byOrderId(notification.order_id);
  if (transaction === undefined || (await isAnswered(ports, transaction))) {
    storage.answered(notification.id, clock());
    return;
  }
  storage.postpone(notification.id, clock() + backoff(notification.attempts));
}

async function isAnswered(ports: NotificationPorts, transaction: Transaction): Promise<boolean> {
  const timestamp = Math.floor(ports.clock() / 1000);
  const body = JSON.stringify(describeOrder(transaction));
  const headers = { 'content-type': 'application/json', auth: signature(body, timestamp, ports.apiKey) };
  const address = notificationAddress(transaction, timestamp);
  try {
    const answer = await ports.fetch(address, { method: 'POST', headers, body, signal: AbortSignal.timeout(10_000) });
    return answer.ok && (await answer.text()).trim() === 'OK';
  } catch {
    return false;
  }
}

function notificationAddress(transaction: Transaction, timestamp: number): URL {
  const address = new URL(transaction.request.payment_options.notification_url);
  address.searchParams.set('transactionid', transaction.order_id);
  address.searchParams.set('timestamp', String(timestamp));
  return address;
}

/** Ends payments whose time is over, and tells the shop. */
export function expireOverdue({ storage, clock }: Pick<NotificationPorts, 'storage' | 'clock'>): void {
  const now = clock();
  for (const { order_id, gateway } of storage.overdue(now)) {
    if (storage.settle(order_id, 'expired', gateway, now)) storage.notify(order_id, now);
  }
}
