import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fail, root } from './install.mjs';

const installed = () =>
  [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', ownBuild()].find(
    (path) => path && existsSync(path),
  );

/** Playwright's own build, where it was downloaded. */
function ownBuild() {
  return createRequire(`${root}/package.json`)('playwright').chromium.executablePath();
}

const run = (command, ...args) =>
  spawnSync(command, args, { cwd: root, stdio: 'ignore', timeout: 300_000 }).status === 0;

/** A Chromium: an installed one, else Playwright's download, else Debian's package. */
export function chromiumPath() {
  const ready = installed();
  if (ready) return ready;
  console.log('Looking for a browser …');
  run(process.execPath, 'node_modules/playwright/cli.js', 'install', 'chromium');
  if (!installed()) run('apt-get', 'update') && run('apt-get', 'install', '-y', '--no-install-recommends', 'chromium');
  return installed() ?? fail('No Chromium: install one and name it in CHROMIUM.');
}
