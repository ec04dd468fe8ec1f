import { beforeAll, describe, expect, it } from 'vitest';
import { aBackend, testAdminKey, type TestBackend } from '../testing/aBackend.ts';
import {
  aCategoryDocument,
  aColourDocument,
  aConfigurableDocument,
  aProductDocument,
  aTaxRuleDocument,
  aVariantDocument,
  type TestDocument,
} from '../testing/documents.ts';
import { ask, importDocuments, type TestFolder } from '../testing/importing.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await aBackend();
  await importDocuments(backend, { attributes: [aColourDocument()], categories: [aCategoryDocument()] });
});

/** What an import reports as changed, sorted by name, and as rejected. */
async function reportOf(documents: TestFolder) {
  const { changed, rejected } = await importDocuments(backend, documents);
  return {
    changed: changed.map(([change]) => change).sort(),
    rejected: rejected.map(({ reason, field, value }) => ({ reason, field, value })),
  };
}

const chosen = (document: TestDocument, names: readonly string[]): TestDocument =>
  Object.fromEntries(names.map((name) => [name, document[name]]));

/** The fields of `kept` as the shop is answered after the import of a product, and the changes that the import reports. */
async function shown(document: TestDocument, kept: TestDocument): Promise<TestDocument> {
  const { changed, rejected } = await reportOf({ products: [document] });
  expect(rejected).toEqual([]);
  const { result } = await ask(backend, `/api/product?sku=${String(document['sku'])}`);
  return { changed, ...chosen(result, Object.keys(kept)) };
}

type Row = [what: string, differences: TestDocument, kept: TestDocument, ...changed: string[]];

/** Tests which fields a product has after its import, and what the report says was changed. */
const takes = (what: string, rows: Row[]) =>
  it.each(rows)(`IMPORT-03 takes ${what} %s`, async (_what, differences, kept, ...changed) => {
    expect(await shown(aProductDocument(differences), kept)).toEqual({ changed: changed.sort(), ...kept });
  });

const unreadable = (field: string): string => `left out, as nothing can read it: ${field}`;
const unfetched = 'picture that nothing can fetch left out';
const long = (length: number): string => 'x'.repeat(length);

