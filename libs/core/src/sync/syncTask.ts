import * as v from 'valibot';

const payload = v.object({
  method: v.string(),
  headers: v.optional(v.record(v.string(), v.string())),
  body: v.optional(v.unknown()),
});

/** A call that must reach the server, now or later (wire contract 19.5). Times in epoch milliseconds. */
export const syncTask = v.object({
  task_id: v.string(),
  /** May name `{{token}}` and `{{cartId}}`, which are filled in when the task runs. */
  url: v.string(),
  payload,
  /** Whether the server has answered it, be it with a refusal. */
  transmited: v.boolean(),
  transmited_at: v.nullable(v.number()),
  created_at: v.number(),
  updated_at: v.number(),
  /** What the server answered, and its code. */
  result: v.unknown(),
  resultCode: v.nullable(v.number()),
  code: v.nullable(v.number()),
  /** Whether the shopper has seen what became of it. */
  acknowledged: v.boolean(),
  /** What its feature keeps with it. */
  meta: v.unknown(),
  /** The event that is emitted with the answered task. */
  callback_event: v.nullable(v.string()),
  /** Whether the shopper is not notified of a failed call. */
  silent: v.boolean(),
  /** Whether it is kept once it is answered. */
  is_result_cacheable: v.boolean(),
});
export type SyncTask = v.InferOutput<typeof syncTask>;

/** What a task is made of; the rest has defaults. */
export type NewSyncTask = Pick<SyncTask, 'task_id' | 'url' | 'payload'> &
  Partial<Pick<SyncTask, 'meta' | 'callback_event' | 'silent' | 'is_result_cacheable'>>;

/** A task that was not transmitted yet (QUEUE-02). */
export const createSyncTask = (task: NewSyncTask, now: number): SyncTask => ({
  meta: null,
  callback_event: null,
  silent: false,
  is_result_cacheable: false,
  ...task,
  transmited: false,
  transmited_at: null,
  created_at: now,
  updated_at: now,
  result: null,
  resultCode: null,
  code: null,
  acknowledged: false,
});

/** What the server answered. */
export type SyncAnswer = { code: number; result: unknown };

/** The task with its answer. */
export const answered = (task: SyncTask, { code, result }: SyncAnswer, now: number): SyncTask => ({
  ...task,
  transmited: true,
  transmited_at: now,
  updated_at: now,
  result,
  resultCode: code,
  code,
});

/** The values of `{{token}}` and `{{cartId}}` in the URL of a task. */
export type SyncContext = { token?: string | undefined; cartId?: string | undefined };

/** A task whose URL needs a cart, while there is none (QUEUE-04). */
export class NoCartError extends Error {
  override readonly name = 'NoCartError';

  constructor(url: string) {
    super(`Error executing sync task ${url} the required cartId argument is null`);
  }
}

/** The URL of a task that runs now (QUEUE-03). */
export function urlOf({ url }: Pick<SyncTask, 'url'>, { token = '', cartId = '' }: SyncContext): string {
  if (url.includes('{{cartId}}') && cartId === '') throw new NoCartError(url);
  return url.replaceAll('{{token}}', encodeURIComponent(token)).replaceAll('{{cartId}}', encodeURIComponent(cartId));
}
