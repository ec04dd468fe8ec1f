import { aProductSummary } from '@etalage/catalog/testing';
import type { ProductSummary } from '@etalage/catalog/headless';
import { createEventBus, createStorage } from '@etalage/core';
import { createStore } from 'jotai/vanilla';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FoundProducts, SearchApi } from '../api.ts';
import { searchMemory } from './history.ts';
import {
  drawingTime,
  foundAtom,
  hasMoreAtom,
  historyAtom,
  isSearchingAtom,
  isTooShortAtom,
  leavePanelAtom,
  openPanelAtom,
  readMoreAtom,
  searchAtom,
  searchTextAtom,
  suggestedAtom,
  typeAtom,
} from './panel.ts';
import { searchPortsAtom } from './ports.ts';
import { offlineResult } from './results.ts';
import type { Suggested } from './suggestions.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Store = ReturnType<typeof createStore>;

const suggestedFor = (text: string): Suggested => ({ text, words: [`${text}jas`], categories: [], products: [] });

/** A panel over a search that finds 25 robes, and what it asked. */
function aPanel(differences: Partial<SearchApi> = {}) {
  const asked: object[] = [];
  const storage = createStorage();
  const events = createEventBus();
  const performed: object[] = [];
  const logged: unknown[] = [];
  events.on('search/performed', (detail) => performed.push(detail));
  const api: SearchApi = {
    products: async (question): Promise<FoundProducts> => {
      asked.push(question);
      const { start = 0, size = 0 } = question;
      const items = Array.from({ length: Math.min(size, 25 - start) }, (_none, at) =>
        aProductSummary({ id: start + at }),
      );
      return {
        ...offlineResult(),
        items,
        total: 25,
        offline: false,
        cache: false,
        noresults: false,
        categoryIds: [4],
        knownCategories: [],
      };
    },
    categories: async (ids) => ids.map((id) => ({ id, name: 'Badjassen', slug: 'badjassen' })),
    prepare: async () => undefined,
    complete: () => Promise.reject(new Error('Not here')),
    suggest: async (text) => ({ text, words: [`${text}sen`], categories: [], products: [] }),
    results: () => Promise.reject(new Error('Not asked here')),
    ...differences,
  };
  const store = createStore();
  store.set(searchPortsAtom, { api, events, memory: searchMemory(storage), log: (error) => logged.push(error) });
  return { store, asked, performed, logged, storage };
}

