/**
 * Mutation testing of rules, models and the backend's slices. Writes the surviving mutants to `survivors/`, where a reason
 * may be added by hand, and fails below the goal of a package or slice. Arguments select them: `npm run mutation -- cart
 * backend/prices`, or all slices with `backend`. `MUTATION_CONCURRENCY=1` leaves a core to others. `MUTATION_SHARE=10` mutates
 * one of ten top-level statements: an estimate of the scores in a tenth of the time, which leaves `survivors/` as it is.
 */
import { Stryker } from '@stryker-mutator/core';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { share } from './ignorers.ts';
import { neverChanged, scopes, type Scope } from './scopes.ts';
import { outcomeOf, type Survivor } from './survivors.ts';

const root = join(import.meta.dirname, '../..');
const words = process.argv.slice(2);
const chosen = scopes.filter(
  ({ name }) => words.length === 0 || words.some((word) => name === word || name.startsWith(`${word}/`)),
);
const isSample = share > 1;
const parse: (text: string) => Survivor[] = JSON.parse;

async function run({ name, tests, files }: Scope) {
  process.env['MUTATION_TESTS'] = JSON.stringify(tests);
  const results = await new Stryker({
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner', join(import.meta.dirname, 'ignorers.ts')],
    ignorers: ['documentation', 'sample'],
    vitest: { configFile: 'vitest.mutation.ts', related: Object.values(tests).every((globs) => globs.length === 0) },
    coverageAnalysis: 'perTest',
    // Mutants in module-level code would need every test to run.
    ignoreStatic: true,
    mutate: [...files, ...neverChanged],
    ignorePatterns: [
      '**/dist',
      '/.cache',
      '/.data',
      '/.nx',
      '/docs',
      '/storybook-static',
      '/test-results',
      '/tools/stories/kept',
    ],
    tempDirName: '.cache/mutation/sandbox',
    incremental: !isSample,
    incrementalFile: `.cache/mutation/${name}.json`,
    concurrency: Number(process.env['MUTATION_CONCURRENCY'] ?? 2),
    // A busy machine is slow; a mutant that only takes long has not been noticed.
    timeoutMS: 30_000,
    reporters: ['progress-append-only'],
    allowConsoleColors: false,
  }).runMutationTest();
  const file = join(import.meta.dirname, 'survivors', `${name}.json`);
  const before = existsSync(file) ? parse(readFileSync(file, 'utf8')) : [];
  const named = results.map((result) => ({ ...result, fileName: relative(root, result.fileName) }));
  const outcome = outcomeOf(named, (path) => readFileSync(join(root, path), 'utf8'), before);
  if (isSample) {
    for (const { reason, file: path, line, code, replacement } of outcome.survivors)
      if (reason === undefined) console.log(`${path}:${line} ${code} -> ${replacement}`);
    return outcome;
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(outcome.survivors, undefined, 2)}\n`);
  return outcome;
}

/** How far below the goal the score of a sample may come by chance: two standard errors, in percent. */
const marginOf = (goal: number, mutants: number): number =>
  isSample && mutants > 0 ? 2 * Math.sqrt((goal * (100 - goal)) / mutants) : 0;

const tooFew: string[] = [];
for (const scope of chosen) {
  const { score, killed, survivors } = await run(scope);
  const line = `${scope.name}: ${score.toFixed(1)}% of ${scope.goal}% noticed, ${killed} changes; ${survivors.length} survive`;
  console.log(line);
  if (score + marginOf(scope.goal, killed + survivors.length) < scope.goal) tooFew.push(line);
}
if (process.env['REPORT'])
  writeFileSync(
    process.env['REPORT'],
    JSON.stringify({ passed: chosen.length - tooFew.length, failed: tooFew.map((line) => `mutation ${line}`) }),
  );
process.exitCode = tooFew.length === 0 ? 0 : 1;
