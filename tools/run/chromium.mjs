import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { missingPackages } from './debianPackages.mjs';
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

/** The names of this machine's fonts; undefined without fontconfig. */
function fontList() {
  const { status, stdout } = spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' });
  return status === 0 ? stdout : undefined;
}

function installPackages() {
  const packages = missingPackages({ hasChromium: installed() !== undefined, fontList: fontList() });
  if (packages.length === 0) return;
  console.log(`Installing ${packages.join(', ')} …`);
  const install = (...names) => run('apt-get', 'install', '-y', '--no-install-recommends', ...names);
  if (install(...packages)) return;
  run('apt-get', 'update');
  // One by one: a package that this distribution does not have keeps out no other.
  const failed = packages.filter((name) => !install(name));
  if (failed.length > 0)
    console.warn(`Not installed: ${failed.join(', ')}. Checks that lay out pages may fail without them.`);
}

/** A Chromium, an installed one, else Playwright's download, else Debian's package; with the fonts that the checks need. */
export function chromiumPath() {
  if (!installed()) {
    console.log('Looking for a browser …');
    run(process.execPath, 'node_modules/playwright/cli.js', 'install', 'chromium');
  }
  if (process.platform === 'linux') installPackages();
  return installed() ?? fail('No Chromium: install one and name it in CHROMIUM.');
}
