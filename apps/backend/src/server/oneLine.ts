const known: Record<string, string> = {
  EADDRINUSE: 'the port is taken',
  EACCES: 'access is denied',
  ENOSPC: 'the disk is full',
  EROFS: 'the disk cannot be written',
  ECONNREFUSED: 'the database server does not answer',
};

/** A failure to start in words for whoever started it: one line, or one for each variable that is wrong. */
export function oneLine(error: unknown, port: number | undefined): string {
  const code = codeOf(error);
  const text = error instanceof Error ? error.message : String(error);
  if (code === 'EADDRINUSE') return `port ${port ?? '?'} is taken: set PORT or PORT_BASE`;
  return code !== undefined && known[code] ? `${known[code]} (${text.split('\n')[0]})` : text;
}

function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return codeOf(error.cause);
}
