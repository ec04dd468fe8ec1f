/** No letter or digit that can be taken for another when read aloud. */
const signs = '23456789abcdefghjkmnpqrstuvwxyz';

/** A short reference of a failure: the shopper sees it, and log entries of that failure carry it (ERR-08). */
export const newReference = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => signs[byte % signs.length]).join('');

/** Logs a failure in the browser under its reference; Node has no such log. */
export function logFailure(message: string, reference: string, cause?: unknown): void {
  if (typeof reportError === 'function') reportError(new Error(`${message}, reference ${reference}`, { cause }));
}
