import { createElasticsearchEngine } from '@etalage/search/elasticsearch';
import type { SearchEngine } from '@etalage/search/engine';
import { expect, it } from 'vitest';
import { followCatalogue } from '../search/followCatalogue.ts';
import { seed } from '../seed.ts';
import { aBackend, type TestBackend } from '../testing/aBackend.ts';
import { judgedQueries, judgedStores, mean, precisionAtFive, type Half, type JudgedQuery } from './judgedQueries.ts';

const cluster = process.env['ELASTICSEARCH_URL'];

/** A backend that sells the demo catalogue, on this engine or its own. */
async function aShop(searchEngine?: SearchEngine): Promise<TestBackend> {
  const backend = await aBackend(searchEngine && { searchEngine });
  await seed(backend.ports);
  for (const store of backend.ports.stores) await followCatalogue(backend.ports, store);
  return backend;
}

/** Asks a query as the header search does and judges the first five. */
async function judge({ ports }: TestBackend, store: string, { query, relevant }: JudgedQuery): Promise<number> {
  const scope = { visibility: [3, 4], status: [0, 1] };
  const { hits, unreachable } = await ports.searchEngine.search({
    store,
    entity: 'product',
    text: query,
    scope,
    filters: [],
    include: ['sku'],
    size: 5,
  });
  expect(unreachable, query).toBeUndefined();
  return precisionAtFive(
    hits.map(({ document }) => String(document?.['sku'])),
    relevant,
  );
}

/** How well a half is answered in every store, 0 to 1 for each query: one after the other, as this measures no load. */
async function judgeHalf(backend: TestBackend, half: Half): Promise<number[]> {
  const found: number[] = [];
  for (const store of judgedStores)
    for (const query of judgedQueries(store, half)) found.push(await judge(backend, store, query));
  return found;
}

async function judgeAll(backend: TestBackend): Promise<{ overall: number; heldOut: number }> {
  const [tuned, heldOut] = [await judgeHalf(backend, 'tuned'), await judgeHalf(backend, 'heldOut')];
  const found = { overall: mean([...tuned, ...heldOut]), heldOut: mean(heldOut) };
  process.stdout.write(`precision@5: ${found.overall.toFixed(3)} overall, ${found.heldOut.toFixed(3)} held out\n`);
  return found;
}

it('the judged queries are answered at 0.95 or better, the held-out half at 0.92', async () => {
  const { overall, heldOut } = await judgeAll(await aShop());
  expect(overall).toBeGreaterThanOrEqual(0.95);
  expect(heldOut).toBeGreaterThanOrEqual(0.92);
});

it.skipIf(cluster === undefined)(
  'the judged queries are answered on a cluster as they are here',
  async () => {
    const engine = createElasticsearchEngine({ url: cluster ?? '', prefix: `judged${Date.now()}`, timeout: 10_000 });
    expect(await judgeAll(await aShop(engine))).toEqual(await judgeAll(await aShop()));
  },
  120_000,
);
