/** Without characters that are easily confused, such as 0 and o, 1 and l. */
const signs = '23456789abcdefghjkmnpqrstuvwxyz';

/** A short random error reference, shown to the shopper and written to the log (ERR-08). */
export const newReference = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => signs[byte % signs.length]).join('');

/** Reports a failure with its reference to `window.onerror` listeners; does nothing in Node, which has no `reportError`. */
export function logFailure(message: string, reference: string, cause?: unknown): void {
  if (typeof reportError === 'function') reportError(new Error(`${message}, reference ${reference}`, { cause }));
}
