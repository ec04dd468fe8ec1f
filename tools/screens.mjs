#!/usr/bin/env node
// Compares every story with its accepted screen, in every store, by day and night, on phone and desktop, and the words of
// whole pages.
// `--accept` keeps what changed. Further words choose looks: `npm run screens -- fashion-dark`.
import { spawnSync } from 'node:child_process';
import { chromiumPath } from './run/chromium.mjs';
import { childEnvironment, install, projectNode, root } from './run/install.mjs';

install();
const isAccepting = process.argv.includes('--accept');
const looks = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const env = childEnvironment({ CHROMIUM: chromiumPath(), ETALAGE_SOAK: '1', ACCEPT_SCREENS: isAccepting ? '1' : '' });
const run = (...args) => spawnSync(projectNode(), args, { cwd: root, env, stdio: 'inherit' }).status ?? 1;

const storybook = 'node_modules/storybook/dist/bin/dispatcher.js';
const built = run(storybook, 'build', '-o', 'storybook-static', '--quiet', '--disable-telemetry');
if (built !== 0) process.exit(built);
const playwright = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'tools/stories/playwright.config.ts'];
process.exit(
  run(...playwright, 'screens.e2e.ts', 'words.e2e.ts', ...(looks.length > 0 ? ['--grep', looks.join('|')] : [])),
);
