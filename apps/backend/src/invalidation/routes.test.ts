import { beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../database/database.ts';
import { aBackend, testAdminKey, type TestBackend } from '../testing/aBackend.ts';
import { aProductDocument } from '../testing/documents.ts';
import { importDocuments } from '../testing/importing.ts';
import { appendInvalidations, newestInvalidation } from './invalidationLog.ts';

const headers = { 'x-admin-key': testAdminKey };
const [daily, fashion] = [1, 2];

let backend: TestBackend;
beforeEach(async () => {
  backend = await aBackend();
});

const note = (storeId: number, ...tags: string[]) =>
  inTransaction(backend.ports.database, (transaction) => appendInvalidations(transaction, storeId, tags));
const news = async (query = '', signal?: AbortSignal) => {
  const answer = await backend.app.request(`/api/invalidations${query}`, { headers, ...(signal && { signal }) });
  return (await answer.json()).result;
};
const drop = async (tags: readonly string[], storeCode = 'dailydeal') => {
  const answer = await backend.app.request('/api/admin/invalidations', {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', 'x-vs-store-code': storeCode },
    body: JSON.stringify({ tags }),
  });
  return answer.json();
};
const later = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

describe('CACHE-06 the news of pages that are old', () => {
  it('CACHE-06 begin at 0 where nothing was ever noted', async () =>
    expect(await news()).toEqual({ newest: 0, entries: [] }));

  it('CACHE-06 have no entries without a place to go on from, and name the newest', async () => {
    await note(daily, 'home', 'category:10');
    expect(await news()).toEqual({ newest: 2, entries: [] });
  });

  it('CACHE-06 are what was noted after that place, oldest first, each with its store', async () => {
    await note(daily, 'home', 'category:10');
    await note(fashion, 'product:3');
    expect(await news('?after=1')).toEqual({
      newest: 3,
      entries: [
        { id: 2, storeCode: 'dailydeal', tag: 'category:10' },
        { id: 3, storeCode: 'fashion', tag: 'product:3' },
      ],
    });
  });

  it('CACHE-06 have no code of a store that is no more', async () => {
    await note(99, 'home');
    expect(await news('?after=0')).toMatchObject({ entries: [{ storeCode: '', tag: 'home' }] });
  });

  it('CACHE-06 leave the place where it is when there are none, at once for who does not wait', async () => {
    await note(daily, 'home');
    expect(await news('?after=7')).toEqual({ newest: 7, entries: [] });
  });

  it('CACHE-06 come as soon as they are there to who waits', async () => {
    const asked = news('?after=0&wait=30');
    await later(50);
    await note(daily, 'home');
    expect(await asked).toMatchObject({ newest: 1, entries: [{ tag: 'home' }] });
  });

  it('CACHE-06 are waited for as long as was asked', async () => {
    const began = Date.now();
    expect(await news('?after=0&wait=1')).toEqual({ newest: 0, entries: [] });
    expect(Date.now() - began).toBeGreaterThanOrEqual(1000);
  });

  it('CACHE-06 are no longer read for who went away', async () => {
    const gone = new AbortController();
    const asked = news('?after=0&wait=30', gone.signal);
    await later(50);
    gone.abort();
    const began = Date.now();
    await asked.catch(() => undefined);
    expect(Date.now() - began).toBeLessThan(10_000);
  });
});

describe('CACHE-06 what is noted', () => {
  it('CACHE-06 is each tag once', async () => {
    await note(daily, 'home', 'home');
    expect((await news('?after=0')).entries).toHaveLength(1);
  });

  it('CACHE-06 is all of it, also of more tags than one answer has', async () => {
    await note(daily, ...Array.from({ length: 1001 }, (_, at) => `category:${at}`));
    const first = await news('?after=0');
    const rest = await news(`?after=${first.newest}`);
    expect([first.entries.length, rest.entries.map(({ tag }: { tag: string }) => tag)]).toEqual([
      1000,
      ['category:1000'],
    ]);
  });

  it('CACHE-06 is nothing where there are no tags', async () => {
    await note(daily);
    expect(await newestInvalidation(backend.ports.database)).toBe(0);
  });

  it('CACHE-06 is known by store too', async () => {
    await note(daily, 'home');
    await note(fashion, 'home');
    const { database } = backend.ports;
    expect(await Promise.all([newestInvalidation(database, daily), newestInvalidation(database)])).toEqual([1, 2]);
  });

  it('PRICE-14 is with a product the set that it is part of, of its own store', async () => {
    const link = { sku: 'SET', link_type: 'associated', linked_product_type: 'simple', linked_product_sku: 'HD-100' };
    const set = { id: 103, sku: 'SET', name: 'Set', url_key: 'set', url_path: 'set.html', type_id: 'grouped' };
    const products = [aProductDocument(), aProductDocument({ ...set, product_links: [link] })];
    await importDocuments(backend, { products });
    await importDocuments(backend, { products: [aProductDocument()] }, { storeCode: 'fashion' });
    const { newest } = await news();
    await note(daily, 'category:100', 'product:100');
    await note(fashion, 'product:100');
    const { entries } = await news(`?after=${newest}`);
    expect(entries.map(({ storeCode, tag }: Record<string, string>) => `${storeCode} ${tag}`)).toEqual([
      'dailydeal category:100',
      'dailydeal product:100',
      'dailydeal product:103',
      'fashion product:100',
    ]);
  });
});

it('CACHE-06 an owner drops the pages with a tag, of the store that is named', async () => {
  expect(await drop(['storyblok:home', 'home'], 'fashion')).toEqual({ code: 200, result: true });
  expect((await news('?after=0')).entries).toEqual([
    { id: 1, storeCode: 'fashion', tag: 'storyblok:home' },
    { id: 2, storeCode: 'fashion', tag: 'home' },
  ]);
});

it.each([
  ['no tags', []],
  ['more than 1000 tags', Array.from({ length: 1001 }, () => 'home')],
  ['something that no page carries', ['homes']],
  ['an id with a space', ['product:1 2']],
])('CACHE-06 an owner who sends %s is refused, and nothing is noted', async (_what, tags) => {
  expect(await drop(tags)).toMatchObject({ code: 400 });
  expect(await news('?after=0')).toMatchObject({ entries: [] });
});
