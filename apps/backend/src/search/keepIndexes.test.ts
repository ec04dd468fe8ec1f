import { join } from 'node:path';
import { createInProcessEngine, type SearchEngine } from '@etalage/search/engine';
import { describe, expect, it, vi } from 'vitest';
import { appendInvalidations, invalidationsAfter, newestInvalidation } from '../invalidation/invalidationLog.ts';
import { aBackend, aFolder } from '../testing/aBackend.ts';
import { aProductDocument } from '../testing/documents.ts';
import { ask, importDocuments } from '../testing/importing.ts';
import { indexKeeper } from './keepIndexes.ts';

const special = { special_price: 5, special_from_date: '2026-11-20 12:10:00', special_to_date: '2026-11-20 12:20:00' };
const dear = { id: 101, sku: 'B', url_key: 'b', url_path: 'b.html', price: 8 };

/** A backend at noon in Amsterdam whose keeper works, and the skus from cheap to dear as its index has them. */
async function keptBackend() {
  const backend = await aBackend();
  const keeper = async () => indexKeeper(backend.ports);
  const skus = async () => {
    const query = encodeURIComponent('{"_appliedSort":[{"field":"final_price","options":"asc"}]}');
    const found = await ask(backend, `/api/catalog/etalage_dailydeal/product/_search?request=${query}`);
    return found.hits.map(({ sku }: { sku: string }) => sku);
  };
  return { ...backend, backend, keeper, skus };
}

it('answers an empty list for a store view that was never indexed', async () => {
  const found = await ask(await aBackend(), '/api/catalog/etalage_dailydeal/product/_search?request=%7B%7D');
  expect(found).toEqual({ total: 0, hits: [], aggregations: {}, attribute_metadata: [], suggest: { words: [] } });
});

describe('the index follows the prices', () => {
  it('notices a special price that begins and ends in the first hour after a start', async () => {
    const { backend, clock, keeper, skus } = await keptBackend();
    await importDocuments(backend, { products: [aProductDocument(special), aProductDocument(dear)] });
    const { round } = await keeper();
    await round();
    expect(await skus()).toEqual(['B', 'HD-100']);
    clock.set('2026-11-20T11:10:01Z');
    await round();
    expect(await skus()).toEqual(['HD-100', 'B']);
    clock.set('2026-11-20T11:20:01Z');
    await round();
    expect(await skus()).toEqual(['B', 'HD-100']);
  });

  it('notices one that began while the backend was not running', async () => {
    const { backend, clock, keeper, skus } = await keptBackend();
    await importDocuments(backend, { products: [aProductDocument(special), aProductDocument(dear)] });
    clock.set('2026-11-20T11:15:00Z');
    await (await keeper()).round();
    expect(await skus()).toEqual(['HD-100', 'B']);
  });

  it.each(['the first import', 'a later import'])('notices one that came with %s while it runs', async (which) => {
    const { backend, clock, keeper, skus } = await keptBackend();
    if (which === 'a later import')
      await importDocuments(backend, { products: [aProductDocument(), aProductDocument(dear)] });
    const { round } = await keeper();
    await round();
    await importDocuments(backend, { products: [aProductDocument(special), aProductDocument(dear)] });
    await round();
    clock.set('2026-11-20T11:15:00Z');
    await round();
    expect(await skus()).toEqual(['HD-100', 'B']);
  });
});

it('an import is found once it is answered, also when an index was being built without it', async () => {
  const engine = createInProcessEngine(aFolder());
  const isRead = Promise.withResolvers<void>();
  const mayWrite = Promise.withResolvers<void>();
  const searchEngine: SearchEngine = {
    ...engine,
    replaceAll: async (store, entity, documents) => {
      const read = await Array.fromAsync(documents);
      isRead.resolve();
      await mayWrite.promise;
      await engine.replaceAll(store, entity, read);
    },
  };
  const backend = await aBackend({ searchEngine });
  const first = importDocuments(backend, { products: [aProductDocument()] });
  await isRead.promise;
  const second = importDocuments(backend, { products: [aProductDocument(dear)] });
  await vi.waitFor(async () => expect((await ask(backend, '/api/product?sku=B')).code).toBe(200));
  mayWrite.resolve();
  await Promise.all([first, second]);
  const found = await ask(backend, '/api/catalog/etalage_dailydeal/product/_search?request=%7B%7D');
  expect(found.hits.map(({ sku }: { sku: string }) => sku).toSorted()).toEqual(['B', 'HD-100']);
});

/** An engine that can come back without what it had. */
function aForgetfulEngine() {
  let engine = createInProcessEngine(aFolder());
  const searchEngine: SearchEngine = {
    ...engine,
    search: (request) => engine.search(request),
    index: (...args) => engine.index(...args),
    replaceAll: (...args) => engine.replaceAll(...args),
  };
  return { searchEngine, loseAll: () => void (engine = createInProcessEngine(aFolder())) };
}

it('SRCH-35 builds anew what the engine has lost', async () => {
  const { searchEngine, loseAll } = aForgetfulEngine();
  const backend = await aBackend({ searchEngine });
  const found = () => ask(backend, '/api/catalog/etalage_dailydeal/product/_search?request=%7B%7D');
  await importDocuments(backend, { products: [aProductDocument()] });
  const { round } = await indexKeeper(backend.ports);
  await round();
  expect(await found()).toMatchObject({ total: 1 });
  loseAll();
  expect(await found()).toMatchObject({ total: 0 });
  await round();
  expect(await found()).toMatchObject({ total: 1 });
});

