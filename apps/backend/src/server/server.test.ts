import { serve } from '@hono/node-server';
import { once } from 'node:events';
import { readFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { aFolder } from '../testing/aBackend.ts';
import { aDataFolder } from '../testing/aDataFolder.ts';
import { aProcess } from '../testing/aProcess.ts';
import { holdFolder, runningAddress } from './dataFolder.ts';
import { readSecrets, readSettings } from './environment.ts';

const here = import.meta.dirname;
describe('the environment', () => {
  it('has defaults that move with PORT_BASE', () => {
    expect(readSettings({ PORT_BASE: '5000' })).toMatchObject({
      port: 5000,
      addresses: { backend: 'http://127.0.0.1:5000', multiSafepay: 'http://127.0.0.1:5010' },
    });
    expect(readSettings({}).dataFolder).toBe(join(here, '../../../../.data'));
  });

  it('listens on this machine unless HOST says otherwise', () => {
    expect(readSettings({}).host).toBe('127.0.0.1');
    expect(readSettings({ HOST: '10.0.0.5' })).toMatchObject({
      host: '10.0.0.5',
      addresses: { backend: 'http://10.0.0.5:4000', multiSafepay: 'http://10.0.0.5:4010' },
    });
  });

  it('names each variable that is wrong in a line of its own', () => {
    expect(() => readSettings({ PORT: 'x', DATABASE_URL: 'mysql://x' })).toThrow(
      "PORT must be a port number, not 'x'\nDATABASE_URL must be an address that starts with postgres://, not 'mysql://x'",
    );
  });

  const verifyUrl = 'https://bots.test/siteverify';
  it.each([
    ['our own challenges, where nothing is said', {}, { kind: 'altcha' }],
    ['off', { BOT_PROTECTION: 'off' }, { kind: 'off' }],
    [
      'that of a provider, with its secret',
      { BOT_PROTECTION: verifyUrl, BOT_SECRET: 'the-secret-of-a-provider' },
      { kind: 'provider', verifyUrl, secret: 'the-secret-of-a-provider' },
    ],
  ])('BOT-03 the bot protection is %s', (_what, environment, bots) => {
    expect(readSettings(environment).bots).toEqual(bots);
  });

  it('makes secrets once and keeps them in the data folder', () => {
    const folder = aFolder();
    const first = readSecrets({ ADMIN_KEY: 'a-key-of-the-tests' }, folder);
    expect(first.adminKey).toBe('a-key-of-the-tests');
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
    const folder = await aDataFolder();
    const first = aProcess('main.ts', { DATA_DIR: folder, PORT: '0' });
    await first.address();
    const second = await aProcess('main.ts', { DATA_DIR: folder, PORT: '0' }).ended;
    expect(second).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^backend: DATA_DIR .* is in use by process \d+ .*\n$/),
    });
    first.kill('SIGKILL');
    await first.ended;
    const third = aProcess('main.ts', { DATA_DIR: folder, PORT: '0' });
    const health = await fetch(`${await third.address()}/health`);
    expect(await health.json()).toMatchObject({ code: 200 });
    third.kill('SIGTERM');
    expect((await third.ended).code).toBe(0);
  });
});

describe('the folder of the content', () => {
  it('must exist: otherwise the start ends with a line that names it', async () => {
    const missing = join(aFolder(), 'content');
    const settings = { DATA_DIR: await aDataFolder(), CONTENT_DIR: missing, PORT: '0' };
    const { code, output } = await aProcess('main.ts', settings).ended;
    expect([code, output]).toEqual([1, `backend: CONTENT_DIR ${missing} does not exist\n`]);
  });

  it('holds the stories', async () => {
    const folder = aFolder();
    mkdirSync(join(folder, 'fashion'));
    writeFileSync(join(folder, 'fashion', 'vandaag.json'), JSON.stringify({ name: 'Vandaag' }));
    const backend = aProcess('main.ts', { DATA_DIR: await aDataFolder(), CONTENT_DIR: folder, PORT: '0' });
    const answer = await fetch(`${await backend.address()}/api/ext/cms/story/vandaag?storeCode=fashion`);
    expect(await answer.json()).toMatchObject({ result: { story: { name: 'Vandaag' } } });
  });
});

const listening = v.object({ port: v.number() });

