#!/usr/bin/env node
// Mutation testing with StrykerJS, of all packages or of some: `npm run mutation -- cart checkout`.
import { spawnSync } from 'node:child_process';
import { childEnvironment, install, projectNode, root } from './run/install.mjs';

install();
const args = ['tools/mutation/main.ts', ...process.argv.slice(2)];
const { status } = spawnSync(projectNode(), args, { cwd: root, env: childEnvironment(), stdio: 'inherit' });
process.exit(status ?? 1);
