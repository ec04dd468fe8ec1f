import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { anEmptyDatabase } from '../testing/testDatabase.ts';
import { copyInOf, insertRows } from './insertRows.ts';
import type { Column } from './rows.ts';

type Row = { id: number; text: string | null; bytes: Uint8Array; isSold: boolean };

const columns: readonly Column<Row>[] = [
  ['small', 'int4', ({ id }) => id % 100],
  ['large', 'int8', ({ id }) => id],
  ['said', 'text', ({ text }) => text],
  ['kept', 'bytea', ({ bytes }) => bytes],
  ['sold', 'bool', ({ isSold }) => isSold],
];

const rows: Row[] = [
  { id: 12, text: 'é “😀”\t\\', bytes: new Uint8Array([0, 255, 92]), isSold: true },
  { id: 2 ** 52 + 1, text: null, bytes: new Uint8Array(), isSold: false },
  { id: -1, text: '', bytes: new Uint8Array(3_000_000), isSold: false },
];

it.each(['copies', 'inserts'])('%s rows as they are', async (way) => {
  const database = await anEmptyDatabase();
  const copyIn = way === 'copies' ? copyInOf(database) : undefined;
  await database.transaction(async (transaction) => {
    await transaction.execute(
      sql`create temporary table many (small int4, large int8, said text, kept bytea, sold boolean) on commit drop`,
    );
    await insertRows({ transaction, copyIn }, 'many', columns, rows);
    const found = await transaction.execute(
      sql`select small, large::text, said, substr(kept, 1, 3) = '\\x00ff5c' as whole, length(kept) as size, sold from many`,
    );
    expect(found).toMatchObject({
      rows: [
        { small: 12, large: '12', said: 'é “😀”\t\\', whole: true, size: 3, sold: true },
        { small: 97, large: String(2 ** 52 + 1), said: null, size: 0, sold: false },
        { small: -1, large: '-1', said: '', size: 3_000_000, sold: false },
      ],
    });
  });
});