describe('a command', () => {
  let data: string;
  let address: string;
  beforeAll(async () => {
    data = await aDataFolder();
    address = await aProcess('main.ts', { DATA_DIR: data, PORT: '0' }).address();
  });
  const command = (program: string, ...args: string[]) => aProcess(program, { DATA_DIR: data }, args).ended;
  /** A folder to import, with these products. */
  function documentsOf(...products: object[]): string {
    const documents = join(aFolder(), 'documents');
    mkdirSync(documents, { recursive: true });
    writeFileSync(join(documents, 'products.json'), JSON.stringify(products));
    return documents;
  }

  it('IMPORT-01, IMPORT-04 the import works through the backend that runs on the data folder', async () => {
    const doek = { id: 1, sku: 'A', name: 'Doek', price: 5 };
    const one = documentsOf(doek, { ...doek, id: 4, sku: 'D' });
    const other = documentsOf({ id: 2, sku: 'B', name: 'Deken', price: 9 }, { id: 3 });
    const ofFashion = (...args: string[]) => command('import/main.ts', '--store', 'fashion', ...args);

    expect((await ofFashion('--dry-run', one)).output).toContain('accepted 2, written 2, removed 0, rejected 0');
    expect((await fetch(`${address}/api/product?sku=A&storeCode=fashion`)).status).toBe(404);
    expect((await ofFashion(one)).output).toContain('accepted 2, written 2');
    expect((await fetch(`${address}/api/product?sku=A&storeCode=fashion`)).status).toBe(200);

    const { output, code } = await ofFashion('--prune', other);
    expect(code).toBe(1);
    expect(output).toMatch(
      /^2 documents are no longer in the folder and will be removed\naccepted 1, written 1, removed 2, rejected 1\n/,
    );
    expect(readFileSync(join(data, 'backend.json'), 'utf8')).toContain(address);
  });

  /** The data folder of a backend that answers dry runs like the one above, and every write with 500. */
  async function withoutWriting(): Promise<string> {
    const folder = await aDataFolder();
    const server = serve({
      port: 0,
      hostname: '127.0.0.1',
      fetch: async (request) => {
        const { pathname, search, searchParams } = new URL(request.url);
        if (searchParams.get('dryRun') !== '1')
          return Response.json({ code: 500, result: 'Nu niet.' }, { status: 500 });
        const sent = ['x-admin-key', 'x-vs-store-code', 'content-type'];
        const headers = sent.map((name): [string, string] => [name, request.headers.get(name) ?? '']);
        const init = { method: 'POST', headers, body: await request.text() };
        return Response.json(await (await fetch(`${address}${pathname}${search}`, init)).json());
      },
    });
    await once(server, 'listening');
    const held = holdFolder(folder);
    held.announce(`http://127.0.0.1:${v.parse(listening, server.address()).port}`);
    onTestFinished(() => {
      held.release();
      server.close();
    });
    return folder;
  }

  it('IMPORT-04 says how much --prune will remove before it removes anything', async () => {
    const doek = { id: 1, sku: 'A', name: 'Doek', price: 5 };
    const ofTextile = (folder: string, ...args: string[]) => {
      const environment = { DATA_DIR: folder, ADMIN_KEY: readSecrets({}, data).adminKey };
      return aProcess('import/main.ts', environment, ['--store', 'textile', ...args]).ended;
    };
    await ofTextile(data, documentsOf(doek, { ...doek, id: 4, sku: 'D' }));
    const pruned = ofTextile(await withoutWriting(), '--prune', documentsOf({ ...doek, id: 2, sku: 'B' }));
    expect((await pruned).output).toBe(
      '2 documents are no longer in the folder and will be removed\nimport: Nu niet.\n',
    );
  });

  it('SRCH-32 search:explain prints what became of a text, line by line', async () => {
    const shown = { visibility: 4, status: 1 };
    await command(
      'import/main.ts',
      '--store',
      'textile',
      documentsOf({ id: 1, sku: 'A', name: 'Molton', price: 5, ...shown }),
    );
    const request = encodeURIComponent(JSON.stringify({ _searchText: 'molton' }));
    const total = async () =>
      (await (await fetch(`${address}/api/catalog/etalage_textile/product/_search?request=${request}`)).json()).total;
    await expect.poll(total, { timeout: 60_000 }).toBe(1);
    const { output } = await command('search/main.ts', 'explain', '--store', 'textile', 'molton');
    expect(output.split('\n')).toEqual([
      'textile: molton',
      'molton: found by molton',
      '1 product has it',
      '1. 9.00  A  Molton',
      '     6.00  molton as molton: first word of the name',
      '     all words',
      '',
    ]);
  });
});
