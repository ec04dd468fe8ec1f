import { beforeEach, expect, it } from 'vitest';
import { inTransaction } from '../database/database.ts';
import { aBackend, type TestBackend } from '../testing/aBackend.ts';
import { appendInvalidations, invalidationsAfter } from './invalidationLog.ts';

let backend: TestBackend;
beforeEach(async () => {
  backend = await aBackend();
});

it('CACHE-06 shows no entry before all that were noted earlier are there to be read', async () => {
  const { database } = backend.ports;
  const noted = Promise.withResolvers<void>();
  const mayCommit = Promise.withResolvers<void>();
  const slow = inTransaction(database, async (transaction) => {
    await appendInvalidations(transaction, 1, ['product:1']);
    noted.resolve();
    await mayCommit.promise;
  });
  await noted.promise;
  const quick = inTransaction(database, (transaction) => appendInvalidations(transaction, 1, ['product:2']));
  await Promise.race([quick, new Promise((resolve) => setTimeout(resolve, 300))]);
  const early = invalidationsAfter(database, 0);
  setTimeout(mayCommit.resolve, 100);
  const seen = await early;
  await Promise.all([slow, quick]);
  const all = [...seen, ...(await invalidationsAfter(database, seen.at(-1)?.id ?? 0))];
  expect(all.map(({ tag }) => tag)).toEqual(['product:1', 'product:2']);
});
