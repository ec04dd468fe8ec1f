import { randomInt } from 'node:crypto';

/** Logs a failure at a path, and returns the reference under which the log has it. */
export type Report = (error: unknown, path: string) => string;

/** No letter or digit that can be taken for another when read aloud. */
const signs = '23456789abcdefghjkmnpqrstuvwxyz';
const newReference = () => Array.from({ length: 8 }, () => signs[randomInt(signs.length)]).join('');

/** Reports that write one line of JSON each. They hold no query, which may tell what a shopper typed. */
export const createReport =
  (write: (line: string) => void): Report =>
  (error, path) => {
    const reference = newReference();
    write(JSON.stringify({ level: 'error', reference, path: withoutQuery(path), error: textOf(error) }));
    return reference;
  };

function textOf(error: unknown): string {
  if (!(error instanceof Error)) return withoutQuery(String(error));
  const code = 'code' in error ? ` (${String(error.code)})` : '';
  const text = withoutQuery(error.stack ?? `${error.name}: ${error.message}`) + code;
  return error.cause === undefined ? text : `${text}\ncaused by ${textOf(error.cause)}`;
}

const withoutQuery = (text: string): string => text.replace(/\?[^\s)'"]*/g, '');
