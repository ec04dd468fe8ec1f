import { beforeAll, beforeEach } from 'vitest';

/** A setup file that comes after Stryker's own, which counts by these fields which test runs which mutant. */
type Stryker = { activeMutant?: string | undefined; currentTestId?: string; mutantCoverage?: Coverage };
type Counts = Record<string, number>;
type Coverage = { static: Counts; perTest: Record<string, Counts> };

const isStryker = (value: unknown): value is Stryker => typeof value === 'object' && value !== null;
const found: unknown = Reflect.get(globalThis, '__stryker__');
const stryker = isStryker(found) ? found : {};

// While a kept thread loads a test file no mutant is active.
stryker.activeMutant = undefined;

/** Mutants that ran while modules were loaded. */
let loading: Counts = {};
/** Mutants that ran in hooks: every test after them depends on these, which Stryker takes for code that runs at loading. */
const inHooks: Counts = {};

beforeAll(() => void (loading = { ...stryker.mutantCoverage?.static }));

beforeEach(() => {
  const { mutantCoverage: coverage, currentTestId: test } = stryker;
  if (coverage === undefined || test === undefined) return;
  for (const [mutant, count] of Object.entries(coverage.static)) {
    if (count === loading[mutant]) continue;
    inHooks[mutant] = count;
    if (loading[mutant] === undefined) delete coverage.static[mutant];
    else coverage.static[mutant] = loading[mutant];
  }
  coverage.perTest[test] = { ...inHooks, ...coverage.perTest[test] };
});
