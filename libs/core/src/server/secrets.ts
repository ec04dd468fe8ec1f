import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';

/** Fewest characters of a secret. */
export const minSecretLength = 16;

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether a given secret is the expected one, compared in constant time. An empty secret matches nothing. */
export function secretsMatch(given: string, expected: string): boolean {
  return given !== '' && expected !== '' && timingSafeEqual(digest(given), digest(expected));
}

/** The secret in an environment variable; undefined where the variable is not set. Throws an Error when it is empty or too short. */
export function secretInVariable(
  environment: Readonly<Record<string, string | undefined>>,
  name: string,
): string | undefined {
  const secret = environment[name]?.trim();
  if (secret === undefined || secret.length >= minSecretLength) return secret;
  throw new Error(`${name} ${problemOf(secret)}: give it at least ${minSecretLength} characters, or do not set it`);
}

/** The secret in a file, which is made when there is none. Throws an Error when it is empty or too short. */
export function secretInFile(path: string): string {
  if (!existsSync(path)) createWhole(path, randomBytes(24).toString('hex'));
  const secret = readFileSync(path, 'utf8').trim();
  if (secret.length >= minSecretLength) return secret;
  throw new Error(
    `The secret in ${path} ${problemOf(secret)}: restore it from a backup, or remove it to get a new one`,
  );
}

const problemOf = (secret: string): string => (secret === '' ? 'is empty' : `has only ${secret.length} characters`);

/** Creates a file with all of its content or not at all; leaves a file that another process created meanwhile. */
function createWhole(path: string, content: string): void {
  const folder = dirname(path);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const unfinished = `${path}.${process.pid}-${randomBytes(4).toString('hex')}.part`;
  try {
    writeToDisk(unfinished, content);
    linkSync(unfinished, path);
    syncFolder(folder);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(unfinished, { force: true });
  }
}

function writeToDisk(path: string, content: string): void {
  const file = openSync(path, 'wx', 0o600);
  try {
    writeFileSync(file, content);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** A new name in a folder is on disk once the folder is; Windows cannot open folders. */
function syncFolder(path: string): void {
  if (process.platform === 'win32') return;
  const folder = openSync(path, 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}