describe('IMPORT-03 a product in one form', () => {
  const rows: Row[] = [
    ['nothing of what is in its form', {}, { type_id: 'simple', status: 1, visibility: 4 }],
    ['no type as a simple one', { type_id: null }, { type_id: 'simple' }],
    ['no state as sold everywhere', { status: null, visibility: '' }, { status: 1, visibility: 4 }],
    ['a state as a word between spaces', { status: ' Disabled ' }, { status: 2 }, 'state given as word'],
    ['a state as text', { visibility: '2' }, { visibility: 2 }, 'number given as text'],
    ['a name that is a number', { name: 7 }, { name: '7' }],
    ['a name with marks', { name: '<b>Fenne</b>' }, { name: 'Fenne' }, 'HTML cleaned'],
    ['a name with entities', { name: 'Bad &amp; bed' }, { name: 'Bad & bed' }, 'HTML entity decoded'],
    ['the longest sku', { id: 301, sku: long(128), url_key: 'lang', url_path: 'lang.html' }, { sku: long(128) }],
    ['a choice of a shopper', { qty: 3 }, { qty: undefined }, 'choice of a shopper left out'],
    [
      'an attribute that stands in two places',
      { kleur: '32', custom_attributes: [{ attribute_code: 'kleur', value: '31' }] },
      { kleur: '32' },
    ],
    [
      'an attribute that has a value in custom_attributes only',
      { kleur: null, custom_attributes: [{ attribute_code: 'kleur', value: '31' }] },
      { kleur: '31' },
      'attribute copied from custom_attributes',
    ],
    [
      'an attribute in custom_attributes only after one that stands in two places',
      {
        kleur: '32',
        custom_attributes: [
          { attribute_code: 'kleur', value: '31' },
          { attribute_code: 'materiaal', value: '7' },
        ],
      },
      { kleur: '32', materiaal: '7' },
      'attribute copied from custom_attributes',
    ],
    ['a date of nothing', { special_from_date: '0000-00-00' }, { special_from_date: null }, 'date of nothing left out'],
    ['flags as text', { has_options: '0', new: 1 }, { has_options: '0', new: 1 }],
    ['a size as a number', { fit: 5 }, { fit: '5' }],
    ['a number as text', { grams_per_m2: '450' }, { grams_per_m2: '450' }],
    ['a warning of no text', { warnings: ['Heet', {}] }, { warnings: ['Heet'] }, unreadable('warnings[]')],
    ['fields where a text stands', { meta_title: { nl: 'Fenne' } }, { meta_title: null }, unreadable('meta_title')],
    ['fields where a list stands', { care: {} }, { care: null }, unreadable('care')],
    ['a text where fields stand', { producer: 'Fenne' }, { producer: null }, unreadable('producer')],
    [
      'a part of a list that lacks what it needs',
      { fibre_composition: [{ fibre: 'katoen' }, { fibre: 'linnen', percentage: '40' }] },
      { fibre_composition: [{ fibre: 'linnen', percentage: 40 }] },
      unreadable('fibre_composition[].percentage'),
    ],
  ];

  takes('of a product', rows);

  const rejections: [what: string, differences: TestDocument, field: string, value: string, reason: string][] = [
    [
      'a sku that is too long',
      { sku: long(129) },
      'sku',
      `${long(80)}…`,
      'sku is too long: 128 characters were wanted',
    ],
    ['a sku of spaces', { sku: '  ' }, 'sku', '  ', 'sku cannot be read: text was wanted'],
    ['no name', { name: null }, 'name', 'null', 'name is missing: text was wanted'],
    ['a name that is a list', { name: ['Fenne'] }, 'name', '["Fenne"]', 'name cannot be read: text was wanted'],
    [
      'a status in other words',
      { status: 'soms' },
      'status',
      'soms',
      'status cannot be read: a number or one of enabled, true, yes, disabled, false, no was wanted',
    ],
    [
      'a type that nobody knows',
      { type_id: 'banner' },
      'type_id',
      'banner',
      'type_id cannot be read: simple, configurable, grouped, bundle, virtual, downloadable was wanted',
    ],
  ];

  it.each(rejections)('IMPORT-03 rejects %s', async (_what, differences, field, value, reason) => {
    const { rejected } = await reportOf({ products: [aProductDocument(differences)] });
    expect(rejected).toEqual([{ field, value, reason }]);
  });

  it('IMPORT-03 rejects a product that is no document', async () => {
    const answer = await backend.app.request('/api/admin/import', {
      method: 'POST',
      headers: { 'x-admin-key': testAdminKey },
      body: '{"entity":"product","document":["HD-100"]}',
    });
    expect(await answer.json()).toMatchObject({
      result: { rejected: [{ reason: 'no document: fields were wanted', value: '["HD-100"]' }] },
    });
  });
});

describe('IMPORT-03 the amounts of a product', () => {
  const unpaid = 'price that nobody can pay left out';
  const rows: Row[] = [
    ['as text', { special_price: '9.95' }, { special_price: 9.95 }, 'number given as text'],
    ['between spaces', { special_price: ' 9,95 ' }, { special_price: 9.95 }, 'number given as text'],
    ['of nothing', { special_price: '' }, { special_price: null }],
    ['of a million', { price: 1_000_000 }, { price: 1_000_000 }],
    ['of more than a million', { price: 1_000_001 }, { price: 0 }, unpaid],
    ['of less than nothing as the special price', { special_price: -0.01 }, { special_price: null }, unpaid],
    ['that are fields', { special_price: { euro: 5 } }, { special_price: null }, unreadable('special_price')],
  ];

  takes('amounts', rows);

  it.each([
    'price_incl_tax',
    'final_price',
    'final_price_incl_tax',
    'original_price',
    'original_price_incl_tax',
    'special_price_incl_tax',
    'minimal_price',
    'max_price',
    'lowest_price_30d',
  ])('IMPORT-03 takes the %s as Dutch text', async (field) => {
    const { [field]: kept } = await shown(aProductDocument({ [field]: '8,95' }), { [field]: 8.95 });
    expect(kept).toBe(8.95);
  });
});

