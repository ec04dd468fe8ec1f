import { expect, it } from 'vitest';
import { indexableDocument } from '../indexable.ts';
import { UnknownFieldError, UnknownStoreError } from '../port.ts';
import type { EngineInTest } from './engineInTest.ts';
import { anIndexableProduct } from './products.ts';
import { aQuestion, idsOf } from './questions.ts';

const a = (id: number, name = 'Theedoek') =>
  anIndexableProduct({
    id,
    sku: `D-${id}`,
    name,
    url_path: `t/${id}.html`,
    configurable_children: [{ sku: `D-${id}-S`, price: 3, name: 'S' }],
  });
const categories = [
  { id: 2, name: 'Wortel', parent_id: 1, level: 1, is_active: true, position: 1 },
  { id: 4, name: 'Bed', parent_id: 2, level: 2, is_active: true, position: 2, include_in_search: 1 },
  { id: 3, name: 'Bad', parent_id: '2', level: 2, is_active: 'yes', position: 1 },
  { id: 5, name: 'Oud', parent_id: 2, level: 2, is_active: false, position: 3 },
].map((doc) => indexableDocument('category', doc));

/** What is kept, changed, removed, replaced and answered. */
export function itKeepsDocuments(engine: EngineInTest): void {
  const ask = (store: string, about = {}) => engine().search(aQuestion({ store, ...about }));

  it('finds nothing of another store', async () => {
    const found = idsOf(await ask('two', { scope: { visibility: [1, 2, 3, 4], status: [1, 2] } }));
    expect(found).toHaveLength(40);
    expect((await ask('two', { scope: { visibility: [2, 3, 4], status: [1], ids: [300] } })).total).toBe(0);
  });
  it.each([
    ['price_asc', [3, 1, 2, 4]],
    ['price_desc', [1, 3, 2, 4]],
  ] as const)('sorts products without a price last by %s', async (sort, ids) => {
    const priced = (id: number, price: number | null) =>
      anIndexableProduct({ id, sku: `P-${id}`, name: 'Theedoek', price });
    await engine().replaceAll('priced', 'product', [priced(1, 20), priced(2, 0), priced(3, 10), priced(4, null)]);
    expect(idsOf(await ask('priced', { sort }))).toEqual(ids);
  });
  it('shows changes and removals at once', async () => {
    await engine().index('changes', 'product', [a(1), a(2), a(3)]);
    await engine().index('changes', 'product', [a(2, 'Badjas')]);
    await engine().remove('changes', 'product', [3, 77]);
    expect(idsOf(await ask('changes'))).toEqual([1, 2]);
    expect(idsOf(await ask('changes', { text: 'theedoek' }))).toEqual([1]);
    await engine().index('changes', 'product', [a(3)]);
    expect(idsOf(await ask('changes'))).toEqual([1, 2, 3]);
  });
  it('answers from the live index until a replacement is complete, and keeps it when the replacement fails', async () => {
    await engine().replaceAll('swap', 'product', [a(1), a(2)]);
    async function* failing() {
      yield* Array.from({ length: 600 }, (_, at) => a(at + 10));
      expect(idsOf(await ask('swap'))).toEqual([1, 2]);
      throw new Error('The source broke off');
    }
    await expect(engine().replaceAll('swap', 'product', failing())).rejects.toThrow('The source broke off');
    expect(idsOf(await ask('swap'))).toEqual([1, 2]);
    await engine().replaceAll('swap', 'product', [a(3)]);
    expect(idsOf(await ask('swap'))).toEqual([3]);
    expect(idsOf(await ask('swap', { text: 'theedoek' }))).toEqual([3]);
  });
  it('answers the fields that are asked for', async () => {
    await engine().replaceAll('fields', 'product', [a(1)]);
    const documentOf = async (about: object) => (await ask('fields', about)).hits[0]?.document;
    expect(await documentOf({ include: ['id', '*.sku'] })).toEqual({
      id: 1,
      configurable_children: [{ sku: 'D-1-S' }],
    });
    expect(await documentOf({ include: ['id', 'configurable_children'], exclude: ['*.price', '*.name'] })).toEqual({
      id: 1,
      configurable_children: [{ sku: 'D-1-S' }],
    });
    expect(Object.keys((await documentOf({ exclude: ['configurable_children', 'na*'] })) ?? {})).not.toContain('name');
  });
  it('finds products by address and by the stock code of a variant', async () => {
    await engine().replaceAll('where', 'product', [a(1), a(2)]);
    const where = (field: string, value: string) => ask('where', { where: [{ field, in: [value] }] });
    expect(idsOf(await where('url_path', 't/2.html'))).toEqual([2]);
    expect(idsOf(await where('configurable_children.sku', 'D-1-S'))).toEqual([1]);
    await expect(where('price', '3')).rejects.toBeInstanceOf(UnknownFieldError);
  });
  it('finds categories by ids, parents and flags, in their order', async () => {
    await engine().replaceAll('tree', 'category', categories);
    const find = async (about: object) => idsOf(await ask('tree', { entity: 'category', sort: 'position', ...about }));
    expect(await find({ where: [{ field: 'parent_id', in: [2] }] })).toEqual([3, 4, 5]);
    expect(
      await find({
        where: [
          { field: 'level', in: ['2'] },
          { field: 'is_active', in: [true] },
        ],
      }),
    ).toEqual([4]);
    expect(await find({ scope: { visibility: [], status: [], ids: [5, 4, 99] } })).toEqual([4, 5]);
    expect(await find({ text: 'bedden' })).toEqual([4]);
  });
  it.each(['attribute', 'taxrule', 'redirect', 'cms_block', 'cms_page'] as const)(
    'keeps documents of %s',
    async (entity) => {
      const documents = [7, 8].map((id) => indexableDocument(entity, { id, title: `Nummer ${id}` }));
      await engine().replaceAll('others', entity, documents);
      await engine().remove('others', entity, [8]);
      const { total, hits } = await ask('others', { entity });
      expect([total, hits[0]?.document]).toEqual([1, { id: 7, title: 'Nummer 7' }]);
    },
  );
  it('refuses a store without index and one that is no name', async () => {
    await expect(ask('nowhere')).rejects.toBeInstanceOf(UnknownStoreError);
    await expect(ask('../one')).rejects.toBeInstanceOf(UnknownStoreError);
  });
}
