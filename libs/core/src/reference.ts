import { logError } from './logError.ts';

/** Without characters that are easily confused, such as 0 and o, 1 and l. */
const signs = '23456789abcdefghjkmnpqrstuvwxyz';

/** A short random error reference, shown to the shopper and written to the log (ERR-08). */
export const newReference = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => signs[byte % signs.length]).join('');

/** Logs a failure with the reference that the shopper is shown. */
export const logFailure = (message: string, reference: string, cause?: unknown): void =>
  logError(new Error(`${message}, reference ${reference}`, { cause }));