describe('IMPORT-03 the descriptions of a product', () => {
  const rows: Row[] = [
    ['without marks', { description: 'Zacht & dik' }, { description: 'Zacht & dik' }],
    [
      'of paragraphs and lists',
      { description: '<p>Zacht</p><ul><li>dik</li></ul>' },
      {
        description: '<p>Zacht</p><ul><li>dik</li></ul>',
      },
    ],
    ['with marks of their own', { description: '<p class="a">Zacht</p>' }, { description: '<p>Zacht</p>' }],
    ['with a program', { description: 'Zacht<script>x()</script>' }, { description: 'Zacht' }, 'HTML cleaned'],
    [
      'with a handler',
      { short_description: '<p onclick ="x()">Zacht</p>' },
      { short_description: '<p>Zacht</p>' },
      'HTML cleaned',
    ],
    [
      'with a link that runs',
      { description: '<a href="javascript:x()">meer</a>' },
      { description: '<a>meer</a>' },
      'HTML cleaned',
    ],
    ['that are missing', { description: null }, { description: null }],
  ];

  takes('descriptions', rows);
});

describe('IMPORT-03 the pictures of a product', () => {
  const path = (length: number): string => `/${`${long(99)}/`.repeat(length / 100 - 1)}${long(99)}`;
  const rows: Row[] = [
    ['that can be fetched', { image: '/a/b.jpg' }, { image: '/a/b.jpg' }],
    ['that say that there is none', { image: 'no_selection' }, { image: null }, unfetched],
    ['that are no text', { thumbnail: null }, { thumbnail: null }],
    ['with the longest name', { small_image: `/a/${long(200)}` }, { small_image: `/a/${long(200)}` }],
    ['with a longer name', { small_image: `/a/${long(201)}` }, { small_image: null }, unfetched],
    ['with a name of more bytes', { small_image: `/a/${'é'.repeat(101)}` }, { small_image: null }, unfetched],
    ['with the longest address', { image: path(1000) }, { image: path(1000) }],
    ['with a longer address', { image: `${path(1000)}/` }, { image: null }, unfetched],
    [
      'as the name of one',
      { media_gallery: '/a.jpg' },
      { media_gallery: [{ typ: 'image', image: '/a.jpg' }] },
      'picture given as text',
    ],
    [
      'in a gallery where some cannot be fetched',
      { media_gallery: [{ image: '' }, { image: '/a.jpg' }, { image: long(201) }, { vid: { url: 'v' } }] },
      { media_gallery: [{ image: '/a.jpg' }, { vid: { url: 'v' } }] },
      unfetched,
    ],
    [
      'in a gallery that can be fetched',
      { media_gallery: [{ image: '/a.jpg' }] },
      { media_gallery: [{ image: '/a.jpg' }] },
    ],
    ['in a gallery that is none', { media_gallery: 7 }, { media_gallery: null }, unreadable('media_gallery')],
  ];

  takes('pictures', rows);
});

describe('IMPORT-03 the stock of a product', () => {
  const sold = (qty: number) => ({ product_id: 100, qty, is_in_stock: true, manage_stock: true });
  const none = { product_id: 100, qty: 0, is_in_stock: false, manage_stock: true };
  const uncounted = { product_id: 100, qty: 0, is_in_stock: true, manage_stock: false };
  const rows: [what: string, differences: TestDocument, stock: TestDocument, ...changed: string[]][] = [
    ['as pieces alone', { stock: { qty: 5 } }, sold(5)],
    ['as a list', { stock: [{ qty: '4', is_in_stock: '1' }] }, sold(4), 'stock given as list'],
    ['in parts of pieces', { stock: { qty: 2.9 } }, sold(2)],
    ['of less than nothing', { stock: { qty: -2 } }, none],
    ['as Magento 1 has it', { stock: undefined, stock_item: { qty: 6, is_in_stock: '1' } }, sold(6)],
    ['as no more than whether there is any', { stock: undefined, is_in_stock: '0' }, none],
    ['beside an empty record of Magento 1', { stock: undefined, stock_item: {}, is_in_stock: 1 }, uncounted],
    ['beside a record of Magento 1', { stock: { qty: 3 }, stock_item: { qty: 6 } }, sold(3)],
  ];

  it.each(rows)('IMPORT-03 takes stock %s', async (_what, differences, stock, ...changed) => {
    const { stock: found, ...report } = await shown(aProductDocument(differences), { stock });
    expect(found).toMatchObject(stock);
    expect(report).toEqual({ changed });
  });
});

