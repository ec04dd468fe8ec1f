import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { missingPackages } from './debianPackages.mjs';
import { fail, root } from './install.mjs';

/** Chromium without its windows: the checks take a third less time with it. */
const shell = '/usr/bin/chromium-headless-shell';

const installed = () =>
  [
    process.env.CHROMIUM,
    shell,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    ownBuild(),
  ].find((path) => path && existsSync(path));

/** Playwright's own build, where it was downloaded. */
function ownBuild() {
  return createRequire(`${root}/package.json`)('playwright').chromium.executablePath();
}

const run = (command, ...args) =>
  spawnSync(command, args, { cwd: root, stdio: 'ignore', timeout: 300_000 }).status === 0;

const apt = (...packages) => run('apt-get', 'install', '-y', '--no-install-recommends', ...packages);

/** The names of this machine's fonts; undefined without fontconfig. */
function fontList() {
  const { status, stdout } = spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' });
  return status === 0 ? stdout : undefined;
}

function installPackages() {
  const packages = missingPackages({
    hasBrowser: Boolean(process.env.CHROMIUM) || existsSync(shell),
    fontList: fontList(),
  });
  if (packages.length === 0) return;
  console.log(`Installing ${packages.join(', ')} …`);
  if (apt(...packages)) return;
  run('apt-get', 'update');
  // One by one: a package that this distribution does not have keeps out no other.
  const failed = packages.filter((name) => !apt(name));
  if (failed.length > 0)
    console.warn(`Not installed: ${failed.join(', ')}. Checks that lay out pages take longer or fail without them.`);
}

/** A Chromium: Debian's headless one, else one that is installed, else Playwright's; with the fonts that the checks need. */
export function chromiumPath() {
  if (process.platform === 'linux') installPackages();
  if (!installed()) {
    console.log('Looking for a browser …');
    run(process.execPath, 'node_modules/playwright/cli.js', 'install', 'chromium') || apt('chromium');
  }
  return installed() ?? fail('No Chromium: install one and name it in CHROMIUM.');
}
