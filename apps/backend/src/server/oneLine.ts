const known: Record<string, string> = {
  EADDRINUSE: 'the port is taken',
  EACCES: 'access is denied',
  EROFS: 'the disk cannot be written',
  ECONNREFUSED: 'the database server does not answer',
};

/** The same among other names: SQLSTATE, SQLite's result code, and the number that PGlite's file system gives. */
const aliases: Record<string, string> = {
  '53100': 'ENOSPC',
  'sqlite 13': 'ENOSPC',
  'errno 51': 'ENOSPC',
  '53200': 'ENOMEM',
  'errno 48': 'ENOMEM',
};

/** A failure to start in words for whoever started it: one line, or one for each variable that is wrong. */
export function oneLine(error: unknown, port: number | undefined): string {
  const code = codeOf(error);
  const text = error instanceof Error ? error.message : String(error);
  if (code === 'EADDRINUSE') return `port ${port ?? '?'} is taken: set PORT or PORT_BASE`;
  if (isDiskFull(error)) return 'the disk is full: make room or set DATA_DIR';
  if (isOutOfMemory(error)) return `there is not enough memory (${text.split('\n')[0]})`;
  const explanation = known[code ?? ''];
  if (explanation === undefined) return text;
  return `${explanation} (${text.split('\n')[0]})`;
}

/** Whether an act failed because nothing more can be written. */
export const isDiskFull = (error: unknown): boolean =>
  codeOf(error) === 'ENOSPC' || (error instanceof Error && /database or disk is full/.test(error.message));

/** Whether an act failed for want of memory; WebAssembly, in which PGlite runs, says so in words only. */
export const isOutOfMemory = (error: unknown): boolean =>
  codeOf(error) === 'ENOMEM' ||
  (error instanceof Error && /could not allocate memory|out of memory|\bOOM\b/i.test(error.message));

function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const own = ownCode(error);
  return (own && (aliases[own] ?? own)) ?? ('cause' in error ? codeOf(error.cause) : undefined);
}

/** The file system of PGlite throws things that are no Errors. */
function ownCode(error: object): string | undefined {
  if ('errcode' in error) return `sqlite ${String(error.errcode)}`;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return !(error instanceof Error) && 'errno' in error ? `errno ${String(error.errno)}` : undefined;
}
