#!/usr/bin/env node
// Installs what the checks need and runs every one of them, with the time of each stage.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumPath } from './run/chromium.mjs';
import { childEnvironment, install, projectNode, root } from './run/install.mjs';

install();
const report = join(tmpdir(), `etalage-${process.pid}`);
const isSoak = process.argv.includes('--soak');
const env = childEnvironment({
  CHROMIUM: chromiumPath(),
  REPORT: report,
  ETALAGE_SOAK: isSoak ? '1' : '',
});
const nx = (...targets) => [
  'node_modules/.bin/nx',
  'run-many',
  '-t',
  ...targets,
  '--parallel=2',
  '--outputStyle=static',
];
const only = process.argv.slice(2).filter((word) => !word.startsWith('--'));

/** A stage's budget in seconds: past it the run says so, past twice that the stage ends. `.ci/run` has 40 minutes in all. */
const stages = [
  { name: 'format', budget: 60, args: ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.'] },
  { name: 'types and lint', budget: 420, args: nx('typecheck', 'lint') },
  { name: 'build', budget: 420, args: nx('build') },
  {
    name: 'tests',
    budget: 600,
    args: [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--config',
      'vitest.workspace.ts',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}.vitest.json`,
    ],
  },
  { name: 'packed copies', budget: 240, args: ['--conditions=@etalage/source', 'tools/packedCopies.ts'] },
  {
    name: 'stories',
    budget: 240,
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
    budget: isSoak ? 900 : 90,
    args: [
      'node_modules/@playwright/test/cli.js',
      'test',
      '-c',
      'tools/stories/playwright.config.ts',
      'workbench.story.ts',
      'primitives.story.ts',
      'axe.story.ts',
    ],
  },
  {
    name: 'screens',
    budget: isSoak ? 900 : 120,
    args: [
      'node_modules/@playwright/test/cli.js',
      'test',
      '-c',
      'tools/stories/playwright.config.ts',
      'screens.story.ts',
    ],
  },
  {
    name: 'browser',
    budget: 900,
    args: ['node_modules/@playwright/test/cli.js', 'test', '-c', 'apps/e2e/playwright.config.ts'],
  },
].filter(({ name }) => only.length === 0 || only.includes(name));

let failed = 0;
const lines = [];
for (const { name, budget, args } of stages) {
  console.log(`\n=== ${name}`);
  const began = Date.now();
  const { status } = spawnSync(projectNode(), args, {
    cwd: root,
    env,
    stdio: 'inherit',
    timeout: 2 * budget * 1000,
    killSignal: 'SIGKILL',
  });
  const seconds = Math.round((Date.now() - began) / 1000);
  if (status !== 0) failed += 1;
  lines.push(
    `${status === 0 ? 'passed' : 'FAILED'}  ${String(seconds).padStart(4)} s of ${budget} s  ${name}${seconds > budget ? '  OVER BUDGET' : ''}`,
  );
}

console.log(`\n${lines.join('\n')}`);
const tests = count();
const brokenTests = tests.failed > 0 ? tests.failed : failed;
console.log(`\n${tests.passed + stages.length - failed} passed, ${brokenTests} failed`);
process.exit(failed === 0 ? 0 : 1);

/** What Vitest and Playwright counted. */
function count() {
  const unit = read(`${report}.vitest.json`);
  const browser = read(`${report}.playwright.json`);
  return {
    passed: (unit?.numPassedTests ?? 0) + (browser?.stats?.expected ?? 0),
    failed: (unit?.numFailedTests ?? 0) + (browser?.stats?.unexpected ?? 0),
  };
}

function read(path) {
  if (!existsSync(path)) return undefined;
  const content = JSON.parse(readFileSync(path, 'utf8'));
  rmSync(path);
  return content;
}
