#!/usr/bin/env node
// Measures the shops as a slow phone gets them and compares with the goals.
import { spawnSync } from 'node:child_process';
import { chromiumPath } from './run/chromium.mjs';
import { childEnvironment, install, projectNode, root } from './run/install.mjs';
import { buildStores } from './run/stack.mjs';

install();
buildStores();
const { status } = spawnSync(
  projectNode(),
  ['--conditions=@etalage/source', 'tools/bench/main.ts', ...process.argv.slice(2)],
  {
    cwd: root,
    env: childEnvironment({ CHROMIUM: chromiumPath() }),
    stdio: 'inherit',
  },
);
process.exit(status ?? 1);