describe('typing', () => {
  it('SRCH-04 searches 1000 ms after the last key, and not before', async () => {
    const { store, asked } = aPanel();
    store.set(typeAtom, 'badj');
    await vi.advanceTimersByTimeAsync(900);
    store.set(typeAtom, 'badjas');
    await vi.advanceTimersByTimeAsync(999);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toEqual([{ text: 'badjas', size: 10, first: 5, isCounted: true }]);
  });

  it('SRCH-04, SRCH-29 suggests 150 ms after the last key, from 2 letters on, and only for the text that is there', async () => {
    const { store } = aPanel();
    store.set(typeAtom, 'b');
    await vi.advanceTimersByTimeAsync(150);
    expect(store.get(suggestedAtom)).toBeUndefined();
    store.set(typeAtom, 'ba');
    await vi.advanceTimersByTimeAsync(100);
    store.set(typeAtom, 'bad');
    await vi.advanceTimersByTimeAsync(149);
    expect(store.get(suggestedAtom)).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(store.get(suggestedAtom)).toMatchObject({ text: 'bad', words: ['badsen'] });
    store.set(typeAtom, 'b');
    expect(store.get(suggestedAtom)).toBeUndefined();
  });

  it('SRCH-04, SRCH-29 words and categories are there before the products, under which those of the text before stand so long', async () => {
    const late: ((suggested: Suggested) => void)[] = [];
    const { store } = aPanel({
      complete: async (text) => suggestedFor(text),
      suggest: () => new Promise((resolve) => late.push(resolve)),
    });
    const robe = aProductSummary({ id: 7 });
    store.set(typeAtom, 'ba');
    await vi.advanceTimersByTimeAsync(150);
    expect(store.get(suggestedAtom)).toEqual(suggestedFor('ba'));
    late[0]?.({ ...suggestedFor('ba'), products: [robe] });
    await vi.advanceTimersByTimeAsync(0);
    store.set(typeAtom, 'bad');
    await vi.advanceTimersByTimeAsync(150);
    expect(store.get(suggestedAtom)).toEqual({ ...suggestedFor('bad'), products: [robe] });
    late[1]?.(suggestedFor('bad'));
    await vi.advanceTimersByTimeAsync(0);
    expect(store.get(suggestedAtom)).toEqual(suggestedFor('bad'));
  });

  it('SRCH-29 what texts are completed with is fetched when the panel opens', async () => {
    const prepare = vi.fn(async () => undefined);
    const { store } = aPanel({ prepare });
    store.set(openPanelAtom, 'side');
    expect(prepare).toHaveBeenCalledTimes(1);
  });

  it('SRCH-29 a suggestion that comes too late or fails changes nothing', async () => {
    let answer = (_late: Suggested): void => undefined;
    const { store, logged } = aPanel({
      suggest: (text) =>
        text === 'ba' ? new Promise((resolve) => (answer = resolve)) : Promise.reject(new Error('late')),
    });
    store.set(typeAtom, 'ba');
    await vi.advanceTimersByTimeAsync(150);
    store.set(typeAtom, 'bed');
    answer({ text: 'ba', words: ['bad'], categories: [], products: [] });
    await vi.advanceTimersByTimeAsync(0);
    expect(store.get(suggestedAtom)).toBeUndefined();
    await vi.advanceTimersByTimeAsync(150);
    expect(store.get(suggestedAtom)).toBeUndefined();
    expect(logged).toHaveLength(1);
  });

  it('SRCH-27, SRCH-29 the suggestions that are shown stay when those for a longer text fail', async () => {
    const { store } = aPanel({
      suggest: (text) =>
        text === 'ba' ? Promise.resolve(suggestedFor('ba')) : Promise.reject(new Error('no connection')),
    });
    store.set(typeAtom, 'ba');
    await vi.advanceTimersByTimeAsync(150);
    store.set(typeAtom, 'bad');
    await vi.advanceTimersByTimeAsync(150);
    expect(store.get(suggestedAtom)).toEqual(suggestedFor('ba'));
  });

  it.each([
    ['a further key', (store: Store) => store.set(typeAtom, 'badjas')],
    ['a search', (store: Store) => void store.set(searchAtom, 'badjas')],
    ['leaving the panel', (store: Store) => store.set(leavePanelAtom)],
  ])('SRCH-29 after %s no suggestions follow for the text before', async (_what, act) => {
    const suggest = vi.fn(async (text: string) => suggestedFor(text));
    const { store } = aPanel({ suggest });
    store.set(typeAtom, 'badj');
    await vi.advanceTimersByTimeAsync(149);
    act(store);
    await vi.advanceTimersByTimeAsync(1000);
    expect(suggest).not.toHaveBeenCalledWith('badj');
  });

  it('SRCH-05 of fewer than 3 characters removes what an earlier search found', async () => {
    const { store } = aPanel();
    await store.set(searchAtom, 'badjas');
    store.set(typeAtom, 'ba');
    expect(store.get(foundAtom)).toBeUndefined();
    await vi.advanceTimersByTimeAsync(drawingTime);
    expect(store.get(foundAtom)).toBeUndefined();
  });

  it('SRCH-05 an answer from before a text that was too short is not taken for that of the search after it', async () => {
    const answers: ((found: FoundProducts) => void)[] = [];
    const { store } = aPanel({ products: () => new Promise((resolve) => answers.push(resolve)) });
    void store.set(searchAtom, 'badjas');
    store.set(typeAtom, 'ba');
    void store.set(searchAtom, 'sokken');
    answers[0]?.({ ...offlineResult(), total: 3, categoryIds: [], knownCategories: [] });
    await vi.advanceTimersByTimeAsync(0);
    expect([store.get(foundAtom), store.get(isSearchingAtom)]).toEqual([undefined, true]);
  });

  it('SRCH-05 of fewer than 3 characters searches nothing, stops the loading and says so', async () => {
    let answer = (_found: FoundProducts): void => undefined;
    const { store } = aPanel({ products: () => new Promise((resolve) => (answer = resolve)) });
    void store.set(searchAtom, 'badjas');
    expect(store.get(isSearchingAtom)).toBe(true);
    store.set(typeAtom, 'ba');
    expect(store.get(isSearchingAtom)).toBe(false);
    expect(store.get(isTooShortAtom)).toBe(true);
    answer({ ...offlineResult(), total: 3, categoryIds: [], knownCategories: [] });
    await vi.advanceTimersByTimeAsync(2000);
    expect(store.get(foundAtom)).toBeUndefined();
  });

  it('SRCH-05 of spaces around two letters is too short, of nothing is not', async () => {
    const { store, asked } = aPanel();
    store.set(typeAtom, ' ab ');
    await vi.advanceTimersByTimeAsync(1000);
    expect([store.get(isTooShortAtom), asked]).toEqual([true, []]);
    for (const text of ['', '   ']) {
      store.set(typeAtom, text);
      expect(store.get(isTooShortAtom)).toBe(false);
    }
  });

  it.each([
    ['ba', []],
    [' ba ', []],
    ['bad', ['bad']],
    [' bad ', ['bad']],
  ])('SRCH-05 Enter after ‘%s’ searches for %j', async (text, texts) => {
    const { store, asked } = aPanel();
    await store.set(searchAtom, text);
    expect(asked).toEqual(texts.map((asks) => expect.objectContaining({ text: asks })));
  });

  it('SRCH-04 Enter searches at once, and no second time 1000 ms after the last key', async () => {
    const { store, asked } = aPanel();
    store.set(typeAtom, 'badjas');
    await store.set(searchAtom, 'badjas');
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked).toHaveLength(1);
  });
});

