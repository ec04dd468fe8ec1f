import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generatedProducts } from '../engine/testing/products.ts';
import { aQuestion } from '../engine/testing/questions.ts';
import { createElasticsearchEngine } from './elasticsearchEngine.ts';
import { startCluster, type ClusterOfOne } from './testing/clusterOfOne.ts';

const products = generatedProducts(100).map((product) => ({ ...product, visibility: 4, status: 1 }));

/** It needs a cluster of its own to kill, which takes its time. */
const isLong = process.env['ELASTICSEARCH_URL'] !== undefined && process.env['ETALAGE_SOAK'] === '1';

describe.skipIf(!isLong)('a cluster', { timeout: 120_000 }, () => {
  let cluster: ClusterOfOne;
  beforeAll(async () => {
    cluster = await startCluster();
  }, 180_000);
  afterAll(() => cluster.stop());

  it('SRCH-35 that ends in the midst of searches is told within 1000 ms, and is found again when it is back', async () => {
    const engine = createElasticsearchEngine({ url: cluster.url });
    await engine.replaceAll('one', 'product', products);
    const timed = async () => {
      const start = performance.now();
      const { total, unreachable } = await engine.search(aQuestion({ text: 'handdoek', size: 1 }));
      return { total, unreachable, isInTime: performance.now() - start < 1000 };
    };
    // The first question to a cluster that has just started may take longer.
    await expect.poll(timed, { timeout: 60_000 }).toMatchObject({ unreachable: undefined, isInTime: true });
    const before = await timed();
    expect(before.total).toBeGreaterThan(0);
    let isGone = false;
    const killed = cluster.kill().finally(() => {
      isGone = true;
    });
    while (!isGone) expect((await timed()).isInTime).toBe(true);
    await killed;
    expect(await timed()).toEqual({ total: 0, unreachable: true, isInTime: true });
    const restarted = cluster.restart();
    await expect.poll(timed, { timeout: 60_000, interval: 250 }).toMatchObject({ total: before.total });
    await restarted;
    await engine.index('one', 'product', products.slice(0, 3));
    expect((await engine.search(aQuestion({ size: 1 }))).total).toBe(products.length);
    await engine.close();
  });
});
