import * as fake from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { localCache } from '../constants.ts';
import { createStorage } from '../storage.ts';
import { createSyncTask } from '../sync/syncTask.ts';
import { createTaskStore } from '../sync/taskStore.ts';
import { createPersistentCache } from './persistentCache.ts';

beforeEach(() => {
  for (const [name, value] of Object.entries(fake)) vi.stubGlobal(name, value);
  vi.stubGlobal('indexedDB', new fake.IDBFactory());
  // The database itself needs the other timers.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

let time = 0;
const aCache = () => createPersistentCache<string>(() => (time += 1));
const keep = (cache: ReturnType<typeof aCache>, key: string, size = 1) =>
  cache.write([{ key, value: key.padEnd(size, '.') }]);
const keysIn = async (cache: ReturnType<typeof aCache>) =>
  (await cache.readAll()).map((value) => value.replace(/\.+$/, ''));

it('gives back what it keeps, the latest first, also to the next page', async () => {
  const cache = aCache();
  await keep(cache, 'a');
  await keep(cache, 'b');
  await keep(cache, 'a');
  expect(await keysIn(aCache())).toEqual(['a', 'b']);
});

it('is empty once it was cleared', async () => {
  const cache = aCache();
  await keep(cache, 'a');
  await cache.clear();
  expect(await keysIn(aCache())).toEqual([]);
});

const kilobyte = 1024;

describe('CACHE-01 the quota of the local cache', () => {
  /** Three entries, of which two have room. */
  const overQuota = async (cache: ReturnType<typeof aCache>) => {
    for (const key of ['oldest', 'older', 'newest']) await keep(cache, key, 2000 * kilobyte);
  };
  const check = () => void vi.advanceTimersByTime(localCache.checkInterval * 1000);

  it('CACHE-01 is 4096 KB: above it the oldest entries go', async () => {
    const cache = aCache();
    await overQuota(cache);
    check();
    expect(await keysIn(cache)).toEqual(['newest', 'older']);
  });

  it('CACHE-01 the oldest entry goes first, however little room it takes', async () => {
    const cache = aCache();
    for (const [key, size] of [
      ['oldest', 1],
      ['older', 2200],
      ['newest', 2000],
    ] as const)
      await keep(cache, key, size * kilobyte);
    check();
    expect(await keysIn(cache)).toEqual(['newest']);
  });

  it('CACHE-01 leaves everything below 4096 KB', async () => {
    const cache = aCache();
    for (const key of ['one', 'two']) await keep(cache, key, 2000 * kilobyte);
    check();
    expect(await keysIn(cache)).toEqual(['two', 'one']);
  });

  it.each([
    ['keeps what fills it', 0, ['two', 'one']],
    ['loses the oldest with one byte more', 1, ['two']],
  ])('CACHE-01 %s to the last byte of 4096 KB', async (_what, more, left) => {
    const cache = aCache();
    const frame = JSON.stringify({ key: 'one', value: '' }).length;
    await keep(cache, 'one', 2048 * kilobyte - frame);
    await keep(cache, 'two', 2048 * kilobyte - frame + more);
    check();
    expect(await keysIn(cache)).toEqual(left);
  });

  it('CACHE-01 is checked every 30 s, the first time after 30 s', async () => {
    const cache = aCache();
    await overQuota(cache);
    vi.advanceTimersByTime(29_999);
    expect(await keysIn(cache)).toHaveLength(3);
    vi.advanceTimersByTime(1);
    expect(await keysIn(cache)).toHaveLength(2);
    await keep(cache, 'next', 2000 * kilobyte);
    vi.advanceTimersByTime(29_999);
    expect(await keysIn(cache)).toHaveLength(3);
    vi.advanceTimersByTime(1);
    expect(await keysIn(cache)).toEqual(['next', 'newest']);
  });

  it('CACHE-01 is checked also in a page that only reads', async () => {
    await overQuota(aCache());
    // The page that wrote is left.
    vi.clearAllTimers();
    const cache = aCache();
    expect(await keysIn(cache)).toHaveLength(3);
    check();
    expect(await keysIn(cache)).toEqual(['newest', 'older']);
  });

  it('CACHE-01 leaves what waits to be sent', async () => {
    const tasks = createTaskStore(createStorage());
    await tasks.write(createSyncTask({ task_id: 'one', url: '/api/order', payload: { method: 'POST' } }, 0));
    await overQuota(aCache());
    check();
    expect(await tasks.read()).toHaveLength(1);
  });
});

/** A database that refuses every write. */
const refuseWrites = () =>
  vi.spyOn(fake.IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

describe('CACHE-02 a cache whose writes fail', () => {
  const afterErrors = async (count: number) => {
    const cache = aCache();
    await keep(cache, 'before');
    const refused = refuseWrites();
    for (let number = 0; number < count; number += 1) await keep(cache, 'refused');
    refused.mockRestore();
    await keep(cache, 'after');
    return cache;
  };

  it('CACHE-02 is written to after 29 errors', async () =>
    expect(await keysIn(await afterErrors(29))).toEqual(['after', 'before']));

  it('CACHE-02 is not written to after 30 errors, and still read', async () =>
    expect(await keysIn(await afterErrors(30))).toEqual(['before']));

  it('CACHE-02 is not written to after 30 errors with a write that succeeds between them', async () => {
    const cache = await afterErrors(29);
    const refused = refuseWrites();
    await keep(cache, 'refused');
    refused.mockRestore();
    await keep(cache, 'last');
    expect(await keysIn(cache)).toEqual(['after', 'before']);
  });

  it('CACHE-02 is not written to after 30 errors of reading', async () => {
    const cache = aCache();
    await keep(cache, 'before');
    const refused = vi.spyOn(fake.IDBIndex.prototype, 'getAll').mockImplementation(() => {
      throw new DOMException('lost', 'UnknownError');
    });
    for (let number = 0; number < 30; number += 1) await cache.readAll();
    refused.mockRestore();
    await keep(cache, 'after');
    expect(await keysIn(cache)).toEqual(['before']);
  });
});

describe('CACHE-03 a cache that does not answer', () => {
  /** A database that opens and never answers a transaction, until it is deleted. */
  async function stuck(cache = aCache()) {
    await keep(cache, 'before');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const hanging = vi.spyOn(fake.IDBIndex.prototype, 'getAll').mockImplementation(() => new fake.IDBRequest());
    const deleted = vi.spyOn(indexedDB, 'deleteDatabase');
    let answer: string[] | undefined;
    const asked = keysIn(cache).then((found) => (answer = found));
    // Until the database is asked.
    while (hanging.mock.calls.length === 0) await new Promise((done) => setImmediate(done));
    hanging.mockRestore();
    return { cache, deleted, asked, answer: () => answer };
  }

  it('CACHE-03 is waited for 800 ms, and has nothing then', async () => {
    const { asked, answer, deleted } = await stuck();
    await vi.advanceTimersByTimeAsync(799);
    expect([answer(), deleted.mock.calls]).toEqual([undefined, []]);
    await vi.advanceTimersByTimeAsync(1);
    await asked;
    expect(answer()).toEqual([]);
  });

  it('CACHE-03 is recreated, and keeps what is written from then on', async () => {
    const { cache, asked, deleted } = await stuck();
    await vi.advanceTimersByTimeAsync(800);
    await asked;
    expect(deleted).toHaveBeenCalledExactlyOnceWith('shop-cache');
    vi.useRealTimers();
    await keep(cache, 'after');
    expect(await keysIn(cache)).toEqual(['after']);
  });

  it('CACHE-03 is recreated the second time too', async () => {
    const { cache, asked, deleted } = await stuck();
    await vi.advanceTimersByTimeAsync(800);
    await asked;
    vi.useRealTimers();
    const again = await stuck(cache);
    await vi.advanceTimersByTimeAsync(800);
    await again.asked;
    expect(deleted).toHaveBeenCalledTimes(2);
  });

  it('CACHE-03 is recreated when a write is not answered within 800 ms', async () => {
    const cache = aCache();
    await keep(cache, 'before');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const hanging = vi.spyOn(fake.IDBObjectStore.prototype, 'put').mockImplementation(() => new fake.IDBRequest());
    const deleted = vi.spyOn(indexedDB, 'deleteDatabase');
    const written = keep(cache, 'lost');
    while (hanging.mock.calls.length === 0) await new Promise((done) => setImmediate(done));
    hanging.mockRestore();
    await vi.advanceTimersByTimeAsync(800);
    expect(deleted).toHaveBeenCalledExactlyOnceWith('shop-cache');
    await written;
  });

  it('CACHE-03 is not recreated after it answered within 800 ms', async () => {
    const cache = aCache();
    await keep(cache, 'before');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const deleted = vi.spyOn(indexedDB, 'deleteDatabase');
    expect(await keysIn(cache)).toEqual(['before']);
    await vi.advanceTimersByTimeAsync(800);
    expect(deleted).not.toHaveBeenCalled();
  });

  it('CACHE-03 is recreated where it never opens', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const deleteDatabase = vi.fn(() => new fake.IDBOpenDBRequest());
    vi.stubGlobal('indexedDB', { open: () => new fake.IDBOpenDBRequest(), deleteDatabase });
    const asked = keysIn(aCache());
    await vi.advanceTimersByTimeAsync(799);
    expect(deleteDatabase).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(deleteDatabase).toHaveBeenCalledExactlyOnceWith('shop-cache');
    expect(await asked).toEqual([]);
  });
});

describe('a browser that denies a cache', () => {
  it('has none, and nothing fails', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const cache = aCache();
    await keep(cache, 'a');
    await cache.clear();
    expect(await keysIn(cache)).toEqual([]);
  });

  it('opens a connection that was lost again', async () => {
    const cache = aCache();
    await keep(cache, 'a');
    const lost = vi.spyOn(fake.IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
      throw new DOMException('The connection is closing', 'InvalidStateError');
    });
    expect(await keysIn(cache)).toEqual([]);
    expect(await keysIn(cache)).toEqual(['a']);
    lost.mockRestore();
  });
});
