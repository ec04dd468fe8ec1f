import { beforeAll, expect, it } from 'vitest';
import { followCatalogue } from '../search/followCatalogue.ts';
import { seed } from '../seed.ts';
import { aBackend, type TestBackend } from '../testing/aBackend.ts';
import { judgedQueries, judgedStores, mean, precisionAtFive, type Half, type JudgedQuery } from './judgedQueries.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await aBackend();
  await seed(backend.ports);
  for (const store of backend.ports.stores) await followCatalogue(backend.ports, store);
});

/** Asks a query as the header search does and judges the first five. */
async function judge(store: string, { query, relevant }: JudgedQuery): Promise<number> {
  const scope = { visibility: [3, 4], status: [0, 1] };
  const { hits } = await backend.ports.searchEngine.search({
    store,
    entity: 'product',
    text: query,
    scope,
    filters: [],
    include: ['sku'],
    size: 5,
  });
  return precisionAtFive(
    hits.map(({ document }) => String(document?.['sku'])),
    relevant,
  );
}

/** How well a half is answered in every store, 0 to 1 for each query. */
async function judgeHalf(half: Half): Promise<number[]> {
  const stores = judgedStores.map((store) =>
    Promise.all(judgedQueries(store, half).map((query) => judge(store, query))),
  );
  return (await Promise.all(stores)).flat();
}

it('the judged queries are answered at 0.95 or better, the held-out half at 0.92', async () => {
  const [tuned, heldOut] = await Promise.all([judgeHalf('tuned'), judgeHalf('heldOut')]);
  const overall = mean([...tuned, ...heldOut]);
  process.stdout.write(`precision@5: ${overall.toFixed(3)} overall, ${mean(heldOut).toFixed(3)} held out\n`);
  expect(overall).toBeGreaterThanOrEqual(0.95);
  expect(mean(heldOut)).toBeGreaterThanOrEqual(0.92);
});
