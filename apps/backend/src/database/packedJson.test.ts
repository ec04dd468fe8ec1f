import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { products } from '../catalog/tables.ts';
import { anEmptyDatabase, closeDatabase } from '../testing/testDatabase.ts';

afterAll(closeDatabase);

const document = { id: 1, sku: 'HD', name: 'Handdoek “één” €' };
const row = { storeId: 1, id: 1, sku: 'HD', urlPath: 'hd.html', document, digest: '' };

it('gives back what was packed, and the text of rows from before there were packed ones', async () => {
  const database = await anEmptyDatabase();
  const read = async () => (await database.select().from(products).where(eq(products.id, 1)))[0]?.document;
  await database.insert(products).values(row);
  expect(await read()).toEqual(document);
  await database.execute(sql`update products set document = convert_to(${JSON.stringify(document)}, 'UTF8')`);
  expect(await read()).toEqual(document);
});
