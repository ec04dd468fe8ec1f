#!/usr/bin/env node
// Draws every kind of page in the three stores beside each other, by day and night, on phone and desktop, into docs/pages.
// Words choose kinds of page: `npm run contact-sheet -- cart checkout`.
import { spawnSync } from 'node:child_process';
import { chromiumPath } from './run/chromium.mjs';
import { childEnvironment, install, projectNode, root } from './run/install.mjs';

install();
const env = childEnvironment({ CHROMIUM: chromiumPath() });
const run = (...args) => spawnSync(projectNode(), args, { cwd: root, env, stdio: 'inherit' }).status ?? 1;

const storybook = 'node_modules/storybook/dist/bin/dispatcher.js';
const built = run(storybook, 'build', '-o', 'storybook-static', '--quiet', '--disable-telemetry');
if (built !== 0) process.exit(built);
const sheets = ['--conditions=@etalage/source', 'tools/stories/contactSheet.ts'];
process.exit(run(...sheets, ...process.argv.slice(2)));
