const endings: (() => void | Promise<void>)[] = [];

/**
 * Undoes what a helper did for the test file that runs now, when that file ends. An `afterAll` of the helper's module would
 * run after the first file alone: test files share their modules.
 */
export const atEndOfFile = (undo: () => void | Promise<void>): void => void endings.push(undo);

/** Undoes everything, the last thing first. */
export async function endFile(): Promise<void> {
  for (const undo of endings.splice(0).toReversed()) await undo();
}
