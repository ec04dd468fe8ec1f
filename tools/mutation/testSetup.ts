/**
 * A setup file: while a kept thread loads a test file, no mutant is active. Stryker's own setup file chooses the one that the
 * tests run with.
 */
const stryker: unknown = Reflect.get(globalThis, '__stryker__');
if (typeof stryker === 'object' && stryker !== null) Reflect.set(stryker, 'activeMutant', undefined);

export {};