describe('a search', () => {
  it('SRCH-06 loads the categories of the hits, says that it was made and opens the results', async () => {
    const { store, performed, logged } = aPanel();
    await store.set(searchAtom, 'badjas');
    await vi.advanceTimersByTimeAsync(drawingTime);
    expect(logged).toEqual([]);
    expect(store.get(foundAtom)?.categories).toEqual([{ id: 4, name: 'Badjassen', slug: 'badjassen' }]);
    expect(performed).toEqual([{ text: 'badjas', total: 25 }]);
  });

  it.each([{ offline: true }, { offline: false, unreachable: true as const }])(
    'SRCH-06 that got no answer (%j) was not made',
    async (why) => {
      const products = async () => ({
        ...offlineResult<ProductSummary>(),
        categoryIds: [],
        knownCategories: [],
        ...why,
      });
      const { store, performed } = aPanel({ products });
      await store.set(searchAtom, 'badjas');
      expect(performed).toEqual([]);
    },
  );

  it('SRCH-06 shows its hits before their categories are there, with those that are known', async () => {
    const known = [{ id: 9, name: 'Bad', slug: 'bad' }];
    const products = async (): Promise<FoundProducts> => ({
      ...offlineResult(),
      total: 2,
      categoryIds: [9],
      knownCategories: known,
    });
    const { store } = aPanel({ products, categories: () => new Promise(() => undefined) });
    await store.set(searchAtom, 'badjas');
    expect(store.get(foundAtom)).toMatchObject({ total: 2, categories: known });
  });

  it('SRCH-06 shows its first hits, and the others when these are drawn', async () => {
    const found = { ...offlineResult<ProductSummary>(), total: 3, categoryIds: [], knownCategories: [] };
    const rest = [aProductSummary({ id: 2 }), aProductSummary({ id: 3 })];
    const { store } = aPanel({
      products: async () => ({ ...found, items: [aProductSummary({ id: 1 })], rest: () => rest }),
    });
    const ids = () => store.get(foundAtom)?.products.map(({ id }) => id);
    await store.set(searchAtom, 'badjas');
    expect(ids()).toEqual([1]);
    await vi.advanceTimersByTimeAsync(drawingTime);
    expect(ids()).toEqual([1, 2, 3]);
  });

  it('SRCH-27 others that cannot be read are only logged', async () => {
    const failure = new Error('no product');
    const rest = () => {
      throw failure;
    };
    const { store, logged } = aPanel({
      products: async () => ({ ...offlineResult(), total: 9, categoryIds: [], knownCategories: [], rest }),
    });
    await store.set(searchAtom, 'badjas');
    await vi.advanceTimersByTimeAsync(drawingTime);
    expect(store.get(foundAtom)).toMatchObject({ total: 9, products: [] });
    expect(logged).toEqual([failure]);
  });

  it('SRCH-06 the categories of an older search are not put to a newer one', async () => {
    const late: (() => void)[] = [];
    const { store } = aPanel({
      categories: () => new Promise((resolve) => late.push(() => resolve([{ id: 4, name: 'Badjassen', slug: 'bj' }]))),
    });
    await store.set(searchAtom, 'badjas');
    await store.set(searchAtom, 'sokken');
    await vi.advanceTimersByTimeAsync(drawingTime);
    expect(late).toHaveLength(2);
    late[0]?.();
    await vi.advanceTimersByTimeAsync(drawingTime);
    expect(store.get(foundAtom)).toMatchObject({ text: 'sokken', categories: [] });
  });

  it('SRCH-06 shows its hits also when their categories cannot be had', async () => {
    const { store } = aPanel({ categories: () => Promise.reject(new Error('late')) });
    await store.set(searchAtom, 'badjas');
    await vi.advanceTimersByTimeAsync(drawingTime);
    expect(store.get(foundAtom)).toMatchObject({ total: 25, categories: [] });
  });

  it('SRCH-27 that fails is only logged, and what is shown stays', async () => {
    const { store, logged } = aPanel();
    await store.set(searchAtom, 'badjas');
    const before = store.get(foundAtom);
    const failure = new Error('late');
    store.set(searchPortsAtom, {
      ...store.get(searchPortsAtom),
      api: { ...store.get(searchPortsAtom).api, products: () => Promise.reject(failure) },
    });
    expect(await store.set(searchAtom, 'sokken')).toBeUndefined();
    expect([store.get(foundAtom), store.get(isSearchingAtom), logged]).toEqual([before, false, [failure]]);
  });

  it.each([
    ['header', 10],
    ['side', 18],
  ] as const)('SRCH-15 of the %s panel asks for %i at a time', async (kind, size) => {
    const { store, asked } = aPanel();
    store.set(openPanelAtom, kind);
    await store.set(searchAtom, 'badjas');
    expect(asked).toEqual([{ text: 'badjas', size, first: 5, isCounted: true }]);
  });

  it.each([
    ['header', 10],
    ['side', 18],
  ] as const)('SRCH-15 of the %s panel reads on by %i at a time', async (kind, size) => {
    const { store, asked } = aPanel();
    store.set(openPanelAtom, kind);
    await store.set(searchAtom, 'badjas');
    await vi.advanceTimersByTimeAsync(drawingTime);
    await store.set(readMoreAtom);
    expect(asked.at(-1)).toEqual({ text: 'badjas', start: size, size });
  });

  it('SRCH-08 is read on behind what is shown, until the total is reached', async () => {
    const { store, asked } = aPanel();
    await store.set(searchAtom, 'badjas');
    await store.set(readMoreAtom);
    expect([store.get(foundAtom)?.products.length, store.get(hasMoreAtom)]).toEqual([20, true]);
    await store.set(readMoreAtom);
    const ids = store.get(foundAtom)?.products.map(({ id }) => id);
    expect(ids).toEqual(Array.from({ length: 25 }, (_none, at) => at));
    expect(store.get(hasMoreAtom)).toBe(false);
    await store.set(readMoreAtom);
    expect(asked).toHaveLength(3);
  });

  it('SRCH-08 is not read on while it is searched, nor before it was', async () => {
    const { store, asked } = aPanel();
    await store.set(readMoreAtom);
    await store.set(searchAtom, 'badjas');
    await Promise.all([store.set(readMoreAtom), store.set(readMoreAtom)]);
    expect(asked).toHaveLength(2);
  });

  const noAnswer = { ...offlineResult<ProductSummary>(), categoryIds: [], knownCategories: [] };
  it.each([
    ['fails', () => Promise.reject(new Error('late'))],
    ['is without a connection', async () => noAnswer],
    ['finds no engine', async () => ({ ...noAnswer, offline: false, unreachable: true as const })],
  ])('SRCH-08, SRCH-27 reading on that %s leaves what is shown, and is offered again', async (_what, products) => {
    const { store } = aPanel();
    await store.set(searchAtom, 'badjas');
    const before = store.get(foundAtom);
    const ports = store.get(searchPortsAtom);
    store.set(searchPortsAtom, { ...ports, api: { ...ports.api, products } });
    await store.set(readMoreAtom);
    expect([store.get(foundAtom), store.get(hasMoreAtom)]).toEqual([before, true]);
  });
});

