#!/usr/bin/env node
// Installs what the checks need and runs every one of them, with the time of each stage.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumPath } from './run/chromium.mjs';
import { childEnvironment, install, projectNode, root } from './run/install.mjs';
import { addUp, takeReport } from './run/reports.mjs';

install();
const reportOf = (stage) => join(tmpdir(), `etalage-${process.pid}-${stage}.json`);
const isSoak = process.argv.includes('--soak');
const env = childEnvironment({
  CHROMIUM: chromiumPath(),
  ETALAGE_SOAK: isSoak ? '1' : '',
  ETALAGE_LINT_ALL: '1',
  // Characters of a page that a failed test prints: its texts stand behind those of the header.
  DEBUG_PRINT_LIMIT: '100000',
  // The tests start many servers.
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
});
const nx = (...targets) => [
  'node_modules/.bin/nx',
  'run-many',
  '-t',
  ...targets,
  '--parallel=2',
  '--outputStyle=static',
];
const vitest = (stage, ...args) => [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--config',
  'vitest.workspace.ts',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${reportOf(stage)}`,
  ...args,
];
const only = process.argv.slice(2).filter((word) => !word.startsWith('--'));

/**
 * A stage's budget in seconds: past it the run says so, past four times that the stage ends, since a busy
 * machine is slow and not broken. `.ci/run` has 40 minutes in all.
 * A stage with `isBeside` runs at the same time as the stage before it; both need one core.
 */
const stages = [
  { name: 'format', budget: 60, args: ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.'] },
  {
    name: 'types',
    isBeside: true,
    budget: 120,
    args: ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.all.json'],
  },
  { name: 'lint', budget: 180, args: ['node_modules/eslint/bin/eslint.js', '.'] },
  // Those with fewer ambient types than the program above gives to all.
  {
    name: 'types of Node programs',
    isBeside: true,
    budget: 60,
    args: [...nx('typecheck'), '--projects=backend,payments,tools'],
  },
  { name: 'unused', budget: 60, args: ['tools/unused.ts'] },
  { name: 'build', budget: 240, args: nx('build') },
  { name: 'tests', budget: 900, args: vitest('tests') },
  {
    name: 'elasticsearch',
    budget: isSoak ? 300 : 120,
    args: [
      'libs/search/src/elasticsearch/testing/withElasticsearch.ts',
      projectNode(),
      // One after the other: what is timed is the cluster, not what else is asked of it.
      ...vitest('elasticsearch', '--project=search', '--project=backend', '--no-file-parallelism'),
      'libs/search/src/elasticsearch',
      'apps/backend/src/judged/judgedSearch',
      'apps/backend/src/search/hostile',
    ],
  },
  {
    name: 'api fuzz',
    budget: isSoak ? 1000 : 90,
    args: ['--disable-warning=ExperimentalWarning', '--conditions=@etalage/source', 'tools/apiFuzz/main.ts'],
  },
  // A sample: to mutate everything (`npm run mutation`) takes a day.
  ...(isSoak
    ? [{ name: 'mutation', budget: 7200, more: { MUTATION_SHARE: '10' }, args: ['tools/mutation/main.ts'] }]
    : []),
  ...(isSoak
    ? [
        {
          name: 'cart histories',
          budget: 7200,
          more: { CART_HISTORIES: '1000000' },
          args: [...vitest('cart histories', '--project=cart'), 'src/model/histories.test.ts'],
        },
      ]
    : []),
  {
    name: 'packed copies',
    isBeside: !isSoak,
    budget: 120,
    args: ['--conditions=@etalage/source', 'tools/packedCopies.ts'],
  },
  {
    name: 'stories',
    budget: 120,
    args: [
      'node_modules/storybook/dist/bin/dispatcher.js',
      'build',
      '-o',
      'storybook-static',
      '--quiet',
      '--disable-telemetry',
    ],
  },
  {
    name: 'workbench',
    budget: isSoak ? 900 : 150,
    args: [
      '--conditions=@etalage/source',
      'node_modules/@playwright/test/cli.js',
      'test',
      '-c',
      'tools/stories/playwright.config.ts',
      'workbench.e2e.ts',
      'tokenPages.e2e.ts',
      'primitives.e2e.ts',
      'frame.e2e.ts',
      'axe.e2e.ts',
    ],
  },
  {
    name: 'screens',
    budget: isSoak ? 900 : 180,
    args: [
      'node_modules/@playwright/test/cli.js',
      'test',
      '-c',
      'tools/stories/playwright.config.ts',
      'screens.e2e.ts',
      'words.e2e.ts',
    ],
  },
  {
    name: 'browser',
    budget: 900,
    args: ['node_modules/@playwright/test/cli.js', 'test', '-c', 'apps/e2e/playwright.config.ts'],
  },
];

const all = [];
for (const stage of stages)
  if (stage.isBeside) all.at(-1).push(stage);
  else all.push([stage]);
const groups = all
  .map((group) => group.filter(({ name }) => only.length === 0 || only.includes(name)))
  .filter((group) => group.length > 0);

/** Runs a stage to its end: its exit code, and how many seconds it took. Beside another, its output is printed at the end. */
async function run({ name, budget, args, more }, isAlone) {
  let output = `\n=== ${name}\n`;
  process.stdout.write(isAlone ? output : `\n=== ${name} begins\n`);
  const began = Date.now();
  const child = spawn(projectNode(), args, {
    cwd: root,
    env: { ...env, ...more, REPORT: reportOf(name) },
    stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    timeout: 4 * budget * 1000,
    killSignal: 'SIGKILL',
  });
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => (output += text));
  // A process that it left behind may keep its output open.
  const exited = once(child, 'exit').then(
    ([code]) => code,
    (error) => {
      output += `${error}\n`;
      return 1;
    },
  );
  await Promise.race([once(child, 'close').catch(() => undefined), exited.then(() => delay(5000))]);
  const status = await exited;
  if (!isAlone) process.stdout.write(output);
  return { status, seconds: Math.round((Date.now() - began) / 1000) };
}

const lines = [];
const reports = [];
for (const group of groups) {
  const ends = await Promise.all(group.map((stage) => run(stage, group.length === 1)));
  for (const [at, { name, budget }] of group.entries()) {
    const { status, seconds } = ends[at];
    const report = takeReport(reportOf(name));
    if (status === 0 && report.notRun === undefined) report.passed += 1;
    else if (status !== 0 && report.failed.length === 0) report.failed.push(name);
    reports.push(report);
    const outcome = status !== 0 ? 'FAILED ' : report.notRun === undefined ? 'passed ' : 'not run';
    lines.push(
      `${outcome} ${String(seconds).padStart(4)} s of ${budget} s  ${name}${seconds > budget ? '  OVER BUDGET' : ''}${report.notRun === undefined ? '' : `: ${report.notRun}`}`,
    );
  }
}

const { passed, failed } = addUp(reports);
for (const failure of failed) console.log(`failed: ${failure}`);
console.log(`\n${lines.join('\n')}\n`);
// Repeats the titles, since CI may show only the end of the output.
for (const failure of failed) console.log(`failed: ${failure.split('\n')[0]}`);
console.log(`\n${passed} passed, ${failed.length} failed`);
process.exit(failed.length === 0 ? 0 : 1);
