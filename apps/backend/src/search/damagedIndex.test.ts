import { randomBytes } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { openShop } from '../shop/openShop.ts';
import { aFolder } from '../testing/aBackend.ts';
import { aDataFolder } from '../testing/aDataFolder.ts';
import { aProcess } from '../testing/aProcess.ts';
import { aProductDocument } from '../testing/documents.ts';
import { fillShelf } from '../testing/shelf.ts';

const answer = v.object({ total: v.number() });

/** How many products a running backend finds; 0 while it has no answer. */
async function totalAt(address: string, text: string): Promise<number> {
  const query = encodeURIComponent(JSON.stringify({ _searchText: text }));
  const found = await fetch(`${address}/api/catalog/etalage_dailydeal/product/_search?request=${query}`);
  return found.status === 200 ? v.parse(answer, await found.json()).total : 0;
}
const patience = { timeout: 60_000, interval: 200 };

it(
  'SRCH-35 a damaged index is moved aside and built anew from the database, and the log says so',
  { timeout: 120_000 },
  async () => {
    const dataFolder = await aDataFolder();
    const { database, close } = await openShop({ dataFolder, databaseUrl: undefined });
    await fillShelf(database);
    await close();
    const start = () => aProcess('main.ts', { DATA_DIR: dataFolder, PORT: '0', LOG_LEVEL: 'info' });
    const index = join(dataFolder, 'search/dailydeal.db');
    const movedTo = join(dataFolder, 'search/damaged/dailydeal.db');

    const first = start();
    const whole = await vi.waitFor(async () => {
      const total = await totalAt(await first.address(), 'handdoek');
      expect(total).toBeGreaterThan(0);
      return total;
    }, patience);
    first.kill('SIGTERM');
    expect((await first.ended).output).not.toContain('damaged');

    writeFileSync(index, randomBytes(50_000));
    const second = start();
    await vi.waitFor(async () => expect(await totalAt(await second.address(), 'handdoek')).toBe(whole), patience);
    expect(existsSync(movedTo)).toBe(true);

    // What the process has read of it, it may go on using; in the end all is there again.
    writeFileSync(index, randomBytes(50_000));
    const documents = aFolder();
    writeFileSync(join(documents, 'products.json'), JSON.stringify([aProductDocument({ name: 'Ledikantdeken' })]));
    const imported = await aProcess('import/main.ts', { DATA_DIR: dataFolder }, ['--store', 'dailydeal', documents])
      .ended;
    expect(imported).toMatchObject({ code: 0 });
    await vi.waitFor(async () => expect(await totalAt(await second.address(), 'ledikantdeken')).toBe(1), patience);
    expect(await totalAt(await second.address(), 'handdoek')).toBe(whole);
    second.kill('SIGTERM');
    const { output } = await second.ended;
    const third = start();
    await vi.waitFor(async () => expect(await totalAt(await third.address(), 'handdoek')).toBe(whole), patience);
    const told = output
      .split('\n')
      .filter((line) => line.includes('was damaged'))
      .map((line): unknown => JSON.parse(line));
    expect(told.length).toBeGreaterThan(0);
    for (const line of told)
      expect(line).toMatchObject({
        level: 50,
        store: 'dailydeal',
        movedTo,
        msg: 'the search index of a store was damaged; it was moved aside and is built anew from the database',
      });
  },
);