describe('IMPORT-03 the categories of a product', () => {
  const bath = { category_id: 10, name: 'Bad' };
  const rows: Row[] = [
    ['as text', { category_ids: '10,11' }, { category_ids: ['10', '11'] }],
    ['with one that is none', { category_ids: [10, 0] }, { category_ids: ['10'] }],
    ['as a number', { category_ids: 10 }, { category_ids: [] }],
    ['by their entries alone', { category_ids: null, category: [bath] }, { category_ids: ['10'], category: [bath] }],
    [
      'with an entry that is none',
      { category: [{ category_id: 0, name: 'Geen' }, bath] },
      { category_ids: ['10'], category: [bath] },
    ],
    ['without names', { category: [{ category_id: '10' }] }, { category: [{ category_id: 10 }] }],
  ];

  takes('categories', rows);
});

describe('IMPORT-03 the lists of option ids of a product', () => {
  const rows: Row[] = [
    ['as text', { materiaal_options: '31, wol ,31' }, { materiaal_options: [31, 'wol'] }],
    ['as one number', { materiaal_options: 31 }, { materiaal_options: [31] }],
    ['with gaps', { materiaal_options: [31, '', ' ', null, '32'] }, { materiaal_options: [31, 32] }],
    [
      'of every attribute',
      { kleur_options: '31', materiaal_options: '32' },
      { kleur_options: [31], materiaal_options: [32] },
    ],
    ['under longer names', { materiaal_options_text: '31,32' }, { materiaal_options_text: '31,32' }],
  ];

  takes('option ids', rows);
});

describe('IMPORT-03 links to skus that no product can have', () => {
  const links = (length: number) => [{ link_type: 'related', linked_product_sku: long(length) }];
  const parts = (...lengths: number[]) => [
    { option_id: 1, title: 'Set', product_links: lengths.map((length) => ({ id: length, sku: long(length), qty: 1 })) },
  ];
  const left = unreadable('product_links[]');
  beforeAll(async () => {
    const part = (id: number, sku: string) =>
      aProductDocument({ id, sku, url_key: `p-${id}`, url_path: `p-${id}.html` });
    expect(await importDocuments(backend, { products: [part(301, long(128)), part(302, long(5))] })).toMatchObject({
      rejected: [],
    });
  });

  it.each([
    ['keeps one to the longest sku', { product_links: links(128) }, [128]],
    ['leaves out one to a longer sku', { product_links: [...links(5), ...links(129)] }, [5], left],
  ])('IMPORT-03 %s', async (_what, differences, lengths, ...changed) => {
    const found = await shown(aProductDocument(differences), { product_links: [] });
    expect(found).toEqual({ changed, product_links: lengths.flatMap((length) => links(length)) });
  });

  it.each([
    ['keeps a part with the longest sku', parts(128), [128]],
    ['leaves out a part with a longer sku', parts(129, 5), [5], left],
  ])('IMPORT-03 %s', async (_what, bundle_options, lengths, ...changed) => {
    const bundle = aProductDocument({ type_id: 'bundle', bundle_options });
    const { bundle_options: found, ...report } = await shown(bundle, { bundle_options: [] });
    expect(found).toMatchObject([
      {
        option_id: 1,
        title: 'Set',
        product_links: lengths.map((length) => ({ id: length, sku: long(length), qty: 1 })),
      },
    ]);
    expect(report).toEqual({ changed });
  });
});

