import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { createOrderRequest, transactionStatus, type CreateOrderRequest } from './contract.ts';

const transactionRow = v.object({
  order_id: v.string(),
  transaction_id: v.number(),
  page_key: v.string(),
  status: transactionStatus,
  gateway: v.string(),
  refunded: v.number(),
  created_at: v.number(),
  modified_at: v.number(),
  expires_at: v.number(),
  request: v.pipe(v.string(), v.parseJson(), createOrderRequest),
});

/** One payment; instants in epoch milliseconds, `refunded` in cents. */
export type Transaction = v.InferOutput<typeof transactionRow>;

const notificationRow = v.object({ id: v.number(), order_id: v.string(), attempts: v.number() });

/** A word to the shop that is due, or due again. */
export type Notification = v.InferOutput<typeof notificationRow>;

const schema = `
  pragma journal_mode = wal;
  pragma synchronous = full;
  create table if not exists transactions (
    transaction_id integer primary key autoincrement, order_id text not null unique, page_key text not null unique,
    status text not null, gateway text not null, refunded integer not null default 0, request text not null,
    created_at integer not null, modified_at integer not null, expires_at integer not null);
  create table if not exists notifications (
    id integer primary key autoincrement, order_id text not null, due_at integer not null,
    attempts integer not null default 0, answered_at integer);
`;

type NewTransaction = { request: CreateOrderRequest; pageKey: string; now: number; expiresAt: number };

/** The provider's own book: payments and the notifications that the shop has not answered yet. */
export type Storage = ReturnType<typeof openStorage>;

/** Opens the book in a folder, or in memory for ':memory:'. Every commit is on disk before it is answered. */
export function openStorage(folder: string) {
  const database = new DatabaseSync(bookPath(folder));
  database.exec(schema);
  return { ...transactionTable(database), ...notificationTable(database), close: () => database.close() };
}

function bookPath(folder: string): string {
  if (folder === ':memory:') return folder;
  mkdirSync(folder, { recursive: true });
  return join(folder, 'payments.sqlite');
}

function transactionTable(database: DatabaseSync) {
  const one = (where: string, value: string): Transaction | undefined => {
    const row = database.prepare(`select * from transactions where ${where} = ?`).get(value);
    return row === undefined ? undefined : v.parse(transactionRow, row);
  };
  return {
    byOrderId: (orderId: string) => one('order_id', orderId),
    byPageKey: (pageKey: string) => one('page_key', pageKey),
    insert: ({ request, pageKey, now, expiresAt }: NewTransaction) =>
      database
        .prepare(
          `insert into transactions (order_id, page_key, status, gateway, request, created_at, modified_at, expires_at)
           values (?, ?, 'initialized', ?, ?, ?, ?, ?)`,
        )
        .run(request.order_id, pageKey, request.gateway, JSON.stringify(request), now, now, expiresAt),
    /** Ends an open payment; false when it had ended before. */
    settle: (orderId: string, status: string, gateway: string, now: number): boolean =>
      database
        .prepare(
          `update transactions set status = ?, gateway = ?, modified_at = ? where order_id = ? and status = 'initialized'`,
        )
        .run(status, gateway, now, orderId).changes === 1,
    /** Adds to what went back, unless that would be more than was paid. */
    refund: (orderId: string, cents: number, total: number, now: number): boolean =>
      database
        .prepare(
          `update transactions set refunded = refunded + ?1, modified_at = ?3,
             status = case when refunded + ?1 = ?2 then 'refunded' else 'partial_refunded' end
           where order_id = ?4 and status in ('completed', 'partial_refunded') and refunded + ?1 <= ?2`,
        )
        .run(cents, total, now, orderId).changes === 1,
    overdue: (now: number): readonly Transaction[] =>
      database
        .prepare(`select * from transactions where status = 'initialized' and expires_at <= ?`)
        .all(now)
        .map((row) => v.parse(transactionRow, row)),
  };
}

function notificationTable(database: DatabaseSync) {
  return {
    notify: (orderId: string, dueAt: number) =>
      database.prepare('insert into notifications (order_id, due_at) values (?, ?)').run(orderId, dueAt),
    due: (now: number): readonly Notification[] =>
      database
        .prepare(
          'select id, order_id, attempts from notifications where answered_at is null and due_at <= ? order by id',
        )
        .all(now)
        .map((row) => v.parse(notificationRow, row)),
    answered: (id: number, now: number) =>
      database.prepare('update notifications set answered_at = ? where id = ?').run(now, id),
    postpone: (id: number, dueAt: number) =>
      database.prepare('update notifications set attempts = attempts + 1, due_at = ? where id = ?').run(dueAt, id),
  };
}
