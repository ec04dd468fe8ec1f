/** What the backend refused: `code` is that of the envelope, `message` what it says to the shopper. */
export class ApiError extends Error {
  readonly code: number;
  /** The envelope's `result` as it came, for callers that look into it. */
  readonly result: unknown;

  constructor(code: number, message: string, result?: unknown) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.result = result;
  }
}

/** No usable answer: offline, too late, or not what was agreed. `cause` says why. */
export class UnreachableError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'UnreachableError';
  }
}

/** Whether the same call may succeed later: there was no usable answer, the server is not up, or it had too many calls. */
export const maySucceedLater = (error: unknown): boolean =>
  error instanceof UnreachableError || (error instanceof ApiError && (error.code > 500 || error.code === 429));
