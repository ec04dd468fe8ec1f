import { newReference } from '@etalage/core';
import { loggedError, withoutSecrets, type LoggedError } from '@etalage/core/server';

/** Logs a failure at a path, and returns the reference under which the log has it. */
export type Report = (error: unknown, path: string) => string;

/** Reports that write one line of JSON each, without queries and without what a shopper typed. */
export const createReport =
  (write: (line: string) => void): Report =>
  (error, path) => {
    const reference = newReference();
    write(JSON.stringify({ level: 'error', reference, path: withoutSecrets(path), error: textOf(loggedError(error)) }));
    return reference;
  };

function textOf({ type, message, code, stack, cause }: LoggedError): string {
  const text = `${type}: ${message}${stack === undefined ? '' : `\n${stack}`}${code === undefined ? '' : ` (${String(code)})`}`;
  return cause === undefined ? text : `${text}\ncaused by ${textOf(cause)}`;
}
