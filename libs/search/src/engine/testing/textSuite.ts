import type { SearchRequest } from '@etalage/catalog/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import type { EngineInTest } from './engineInTest.ts';
import { anIndexableProduct } from './products.ts';
import { aQuestion, idsOf } from './questions.ts';

const named = (id: number, name: string, rest: Record<string, unknown> = {}) =>
  anIndexableProduct({ id, sku: `T-${id}`, name, ...rest });

const dressingGowns = ['badjas', 'ochtendjas', 'kamerjas', 'duster', 'peignoir'];

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
  named(12, 'Beugel 75B', {
    configurable_children: [
      { sku: 'T-12-75B', price: 20 },
      { sku: 'QX-ZV', price: 20 },
    ],
  }),
  named(13, 'Molton', { sku: 'lavendel' }),
  named(14, 'Wekker later'),
];

/** Products that a word names well, each after those that it names worse: what is found alike keeps the order of ids. */
const ranked = [
  named(1, 'Gereedschapskist Koffer 40 cm'),
  named(2, 'Koffer Gate 55 cm'),
  named(3, 'Kussensloop Percal'),
  named(4, 'Sierkussen Schelde'),
  named(5, 'Receptenboek Eén pan'),
  named(6, 'Koekenpan Smid 28 cm'),
  named(7, 'Plaid Eems'),
  named(8, 'Deken Eems'),
  named(9, 'Wasset', {
    type_id: 'grouped',
    product_links: [{ link_type: 'associated', linked_product_sku: 'T-10' }],
  }),
  named(10, 'Wasnetje klein'),
  named(11, 'Sokken Rib', { maat: '36-40' }),
  named(12, 'Sokken Katoen', { maat: '41-46' }),
  named(13, 'Dekbed Zomer', { maat: '240 x 220 cm' }),
  named(14, 'Kabel 3 meter'),
  named(15, 'Powerbank 20.000'),
  named(16, 'Beugelbh Lotte', { maat: '75B' }),
  named(17, 'T-shirt Teun'),
  named(18, 'Speaker Ton', { sku: 'DV-PB-04', manufacturer: 'Klankwerk' }),
  named(19, 'Molton', { category_ids: [10] }),
  named(20, 'Cadeaubon Weefhuis'),
  named(21, 'Sprei Eems', { manufacturer: 'Weefhuis' }),
  named(22, 'Sprei Maas', { manufacturer: 'Van der Linnen' }),
  named(23, 'Sprei linnen'),
  named(24, 'Oplaadkabel'),
  named(25, 'Washandje Rib'),
  named(26, 'Badhanddoek Marne', { kleur: 'Petrol' }),
  named(27, 'Badhanddoek Rijn', { kleur: 'Marine' }),
  named(28, 'Badhanddoek Lek', { kleur: 'Blauw' }),
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
      ['a word that is spelled right and that nothing has, and nothing near it', 'lader', []],
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
      expect(await find('QX-ZV')).toEqual([12]);
      expect(await find('qx-zv')).toEqual([12]);
    });
    it('halves what is sold out', async () => {
      const { hits } = await ask('hoeslaken satijn');
      expect(hits.map(({ id }) => id)).toEqual([11, 10]);
      expect((hits[0]?.score ?? 0) / (hits[1]?.score ?? 1)).toBeCloseTo(2, 5);
    });
    it('explains each word and each hit', async () => {
      const { explanation } = await ask('badjassn lavendel molton fietsbel', { explain: true });
      expect(explanation?.words).toEqual([
        { word: 'badjassn', stems: dressingGowns, parts: [], corrections: ['badjas'], isKnown: true },
        { word: 'lavendel', stems: ['lavendel'], parts: [], corrections: [], isKnown: true },
        { word: 'molton', stems: ['molton'], parts: [], corrections: [], isKnown: true },
        { word: 'fietsbel', stems: ['fietsbel'], parts: [], corrections: [], isKnown: false },
      ]);
      expect(explanation).toMatchObject({ required: 3, hits: [] });
      const found = (await ask('LAVENDEL', { explain: true })).explanation;
      expect(found?.hits[0]).toMatchObject({ id: 13, factors: ['all words', 'exact sku'] });
      expect(found?.hits.map(({ id, words }) => [id, ...words])).toEqual([
        [13, { word: 'lavendel', stem: 'lavendel', place: 'sku', score: 2 }],
        [8, { word: 'lavendel', stem: 'lavendel', place: 'name', score: 4 }],
        [9, { word: 'lavendel', stem: 'lavendel', place: 'category', score: 1 }],
      ]);
      const ofVariant = (await ask('qx-zv', { explain: true })).explanation;
      expect(ofVariant?.hits).toMatchObject([{ id: 12, words: [], factors: ['sku of a variant'] }]);
      const soldOut = (await ask('hoeslakens', { explain: true })).explanation?.hits[1];
      expect(soldOut).toMatchObject({ id: 10, factors: ['all words', 'sold out'] });
    });
    describe('whose best meaning comes first', () => {
      beforeAll(() => engine().replaceAll('ranked', 'product', ranked));
      const rankedIds = async (text: string): Promise<number[]> => idsOf(await ask(text, { store: 'ranked' }));
      it.each([
        ['what the name opens with before what stands further on', 'koffers', [2, 1]],
        ['the head of a compound before what stands before it', 'kussen', [4, 3]],
        ['the head of the first word before a whole word further on', 'pan', [6, 5]],
        ['the word that was typed before what means the same', 'deken', [8, 7]],
        ['a compound typed apart, and a set of it', 'was netje', [10, 9]],
        ['a compound that nothing has by its head', 'reiskoffer', [2, 1]],
        ['a compound that nothing has by its words, where one product has them all', 'koffergereedschap', [1]],
        ['two letters that are a head', 'bh', [16]],
        ['words with a hyphen, as one', 't-shirts', [17]],
        ['the same without it', 'tshirt', [17]],
        ['the same apart', 't shirt', [17]],
        ['a stock code without its hyphens', 'dvpb04', [18]],
        ['the first pieces of a stock code', 'dv-pb', [18]],
        ['the pieces of a stock code apart, which are no words to stem', 'dv 04', [18]],
        ['a brand with a typing error', 'klankwrek', [18]],
        ['what a brand makes before what is named after it', 'weefhuis', [21, 20]],
        ['a word before the brand in whose name it stands', 'linnen', [23, 22]],
        ['what goes by another name, by the name of its kind', 'laders', [24]],
        ['the same by a compound of it', 'reislader', [24]],
        ['the name of a category that only its id says', 'badkamer', [19]],
        ['a range, written otherwise', 'sokken 36/40', [11]],
        ['a number within a range', 'sokken maat 42', [12]],
        ['the sides of a size in any order', 'dekbed 220 bij 240', [13]],
        ['one side of a size', 'dekbed 240 cm', [13]],
        ['a length in another unit', 'kabel 300cm', [14]],
        ['a number without its unit', 'koekenpan 28', [6]],
        ['a number whose unit the catalogue leaves out', 'powerbank 20000 mah', [15]],
        ['a cup, written apart', 'bh 75 b', [16]],
        ['a cup alone', 'bh cup b', [16]],
        ['no other cup', 'bh 75c', []],
        ['what a compound begins with before what another ends in', 'hand', [26, 27, 28, 25]],
        ['a colour before its shades', 'blauwe badhanddoek', [28, 26, 27]],
        ['a colour with a compound that has a typing error', 'bathandoeken blauw', [28, 26, 27]],
        ['a shade by another name, and no other shade', 'donkerblauwe badhanddoek', [27]],
        ['a shade of two words, by the first that something has', 'petrolblauwe badhanddoek', [26]],
        ['a shade that nothing has, by its colour', 'kobaltblauwe badhanddoek', [28, 26, 27]],
        ['a compound of which nothing but the head is known', 'rolkoffer', [2, 1]],
      ])('finds %s', async (_title, text, ids) => expect(await rankedIds(text)).toEqual(ids));
    });

    it('scores a word by where a product has it best, alike in every engine', async () => {
      const scores = async (text: string) =>
        (await ask(text, { store: 'ranked' })).hits.map(({ id, score }) => [id, score]);
      expect(await scores('koffers')).toEqual([
        [2, 6 * 1.5],
        [1, 4 * 1.5],
      ]);
      expect(await scores('deken eems')).toEqual([
        [8, (6 + 4) * 1.5],
        [7, (6 * 0.75 + 4) * 1.5],
      ]);
    });

    it('corrects a typing error in a plural', async () => expect(await findSorted('badhandoeken')).toEqual([1]));
    it('suggests another word only for one that finds nothing', async () => {
      expect((await ask('badjos velours', { suggest: true })).suggestions).toEqual(['badjas velours']);
      expect((await ask('badjassen', { suggest: true })).suggestions).toEqual([]);
    });
    it.each([
      ['a text without the word that nothing has', 'schitterende badjas', ['badjas']],
      ['the same, corrected', 'badjos voor fietsbel', ['badjas']],
      ['nothing of words that no product has together', 'badjas tafelkleed', []],
      ['nothing of words of which none is known', 'fietsbel zeppelin', []],
      ['nothing less where the rest is found', 'linnen tafelkleed groot zeppelin', []],
      ['nothing that finds nothing either', 'badjas tafelkleed zeppelin', []],
    ])('suggests %s', async (_what, text, words) =>
      expect((await ask(text, { suggest: true, facets: { attributes: ['kleur'] } })).suggestions).toEqual(words),
    );
  });
}
