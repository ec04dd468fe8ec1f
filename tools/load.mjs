#!/usr/bin/env node
// Lets shoppers browse and buy in all stores at once, and counts what went wrong.
import { spawnSync } from 'node:child_process';
import { childEnvironment, install, projectNode, root } from './run/install.mjs';
import { buildStores } from './run/stack.mjs';

install();
buildStores();
const args = ['--conditions=@etalage/source', 'tools/load/main.ts', ...process.argv.slice(2)];
const { status } = spawnSync(projectNode(), args, { cwd: root, env: childEnvironment(), stdio: 'inherit' });
process.exit(status ?? 1);