describe('IMPORT-03 the options and variants of a configurable', () => {
  const white = aVariantDocument();
  const blue = aVariantDocument({ id: 202, sku: 'HD-200-blauw', kleur: '32', price: 12 });
  const colours = (...values: TestDocument[]) => [{ attribute_code: 'kleur', label: 'Kleur', values }];
  const none = (product_id: number) => ({ product_id, qty: 0, is_in_stock: false, manage_stock: true });
  const fromAttribute = 'option label taken from its attribute';
  const soldOut = 'sold out, as no variant can be chosen';
  const rows: Row[] = [
    [
      'without a sku',
      { configurable_children: [{ ...white, sku: ' ' }, blue] },
      { configurable_children: [{ id: 202 }] },
    ],
    [
      'that stand there twice',
      { configurable_children: [white, { ...white, price: 5 }] },
      { configurable_children: [{ id: 201, price: 10 }] },
      'repeated variant left out',
    ],
    [
      'without an id',
      { configurable_children: [{ ...white, id: null, sku: 'HD-200-groen' }] },
      { configurable_children: [{ stock: { product_id: 200, qty: 3 } }] },
    ],
    [
      'with an id that is a text',
      { configurable_children: [{ ...white, id: 'hd-paars', sku: 'HD-200-paars' }] },
      { configurable_children: [{ id: expect.any(Number) }] },
    ],
    [
      'with stock of their own',
      { configurable_children: [white] },
      { configurable_children: [{ stock: { product_id: 201, qty: 3, is_in_stock: true } }] },
    ],
    [
      'of which Magento 1 says only whether there is any',
      { configurable_children: [{ ...white, stock: undefined, is_in_stock: 0 }] },
      { configurable_children: [{ stock: none(201) }] },
    ],
    [
      'of a product that is sold out',
      { stock: { qty: 0, is_in_stock: false }, configurable_children: [{ ...white, stock: undefined }, blue] },
      { configurable_children: [{ stock: none(201) }, { stock: { product_id: 202, qty: 3 } }] },
    ],
    ['of which none is sold', { configurable_children: [{ ...white, status: 2 }] }, { stock: none(200) }, soldOut],
    [
      'of which one is sold',
      { configurable_children: [{ ...white, status: 2 }, blue] },
      { stock: { is_in_stock: true } },
    ],
    ['that nobody can choose', { configurable_options: [] }, { stock: none(200) }, soldOut],
    [
      'with an option that has no values beside one that has',
      {
        configurable_options: [
          ...colours({ value_index: 31, label: 'Wit' }),
          { attribute_code: 'maat', label: 'Maat' },
        ],
      },
      { stock: { is_in_stock: true } },
    ],
    [
      'with values that are none',
      { configurable_options: colours({ label: 'Geen' }, { value_index: ' ' }, { value_index: 31, label: 'Wit' }) },
      { configurable_options: [{ values: [{ value_index: 31, label: 'Wit' }] }] },
    ],
    [
      'with a value that the attribute names',
      { configurable_options: colours({ value_index: 31, label: '' }) },
      { configurable_options: [{ values: [{ label: 'Wit' }] }] },
      fromAttribute,
    ],
    [
      'with a value that nothing names',
      { configurable_options: colours({ value_index: 39, label: null }) },
      { configurable_options: [{ values: [{ label: '39' }] }] },
    ],
    [
      'with an option that nothing names',
      { configurable_options: [{ attribute_code: 'stof', values: [{ value_index: 1, label: 'Wol' }] }] },
      { configurable_options: [{ attribute_code: 'stof', label: 'stof' }] },
    ],
    [
      'with an option that its attribute names',
      { configurable_options: [{ attribute_id: 3, values: [{ value_index: 31, label: 'Wit' }] }] },
      { configurable_options: [{ attribute_code: 'kleur', label: 'Kleur' }] },
      'option code taken from its attribute',
      fromAttribute,
    ],
    ['with values for facets', { kleur_options: [32, 31, 33] }, { kleur_options: [32, 31, 33] }],
    ['and a price of its own', { price: 9 }, { price: 9 }],
    [
      'and no price but that of some of them',
      { price: 0, configurable_children: [{ ...white, price: 0 }, blue] },
      { price: 12 },
      'price missing, taken from the cheapest variant',
    ],
    [
      'and no price, nor a variant at the least price that can be bought',
      { price: 0, configurable_children: [{ ...white, price: 1, status: 2 }, blue] },
      { price: 12 },
      'price missing, taken from the cheapest variant',
    ],
    ['and no price at all', { price: 0, configurable_children: [{ ...white, price: 0 }] }, { price: 0 }],
    [
      'and a special price of its own',
      {
        ...{ special_price: 10, special_from_date: '2020-01-01', special_to_date: '2099-01-01' },
        configurable_children: [white, blue, { ...blue, id: 203, sku: 'HD-200-rood', special_price: 11 }],
      },
      {
        configurable_children: [
          expect.not.objectContaining({ special_price: expect.anything() }),
          { special_price: 10, special_from_date: '2020-01-01', special_to_date: '2099-01-01' },
          { special_price: 11 },
        ],
      },
      'special price of the product given to its variants',
    ],
  ];

  it.each(rows)('IMPORT-03 takes variants %s', async (_what, differences, kept, ...changed) => {
    const { changed: found, ...fields } = await shown(aConfigurableDocument(differences), kept);
    expect(fields).toMatchObject(kept);
    for (const [name, list] of Object.entries(kept))
      if (Array.isArray(list)) expect(fields[name]).toHaveLength(list.length);
    expect(found).toEqual(changed.sort());
  });

  it('IMPORT-03 rejects an option of an attribute that nobody knows', async () => {
    const products = [aConfigurableDocument({ configurable_options: [{ attribute_id: 99 }] })];
    expect((await reportOf({ products })).rejected).toEqual([
      {
        ...{ field: 'configurable_options', value: '99' },
        reason: 'attribute_id of an option is unknown: that of an attribute was wanted',
      },
    ]);
  });

  it('IMPORT-03 rejects a variant with a price that is none', async () => {
    const products = [aConfigurableDocument({ configurable_children: [{ ...white, price: 'gratis' }] })];
    expect((await reportOf({ products })).rejected).toMatchObject([{ field: 'price', value: 'gratis' }]);
  });
});

