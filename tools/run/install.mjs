// Plain JavaScript for any Node from 20: it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const stamp = join(root, 'node_modules/.etalage-lock');

/** Installs what the lock file names, once per lock file. */
export function install() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  if (alreadyInstalled()) return writeFileSync(stamp, lock);
  console.log('Installing packages …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) fail('npm ci did not succeed; see the lines above.');
  writeFileSync(stamp, lock);
}

/** npm keeps a copy of the lock file inside node_modules; one that is newer than ours was installed from it. */
function alreadyInstalled() {
  const spawned = spawnSync('npm', ['ls', '--depth=0', '--silent'], { cwd: root, stdio: 'ignore' });
  return existsSync(join(root, 'node_modules/.package-lock.json')) && spawned.status === 0;
}

/** The project's own Node, or the running one where none is packaged for this machine. */
export function projectNode() {
  const own = join(root, 'node_modules/.bin/node');
  if (existsSync(own)) return own;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  return fail(`Node 24 or newer is needed; this is ${process.version} and no packaged one fits this machine.`);
}

/** The environment of every child: the project's Node first, no daemon left behind. */
export function childEnvironment(extra = {}) {
  const bin = join(root, 'node_modules/.bin');
  return { ...process.env, PATH: `${dirname(projectNode())}:${bin}:${process.env.PATH}`, NX_DAEMON: 'false', ...extra };
}

/** One clear line, and out. */
export function fail(line) {
  console.error(line);
  process.exit(1);
}
