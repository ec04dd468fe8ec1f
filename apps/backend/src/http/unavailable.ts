/** Headers of an answer that a dependency failed to give: when to ask again, in seconds, and that nobody may keep it. */
export const unavailableHeaders = { 'retry-after': '5', 'cache-control': 'no-store' } as const;

/** SQLSTATE classes of a server that is there and cannot work: connection, resources, intervention, system error. */
const awayClasses = /^(08|53|57|58)/;
/** System calls to another server that failed, by the code that Node gives them; those on files are bugs or full disks. */
const networkCode = /^(ECONN\w+|E(HOST|NET)UNREACH|ENETDOWN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_\w+|UND_ERR_\w+)$/;
/** The drivers give these no code: pg's client and pool, and PGlite. */
const awayMessages =
  /connection terminated|timeout exceeded when trying to connect|connection error|after calling end on the pool|PGlite is clos/i;

/**
 * Whether an act failed because the database or another server is not there, and may succeed later. The drivers' errors
 * are causes of others.
 */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof WebAssembly.RuntimeError) return true;
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  if (awayClasses.test(code) || networkCode.test(code) || awayMessages.test(error.message)) return true;
  if (error instanceof AggregateError && error.errors.some(isUnavailable)) return true;
  return isUnavailable(error.cause);
}
