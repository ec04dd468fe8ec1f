import { deflateSync } from 'node:zlib';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { products } from '../catalog/tables.ts';
import { anEmptyDatabase } from '../testing/testDatabase.ts';

const document = { id: 1, sku: 'HD', name: 'Handdoek “één” €' };
const row = { storeId: 1, id: 1, sku: 'HD', urlPath: 'hd.html', document, digest: '' };

it('gives back what was packed, also in the ways of before', async () => {
  const database = await anEmptyDatabase();
  const read = async () => (await database.select().from(products).where(eq(products.id, 1)))[0]?.document;
  await database.insert(products).values(row);
  expect(await read()).toEqual(document);
  const text = JSON.stringify(document);
  for (const before of [Buffer.from(text), deflateSync(text)]) {
    await database.execute(sql`update products set document = decode(${before.toString('hex')}, 'hex')`);
    expect(await read()).toEqual(document);
  }
});
