import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The folder of a build of the browser's code with nothing in it but a logo; who asks for it removes it. */
export function anEmptyBuild(logo = '<svg></svg>'): string {
  const folder = mkdtempSync(join(tmpdir(), 'etalage-build-'));
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, '.vite/manifest.json'), '{"client.tsx":{"file":"assets/client.js","isEntry":true}}');
  writeFileSync(join(folder, '.vite/frame.css'), '');
  writeFileSync(join(folder, 'logo.svg'), logo);
  return folder;
}