it('SRCH-35 builds anew what the engine has lost of every store view', async () => {
  const { searchEngine, loseAll } = aForgetfulEngine();
  const backend = await aBackend({ searchEngine });
  const stores = ['dailydeal', 'fashion', 'textile'];
  for (const storeCode of stores) await importDocuments(backend, { products: [aProductDocument()] }, { storeCode });
  const { round } = await indexKeeper(backend.ports);
  await round();
  loseAll();
  await round();
  const asked = stores.map((code) => ask(backend, `/api/catalog/etalage_${code}/product/_search?request=%7B%7D`, code));
  expect((await Promise.all(asked)).map(({ total }) => total)).toEqual([1, 1, 1]);
});

it('SRCH-35 builds all of what the engine has lost, also when a product changed meanwhile', async () => {
  const { searchEngine, loseAll } = aForgetfulEngine();
  const backend = await aBackend({ searchEngine });
  const found = () => ask(backend, '/api/catalog/etalage_dailydeal/product/_search?request=%7B%7D');
  await importDocuments(backend, { products: [aProductDocument(), aProductDocument(dear)] });
  const { round } = await indexKeeper(backend.ports);
  await round();
  loseAll();
  await appendInvalidations(backend.ports.database, 1, ['product:101']);
  await round();
  expect(await found()).toMatchObject({ total: 2 });
});

it('SRCH-35 builds anew an index that something else has made', async () => {
  const engine = createInProcessEngine(aFolder());
  let isOurs = true;
  const searchEngine: SearchEngine = {
    ...engine,
    isFit: async () => isOurs,
    search: async (request) => (isOurs ? engine.search(request) : { total: 0, hits: [] }),
    replaceAll: async (...args) => {
      await engine.replaceAll(...args);
      isOurs = true;
    },
  };
  const backend = await aBackend({ searchEngine });
  await importDocuments(backend, { products: [aProductDocument()] });
  const { round } = await indexKeeper(backend.ports);
  await round();
  isOurs = false;
  await round();
  const found = await ask(backend, '/api/catalog/etalage_dailydeal/product/_search?request=%7B%7D');
  expect(found).toMatchObject({ total: 1 });
});

/** A backend whose engine takes nothing while `state.isAway`. */
async function withEngineAway() {
  const engine = createInProcessEngine(aFolder());
  const state = { isAway: false };
  const searchEngine: SearchEngine = {
    ...engine,
    replaceAll: async (...args) => {
      if (state.isAway) throw new Error('The engine is away');
      return engine.replaceAll(...args);
    },
  };
  return { backend: await aBackend({ searchEngine }), state };
}

it('IMPORT-05 the lists are old once more when an import is indexed late', async () => {
  const { backend, state } = await withEngineAway();
  await importDocuments(backend, { products: [aProductDocument()] });
  const { round } = await indexKeeper(backend.ports);
  await round();
  state.isAway = true;
  await importDocuments(backend, { products: [aProductDocument(), aProductDocument(dear)] });
  await round();
  const before = await newestInvalidation(backend.ports.database);
  state.isAway = false;
  await round();
  const late = await invalidationsAfter(backend.ports.database, before);
  expect(late.map(({ tag }) => tag)).toEqual(['category:10']);
});

it('SRCH-35 follows what was taken out while the engine was away', async () => {
  const { backend, state } = await withEngineAway();
  const found = () => ask(backend, '/api/catalog/etalage_dailydeal/product/_search?request=%7B%7D');
  await importDocuments(backend, { products: [aProductDocument(), aProductDocument(dear)] });
  const { round } = await indexKeeper(backend.ports);
  await round();
  state.isAway = true;
  await importDocuments(backend, { products: [aProductDocument()] }, { prune: true });
  await round();
  expect(await found()).toMatchObject({ total: 2 });
  state.isAway = false;
  await round();
  expect(await found()).toMatchObject({ total: 1 });
});

it('an index that cannot be written holds no other, and what it missed is written later', async () => {
  const engine = createInProcessEngine(join(aFolder(), 'search'));
  let isBroken = false;
  const ifWhole = async (storeCode: string) => {
    if (isBroken && storeCode === 'dailydeal') throw new Error('The index is broken');
  };
  const searchEngine: typeof engine = {
    ...engine,
    index: (code, ...rest) => ifWhole(code).then(() => engine.index(code, ...rest)),
    replaceAll: (code, ...rest) => ifWhole(code).then(() => engine.replaceAll(code, ...rest)),
  };
  const backend = await aBackend({ searchEngine });
  const cheapest = async (storeCode: string) => {
    const query = encodeURIComponent('{"_appliedSort":[{"field":"final_price","options":"asc"}]}');
    const found = await ask(backend, `/api/catalog/etalage_${storeCode}/product/_search?request=${query}`, storeCode);
    return found.hits[0]?.sku;
  };
  const products = [aProductDocument(special), aProductDocument(dear)];
  for (const storeCode of ['dailydeal', 'fashion']) await importDocuments(backend, { products }, { storeCode });
  const { round } = await indexKeeper(backend.ports);
  await round();
  isBroken = true;
  const cheap = { id: 102, sku: 'C', url_key: 'c', url_path: 'c.html', price: 1 };
  await importDocuments(backend, { products: [aProductDocument(cheap)] });
  await round();
  isBroken = false;
  await round();
  expect(await cheapest('dailydeal')).toBe('C');
  isBroken = true;
  backend.clock.set('2026-11-20T11:15:00Z');
  await round();
  expect(await cheapest('fashion')).toBe('HD-100');
  expect(backend.log.filter(({ msg }) => msg === 'an index was not kept')).toHaveLength(2);
});
