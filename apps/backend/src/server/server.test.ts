import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { aFolder } from '../testing/aBackend.ts';
import { holdFolder, runningAddress } from './dataFolder.ts';
import { readSecrets, readSettings } from './environment.ts';

const here = import.meta.dirname;
const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/** Runs a program of the backend on a data folder of its own, and collects what it says. */
function run(program: string, args: readonly string[], environment: Record<string, string>) {
  const child = spawn(process.execPath, ['--conditions=@etalage/source', join(here, program), ...args], {
    env: { ...process.env, LOG_LEVEL: 'silent', SEED: '0', ...environment },
  });
  children.push(child);
  const said: string[] = [];
  child.stdout.on('data', (text) => said.push(String(text)));
  child.stderr.on('data', (text) => said.push(String(text)));
  const ended = once(child, 'exit').then(([code]) => ({ code, said: said.join('') }));
  const address = async () => {
    for (;;) {
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(said.join(''));
      if (found) return found[0];
      if (child.exitCode !== null) throw new Error(said.join(''));
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  return { child, ended, address };
}

describe('the environment', () => {
  it('has defaults that move with PORT_BASE', () => {
    expect(readSettings({ PORT_BASE: '5000' })).toMatchObject({
      port: 5000,
      addresses: { backend: 'http://127.0.0.1:5000', multiSafepay: 'http://127.0.0.1:5010' },
    });
    expect(readSettings({}).dataFolder).toBe(join(here, '../../../../.data'));
  });

  it('names each variable that is wrong in a line of its own', () => {
    expect(() => readSettings({ PORT: 'x', DATABASE_URL: 'mysql://x' })).toThrow(
      "PORT must be a port number, not 'x'\nDATABASE_URL must be an address that starts with postgres://, not 'mysql://x'",
    );
  });

  it('makes secrets once and keeps them in the data folder', () => {
    const folder = aFolder();
    const first = readSecrets({ ADMIN_KEY: 'mine' }, folder);
    expect(first.adminKey).toBe('mine');
    expect(readSecrets({}, folder).tokenSecret).toBe(first.tokenSecret);
    expect(first.tokenSecret).toHaveLength(48);
  });
});

describe('the data folder', () => {
  it('is held by one process at a time, which is named to the next', () => {
    const folder = aFolder();
    const held = holdFolder(folder);
    held.announce('http://127.0.0.1:4000');
    expect(() => holdFolder(folder)).toThrow(`is in use by process ${process.pid} (http://127.0.0.1:4000)`);
    expect(runningAddress(folder)).toBe('http://127.0.0.1:4000');
    held.release();
    holdFolder(folder).release();
    expect(runningAddress(folder)).toBeUndefined();
  });

  it('is taken over from a holder that was killed; a second backend ends with one line, an orderly end frees it', async () => {
    const folder = aFolder();
    const first = run('../main.ts', [], { DATA_DIR: folder, PORT: '0' });
    await first.address();
    const second = await run('../main.ts', [], { DATA_DIR: folder, PORT: '0' }).ended;
    expect(second).toMatchObject({
      code: 1,
      said: expect.stringMatching(/^backend: DATA_DIR .* is in use by process \d+ .*\n$/),
    });
    first.child.kill('SIGKILL');
    await first.ended;
    const third = run('../main.ts', [], { DATA_DIR: folder, PORT: '0' });
    const health = await fetch(`${await third.address()}/health`);
    expect(await health.json()).toMatchObject({ code: 200 });
    third.child.kill('SIGTERM');
    expect((await third.ended).code).toBe(0);
  });
});

describe('the import command', () => {
  it('IMPORT-01, IMPORT-04 works through the backend that runs on the data folder', async () => {
    const folder = aFolder();
    const documents = join(folder, 'documents');
    mkdirSync(documents);
    writeFileSync(join(documents, 'products.json'), JSON.stringify([{ id: 1, sku: 'A', name: 'Doek', price: 5 }]));
    const data = join(folder, 'data');
    const backend = run('../main.ts', [], { DATA_DIR: data, PORT: '0' });
    const address = await backend.address();
    const command = (...args: string[]) =>
      run('../import/main.ts', ['--store', 'fashion', ...args, documents], { DATA_DIR: data }).ended;

    expect((await command('--dry-run')).said).toContain('accepted 1, written 1, removed 0, rejected 0');
    expect((await fetch(`${address}/api/product?sku=A&storeCode=fashion`)).status).toBe(404);
    expect((await command()).said).toContain('accepted 1, written 1');
    expect((await fetch(`${address}/api/product?sku=A&storeCode=fashion`)).status).toBe(200);

    writeFileSync(join(documents, 'products.json'), JSON.stringify([{ id: 2, sku: 'B', name: 'Deken', price: 9 }]));
    const { said } = await command('--prune');
    expect(said).toMatch(
      /^1 documents are no longer in the folder and will be removed\naccepted 1, written 1, removed 1/,
    );
    expect(readFileSync(join(data, 'backend.json'), 'utf8')).toContain(address);
  });
});
