/** What a failed answer says besides its words. */
type FailureOptions = ErrorOptions & {
  /** Milliseconds after which the server wants to be asked again (`Retry-After`). */
  retryAfter?: number | undefined;
};

class FailedAnswer extends Error {
  readonly retryAfter: number | undefined;

  constructor(message: string, options?: FailureOptions) {
    super(message, options);
    this.retryAfter = options?.retryAfter;
  }
}

/** What the backend refused: `code` is that of the envelope, `message` what it says to the shopper. */
export class ApiError extends FailedAnswer {
  override readonly name = 'ApiError';
  readonly code: number;
  /** The envelope's `result` as it came, for callers that look into it. */
  readonly result: unknown;

  constructor(code: number, message: string, result?: unknown, options?: FailureOptions) {
    super(message, options);
    this.code = code;
    this.result = result;
  }
}

/** No usable answer: offline, too late, or not what was agreed. `cause` says why. */
export class UnreachableError extends FailedAnswer {
  override readonly name = 'UnreachableError';
}

/** Whether the same call may succeed later: there was no usable answer, the server is not up, or it had too many calls. */
export const maySucceedLater = (error: unknown): boolean =>
  error instanceof UnreachableError || (error instanceof ApiError && (error.code > 500 || error.code === 429));

/** Whether the backend is at fault and not the request: there was no usable answer, or it failed to make one. */
export const isOutage = (error: unknown): boolean =>
  error instanceof UnreachableError || (error instanceof ApiError && error.code >= 500);