describe('the panel', () => {
  it('SRCH-09 takes up the last text, and keeps it when it is left', () => {
    const { store, storage } = aPanel();
    storage.write('shop/user/searchQuery', 'badjas');
    store.set(openPanelAtom, 'side');
    expect(store.get(searchTextAtom)).toBe('badjas');
    store.set(typeAtom, 'sokken');
    store.set(leavePanelAtom);
    expect(storage.read('shop/user/searchQuery')).toBe('sokken');
  });

  it('SRCH-09 keeps what was searched for at once: a page may go without its panel being left', async () => {
    const { store, storage } = aPanel();
    await store.set(searchAtom, 'badjas');
    expect(storage.read('shop/user/searchQuery')).toBe('badjas');
  });

  it('SRCH-09 searches nothing any more once it is left', async () => {
    const { store, asked } = aPanel();
    store.set(typeAtom, 'sokken');
    store.set(leavePanelAtom);
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked).toEqual([]);
  });

  it('SRCH-10 offers what was searched for before, in this visit or an earlier one', async () => {
    const { store, storage } = aPanel();
    storage.write('shop/user/search-history', ['sokken']);
    store.set(openPanelAtom, 'side');
    await store.set(searchAtom, 'badjas');
    await vi.advanceTimersByTimeAsync(drawingTime);
    expect(store.get(historyAtom)).toEqual(['badjas', 'sokken']);
    expect(storage.read('shop/user/search-history')).toEqual(['badjas', 'sokken']);
  });
});

describe('SRCH-27 a search without ports of the shop', () => {
  it('SRCH-27 is reported to the browser', async () => {
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    const store = createStore();
    expect(await store.set(searchAtom, 'badjas')).toBeUndefined();
    expect(reported).toHaveBeenCalledExactlyOnceWith(new Error('No search API is connected'));
  });

  it('SRCH-27 fails quietly on a server, which has no such report', async () => {
    vi.stubGlobal('reportError', undefined);
    expect(await createStore().set(searchAtom, 'badjas')).toBeUndefined();
  });
});
