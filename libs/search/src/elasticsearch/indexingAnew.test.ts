import { Client } from '@elastic/elasticsearch';
import { describe, expect, it } from 'vitest';
import { generatedProducts } from '../engine/testing/products.ts';
import { aQuestion } from '../engine/testing/questions.ts';
import { createElasticsearchEngine } from './elasticsearchEngine.ts';

const url = process.env['ELASTICSEARCH_URL'] ?? '';
const products = generatedProducts(520).map((product) => ({ ...product, visibility: 4, status: 1 }));
const everything = aQuestion({ size: 1 });

describe.skipIf(url === '')('a cluster that indexes anew', { timeout: 120_000 }, () => {
  const prefixOf = (name: string) => `${name}${Date.now()}`;
  const engineOf = (prefix: string) => createElasticsearchEngine({ url, prefix, timeout: 10_000 });
  const indexesOf = async (prefix: string): Promise<string[]> => {
    const client = new Client({ node: url });
    const found = await client.indices.get({ index: `${prefix}_*` });
    await client.close();
    return Object.keys(found);
  };

  it('SRCH-34 answers in full while all is indexed anew', async () => {
    const prefix = prefixOf('whole');
    const engine = engineOf(prefix);
    await engine.replaceAll('one', 'product', products);
    const totals = new Set<number>();
    for (let round = 0; round < 3; round++) {
      let isBuilding = true;
      const rebuilt = engine.replaceAll('one', 'product', products).finally(() => {
        isBuilding = false;
      });
      const ask = async () => {
        while (isBuilding) totals.add((await engine.search(everything)).total);
      };
      await Promise.all([rebuilt, ask()]);
    }
    expect([...totals]).toEqual([products.length]);
    expect(await indexesOf(prefix)).toHaveLength(1);
    await engine.close();
  });

  it('SRCH-34 what a crash left half full is removed by the next replacement, and does not come back', async () => {
    const prefix = prefixOf('crash');
    const [crashed, next] = [engineOf(prefix), engineOf(prefix)];
    await crashed.replaceAll('one', 'product', products.slice(0, 5));
    const { promise: death, resolve: dies } = Promise.withResolvers<void>();
    const { promise: halfway, resolve: isHalfway } = Promise.withResolvers<void>();
    async function* halting() {
      yield* products.slice(0, 501);
      isHalfway();
      await death;
      yield* products.slice(501);
    }
    const abandoned = crashed.replaceAll('one', 'product', halting());
    await halfway;
    expect(await indexesOf(prefix)).toHaveLength(2);
    await next.replaceAll('one', 'product', products.slice(0, 7));
    expect(await indexesOf(prefix)).toHaveLength(1);
    dies();
    await expect(abandoned).rejects.toThrow('no such index');
    expect(await indexesOf(prefix)).toHaveLength(1);
    expect((await next.search(everything)).total).toBe(7);
    await Promise.all([crashed.close(), next.close()]);
  });
});
