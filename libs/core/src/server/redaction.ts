/** An error as a log may have it: which one it is and where it happened, and nothing of what shoppers typed. */
export type LoggedError = {
  type: string;
  message: string;
  /** Where it was thrown, without its message. */
  stack?: string;
  cause?: LoggedError;
  [fact: string]: unknown;
};

/** Properties that say what failed. Others may have values in them: rows, parameters, input, texts of mail servers. */
const facts = [
  ...['code', 'errno', 'syscall', 'path', 'errcode', 'responseCode', 'command'],
  ...['severity', 'schema', 'table', 'column', 'constraint', 'routine'],
];

const deepestCause = 5;

/** An error without personal data. Values are left out, and so are the words of mail servers, which repeat what they refuse. */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an Error' };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message: messageOf(error),
    ...factsOf(error),
    ...(frames.length > 0 ? { stack: frames.join('\n') } : {}),
    ...(error.cause === undefined || depth === deepestCause ? {} : { cause: loggedError(error.cause, depth + 1) }),
  };
}

/** The first line: the second of a failed query has its parameters. */
function messageOf(error: Error): string {
  if ('responseCode' in error) return 'refused by the mail server';
  const [line = ''] = error.message.split('\n');
  if (isOfCode(error)) return withoutSecrets(line);
  // A failed query quotes names of tables and columns.
  const quoted = line.startsWith('Failed query: ') ? /'[^']*'?/g : /"[^"]*"?|'[^']*'|`[^`]*`/g;
  return withoutSecrets(line.replaceAll(quoted, '"…"'));
}

/** What is quoted there are names in the program; Node's own errors, which have a code, quote values. */
const isOfCode = (error: Error): boolean =>
  (error instanceof TypeError || error instanceof ReferenceError) && !('code' in error);

function factsOf(error: Error): Record<string, string | number> {
  const entries = facts.flatMap((name): [string, string | number][] => {
    const value: unknown = Reflect.get(error, name);
    if (typeof value === 'string') return [[name, withoutSecrets(value)]];
    return typeof value === 'number' ? [[name, value]] : [];
  });
  return Object.fromEntries(entries);
}

// Each begins where a word does, so that a long text is read once and not once from each of its letters.
const email = /(?<![^\s<>"'(),;:/?=&])[^\s<>"'(),;:/?=&@]+(?:@|%40)[^\s<>"'(),;:/?=&@]+/gi;
const query = /\?[^\s)'"]*/g;
const uuid = /\b[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\b/gi;
/** Hexadecimal or base64url, of letters in both cases and digits. */
const token = /(?<![\w-])(?:[\da-f]{24,}|(?=[\w-]*\d)(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{20,})/g;

/** A text without email addresses, queries of addresses, ids that open something, and tokens. */
export const withoutSecrets = (text: string): string =>
  text.replace(query, '?…').replace(email, '…@…').replace(uuid, '…').replace(token, '…');

/** A value of a log line without personal data, however deep it lies. */
export function withoutPersonalData(value: unknown): unknown {
  if (typeof value === 'string') return withoutSecrets(value);
  if (value instanceof Error) return loggedError(value);
  if (Array.isArray(value)) return value.map(withoutPersonalData);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutPersonalData(part)]));
}
