import * as fake from 'fake-indexeddb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createStorage, type Storage } from '../storage.ts';
import { createSyncTask } from './syncTask.ts';
import { createTaskStore } from './taskStore.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const aTask = (task_id = 'one', now = 1) =>
  createSyncTask({ task_id, url: '/api/order', payload: { method: 'POST', body: { note: task_id } } }, now);
const denied = (): Storage => ({ read: () => undefined, write: () => false, remove: () => undefined });
const ids = async (store: ReturnType<typeof createTaskStore>) => (await store.read()).map(({ task_id }) => task_id);
function withDatabase() {
  for (const [name, value] of Object.entries(fake)) vi.stubGlobal(name, value);
  vi.stubGlobal('indexedDB', new fake.IDBFactory());
}

/** Some browsers never answer in private windows. */
function neverOpening() {
  withDatabase();
  vi.stubGlobal('indexedDB', { open: () => new fake.IDBOpenDBRequest() });
}

/** Where tasks go: a database, local storage, or neither. */
describe.each([
  ['IndexedDB', () => (withDatabase(), denied()), true],
  ['local storage, where there is no IndexedDB', createStorage, true],
  ['the page, where the browser keeps nothing', denied, false],
] as const)('tasks in %s', (_place, prepare, isKept) => {
  it('are read in the order of their creation', async () => {
    const store = createTaskStore(prepare());
    await store.write(aTask('b', 2));
    await store.write(aTask('a', 3));
    await store.write(aTask('c', 1));
    expect(await ids(store)).toEqual(['c', 'b', 'a']);
  });

  it('say whether they survive the page', async () => {
    const storage = prepare();
    expect(await createTaskStore(storage).write(aTask())).toBe(isKept);
    expect(await ids(createTaskStore(storage))).toEqual(isKept ? ['one'] : []);
  });

  it('take the place of those of the same id', async () => {
    const store = createTaskStore(prepare());
    await store.write(aTask());
    await store.write({ ...aTask(), transmited: true });
    expect(await store.read()).toEqual([{ ...aTask(), transmited: true }]);
  });

  it('are removed', async () => {
    const store = createTaskStore(prepare());
    await store.write(aTask());
    await store.write(aTask('two'));
    await store.remove('one');
    expect(await ids(store)).toEqual(['two']);
  });
});

describe('a database that takes no more', () => {
  it('leaves tasks to local storage, the latest form of each', async () => {
    withDatabase();
    const store = createTaskStore(createStorage());
    await store.write(aTask());
    const put = vi.spyOn(fake.IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(await store.write({ ...aTask(), transmited: true })).toBe(true);
    put.mockRestore();
    expect(await store.read()).toEqual([{ ...aTask(), transmited: true }]);
    await store.remove('one');
    expect(await ids(store)).toEqual([]);
  });
});

it('a database that never opens does not hold a shopper up', async () => {
  vi.useFakeTimers();
  neverOpening();
  const storage = createStorage();
  const written = createTaskStore(storage).write(aTask());
  // The first wait, and shorter ones after it.
  await vi.advanceTimersByTimeAsync(1200);
  expect(await written).toBe(true);
  vi.unstubAllGlobals();
  expect(await ids(createTaskStore(storage))).toEqual(['one']);
});

it('a connection that was lost is opened again', async () => {
  withDatabase();
  const store = createTaskStore(denied());
  await store.write(aTask());
  const lost = vi.spyOn(fake.IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
    throw new DOMException('The connection is closing', 'InvalidStateError');
  });
  expect(await ids(store)).toEqual(['one']);
  expect(store.isWhole()).toBe(true);
  lost.mockRestore();
});

it('says that tasks may be lacking while the database does not answer, not where there is none', async () => {
  neverOpening();
  const silent = createTaskStore(createStorage());
  await silent.read();
  expect(silent.isWhole()).toBe(false);
  vi.unstubAllGlobals();
  const none = createTaskStore(createStorage());
  await none.read();
  expect(none.isWhole()).toBe(true);
});

it('what is no task is left out', async () => {
  const storage = createStorage();
  storage.write('shop/sync/tasks', [{ task_id: 'spoilt' }, aTask(), null]);
  expect(await ids(createTaskStore(storage))).toEqual(['one']);
});
