const cleanups: (() => void | Promise<void>)[] = [];

/**
 * Registers a cleanup that runs when the current test file ends. An `afterAll` of a helper's module would run after the first
 * file alone: test files share their modules.
 */
export const atEndOfFile = (cleanup: () => void | Promise<void>): void => void cleanups.push(cleanup);

/** Runs every cleanup, the last one first. Throws an AggregateError when any of them failed. */
export async function runCleanups(): Promise<void> {
  const errors: unknown[] = [];
  for (const cleanup of cleanups.splice(0).toReversed()) {
    try {
      await cleanup();
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, 'cleaning up after a test file failed');
}