describe('IMPORT-03 the addresses of a product', () => {
  const fromName = 'address made from the name';
  const rows: Row[] = [
    [
      'of its own',
      { slug: 'fenne' },
      { url_key: 'handdoek-fenne', slug: 'fenne', url_path: 'bad/handdoek-fenne.html' },
    ],
    ['that are numbers', { url_key: 5, url_path: 6 }, { url_key: '5', slug: '5', url_path: '6' }],
    ['as long as they can be', { url_key: long(500) }, { url_key: long(500) }],
    [
      'that are missing',
      { url_key: '', url_path: null },
      { url_key: 'handdoek-fenne-100', slug: 'handdoek-fenne-100', url_path: 'handdoek-fenne-100.html' },
      fromName,
    ],
    [
      'that are too long',
      { url_key: long(501), slug: long(501) },
      { url_key: 'handdoek-fenne-100', slug: 'handdoek-fenne-100' },
      fromName,
    ],
    ['of a very long name', { url_key: null, name: long(200) }, { url_key: `${long(100)}-100` }, fromName],
  ];

  takes('addresses', rows);
});

/** The same for the first of these documents, which are of another kind. */
async function answered(documents: TestFolder, kind: string, kept: TestDocument) {
  const { changed, rejected } = await reportOf(documents);
  expect(rejected).toEqual([]);
  const { hits } = await ask(backend, `/api/catalog/etalage_dailydeal/${kind}/_search?size=50`);
  const [[document] = []] = Object.values(documents);
  const found = hits.find((hit: TestDocument) => String(hit['id']) === String(document?.['id']));
  return { changed, ...chosen(found, Object.keys(kept)) };
}

