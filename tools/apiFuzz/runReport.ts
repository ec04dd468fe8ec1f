import * as v from 'valibot';

/** How many operations held, and what is wrong with the others. */
export type FuzzReport = { passed: number; failed: string[] };

const titled = v.looseObject({ title: v.string() });
const run = v.looseObject({
  operations: v.nullable(v.looseObject({ tested: v.number() })),
  failures: v.array(v.looseObject({ ...titled.entries, operations: v.array(v.string()) })),
  errors: v.array(titled),
});

/** Reads the verdict that schemathesis writes as JSON. A run that called nothing is a failure too. */
export function fuzzReport(json: string): FuzzReport {
  const { operations, failures, errors } = v.parse(run, JSON.parse(json));
  const tested = operations?.tested ?? 0;
  const wrong = new Set(failures.flatMap((failure) => failure.operations));
  const failed = [
    ...failures.flatMap(({ title, operations: own }) => own.map((operation) => `${operation}: ${title}`)),
    ...errors.map(({ title }) => title),
  ];
  if (tested === 0) return { passed: 0, failed: ['no operation was called', ...failed] };
  return { passed: tested - wrong.size, failed };
}
