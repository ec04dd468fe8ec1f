/** Reports an error to the `error` listeners of the page and to the console; does nothing in Node, which has no `reportError`. */
export function logError(error: unknown): void {
  if (typeof reportError === 'function') reportError(error);
}
