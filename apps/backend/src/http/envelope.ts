/** The statuses with which the backend refuses. */
export type RefusalCode = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 422 | 429 | 500 | 502 | 503;

/** An answer of the contract: its HTTP status is its code (API-01). */
export type Envelope<T> = { code: number; result: T; meta?: unknown };

/** What a call answers when it succeeded. */
export const ok = <T>(result: T, meta?: unknown): Envelope<T> =>
  meta === undefined ? { code: 200, result } : { code: 200, result, meta };

/** What the backend refuses, worded for the shopper in Dutch; never an unexpected failure. */
export class BackendError extends Error {
  readonly code: RefusalCode;
  /** The envelope's `result`: the message, or an object that holds it. */
  readonly result: unknown;

  constructor(code: RefusalCode, message: string, result: unknown = message) {
    super(message);
    this.name = 'BackendError';
    this.code = code;
    this.result = result;
  }
}

/** Ends the call with a refusal. `result` is the message unless the contract wants an object. */
export function refuse(code: RefusalCode, message: string, result?: unknown): never {
  throw new BackendError(code, message, result ?? message);
}
