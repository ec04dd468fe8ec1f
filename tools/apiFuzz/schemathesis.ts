import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const caches = fileURLToPath(new URL('../../node_modules/.cache', import.meta.url));
const requirements = join(import.meta.dirname, 'requirements.txt');
/** The oldest Python that the pinned packages take. */
const oldest = [3, 10];
/** Milliseconds that an installation may take. */
const longestInstallation = 60_000;

/** The program of schemathesis, installed once per list of packages. Throws an Error with one line where it cannot be had. */
export function findSchemathesis(): string {
  const lock = createHash('sha256').update(readFileSync(requirements)).digest('hex').slice(0, 12);
  const folder = join(caches, `schemathesis-${lock}`);
  const program = join(folder, 'bin/schemathesis');
  const finished = join(folder, 'finished');
  if (existsSync(finished)) return program;
  const python = findPython();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const pip = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '--requirement', requirements];
  try {
    execFileSync(python, ['-m', 'venv', folder], { stdio: 'pipe', timeout: longestInstallation });
    execFileSync(join(folder, 'bin/python'), pip, { stdio: 'pipe', timeout: longestInstallation });
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw new Error('schemathesis could not be installed from PyPI', { cause: error });
  }
  writeFileSync(finished, '');
  return program;
}

/** A Python that can make an environment of its own. */
function findPython(): string {
  const test = `import sys, venv, ensurepip; sys.exit(sys.version_info < (${oldest.join()}))`;
  for (const name of ['python3', 'python']) {
    try {
      execFileSync(name, ['-c', test], { stdio: 'ignore' });
      return name;
    } catch {
      // The next one may do.
    }
  }
  throw new Error(`no Python from ${oldest.join('.')} on with venv`);
}