describe('IMPORT-03 a category in one form', () => {
  const inner = aCategoryDocument({
    id: 12,
    name: 'Mat',
    url_key: 'mat',
    url_path: 'mat',
    slug: 'mat',
    path: '1/2/10/12',
    parent_id: 10,
  });
  const rows: Row[] = [
    ['of which nothing says whether it is shown', { is_active: null }, { is_active: true }],
    ['that is not shown', { is_active: '0' }, { is_active: false }],
    ['without a name', { name: null }, { name: null }],
    [
      'with a description that runs',
      { description: '<p>Zacht</p><script>x()</script>' },
      { description: '<p>Zacht</p>' },
      'HTML cleaned',
    ],
    ['without a description', { description: null }, { description: null }],
    ['with numbers as text', { position: '3', level: '2' }, { position: 3, level: 2 }],
    ['with its path', {}, { parent_ids: [1, 2] }],
    ['with parents and without itself', { parent_ids: ['2', 10, null] }, { parent_ids: [2] }],
    ['without a path', { path: null }, { parent_ids: [] }],
    ['below the root', { parent_id: '0', path: '0/10' }, { parent_id: 0, parent_ids: [0] }],
    ['with a position that is none', { position: 'voor' }, { position: null }, unreadable('position')],
    [
      'without addresses',
      { url_key: null, url_path: null, slug: null },
      { url_key: 'bad-10', slug: 'bad-10' },
      'address made from the name',
    ],
  ];

  it.each(rows)('IMPORT-03 takes a category %s', async (_what, differences, kept, ...changed) => {
    const categories = [aCategoryDocument(differences)];
    expect(await answered({ categories }, 'category', kept)).toEqual({ changed, ...kept });
  });

  it('IMPORT-03 takes a category without those below it that have no id', async () => {
    const children_data = [inner, { position: 1 }, 'mat'];
    const found = await answered({ categories: [aCategoryDocument({ children_data })] }, 'category', { children_data });
    expect(found).toMatchObject({ changed: [], children_data: [{ id: 12 }] });
    expect(found).toHaveProperty('children_data.length', 1);
  });
});

describe('IMPORT-03 an attribute in one form', () => {
  const filters = (is_filterable: boolean, is_filterable_in_search: boolean) => ({
    is_filterable,
    is_filterable_in_search,
  });
  const rows: Row[] = [
    ['with options', {}, filters(true, true)],
    ['of the system', { is_user_defined: '0' }, filters(false, false)],
    ['without options', { options: [] }, filters(false, false)],
    ['that filters no lists', { is_filterable: 0 }, filters(false, false)],
    ['that filters lists', { is_filterable: '1', options: [] }, filters(true, true)],
    ['that filters lists alone', { is_filterable_in_search: '0' }, filters(true, false)],
    ['that filters search alone', { is_filterable: false, is_filterable_in_search: 1 }, filters(false, true)],
    ['without a label', { default_frontend_label: null }, { default_frontend_label: null }],
    ['that is named by another field', { id: 3, attribute_id: undefined }, { id: 3, attribute_id: 3 }],
    [
      'with options of which a part is missing',
      { options: [{ label: null, value: 31 }, { value: null, label: 'Wit' }, { id: 7 }] },
      {
        options: [
          { label: '', value: '31' },
          { value: '', label: 'Wit' },
          { id: 7, label: '', value: '7' },
        ],
      },
    ],
  ];

  it.each(rows)('IMPORT-03 takes an attribute %s', async (_what, differences, kept, ...changed) => {
    const attributes = [aColourDocument(differences)];
    expect(await answered({ attributes }, 'attribute', kept)).toEqual({ changed, ...kept });
  });

  it('IMPORT-03 rejects an attribute without a code', async () => {
    const { rejected } = await reportOf({ attributes: [aColourDocument({ attribute_code: '' })] });
    expect(rejected).toMatchObject([
      { field: 'attribute_code', reason: expect.stringMatching(/^attribute_code cannot be read/) },
    ]);
  });

  it('IMPORT-03 rejects an attribute without an id', async () => {
    const { rejected } = await reportOf({ attributes: [aColourDocument({ id: null, attribute_id: null })] });
    expect(rejected).toEqual([
      { field: 'id', value: 'null', reason: 'id cannot be read: a number from 1 or a text was wanted' },
    ]);
  });
});

