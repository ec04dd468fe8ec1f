/** Why a browser gave no passkey: the shopper or the time ended it, the device has one already, or it failed. */
export type PasskeyFailure = 'canceled' | 'exists' | 'failed';

/** A browser gave no passkey. */
export class PasskeyError extends Error {
  override readonly name = 'PasskeyError';
  readonly kind: PasskeyFailure;

  constructor(kind: PasskeyFailure, cause?: unknown) {
    super(`No passkey: ${kind}`, { cause });
    this.kind = kind;
  }
}

const kinds: Readonly<Record<string, PasskeyFailure>> = {
  NotAllowedError: 'canceled',
  AbortError: 'canceled',
  InvalidStateError: 'exists',
};

/** What the browser gives; throws PasskeyError for what it says instead, which the library wraps. */
export async function orPasskeyError<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    throw new PasskeyError((reason instanceof Error && kinds[reason.name]) || 'failed', error);
  }
}
