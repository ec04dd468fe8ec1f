import { createStorage } from '@etalage/core';
import { describe, expect, it } from 'vitest';
import { aProductSummary } from '../testing.ts';
import { compareList } from './compareList.ts';

const key = 'shop/compare/current-compare';
const [towel, robe] = ['HD', 'BJ'].map((sku) => aProductSummary({ sku, name: sku }));
if (towel === undefined || robe === undefined) throw new Error('No products');

/** A list in a browser that compares both products. */
function aList() {
  const storage = createStorage();
  const list = compareList(storage);
  list.add(towel ?? expect.unreachable());
  list.add(robe ?? expect.unreachable());
  return { storage, list };
}
const skusOf = (list: ReturnType<typeof compareList>) => list.products().map(({ sku }) => sku);

describe('SESSION-20 the compare list', () => {
  it("SESSION-20 keeps products under the local key 'current-compare'", () => {
    const { storage } = aList();
    expect(storage.read(key)).toMatchObject([{ sku: 'HD' }, { sku: 'BJ' }]);
    expect(compareList(storage).products()).toEqual([towel, robe]);
  });

  it('SESSION-20 adds a product once', () => {
    const { list } = aList();
    list.add(towel);
    expect(skusOf(list)).toEqual(['HD', 'BJ']);
  });

  it('SESSION-20 removes a product, and leaves the others', () => {
    const { list } = aList();
    list.remove('HD');
    expect(skusOf(list)).toEqual(['BJ']);
  });

  it('SESSION-20 clears the list', () => {
    const { storage, list } = aList();
    list.clear();
    expect(skusOf(list)).toEqual([]);
    expect(storage.read(key)).toBeUndefined();
  });

  it.each([
    ['nothing', undefined],
    ['no list', { sku: 'HD' }],
    ['a spoilt entry', [{ sku: 'HD' }, 'x']],
  ])('is empty for %s in the storage', (_what, kept) => {
    const storage = createStorage();
    if (kept !== undefined) storage.write(key, kept);
    expect(compareList(storage).products()).toEqual([]);
  });
});