describe('IMPORT-03 a tax rule in one form', () => {
  const rate = (percent: unknown) => ({ id: 6, tax_country_id: 'NL', tax_region_id: 0, rate: percent });
  const left = unreadable('rates[]');

  it.each([
    ['as text', '21', [21]],
    ['of nothing', 0, [0]],
    ['of all', 100, [100]],
    ['of more than all', 101, [], left],
    ['of less than nothing', -1, [], left],
    ['in words', 'hoog', [], left],
  ])('IMPORT-03 takes a rate %s', async (_what, percent, rates, ...changed) => {
    const taxrules = [{ ...aTaxRuleDocument(), rates: [rate(percent)] }];
    const found = await answered({ taxrules }, 'taxrule', { rates });
    expect(found).toEqual({ changed, rates: rates.map(rate) });
  });

  it('IMPORT-03 rejects a tax rule whose classes are no list', async () => {
    const { rejected } = await reportOf({ taxrules: [{ ...aTaxRuleDocument(), product_tax_class_ids: 2 }] });
    expect(rejected).toEqual([
      { field: 'product_tax_class_ids', value: '2', reason: 'product_tax_class_ids cannot be read: a list was wanted' },
    ]);
  });
});

describe('IMPORT-03 redirects, blocks and pages', () => {
  const redirect = { id: 1, request_path: 'oud', target_path: 'bad', redirect_type: 301 };
  const block = { id: 1, identifier: 'welkom', content: 'Welkom' };
  const wanted = (field: string, found: string, what: string) => `${field} ${found}: ${what} was wanted`;

  it.each([
    ['a redirect', { redirects: [{ ...redirect, id: '1' }] }, 'number given as text'],
    ['a block', { cms_blocks: [{ ...block, id: 'welkom' }] }, 'id given as text'],
    ['a page', { cms_pages: [{ ...block, id: 'over-ons' }] }, 'id given as text'],
  ])('IMPORT-03 takes %s', async (_what, documents, change) => {
    expect(await reportOf(documents)).toEqual({ changed: [change], rejected: [] });
  });

  it.each([
    [
      'a redirect from nowhere',
      { redirects: [{ ...redirect, request_path: undefined }] },
      wanted('request_path', 'is missing', 'text'),
    ],
    [
      'a redirect to a list',
      { redirects: [{ ...redirect, target_path: [] }] },
      wanted('target_path', 'cannot be read', 'text'),
    ],
    [
      'a redirect of no kind',
      { redirects: [{ ...redirect, redirect_type: {} }] },
      wanted('redirect_type', 'cannot be read', 'text'),
    ],
    ['a block without a name', { cms_blocks: [{ id: 2 }] }, wanted('identifier', 'is missing', 'text')],
    [
      'a page without a name',
      { cms_pages: [{ id: 2, identifier: null }] },
      wanted('identifier', 'cannot be read', 'text'),
    ],
    [
      'a page without an id',
      { cms_pages: [{ identifier: 'a' }] },
      wanted('id', 'cannot be read', 'a number from 1 or a text'),
    ],
  ])('IMPORT-03 rejects %s', async (_what, documents, reason) => {
    expect((await reportOf(documents)).rejected).toMatchObject([{ reason }]);
  });

  it.each([0, 'abc', 200])('IMPORT-03 rejects a redirect with the status %s', async (redirect_type) => {
    const reason = wanted('redirect_type', 'cannot be read', 'one of 301, 302, 303, 307, 308');
    expect((await reportOf({ redirects: [{ ...redirect, redirect_type }] })).rejected).toMatchObject([{ reason }]);
  });
});
