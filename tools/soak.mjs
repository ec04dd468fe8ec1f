#!/usr/bin/env node
// The long form of the checks: every story in every store and mode, long races, full histories.
import { spawnSync } from 'node:child_process';
import { install, root } from './run/install.mjs';

install();
const { status } = spawnSync(process.execPath, ['tools/test.mjs', '--soak', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
process.exit(status ?? 1);
