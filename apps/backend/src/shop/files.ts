import { closeSync, openSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Whether something has this path. Throws where the system refuses to tell; `existsSync` would say no. */
export const isThere = (path: string): boolean => statSync(path, { throwIfNoEntry: false }) !== undefined;

/** Throws the system's error for the first file in a folder that this account may not read and write. */
export function mustBeAccessible(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) closeSync(openSync(join(entry.parentPath, entry.name), 'r+'));
  }
}

const probe = new Uint8Array(65_536);

/** Throws the system's error where a small file cannot be written into a folder: the disk is full, or may only be read. */
export function mustBeWritable(folder: string): void {
  const path = join(folder, 'probe.tmp');
  try {
    writeFileSync(path, probe, { flush: true });
  } finally {
    rmSync(path, { force: true });
  }
}
