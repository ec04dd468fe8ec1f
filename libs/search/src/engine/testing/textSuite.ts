import type { SearchRequest } from '@etalage/catalog/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import type { EngineInTest } from './conformance.ts';
import { anIndexableProduct } from './products.ts';
import { aQuestion, idsOf } from './questions.ts';

const named = (id: number, name: string, rest: Record<string, unknown> = {}) =>
  anIndexableProduct({ id, sku: `T-${id}`, name, ...rest });

const catalogue = [
  named(1, 'Badhanddoek wafel'),
  named(2, 'Keukenhanddoeken set'),
  named(3, 'Badjas velours'),
  named(4, 'Dekbedovertrek 140 x 200'),
  named(5, 'Café gordijn'),
  named(6, 'Linnen tafelkleed groot blauw'),
  named(7, 'Linnen tafelloper'),
  named(8, 'Molton lavendel'),
  named(9, 'Molton', { category: [{ category_id: 3, name: 'Lavendel' }] }),
  named(10, 'Hoeslaken satijn', { stock: { is_in_stock: false } }),
  named(11, 'Hoeslaken satijn'),
  named(12, 'Beugel 75B', { configurable_children: [{ sku: 'T-12-75B', price: 20 }] }),
  named(13, 'Molton', { sku: 'lavendel' }),
];

/** Words, their forms, mistakes in them, and the order of what they find. */
export function itFindsText(engine: EngineInTest): void {
  const ask = (text: string, about: Partial<SearchRequest> = {}) =>
    engine().search(aQuestion({ store: 'texts', text, scope: { visibility: [3, 4], status: [0, 1] }, ...about }));
  const find = async (text: string): Promise<number[]> => idsOf(await ask(text));
  const findSorted = async (text: string): Promise<number[]> => (await find(text)).sort((one, other) => one - other);

  describe('text', () => {
    beforeAll(() => engine().replaceAll('texts', 'product', catalogue));
    it.each([
      ['the plural of a name', 'badjassen', [3]],
      ['the head of a compound, in each of them', 'handdoek', [1, 2]],
      ['a compound in full, and not its head', 'badhanddoek', [1]],
      ['both parts of a compound', 'bad handdoek', [1]],
      ['a word without its accents', 'cafe gordijnen', [5]],
      ['a size, written apart', '140 x 200', [4]],
      ['a size, written as one', '140x200', [4]],
      ['a cup', '75b', [12]],
      ['one edit in a short word', 'wavel', [1]],
      ['two letters that changed places', 'badajs', [3]],
      ['two edits in a long word', 'handoeck', [1, 2]],
      ['three of four words', 'linnen tafelkleed groot rood', [6]],
      ['two of three words, which are too few', 'linnen tafelkleed rood', []],
      ['an unknown word', 'fietsbel', []],
      ['stop words alone', 'de het een', []],
      ['operators, which are words like others', 'badjas" OR name:*', []],
    ])('finds %s', async (_title, text, ids) => expect(await findSorted(text)).toEqual(ids));

    it('puts a match in the name before one in the category', async () => {
      const found = await find('molton lavendel');
      expect(found.filter((id) => id === 8 || id === 9)).toEqual([8, 9]);
    });
    it('puts the product of an exact stock code first, in any case, also for a variant', async () => {
      expect((await find('LAVENDEL'))[0]).toBe(13);
      expect((await find('t-3'))[0]).toBe(3);
      expect((await find('T-12-75B'))[0]).toBe(12);
    });
    it('halves what is sold out', async () => {
      const { hits } = await ask('hoeslaken satijn');
      expect(hits.map(({ id }) => id)).toEqual([11, 10]);
      expect((hits[0]?.score ?? 0) / (hits[1]?.score ?? 1)).toBeCloseTo(2, 5);
    });
    it('explains each word and each hit', async () => {
      const { explanation } = await ask('badjassn lavendel molton', { explain: true });
      expect(explanation?.words).toEqual([
        { word: 'badjassn', stems: ['badjas'], parts: [], corrections: ['badjas'] },
        { word: 'lavendel', stems: ['lavendel'], parts: [], corrections: [] },
        { word: 'molton', stems: ['molton'], parts: [], corrections: [] },
      ]);
      expect(explanation).toMatchObject({ required: 3, hits: [] });
      const found = (await ask('LAVENDEL', { explain: true })).explanation;
      expect(found?.hits[0]).toMatchObject({ id: 13, factors: ['all words', 'exact sku'] });
      expect(found?.hits.map(({ id, words }) => [id, words.map(({ fields }) => fields)])).toEqual([
        [13, [['sku']]],
        [8, [['name']]],
        [9, [['category']]],
      ]);
      const soldOut = (await ask('hoeslakens', { explain: true })).explanation?.hits[1];
      expect(soldOut).toMatchObject({ id: 10, factors: ['all words', 'sold out'] });
    });
    it('corrects a typing error in a plural', async () => expect(await findSorted('badhandoeken')).toEqual([1]));
    it('suggests another word only for one that finds nothing', async () => {
      expect((await ask('badjos velours', { suggest: true })).suggestions).toEqual(['badjas velours']);
      expect((await ask('badjassen', { suggest: true })).suggestions).toEqual([]);
    });
  });
}
