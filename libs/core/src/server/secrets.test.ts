import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { secretInFile, secretInVariable, secretsMatch } from './secrets.ts';

const folders: string[] = [];
const aFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
  folders.push(folder);
  return folder;
};
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

describe('a secret in a file', () => {
  it('is made once, for its owner alone', () => {
    const folder = join(aFolder(), 'secrets');
    const path = join(folder, 'admin-key');
    const secret = secretInFile(path);
    expect(secret).toMatch(/^[0-9a-f]{48}$/u);
    expect(secretInFile(path)).toBe(secret);
    expect(readdirSync(folder)).toEqual(['admin-key']);
    expect([statSync(path).mode & 0o777, statSync(folder).mode & 0o777]).toEqual([0o600, 0o700]);
  });

  it.each([
    ['is empty', ''],
    ['is empty', ' \n'],
    ['has only 15 characters', 'a'.repeat(15)],
  ])('is refused when it %s', (problem, content) => {
    const path = join(aFolder(), 'admin-key');
    writeFileSync(path, content);
    expect(() => secretInFile(path)).toThrow(
      `The secret in ${path} ${problem}: restore it from a backup, or remove it to get a new one`,
    );
    expect(readFileSync(path, 'utf8')).toBe(content);
  });

  it.runIf(process.platform === 'linux')('does not exist when it could not be written in whole', () => {
    const folder = join(aFolder(), 'secrets');
    mkdirSync(folder);
    const module = JSON.stringify(join(import.meta.dirname, 'secrets.ts'));
    const program = `(await import(${module})).secretInFile(${JSON.stringify(join(folder, 'admin-key'))})`;
    // No file may grow beyond 0 bytes, as on a full disk.
    const limited = spawnSync('sh', [
      '-c',
      'ulimit -f 0; exec "$0" --input-type=module -e "$1"',
      process.execPath,
      program,
    ]);
    expect(limited.status).not.toBe(0);
    expect(readdirSync(folder)).not.toContain('admin-key');
    expect(secretInFile(join(folder, 'admin-key'))).toHaveLength(48);
  });
});

describe('a secret in a variable', () => {
  it('is left out where the variable is not set', () => expect(secretInVariable({}, 'ADMIN_KEY')).toBeUndefined());

  it.each([
    ['is empty', ''],
    ['is empty', '  '],
    ['has only 5 characters', 'short'],
  ])('is refused when it %s', (problem, value) => {
    expect(() => secretInVariable({ ADMIN_KEY: value }, 'ADMIN_KEY')).toThrow(
      `ADMIN_KEY ${problem}: give it at least 16 characters, or do not set it`,
    );
  });
});

it.each([
  ['the same', 'secret-secret-secret', 'secret-secret-secret', true],
  ['another', 'secret-secret-secre', 'secret-secret-secret', false],
  ['nothing for a secret', '', 'secret-secret-secret', false],
  ['a secret for nothing', 'secret-secret-secret', '', false],
  ['nothing for nothing', '', '', false],
])('compares %s', (_what, given, expected, isSame) => expect(secretsMatch(given, expected)).toBe(isSame));
