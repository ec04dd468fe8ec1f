import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atEndOfFile } from './endOfFile.ts';

/** A folder of its own, removed when the test file ends. */
export function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'etalage-'));
  atEndOfFile(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
