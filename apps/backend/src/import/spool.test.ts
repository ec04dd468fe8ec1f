import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { aFolder } from '../testing/aBackend.ts';
import { readSpool, withSpool } from './spool.ts';

async function* sent(...parts: (string | Error)[]) {
  for (const part of parts) {
    if (part instanceof Error) throw part;
    yield Buffer.from(part);
  }
}

it('holds what arrives for as long as somebody works with it', async () => {
  const parent = join(aFolder(), 'incoming');
  const parts = ['{"entity":"product","docu', 'ment":{}}\n'];
  const [file, documents] = await withSpool(parent, sent(...parts), async (path) => [
    path,
    await Array.fromAsync(readSpool(path)),
  ]);
  expect(documents).toEqual([{ entity: 'product', place: 'line 1', text: '{}' }]);
  expect(existsSync(file)).toBe(false);
});

it.each([
  ['breaks off on its way', sent('{"entity"', new Error('gone')), 'gone'],
  ['has a line without end', sent(...Array.from({ length: 9 }, () => 'x'.repeat(1024 * 1024))), 'te groot'],
])('IMPORT-02 leaves nothing of what %s', async (_what, body, reason) => {
  const parent = join(aFolder(), 'incoming');
  const act = withSpool(parent, body, () => Promise.reject(new Error('nothing to work with')));
  await expect(act).rejects.toThrow(reason);
  expect(readdirSync(parent)).toEqual([]);
});
