import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const [privateFolder, privateFile] = [0o700, 0o600];

/** Creates a folder if needed and gives only the account of this process access to it, its files, and later files of the process. */
export function keepPrivate(folder: string): void {
  process.umask(0o077);
  mkdirSync(folder, { recursive: true, mode: privateFolder });
  makePrivate(folder);
}

/** Removes the access of other accounts to a path and everything in it. Skips symbolic links and does nothing on Windows. */
export function makePrivate(path: string): void {
  if (process.platform === 'win32') return;
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (found === undefined || found.isSymbolicLink()) return;
  const isFolder = found.isDirectory();
  const wanted = isFolder ? privateFolder : privateFile;
  if ((found.mode & 0o777) !== wanted) setMode(path, wanted);
  if (isFolder) for (const name of readdirSync(path)) makePrivate(join(path, name));
}

/** A file may be gone by now, and some file systems have no modes. */
function setMode(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
  }
}
