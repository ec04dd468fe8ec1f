import { createStorage } from '@etalage/core';
import { describe, expect, it } from 'vitest';
import { searchMemory, withQuery } from './history.ts';

describe('SRCH-10 the recent queries', () => {
  it.each([
    ['begin with the new one', ['sokken'], 'badjas', ['badjas', 'sokken']],
    ['are four at most', ['a1', 'b2', 'c3', 'd4'], 'e5', ['e5', 'a1', 'b2', 'c3']],
    ['lose the same one', ['sokken', 'badjas'], 'Badjas', ['Badjas', 'sokken']],
    ['lose what the new one begins with', ['bad', 'sokken'], 'badjas', ['badjas', 'sokken']],
    ['lose what begins with the new one', ['badjas wit', 'sokken'], 'badjas', ['badjas', 'sokken']],
    ['stay as they are without a text', ['sokken'], '  ', ['sokken']],
  ])('SRCH-10 %s', (_title, history, query, after) => expect(withQuery(history, query)).toEqual(after));

  it('SRCH-10 are kept under shop/user/search-history', () => {
    const storage = createStorage();
    searchMemory(storage).keepHistory(['badjas']);
    expect(storage.read('shop/user/search-history')).toEqual(['badjas']);
    expect(searchMemory(storage).history()).toEqual(['badjas']);
  });

  it('SRCH-10 are none when what is kept is spoilt', () => {
    const storage = createStorage();
    storage.write('shop/user/search-history', { badjas: 1 });
    expect(searchMemory(storage).history()).toEqual([]);
  });
});
