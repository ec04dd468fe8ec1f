import { sql } from 'drizzle-orm';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { catalogueVersions } from '../catalog/tables.ts';
import { newestInvalidation } from '../invalidation/invalidationLog.ts';
import { aBackend, aFolder, testAdminKey, type TestBackend } from '../testing/aBackend.ts';
import {
  aCategoryDocument,
  aColourDocument,
  aConfigurableDocument,
  aProductDocument,
  aTaxRuleDocument,
  aVariantDocument,
} from '../testing/documents.ts';
import { ask, importDocuments, importFolder, importSource, type TestFolder } from '../testing/importing.ts';
import { exitCodeOf, reportLines } from './sendDocuments.ts';

let backend: TestBackend;
beforeEach(async () => {
  backend = await aBackend();
});

const whole = {
  products: [aProductDocument(), aConfigurableDocument()],
  categories: [aCategoryDocument()],
  attributes: [aColourDocument()],
  taxrules: [aTaxRuleDocument()],
};

const someContent = (id: number) => ({ id, identifier: `welkom-${id}`, title: 'Welkom', content: 'Welkom' });
const aRedirect = (id: number) => ({ id, request_path: `oud-${id}`, target_path: 'bad', redirect_type: 301 });
/** The other kinds of documents, in a folder of these ids. */
const contentKinds: [what: string, folder: (...ids: number[]) => TestFolder][] = [
  ['redirects', (...ids) => ({ redirects: ids.map(aRedirect) })],
  ['blocks', (...ids) => ({ cms_blocks: ids.map(someContent) })],
  ['pages', (...ids) => ({ cms_pages: ids.map(someContent) })],
];

describe('IMPORT-01 a folder of documents goes into a store view', () => {
  it('IMPORT-01 reads arrays, lines, gzipped files and Elasticsearch lines, and reports what it rejected', async () => {
    const folder = join(aFolder(), 'mixed');
    mkdirSync(folder);
    const lines = [aProductDocument(), { id: 101, name: 'Zonder sku' }].map((document) => JSON.stringify(document));
    writeFileSync(join(folder, 'products.jsonl.gz'), gzipSync([...lines, '{"id":'].join('\n')));
    writeFileSync(join(folder, 'attribute.jsonl'), JSON.stringify({ _id: '3', _source: aColourDocument() }));
    writeFileSync(join(folder, 'categories.json'), JSON.stringify([aCategoryDocument()]));
    writeFileSync(join(folder, 'taxrules.json'), `\uFEFF${JSON.stringify([aTaxRuleDocument()])}`);

    const report = await importFolder(backend, folder, { storeCode: 'textile' });

    expect(report).toMatchObject({ accepted: 4, written: 4, removed: 0 });
    expect(report.rejected).toEqual([
      {
        ...{ entity: 'product', id: '101', place: 'products.jsonl.gz:2', field: 'sku', value: 'null' },
        reason: 'sku is missing: text was wanted',
      },
      { entity: 'product', id: '?', place: 'products.jsonl.gz:3', value: '{"id":', reason: 'not JSON' },
    ]);
    expect(await ask(backend, '/api/product?sku=HD-100', 'textile')).toMatchObject({ code: 200, result: { id: 100 } });
    expect(await ask(backend, '/api/product?sku=HD-100', 'fashion')).toMatchObject({ code: 404 });
  });

  const kinds = [
    ['products', 'product', aProductDocument()],
    ['categories', 'category', aCategoryDocument()],
    ['attributes', 'attribute', aColourDocument()],
    ['tax rules', 'taxrule', aTaxRuleDocument()],
  ] as const;
  const formats = [
    ['JSON array', 'json', JSON.stringify],
    ['JSON lines', 'jsonl', (documents: readonly object[]) => documents.map((one) => JSON.stringify(one)).join('\n')],
  ] as const;
  /** What a folder with one file is imported as. */
  const importFile = (name: string, content: string | Buffer) => {
    const folder = aFolder();
    writeFileSync(join(folder, name), content);
    return importFolder(backend, folder);
  };

  describe.each(kinds)('IMPORT-01 %s in every format', (kind, name, document) => {
    it.each(formats)(`IMPORT-01 takes ${kind} as %s`, async (_format, ending, write) => {
      const report = await importFile(`${name}.${ending}`, write([document]));
      expect(report).toMatchObject({ accepted: 1, written: 1, rejected: [] });
    });

    it.each(formats)(`IMPORT-01 takes ${kind} as gzipped %s`, async (_format, ending, write) => {
      const report = await importFile(`${name}.${ending}.gz`, gzipSync(write([document])));
      expect(report).toMatchObject({ accepted: 1, written: 1, rejected: [] });
    });
  });

  it('IMPORT-01 takes several files of one kind', async () => {
    const folder = aFolder();
    writeFileSync(join(folder, 'product.json'), JSON.stringify([aProductDocument()]));
    writeFileSync(join(folder, 'products.jsonl'), JSON.stringify(aConfigurableDocument()));
    expect(await importFolder(backend, folder)).toMatchObject({ accepted: 2, written: 2, rejected: [] });
  });

  it('IMPORT-01 what goes into a store view is found in that view alone', async () => {
    await importDocuments(backend, whole, { storeCode: 'textile' });
    expect(await ask(backend, '/api/product?sku=HD-100', 'textile')).toMatchObject({ result: { id: 100 } });
    for (const code of ['dailydeal', 'fashion']) {
      expect(await ask(backend, '/api/product?sku=HD-100', code)).toMatchObject({ code: 404 });
    }
  });

  it('IMPORT-01 the report counts the accepted documents of all kinds', async () => {
    expect((await importDocuments(backend, whole)).accepted).toBe(5);
  });

  it('IMPORT-01 the report counts no rejected document as accepted', async () => {
    const products = [aProductDocument(), aProductDocument({ id: 7, sku: null })];
    expect((await importDocuments(backend, { ...whole, products })).accepted).toBe(4);
  });

  it('IMPORT-01 the report says that nothing was changed where nothing was', async () => {
    expect((await importDocuments(backend, whole)).changed).toEqual([]);
  });

  const broken = [
    ['product', [{ id: 77 }], /^sku is missing/],
    ['category', [aCategoryDocument({ id: 77 }), aCategoryDocument({ id: 77 })], /^id given twice/],
    ['attribute', [{ attribute_id: 77 }], /^attribute_code/],
    ['taxrule', [{ id: 77 }], /^customer_tax_class_ids is missing/],
  ] as const;

  it.each(broken)('IMPORT-01 the report names a rejected %s by its id', async (name, documents) => {
    const { rejected } = await importFile(`${name}.json`, JSON.stringify(documents));
    expect(rejected).toMatchObject([{ entity: name, id: '77' }]);
  });

  it.each(broken)('IMPORT-01 the report gives the reason of a rejected %s', async (name, documents, reason) => {
    const { rejected } = await importFile(`${name}.json`, JSON.stringify(documents));
    expect(rejected.map((one) => one.reason)).toEqual([expect.stringMatching(reason)]);
  });

  it('IMPORT-01 counts what was normalised', async () => {
    const report = await importDocuments(backend, {
      products: [
        aProductDocument({ price: '12.95' }),
        aProductDocument({ id: 101, sku: 'B', price: '5', url_key: 'b' }),
      ],
    });
    expect(report.changed).toContainEqual(['number given as text', 2]);
  });

  it.each([
    ['categories', { categories: [10, 11].map((id) => aCategoryDocument({ id, name: 'Bad &amp; bed' })) }],
    [
      'attributes',
      {
        attributes: [3, 4].map((id) =>
          aColourDocument({
            ...{ id, attribute_id: id, attribute_code: `kleur_${id}` },
            default_frontend_label: 'Kleur &amp; tint',
          }),
        ),
      },
    ],
  ])('IMPORT-01 counts what was normalised of %s', async (_what, documents) => {
    expect((await importDocuments(backend, documents)).changed).toContainEqual(['HTML entity decoded', 2]);
  });

  it('IMPORT-01 counts what was normalised of tax rules', async () => {
    const taxrules = ['2', '3'].map((id) => ({ ...aTaxRuleDocument(), id }));
    expect((await importDocuments(backend, { taxrules })).changed).toEqual([['number given as text', 2]]);
  });

  it('API-09 refuses to work without the admin key', async () => {
    const answer = await backend.app.request('/api/admin/import', { method: 'POST', body: '' });
    expect(answer.status).toBe(401);
  });
});

describe('IMPORT-02 all or nothing, and the same twice', () => {
  it('IMPORT-02 changes nothing the second time', async () => {
    await importDocuments(backend, whole);
    expect(await importDocuments(backend, whole)).toMatchObject({ accepted: 5, written: 0, removed: 0 });
  });

  it('IMPORT-02 leaves pages and search as they are the second time', async () => {
    const { database } = backend.ports;
    const state = async () => [await newestInvalidation(database), await database.select().from(catalogueVersions)];
    await importDocuments(backend, whole);
    const before = await state();
    await importDocuments(backend, whole);
    expect(await state()).toEqual(before);
  });

  it('IMPORT-02 leaves the catalogue as it was when it is stopped after everything was written', async () => {
    await importDocuments(backend, whole);
    const stopping = await stoppedBackend();
    await expect(importDocuments(stopping, { products: [aProductDocument({ name: 'Nieuwe naam' })] })).rejects.toThrow(
      'Er ging iets mis',
    );
    expect(await ask(stopping, '/api/product?sku=HD-100')).toMatchObject({ result: { name: 'Handdoek Fenne' } });
  });

  it.each(contentKinds)('IMPORT-02 changes nothing of %s the second time', async (_what, folder) => {
    await importDocuments(backend, folder(1, 2));
    expect(await importDocuments(backend, folder(1, 2))).toMatchObject({ accepted: 2, written: 0, removed: 0 });
  });

  /** The same database and index behind a backend whose imports stop just before they are committed. */
  async function stoppedBackend(): Promise<TestBackend> {
    const { database, searchEngine } = backend.ports;
    const reached = () => Promise.reject(new Error('stopped'));
    const { createBackend } = await import('../backend.ts');
    const { app } = createBackend({ ...backend.ports, database, searchEngine, checkpoints: { reached } });
    return { ...backend, app, fetch: async (input, init) => app.fetch(new Request(input, init)) };
  }

  it('IMPORT-02 keeps what was sold since the last import', async () => {
    await importDocuments(backend, whole);
    const { takeStock } = await import('../stock/shortage.ts');
    const store = backend.ports.stores.find(({ code }) => code === 'dailydeal');
    if (!store) throw new Error('no store');
    await takeStock(backend.ports.database, store, new Map([['HD-100', 3]]));
    await importDocuments(backend, { products: [aProductDocument({ name: 'Handdoek Fenne XL' })] });
    expect(await ask(backend, '/api/stock/check?sku=HD-100')).toMatchObject({ result: { qty: 5 } });
  });

  it('IMPORT-02 takes the stock of new products also where one of their skus had some', async () => {
    const sku = String(aVariantDocument()['sku']);
    await importDocuments(backend, whole);
    const own = (id: number, name: string, qty: number) =>
      aProductDocument({ id, sku: name, url_key: name, url_path: `${name}.html`, stock: { qty, is_in_stock: true } });
    await importDocuments(backend, { products: [own(300, 'new', 7), own(301, sku, 9)] });
    expect(await ask(backend, '/api/stock/check?sku=new')).toMatchObject({ result: { qty: 7 } });
    expect(await ask(backend, `/api/stock/check?sku=${sku}`)).toMatchObject({ result: { qty: 9 } });
  });
});

describe('IMPORT-01 what is much is planned in a thread beside the writing', () => {
  const many = (count: number, changes = {}) =>
    Array.from({ length: count }, (_, index) => {
      const id = 1000 + index;
      const own = { id, sku: `M-${id}`, url_key: `m-${id}`, url_path: `m-${id}.html`, ...changes };
      return aProductDocument({ description: `<p>${'Zacht en dik. '.repeat(900)}</p>`, ...own });
    });

  it('IMPORT-01, IMPORT-02 takes all of it in, tells it apart from what is there, and rejects as ever', async () => {
    const products = [...many(600), aProductDocument({ id: 5, sku: 'M-1000' })];
    const first = await importDocuments(backend, { ...whole, products });
    expect(first).toMatchObject({ accepted: 603, written: 603, removed: 0 });
    expect(first.rejected).toMatchObject([
      { entity: 'product', id: '5', reason: 'sku M-1000 is that of product 1000' },
    ]);
    expect(await importDocuments(backend, { ...whole, products })).toMatchObject({ accepted: 603, written: 0 });
    const less = { products: many(599) };
    expect(await importDocuments(backend, less, { prune: true })).toMatchObject({ written: 0, removed: 1 });
    expect(await ask(backend, '/api/product?sku=M-1598')).toMatchObject({ result: { id: 1598 } });
  });

  it('IMPORT-02 leaves nothing when the writing fails', async () => {
    const { database } = backend.ports;
    await database.execute(sql`alter table products add constraint no_1500 check (id <> 1500)`);
    await expect(importDocuments(backend, { products: many(600) })).rejects.toThrow('Er ging iets mis');
    await database.execute(sql`alter table products drop constraint no_1500`);
    expect(await ask(backend, '/api/product?sku=M-1000')).toMatchObject({ code: 404 });
    expect(await importDocuments(backend, { products: many(1) })).toMatchObject({ written: 1 });
  });

  it('IMPORT-01 rejects what comes out of turn, and lines that hold no document', async () => {
    const line = (entity: string, document: object) => JSON.stringify({ entity, document });
    const lines = [line('product', aProductDocument()), line('category', aCategoryDocument()), '{"entity":"banner"}'];
    const answer = await backend.app.request('/api/admin/import', {
      method: 'POST',
      headers: { 'x-admin-key': testAdminKey },
      body: lines.join('\n'),
    });
    expect(await answer.json()).toMatchObject({
      result: {
        accepted: 1,
        rejected: [
          { entity: 'category', id: '10', place: 'line 2', reason: 'comes after the first product' },
          { entity: 'line', place: 'line 3', reason: 'no document: one of a known kind was wanted' },
        ],
      },
    });
  });
});

describe('IMPORT-01 the door of the import', () => {
  const send = (body: string) =>
    backend.fetch('http://backend.test/api/admin/import', {
      method: 'POST',
      headers: { 'x-admin-key': testAdminKey },
      body,
    });

  it('IMPORT-01 takes lines as other tools write them, and rejects a broken place alone', async () => {
    const document = JSON.stringify(aProductDocument());
    const broken = String.raw`{"entity":"product","place":"\x","document":{}}`;
    const answer = await send(`{ "entity": "product", "document": ${document} }\r\n${broken}\n`);
    expect(await answer.json()).toMatchObject({
      result: { accepted: 1, rejected: [{ entity: 'line', place: 'line 2' }] },
    });
  });

  it('refuses a document without end', async () => {
    expect(await (await send('x'.repeat(9 * 1024 * 1024))).json()).toMatchObject({ code: 413 });
  });
});

const optionOf = (value: object) => ({ attribute_code: 'kleur', label: 'Kleur', values: [value] });

describe('IMPORT-03 the variants of the format', () => {
  const product = async (document: Record<string, unknown>) => {
    const report = await importDocuments(backend, { ...whole, products: [document] });
    expect(report.rejected).toEqual([]);
    return (await ask(backend, `/api/product?sku=${String(document['sku'])}`)).result;
  };

  it.each([
    ['nothing of 0 pieces', { qty: 0, is_in_stock: true }, { is_in_stock: false, manage_stock: true }],
    ['nothing of 0 pieces of a voucher', { qty: 0, is_in_stock: true }, { is_in_stock: false }, 'virtual'],
    ['what has stock in its members', { qty: 0, is_in_stock: true }, { is_in_stock: true }, 'grouped'],
    ['what is said to have some in its members', { is_in_stock: true }, { manage_stock: true }, 'grouped'],
    ['what is not counted', { qty: 0, is_in_stock: true, manage_stock: false }, { is_in_stock: true }],
    ['what no pieces are said of', { is_in_stock: true }, { is_in_stock: true, manage_stock: false }],
    ['nothing of what is said to be gone', { is_in_stock: false }, { is_in_stock: false, manage_stock: true }],
  ])('IMPORT-03, STOCK-02 sells %s', async (_what, stock, kept, type_id = 'simple') => {
    const product_links = [{ link_type: 'associated', linked_product_sku: 'HD-200-wit' }];
    const members = { products: [aProductDocument({ ...aVariantDocument(), url_key: 'wit', url_path: 'wit.html' })] };
    if (type_id === 'grouped') await importDocuments(backend, members);
    expect((await product(aProductDocument({ stock, type_id, product_links }))).stock).toMatchObject(kept);
  });

  it.each([
    ['9,95', 9.95],
    ['€ 1.234,50', 1234.5],
    ['5,-', 5],
    ['', null],
  ])('IMPORT-03 takes the special price %s', async (special, euros) => {
    expect(await product(aProductDocument({ special_price: special }))).toMatchObject({ special_price: euros });
  });

  it.each([
    ['PRICE-13, PRICE-17 a space', '1 234,50'],
    ['PRICE-13 a dot', '1.234,50'],
    ['PRICE-17 a no-break space', '1\u00a0234,50'],
  ])('%s in a price is dropped', async (_what, price) => {
    expect(await product(aProductDocument({ price }))).toMatchObject({ price: 1234.5 });
  });

  it.each([
    ['every dot', '1.000.000,00'],
    ['every space', '1 000 000,00'],
  ])('PRICE-13 %s in a price is dropped', async (_what, price) => {
    expect(await product(aProductDocument({ price }))).toMatchObject({ price: 1_000_000 });
  });

  it('PRICE-13 a dot in the price of a variant is dropped', async () => {
    const configurable_children = [aVariantDocument({ price: '1.234,50' })];
    const family = await product(aConfigurableDocument({ configurable_children }));
    expect(family.configurable_children).toMatchObject([{ price: 1234.5 }]);
  });

  it.each(['1,234.50', 'gratis', '12,345', '1.234'])('IMPORT-03 rejects %s as a price', async (price) => {
    const child = aVariantDocument({ price });
    const products = [aProductDocument({ price }), aConfigurableDocument({ configurable_children: [child] })];
    const reason = 'price cannot be read: an amount like 1234.50 or 1.234,50 was wanted';
    expect(await importDocuments(backend, { ...whole, products })).toMatchObject({
      rejected: [{ reason }, { reason }],
    });
  });

  it('IMPORT-03 takes an amount that stands in custom_attributes only', async () => {
    const custom_attributes = [{ attribute_code: 'special_price', value: '9,95' }];
    expect(await product(aProductDocument({ custom_attributes }))).toMatchObject({ special_price: 9.95 });
  });

  it.each(['1e3', 'b9c7-aa', '5f3c0d8e9a', 14_000_000_000, '14000000000'])(
    'IMPORT-03 gives the id %s a number that an order line can hold',
    async (id) => {
      const children = [aVariantDocument({ id: `${id}-wit` })];
      const products = [aProductDocument({ id }), aConfigurableDocument({ configurable_children: children })];
      expect(await importDocuments(backend, { ...whole, products })).toMatchObject({ rejected: [] });
      const { result } = await ask(backend, '/api/product?sku=HD-100');
      expect(result.id).toBeGreaterThan(999_999_999);
      expect(result.id).toBeLessThan(2 ** 31);
      expect(await importDocuments(backend, { products })).toMatchObject({ written: 0, rejected: [] });
      expect(await importDocuments(backend, { products: [products[1] ?? {}] }, { prune: true })).toMatchObject({
        removed: 1,
      });
      await importDocuments(backend, { products });
      expect((await ask(backend, '/api/product?sku=HD-100')).result.id).toBe(result.id);
    },
  );

  it.each([0, -5, 1.5, '', null, {}, [7]])('IMPORT-03 rejects %j as an id', async (id) => {
    const products = [aProductDocument({ id })];
    const reason = 'id cannot be read: a number from 1 or a text was wanted';
    expect(await importDocuments(backend, { products })).toMatchObject({ rejected: [{ field: 'id', reason }] });
  });

  it('IMPORT-03 finds what names a category by a text id', async () => {
    const categories = [
      aCategoryDocument({ id: 'wonen', name: 'Wonen', url_key: 'wonen', parent_id: null, path: 'wonen' }),
      aCategoryDocument({ id: 'bad', parent_id: 'wonen', path: 'wonen/bad' }),
    ];
    const products = [aProductDocument({ category: [{ category_id: 'bad' }], category_ids: ['bad'] })];
    await importDocuments(backend, { products, categories });
    const { result } = await ask(backend, '/api/product?sku=HD-100');
    const { hits } = await ask(backend, '/api/catalog/etalage_dailydeal/category/_search');
    expect(hits).toMatchObject([{ name: 'Wonen' }, { name: 'Bad', parent_id: hits[0].id, parent_ids: [hits[0].id] }]);
    expect(result).toMatchObject({ category_ids: [String(hits[1].id)], category: [{ category_id: hits[1].id }] });
  });

  it.each([
    ['a number as label', { configurable_options: [optionOf({ value_index: 31, label: 7 })] }, '7'],
    ['the label 0', { configurable_options: [optionOf({ value_index: 31, label: 0 })] }, '0'],
  ])('IMPORT-03 takes %s of an option', async (_what, differences, label) => {
    const found = await product(aConfigurableDocument(differences));
    expect(found.configurable_options[0].values).toEqual([{ value_index: 31, label }]);
  });

  it.each([
    ['custom attributes of no list', { custom_attributes: '0' }, { custom_attributes: null }],
    ['several values as a list', { materiaal: ['7', 8, null] }, { materiaal: ['7', 8, null] }],
    ['several values in a text', { kleur_options: '31,32' }, { kleur_options: [31, 32] }],
    ['a price that nobody can pay', { special_price: 1e12 }, { special_price: null }],
  ])('IMPORT-03 takes %s', async (_what, differences, kept) => {
    expect(await product(aProductDocument(differences))).toMatchObject(kept);
  });

  it.each([[null], [''], [[]]])(
    'IMPORT-03 takes the options of a configurable from its variants where it says %j',
    async (none) => {
      expect(await product(aConfigurableDocument({ kleur_options: none }))).toMatchObject({ kleur_options: [31, 32] });
    },
  );

  it('IMPORT-03 takes the label of an attribute that Magento 1 names', async () => {
    const attributes = [aColourDocument({ default_frontend_label: undefined, frontend_label: 'Kleur van stof' })];
    await importDocuments(backend, { attributes });
    const { hits } = await ask(backend, '/api/catalog/etalage_dailydeal/attribute/_search');
    expect(hits).toMatchObject([{ default_frontend_label: 'Kleur van stof' }]);
  });

  it('IMPORT-03 sells the variants at the special price that stands on the product alone', async () => {
    const found = await product(aConfigurableDocument({ special_price: 8, special_from_date: '2020-01-01' }));
    expect(found.configurable_children).toMatchObject([{ final_price: 8 }, { final_price: 8 }]);
  });

  it.each([
    ['status', 'Disabled', 2],
    ['status', 'Enabled', 1],
    ['visibility', 'Not Visible Individually', 1],
    ['visibility', 'Catalog, Search', 4],
  ])('IMPORT-03 reads the %s %s', async (field, word, state) => {
    expect(await product(aProductDocument({ [field]: word }))).toMatchObject({ [field]: state });
  });

  it.each(['status', 'visibility'])('IMPORT-03 rejects a %s that says nothing', async (field) => {
    const report = await importDocuments(backend, { products: [aProductDocument({ [field]: 'misschien' })] });
    expect(report).toMatchObject({ rejected: [{ field, value: 'misschien' }] });
  });

  it('IMPORT-03 leaves out what other systems keep under the names of a shopper’s choices', async () => {
    const found = await product(aProductDocument({ qty: '10', errors: ['none'], parentSku: 7 }));
    expect(found).toMatchObject({ sku: 'HD-100' });
    expect(Object.keys(found)).not.toContain('qty');
  });

  it('IMPORT-03 takes prices and ids as text', async () => {
    const found = await product(aProductDocument({ id: '100', price: '12.9500', status: '1', visibility: '4' }));
    expect(found).toMatchObject({ id: 100, price: 12.95, status: 1, visibility: 4 });
  });

  it.each([0, null])('IMPORT-03 takes the price of the cheapest variant for %s on a configurable', async (price) => {
    expect(await product(aConfigurableDocument({ price }))).toMatchObject({ price: 10, final_price: 10 });
  });

  it('IMPORT-03 takes the price of the cheapest variant, wherever it stands', async () => {
    const dear = aVariantDocument({ id: 202, sku: 'HD-200-blauw', kleur: '32', price: 12 });
    const configurable_children = [dear, aVariantDocument()];
    expect(await product(aConfigurableDocument({ price: 0, configurable_children }))).toMatchObject({ price: 10 });
  });

  it.each([
    ['stock as a list', { stock: [{ qty: '4', is_in_stock: '1' }] }, { stock: { qty: 4, is_in_stock: true } }],
    ['prices as text', { price: '11.5000' }, { price: 11.5 }],
    ['HTML entities in its name', { name: 'Loom &amp; wit' }, { name: 'Loom & wit' }],
  ])('IMPORT-03 takes of a variant %s', async (_what, differences, kept) => {
    const configurable_children = [aVariantDocument(differences)];
    const found = await product(aConfigurableDocument({ configurable_children }));
    expect(found.configurable_children).toMatchObject([kept]);
  });

  it('IMPORT-03 finds attributes that stand in custom_attributes only', async () => {
    const child = aVariantDocument({ kleur: undefined, custom_attributes: [{ attribute_code: 'kleur', value: '32' }] });
    const found = await product(aConfigurableDocument({ configurable_children: [child] }));
    expect(found).toMatchObject({ kleur_options: [32], configurable_children: [{ kleur: '32' }] });
  });

  const withSizes = (...children: Record<string, unknown>[]) => {
    const size = {
      attribute_code: 'maat',
      label: 'Maat',
      values: [71, 72].map((id) => ({ value_index: id, label: id })),
    };
    const colours = [31, 32].map((id) => ({ value_index: id, label: String(id) }));
    const colour = { attribute_code: 'kleur', label: 'Kleur', values: colours };
    return aConfigurableDocument({ configurable_options: [colour, size], configurable_children: children });
  };

  it('IMPORT-03 finds every attribute of every variant that stands in custom_attributes only', async () => {
    const child = (id: number, kleur: string, maat: string) => {
      const custom_attributes = Object.entries({ kleur, maat }).map(([attribute_code, value]) => ({
        attribute_code,
        value,
      }));
      return aVariantDocument({ id, sku: `HD-${id}`, kleur: undefined, custom_attributes });
    };
    const found = await product(withSizes(child(201, '31', '71'), child(202, '32', '72')));
    expect(found).toMatchObject({ kleur_options: [31, 32], maat_options: [71, 72] });
    expect(found.configurable_children).toMatchObject([
      { kleur: '31', maat: '71' },
      { kleur: '32', maat: '72' },
    ]);
  });

  it('IMPORT-03 takes every variant in one form', async () => {
    const messy = (id: string) =>
      aVariantDocument({ id, sku: `HD-${id}`, name: `Loom &amp; ${id}`, price: '11.5000', stock: [{ qty: '4' }] });
    const found = await product(withSizes(messy('201'), messy('202')));
    const form = (id: number) => ({ id, name: `Loom & ${id}`, price: 11.5, stock: { product_id: id, qty: 4 } });
    expect(found.configurable_children).toMatchObject([form(201), form(202)]);
  });

  it('IMPORT-03 takes code and labels of every option from its attribute, named by number, text or text id', async () => {
    const attributeOf = (id: unknown, attribute_code: string, label: string) =>
      aColourDocument({
        ...{ id, attribute_id: id, attribute_code, default_frontend_label: label },
        options: [31, 32].map((value) => ({ value: String(value), label: `${label} ${value}` })),
      });
    const attributes = [
      attributeOf(3, 'kleur', 'Kleur'),
      attributeOf(4, 'maat', 'Maat'),
      attributeOf('st', 'stof', 'Stof'),
    ];
    const configurable_options = [3, '4', 'st'].map((attribute_id) => ({
      attribute_id,
      values: [{ value_index: '31' }, { value_index: '32' }],
    }));
    await importDocuments(backend, { attributes, products: [aConfigurableDocument({ configurable_options })] });
    const { result } = await ask(backend, '/api/product?sku=HD-200');
    const option = (attribute_code: string, label: string) => ({
      ...{ attribute_code, label },
      values: [{ label: `${label} 31` }, { label: `${label} 32` }],
    });
    expect(result.configurable_options).toMatchObject([
      option('kleur', 'Kleur'),
      option('maat', 'Maat'),
      option('stof', 'Stof'),
    ]);
  });

  it('IMPORT-03 decodes HTML entities in a label that an option takes from an attribute of the same folder', async () => {
    const attributes = [aColourDocument({ options: [{ value: '31', label: 'Wit &amp; cr&egrave;me' }] })];
    const products = [aConfigurableDocument({ configurable_options: [optionOf({ value_index: 31 })] })];
    await importDocuments(backend, { attributes, products });
    const { result } = await ask(backend, '/api/product?sku=HD-200');
    expect(result.configurable_options[0].values).toMatchObject([{ label: 'Wit & crème' }]);
  });

  it('IMPORT-03 decodes HTML entities in names', async () => {
    expect(await product(aProductDocument({ name: 'Elisa EverCool&trade; Tee' }))).toMatchObject({
      name: 'Elisa EverCool™ Tee',
    });
  });

  it('IMPORT-03 decodes HTML entities in names of categories and labels of options', async () => {
    await importDocuments(backend, {
      categories: [aCategoryDocument({ name: 'Bad &amp; bed' })],
      attributes: [
        aColourDocument({
          options: [
            { value: '31', label: 'Wit &amp; cr&egrave;me' },
            { value: '32', label: 'Blauw &amp; zwart' },
          ],
        }),
      ],
    });
    const hitsOf = async (entity: string) =>
      (await ask(backend, `/api/catalog/etalage_dailydeal/${entity}/_search`)).hits;
    expect(await hitsOf('category')).toMatchObject([{ name: 'Bad & bed' }]);
    expect(await hitsOf('attribute')).toMatchObject([
      { options: [{ label: 'Wit & crème' }, { label: 'Blauw & zwart' }] },
    ]);
  });

  it.each([
    ['an option', { ...optionOf({ value_index: 31, label: 'Wit' }), label: 'Kleur &amp; stof' }, 'Kleur & stof', 'Wit'],
    ['a value of an option', optionOf({ value_index: 31, label: 'Wit &amp; cr&egrave;me' }), 'Kleur', 'Wit & crème'],
  ])('IMPORT-03 decodes HTML entities in the label of %s of a configurable', async (_what, option, label, value) => {
    const found = await product(aConfigurableDocument({ configurable_options: [option] }));
    expect(found.configurable_options).toMatchObject([{ label, values: [{ label: value }] }]);
  });

  it('IMPORT-03 decodes HTML entities in the names of the categories that a product names', async () => {
    const category = [10, 11].map((category_id) => ({ category_id, name: `Bad &amp; ${category_id}` }));
    const found = await product(aProductDocument({ category }));
    expect(found.category).toMatchObject([{ name: 'Bad & 10' }, { name: 'Bad & 11' }]);
  });

  it('IMPORT-03 decodes HTML entities in the names of categories within another', async () => {
    const inner = (id: number) =>
      aCategoryDocument({ id, name: `Mat &amp; ${id}`, url_key: `mat-${id}`, url_path: `mat-${id}` });
    await importDocuments(backend, { categories: [aCategoryDocument({ children_data: [inner(11), inner(12)] })] });
    const { hits } = await ask(backend, '/api/catalog/etalage_dailydeal/category/_search');
    const names = [{ name: 'Mat & 11' }, { name: 'Mat & 12' }];
    expect(hits).toMatchObject([{ children_data: names }, ...names]);
  });

  it('IMPORT-03 decodes HTML entities in the name of an attribute', async () => {
    await importDocuments(backend, { attributes: [aColourDocument({ default_frontend_label: 'Kleur &amp; stof' })] });
    const { hits } = await ask(backend, '/api/catalog/etalage_dailydeal/attribute/_search');
    expect(hits).toMatchObject([{ default_frontend_label: 'Kleur & stof' }]);
  });

  it.each([
    ['id given as text', aProductDocument({ id: 'hd', sku: 'HD' })],
    ['address made unique', aProductDocument({ id: 102, sku: 'NAAMGENOOT' })],
  ])('IMPORT-03 reports that something was normalised: %s', async (change, document) => {
    await importDocuments(backend, { ...whole, products: [aProductDocument()] });
    const { changed } = await importDocuments(backend, { products: [document] });
    expect(changed).toContainEqual([change, 1]);
  });

  it.each([
    ['<b>Elisa</b> EverCool', 'Elisa EverCool'],
    ['Elisa&amp;amp; Tee', 'Elisa& Tee'],
    ['Elisa &lt;i&gt;Tee&lt;/i&gt;', 'Elisa Tee'],
    ['Maat <XL> & meer', 'Maat <XL> & meer'],
  ])('IMPORT-03 makes plain text of the name %s', async (name, plain) => {
    expect(await product(aProductDocument({ name }))).toMatchObject({ name: plain });
  });

  it('IMPORT-03 leaves out what no database keeps, and takes the rest', async () => {
    const products = [
      aProductDocument({ name: 'Hand\u0000doek', url_path: 'nul\u0000.html', description: 'a\ud83eb' }),
    ];
    const categories = [aCategoryDocument({ name: 'Bad\u0000', description: '<p>\udc00</p>' })];
    const report = await importDocuments(backend, { ...whole, products, categories });
    expect(report).toMatchObject({ rejected: [], changed: [['character that cannot be kept left out', 2]] });
    expect((await ask(backend, '/api/product?sku=HD-100')).result).toMatchObject({
      ...{ name: 'Handdoek', url_path: 'nul.html', description: 'a\ufffdb' },
    });
  });

  it('IMPORT-03 keeps the name of a field without what no database keeps', async () => {
    const found = await product(aProductDocument({ 'stof\0fering': 'badstof', custom: { 'a\0b': 1 } }));
    expect(found).toMatchObject({ stoffering: 'badstof', custom: { ab: 1 } });
  });

  it('IMPORT-03 takes more stock than a column holds as very much', async () => {
    const found = await product(aProductDocument({ stock: { qty: 1e12, is_in_stock: true } }));
    expect(found.stock).toMatchObject({ qty: 1_000_000_000 });
  });

  it('IMPORT-03 makes repeated url_keys unique', async () => {
    await importDocuments(backend, { products: [aProductDocument(), aProductDocument({ id: 101, sku: 'B' })] });
    const { result } = await ask(backend, '/api/product?sku=B');
    const slug = 'handdoek-fenne-101';
    expect(result).toMatchObject({ url_key: slug, slug, url_path: 'bad/handdoek-fenne-101.html' });
  });

  it('IMPORT-03 makes repeated url_keys of categories unique', async () => {
    await importDocuments(backend, { categories: [aCategoryDocument(), aCategoryDocument({ id: 11, name: 'Baden' })] });
    const { hits } = await ask(backend, '/api/catalog/etalage_dailydeal/category/_search');
    const addresses = hits.map(({ url_key, slug, url_path }: Record<string, unknown>) => [url_key, slug, url_path]);
    expect(addresses).toEqual([
      ['bad', 'bad', 'bad'],
      ['bad-11', 'bad-11', 'bad-11'],
    ]);
  });

  it('IMPORT-03 finds an address that is free where the one with the id is taken', async () => {
    const named = (id: number, key: string) => aProductDocument({ id, sku: `N-${id}`, url_key: key });
    await importDocuments(backend, { products: [named(1, 'tee'), named(2, 'tee-3'), named(3, 'tee')] });
    expect((await ask(backend, '/api/product?sku=N-3')).result).toMatchObject({ url_key: 'tee-3-2' });
  });

  it('IMPORT-03 lets a sku move from one product to another', async () => {
    await importDocuments(backend, whole);
    const moved = (id: number, sku: string) => aProductDocument({ id, sku, url_key: `m-${id}`, url_path: `m-${id}` });
    const between = Array.from({ length: 1000 }, (_, index) => moved(1000 + index, `B-${index}`));
    const report = await importDocuments(backend, { products: [moved(7, 'HD-100'), ...between, moved(100, 'NIEUW')] });
    expect(report).toMatchObject({ rejected: [], written: 1002, removed: 0 });
    expect(await ask(backend, '/api/product?sku=HD-100')).toMatchObject({ result: { id: 7 } });
    expect(await ask(backend, '/api/product?sku=NIEUW')).toMatchObject({ result: { id: 100 } });
    expect(await ask(backend, '/api/stock/check?sku=HD-100')).toMatchObject({ result: { product_id: 7 } });
  });

  it.each(['before', 'after'])('IMPORT-03 moves the stock with a sku, the old owner %s the new', async (place) => {
    await importDocuments(backend, whole);
    const mover = aProductDocument({ id: 7, url_key: 'nieuw', url_path: 'nieuw.html' });
    const left = aProductDocument({ sku: 'NIEUW' });
    await importDocuments(backend, { products: place === 'before' ? [left, mover] : [mover, left] });
    const moved = { result: { product_id: 7, qty: 8 } };
    expect(await ask(backend, '/api/stock/check?sku=HD-100')).toMatchObject(moved);
    await importDocuments(backend, { products: [mover, { ...left, name: 'Handdoek Roos' }] });
    expect(await ask(backend, '/api/stock/check?sku=HD-100')).toMatchObject(moved);
  });

  it('IMPORT-03 leaves a sku and its addresses to the product that has them, whatever comes before it', async () => {
    await importDocuments(backend, whole);
    const typo = aProductDocument({ id: 7 });
    const namesake = aProductDocument({ id: 8, sku: 'B' });
    const report = await importDocuments(backend, { products: [typo, namesake, aProductDocument()] });
    const reason = 'sku HD-100 is that of product 100';
    expect(report).toMatchObject({ removed: 0, written: 1, rejected: [{ id: '7', reason }] });
    const { result } = await ask(backend, '/api/product?sku=B');
    expect(result).toMatchObject({ url_key: 'handdoek-fenne-8' });
    const broken = [namesake, aProductDocument({ type_id: 'banner' })];
    expect(await importDocuments(backend, { products: broken })).toMatchObject({ written: 0, removed: 0 });
  });

  it('IMPORT-04 takes in with --prune what comes back under another id, at its own address', async () => {
    await importDocuments(backend, whole);
    const products = [aProductDocument({ id: 7 }), aConfigurableDocument()];
    const report = await importDocuments(backend, { products }, { prune: true });
    expect(report).toMatchObject({ written: 1, removed: 1, rejected: [] });
    const { result } = await ask(backend, '/api/product?sku=HD-100');
    expect(result).toMatchObject({ id: 7, url_key: 'handdoek-fenne', stock: { product_id: 7, qty: 8 } });
  });

  it('IMPORT-03 takes a product that was to leave its sku out when it is rejected and another has it now', async () => {
    await importDocuments(backend, whole);
    const newcomer = aProductDocument({ id: 7, url_key: 'nieuw', url_path: 'nieuw.html' });
    const products = [newcomer, aProductDocument({ sku: 'NIEUW', type_id: 'banner' })];
    const report = await importDocuments(backend, { products });
    expect(report).toMatchObject({ written: 1, removed: 1, rejected: [{ id: '100' }] });
    expect(await ask(backend, '/api/product?sku=HD-100')).toMatchObject({ result: { id: 7 } });
    expect(await ask(backend, '/api/stock/check?sku=HD-100')).toMatchObject({ result: { product_id: 7, qty: 8 } });
    expect(await importDocuments(backend, { products: [newcomer] })).toMatchObject({ written: 0, rejected: [] });
  });

  it('IMPORT-03 rejects the later of two products with one sku', async () => {
    const report = await importDocuments(backend, { products: [aProductDocument(), aProductDocument({ id: 101 })] });
    const at = { place: 'products.json, entry 2', field: 'sku', value: 'HD-100' };
    const reason = 'sku HD-100 is that of product 100';
    expect(report.rejected).toEqual([{ entity: 'product', id: '101', ...at, reason }]);
  });

  it('IMPORT-03 rejects what is not a product', async () => {
    const report = await importDocuments(backend, { products: [aProductDocument({ type_id: 'banner' })] });
    expect(report.rejected).toMatchObject([
      { id: '100', value: 'banner', reason: expect.stringMatching(/^type_id cannot be read: simple, .* was wanted$/) },
    ]);
  });

  it('cleans descriptions of everything that runs', async () => {
    const description = '<p onclick="steal()">Zacht</p><script>steal()</script><a href="javascript:steal()">meer</a>';
    expect((await product(aProductDocument({ description }))).description).toBe('<p>Zacht</p><a>meer</a>');
  });
});

describe('IMPORT-01 a dump in one file of any name', () => {
  const wrapped = (type: string, document: object) => ({ _index: 'shop', _type: type, _source: document });
  const dump = [
    wrapped('product', aProductDocument()),
    wrapped('category', aCategoryDocument()),
    aConfigurableDocument(),
    aColourDocument(),
    wrapped('taxrule', aTaxRuleDocument()),
  ];
  const fileOf = (text: string) => {
    const path = join(aFolder(), 'dump.txt');
    writeFileSync(path, text);
    return path;
  };

  it.each([
    ['lines', dump.map((document) => JSON.stringify(document)).join('\n')],
    ['documents over several lines', dump.map((document) => JSON.stringify(document, null, 2)).join('\n')],
    ['an array over several lines', JSON.stringify(dump, null, 2)],
    ['the answer of a search', JSON.stringify({ took: 1, hits: { total: 5, hits: dump } })],
    ['the answer of a search over several lines', JSON.stringify({ took: 1, hits: { total: 5, hits: dump } }, null, 2)],
  ])('IMPORT-01 takes %s of all kinds', async (_what, text) => {
    const report = await importSource(backend, { files: [fileOf(text)] });
    expect(report).toMatchObject({ accepted: 5, written: 5, rejected: [] });
  });

  it('IMPORT-01 rejects what is broken or unknown alone, and names its line', async () => {
    const broken = '{\n  "_type": "product",\n  "_source": {';
    const text = [...dump.map((document) => JSON.stringify(document, null, 2)), broken, '{ "a": 1 }'].join('\n');
    const line = text.split('\n').length;
    expect(await importSource(backend, { files: [fileOf(text)] }, { prune: true })).toMatchObject({
      accepted: 5,
      unread: 2,
      rejected: [{ place: `dump.txt:${line - 3}` }, { place: `dump.txt:${line}` }],
    });
  });
});

describe('IMPORT-04 dry run and prune', () => {
  it('IMPORT-04 reports without writing', async () => {
    expect(await importDocuments(backend, whole, { dryRun: true })).toMatchObject({ accepted: 5, written: 5 });
    expect(await ask(backend, '/api/product?sku=HD-100')).toMatchObject({ code: 404 });
  });

  it('IMPORT-04 removes what the folder no longer has, only when asked', async () => {
    await importDocuments(backend, whole);
    const less = { products: [aConfigurableDocument()] };
    expect(await importDocuments(backend, less)).toMatchObject({ removed: 0 });
    expect(await importDocuments(backend, less, { prune: true, dryRun: true })).toMatchObject({ removed: 1 });
    expect(await ask(backend, '/api/product?sku=HD-100')).toMatchObject({ code: 200 });
    expect(await importDocuments(backend, less, { prune: true })).toMatchObject({ removed: 1 });
    expect(await ask(backend, '/api/product?sku=HD-100')).toMatchObject({ code: 404 });
    expect(await ask(backend, '/api/product?sku=HD-200')).toMatchObject({ code: 200 });
  });

  it('IMPORT-04 removes every product that the folder no longer has', async () => {
    const named = (id: number) =>
      aProductDocument({ id, sku: `N-${id}`, url_key: `n-${id}`, url_path: `n-${id}.html` });
    await importDocuments(backend, { products: [1, 2, 3].map(named) });
    expect(await importDocuments(backend, { products: [named(2)] }, { prune: true })).toMatchObject({ removed: 2 });
    const codes = [1, 2, 3].map(async (id) => (await ask(backend, `/api/product?sku=N-${id}`)).code);
    expect(await Promise.all(codes)).toEqual([404, 200, 404]);
  });
});

describe('IMPORT-04 prune, of every kind', () => {
  it.each([
    ['categories', { categories: [aCategoryDocument({ id: 11, url_key: 'bed', url_path: 'bed' })] }, 'category'],
    ['attributes', { attributes: [aColourDocument({ id: 4, attribute_id: 4, attribute_code: 'tint' })] }, 'attribute'],
    ['tax rules', { taxrules: [{ ...aTaxRuleDocument(), id: 9 }] }, 'taxrule'],
  ])(
    'IMPORT-04 removes all %s that the folder no longer has, and nothing of other kinds',
    async (_what, folder, entity) => {
      await importDocuments(backend, whole);
      await importDocuments(backend, {
        categories: [aCategoryDocument({ id: 21, url_key: 'mat', url_path: 'mat' })],
        attributes: [aColourDocument({ id: 24, attribute_id: 24, attribute_code: 'stof' })],
        taxrules: [{ ...aTaxRuleDocument(), id: 29 }],
      });
      const idsOf = async (kind: string) =>
        (await ask(backend, `/api/catalog/etalage_dailydeal/${kind}/_search`)).hits.map(({ id }: { id: number }) => id);
      const others = ['category', 'attribute', 'taxrule'].filter((kind) => kind !== entity);
      const before = await Promise.all(others.map(idsOf));
      expect(await importDocuments(backend, folder, { prune: true })).toMatchObject({ written: 1, removed: 2 });
      const [[document = expect.unreachable()] = []] = Object.values(folder);
      expect(await idsOf(entity)).toEqual([document['id']]);
      expect(await Promise.all(others.map(idsOf))).toEqual(before);
      expect(await ask(backend, '/api/product?sku=HD-100')).toMatchObject({ code: 200 });
    },
  );
});

describe('IMPORT-04 prune, of the content', () => {
  it.each(contentKinds)('IMPORT-04 removes all %s that the folder no longer has', async (_what, folder) => {
    await importDocuments(backend, folder(1, 2, 3));
    expect(await importDocuments(backend, folder(2), { prune: true })).toMatchObject({ written: 0, removed: 2 });
    expect(await importDocuments(backend, folder(1, 2, 3))).toMatchObject({ written: 2 });
  });
});

describe('IMPORT-04 what another store view has stays there', () => {
  /** Removes the towels of one store view that another has too. */
  async function pruneTowels(): Promise<void> {
    await importDocuments(backend, whole, { storeCode: 'textile' });
    await importDocuments(backend, whole);
    const products = [aProductDocument({ id: 7, sku: 'NIEUW', url_key: 'nieuw', url_path: 'nieuw.html' })];
    expect(await importDocuments(backend, { products }, { prune: true })).toMatchObject({ removed: 2 });
  }

  it.each([
    ['a product', '/api/product?sku=HD-100', { id: 100 }],
    ['a product by one of its variants', '/api/product?sku=HD-200-wit', { id: 200 }],
    ['the stock of a product', '/api/stock/check?sku=HD-100', { qty: 8 }],
  ])('IMPORT-04 %s', async (_what, address, result) => {
    await pruneTowels();
    expect(await ask(backend, address)).toMatchObject({ code: 404 });
    expect(await ask(backend, address, 'textile')).toMatchObject({ code: 200, result });
  });
});

describe('IMPORT-04 what is in the folder stays in the shop', () => {
  it('IMPORT-04 refuses a folder without documents, which would prune everything', async () => {
    const backend = await aBackend();
    await importDocuments(backend, { products: [aProductDocument()] });
    await expect(importFolder(backend, aFolder(), { prune: true })).rejects.toThrow(/holds no products/);
    expect(await ask(backend, '/api/product?sku=HD-100')).toMatchObject({ code: 200 });
  });

  it('IMPORT-04 does not remove what the folder has and the import rejects', async () => {
    await importDocuments(backend, whole);
    const products = [aConfigurableDocument(), aProductDocument({ type_id: 'banner' })];
    const report = await importDocuments(backend, { products }, { prune: true });
    expect(report).toMatchObject({ removed: 0, rejected: [{ id: '100' }] });
    expect(await ask(backend, '/api/product?sku=HD-100')).toMatchObject({ code: 200 });
  });
});

describe('IMPORT-04 what cannot be read is no reason to remove anything', () => {
  const folderOf = (files: Record<string, string>) => {
    const folder = join(aFolder(), 'partly');
    mkdirSync(folder);
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    return folder;
  };
  const configurable = JSON.stringify(aConfigurableDocument());

  it.each([
    ['a broken line', { 'products.jsonl': `${configurable}\n{"id": 100, "sku":` }],
    ['a line without an id', { 'products.jsonl': `${configurable}\n{"sku": "HD-100", "name": "Handdoek"}` }],
    ['a line that is no document', { 'products.jsonl': `${configurable}\n"HD-100"` }],
    ['a broken array', { 'products.json': `[${configurable}]`, 'product.json': '[{"id": 100' }],
    ['a broken file of another kind', { 'products.jsonl': configurable, 'redirects.json': '[{"id":' }],
    ['a file of an unknown kind', { 'products.jsonl': configurable, 'products-2.csv': 'id,sku\n100,HD-100' }],
  ])('IMPORT-04 removes nothing with --prune beside %s, and says so', async (_what, files) => {
    await importDocuments(backend, whole);
    const report = await importFolder(backend, folderOf(files), { prune: true });
    expect(report).toMatchObject({ removed: 0, kept: 1, unread: 1 });
    expect(reportLines(report).join('\n')).toContain(
      'nothing was removed: 1 line, file or document could not be read, and 1 document that the rest lacks may be in it',
    );
    expect(await ask(backend, '/api/product?sku=HD-100')).toMatchObject({ code: 200 });
  });

  it('IMPORT-04 removes nothing with --prune beside a category without an id within another', async () => {
    await importDocuments(backend, whole);
    const outer = aCategoryDocument({
      id: 77,
      url_key: 'buiten',
      url_path: 'buiten',
      children_data: [{ name: 'Bad' }],
    });
    const report = await importFolder(backend, folderOf({ 'categories.json': JSON.stringify([outer]) }), {
      prune: true,
    });
    expect(report).toMatchObject({ removed: 0, kept: 1, unread: 1 });
  });

  it('IMPORT-04 leaves the addresses of what it does not remove where they are', async () => {
    await importDocuments(backend, whole);
    const files = { 'products.jsonl': `${JSON.stringify(aProductDocument({ id: 7, sku: 'NIEUW' }))}\n{` };
    expect(await importFolder(backend, folderOf(files), { prune: true })).toMatchObject({ written: 1, removed: 0 });
    expect((await ask(backend, '/api/product?sku=NIEUW')).result).toMatchObject({ url_key: 'handdoek-fenne-7' });
  });

  it('IMPORT-04 prunes when notes lie beside the documents', async () => {
    await importDocuments(backend, whole);
    const files = { 'products.jsonl': configurable, 'README.md': '# Export', '.DS_Store': '' };
    expect(await importFolder(backend, folderOf(files), { prune: true })).toMatchObject({ removed: 1, kept: 0 });
  });
});

describe('IMPORT-01 the report of the command', () => {
  const rejectedWith = (field: string, values: unknown[]) =>
    values.map((value, index) =>
      aProductDocument({ id: 500 + index, sku: `${field}-${index}`, url_key: `${field}-${index}`, [field]: value }),
    );
  const reportOf = async (products: ReturnType<typeof rejectedWith>) => {
    const folder = join(aFolder(), 'rejected');
    mkdirSync(folder);
    writeFileSync(join(folder, 'products.jsonl'), products.map((document) => JSON.stringify(document)).join('\n'));
    return reportLines(await importFolder(backend, folder));
  };

  it('IMPORT-01 counts documents with the same fault, and names line, id, field and value of each', async () => {
    const lines = await reportOf(rejectedWith('price', ['gratis', 'op aanvraag']));
    expect(lines).toEqual([
      'accepted 0, written 0, removed 0, rejected 2',
      'rejected 2: product, price: price cannot be read: an amount like 1234.50 or 1.234,50 was wanted',
      '  products.jsonl:1, id 500, price = gratis',
      '  products.jsonl:2, id 501, price = op aanvraag',
    ]);
  });

  it('IMPORT-01 counts what was normalised, by what it was', async () => {
    const [one, two] = [500, 501].map((id) => aProductDocument({ id, sku: `N-${id}`, url_key: `n-${id}`, price: '5' }));
    const lines = await reportOf([
      { ...one, url_path: '500' },
      { ...two, url_path: '501', name: 'Wit &amp; zacht' },
    ]);
    expect(lines.toSorted()).toEqual([
      'accepted 2, written 2, removed 0, rejected 0',
      'changed  1: HTML entity decoded',
      'changed  2: number given as text',
    ]);
  });

  it('IMPORT-01 keeps documents with other faults apart', async () => {
    const lines = await reportOf([...rejectedWith('price', ['gratis']), ...rejectedWith('status', ['misschien'])]);
    expect(lines.filter((line) => line.startsWith('rejected'))).toEqual([
      expect.stringContaining('rejected 1: product, price: '),
      expect.stringContaining('rejected 1: product, status: '),
    ]);
  });

  it('IMPORT-01 lists five of many documents with the same fault', async () => {
    const lines = await reportOf(rejectedWith('price', Array<string>(8).fill('gratis')));
    expect(lines.slice(1)).toEqual([
      expect.stringMatching(/^rejected 8: product, price: /),
      ...[1, 2, 3, 4, 5].map((line): unknown => expect.stringContaining(`products.jsonl:${line}, id ${499 + line}, `)),
      '  and 3 more',
    ]);
  });

  it.each([
    ['sku', ['HD']],
    ['price', 'gratis'],
    ['type_id', 'banner'],
    ['status', 'misschien'],
    ['visibility', 'misschien'],
    ['name', {}],
  ])('IMPORT-01 says which %s was found and what was wanted', async (field, value) => {
    const { rejected } = await importDocuments(backend, { products: [aProductDocument({ [field]: value })] });
    expect(rejected).toEqual([
      expect.objectContaining({
        ...{ entity: 'product', id: '100', place: 'products.json, entry 1', field },
        value: typeof value === 'string' ? value : JSON.stringify(value),
        reason: expect.stringMatching(new RegExp(`^${field} cannot be read: .+ was wanted$`)),
      }),
    ]);
  });
});

it.each([
  ['0 when all was taken', { accepted: 2, rejected: [] }, 0],
  ['1 when something was rejected', { accepted: 2, rejected: [{}] }, 1],
  ['2 when everything was rejected', { accepted: 0, rejected: [{}] }, 2],
])('IMPORT-01 ends the command with %s', (_what, report, code) => expect(exitCodeOf(report)).toBe(code));

it('IMPORT-04 does not remove attributes that are named by attribute_id alone', async () => {
  const { id, ...document } = aColourDocument();
  const attributes = [{ ...document, attribute_id: id }];
  await importDocuments(backend, { attributes });
  expect(await importDocuments(backend, { attributes }, { prune: true })).toMatchObject({ written: 0, removed: 0 });
});

describe('IMPORT-05 the search and the pages follow', () => {
  it('IMPORT-05 finds what was imported and no longer finds what was pruned', async () => {
    await importDocuments(backend, whole);
    expect(await found()).toEqual(['HD-100', 'HD-200']);
    await importDocuments(backend, { products: [aConfigurableDocument()] }, { prune: true });
    expect(await found()).toEqual(['HD-200']);
  });

  it('IMPORT-05 finds every product, also where they are more than are indexed at a time', async () => {
    const named = (id: number) =>
      aProductDocument({ id, sku: `N-${id}`, url_key: `n-${id}`, url_path: `n-${id}.html` });
    const last = { ...named(600), name: 'Hamamdoek' };
    await importDocuments(backend, { products: [...Array.from({ length: 520 }, (_none, at) => named(at + 1)), last] });
    expect(await foundBy('hamamdoek')).toEqual(['N-600']);
  });

  it('IMPORT-05 finds what changed by its new name, and not by its old one', async () => {
    await importDocuments(backend, whole);
    expect(await foundBy('fenne')).toEqual(['HD-100']);
    await importDocuments(backend, { products: [aProductDocument({ name: 'Handdoek Terra' })] });
    expect(await foundBy('terra')).toEqual(['HD-100']);
    expect(await foundBy('fenne')).toEqual([]);
  });

  it('IMPORT-05 finds products by the new word of an attribute alone that changed', async () => {
    await importDocuments(backend, whole);
    expect(await foundBy('handdoek wit')).toEqual(['HD-200']);
    await importDocuments(backend, { attributes: [aColourDocument({ options: [{ value: '31', label: 'Ivoor' }] })] });
    expect(await foundBy('handdoek ivoor')).toEqual(['HD-200']);
  });

  it('IMPORT-05 invalidates the pages of what changed', async () => {
    await importDocuments(backend, whole);
    const { result: start } = await news('');
    await importDocuments(backend, { products: [aProductDocument({ name: 'Handdoek Fenne XL' })] });
    const { result } = await news(`?after=${start.newest}`);
    const tags: string[] = result.entries.map(({ tag }: { tag: string }) => tag);
    // The list once more when the index shows the import.
    expect(tags).toEqual(['product:100', 'category:10', 'category:10']);
    expect(result.entries[0]).toMatchObject({ storeCode: 'dailydeal' });
  });

  it('IMPORT-05 the pages with an attribute that changed are old once more when the index shows the import', async () => {
    await importDocuments(backend, whole);
    const { result: start } = await news('');
    await importDocuments(backend, { attributes: [aColourDocument({ options: [{ value: '31', label: 'Ivoor' }] })] });
    const { result } = await news(`?after=${start.newest}`);
    expect(result.entries.map(({ tag }: { tag: string }) => tag)).toEqual(['attribute', 'attribute']);
  });

  it('IMPORT-05 invalidates the pages of all kinds that changed in one import', async () => {
    await importDocuments(backend, whole);
    const { result: start } = await news('');
    await importDocuments(backend, {
      products: [aProductDocument({ name: 'Handdoek Fenne XL' })],
      categories: [aCategoryDocument({ name: 'Badkamer' })],
      attributes: [aColourDocument({ default_frontend_label: 'Tint' })],
      taxrules: [{ ...aTaxRuleDocument(), code: 'Hoog' }],
    });
    const { result } = await news(`?after=${start.newest}`);
    const tags: string[] = result.entries.map(({ tag }: { tag: string }) => tag);
    expect([...new Set(tags)].toSorted()).toEqual(['attribute', 'category', 'category:10', 'product:100', 'taxrule']);
  });

  it('IMPORT-05 invalidates the pages of the store view alone that was imported into', async () => {
    await importDocuments(backend, whole, { storeCode: 'textile' });
    const { result: start } = await news('');
    const products = [aProductDocument({ name: 'Handdoek Fenne XL' })];
    await importDocuments(backend, { products }, { storeCode: 'textile', prune: true });
    const { result } = await news(`?after=${start.newest}`);
    const told = result.entries.map(({ storeCode, tag }: Record<string, string>) => `${storeCode} ${tag}`);
    expect(new Set(told)).toEqual(
      new Set(['product:100', 'product:200', 'category:10'].map((tag) => `textile ${tag}`)),
    );
  });

  it('IMPORT-05 finds what was imported into another store view', async () => {
    await importDocuments(backend, whole, { storeCode: 'textile' });
    expect(await foundBy('fenne', 'textile')).toEqual(['HD-100']);
    expect(await foundBy('fenne')).toEqual([]);
  });

  it('IMPORT-05 the lists of another store view are old once more when its index shows the import', async () => {
    await importDocuments(backend, whole, { storeCode: 'textile' });
    const { result: start } = await news('');
    const products = [aProductDocument({ name: 'Handdoek Fenne XL' })];
    await importDocuments(backend, { products }, { storeCode: 'textile' });
    const { result } = await news(`?after=${start.newest}`);
    const lists = result.entries.filter(({ tag }: { tag: string }) => tag === 'category:10');
    expect(lists.map(({ storeCode }: { storeCode: string }) => storeCode)).toEqual(['textile', 'textile']);
  });

  it.each([
    ['a product that was pruned', { products: [aConfigurableDocument()] }, 'product:100'],
    ['a category that changed', { categories: [aCategoryDocument({ name: 'Badkamer' })] }, 'category:10'],
    ['an attribute that changed', { attributes: [aColourDocument({ default_frontend_label: 'Tint' })] }, 'attribute'],
    [
      'a category that was pruned',
      { categories: [aCategoryDocument({ id: 11, url_key: 'bed', url_path: 'bed' })] },
      'category:10',
    ],
    ['a tax rule that changed', { taxrules: [{ ...aTaxRuleDocument(), code: 'Hoog' }] }, 'taxrule'],
    ['all categories', { categories: [aCategoryDocument({ name: 'Badkamer' })] }, 'category'],
  ])('IMPORT-05 invalidates the pages that show %s', async (_what, documents, tag) => {
    await importDocuments(backend, whole);
    const { result: start } = await news('');
    await importDocuments(backend, documents, { prune: true });
    const { result } = await news(`?after=${start.newest}`);
    expect(result.entries).toContainEqual(expect.objectContaining({ storeCode: 'dailydeal', tag }));
  });

  const elsewhere = aConfigurableDocument({ category_ids: [] });
  /** Two products in two lists each. */
  const inLists = (name: string, ...lists: [string[], string[]]) =>
    lists.map((category_ids, at) => {
      const own = { id: 100 + at, sku: `HD-${100 + at}`, url_key: `hd-${at}`, url_path: `hd-${at}.html` };
      return aProductDocument({ ...own, name, category_ids });
    });
  it.each([
    ['changed', inLists('Nieuw', ['10', '11'], ['12', '13'])],
    ['leave their lists', inLists('Oud', [], [])],
    ['are pruned', []],
  ])('IMPORT-05 invalidates the pages of several products that %s, and of all their lists', async (_what, products) => {
    await importDocuments(backend, { products: [...inLists('Oud', ['10', '11'], ['12', '13']), elsewhere] });
    const { result: start } = await news('');
    await importDocuments(backend, { products: [...products, elsewhere] }, { prune: true });
    const { result } = await news(`?after=${start.newest}`);
    const lists = [10, 11, 12, 13].map((id) => `category:${id}`);
    expect(new Set(result.entries.map(({ tag }: { tag: string }) => tag))).toEqual(
      new Set(['product:100', 'product:101', ...lists]),
    );
  });

  it.each([
    [
      'that it comes into by category_ids alone',
      [aProductDocument({ category: [], category_ids: ['11'] })],
      'category:11',
    ],
    ['that it leaves', [aProductDocument({ category: [], category_ids: ['11'] })], 'category:10'],
    ['that it is pruned from', [elsewhere], 'category:10'],
  ])('IMPORT-05 invalidates the pages of a list %s', async (_what, products, tag) => {
    await importDocuments(backend, { products: [aProductDocument(), elsewhere] });
    const { result: start } = await news('');
    await importDocuments(backend, { products }, { prune: true });
    const { result } = await news(`?after=${start.newest}`);
    expect(result.entries.map((entry: { tag: string }) => entry.tag)).toContain(tag);
  });

  const news = async (query: string) => {
    const answer = await backend.app.request(`/api/invalidations${query}`, {
      headers: { 'x-admin-key': testAdminKey },
    });
    return answer.json();
  };

  const answersTo = async (query: object, storeCode = 'dailydeal') => {
    const request = encodeURIComponent(JSON.stringify(query));
    const { hits } = await ask(backend, `/api/catalog/etalage_${storeCode}/product/_search?request=${request}`);
    return hits.map(({ sku }: { sku: string }) => sku).sort();
  };
  const found = () => answersTo({ _appliedFilters: [{ attribute: 'status', value: { in: [1] } }] });
  const foundBy = (_searchText: string, storeCode?: string) => answersTo({ _searchText }, storeCode);
});

const realData = join(
  process.env['REAL_DATA'] ?? join(import.meta.dirname, '../../../../../shared/data'),
  'luma-sdk-2019',
);
const hasRealData = existsSync(realData);
if (!hasRealData) process.stdout.write('Skipped: the import of luma-sdk-2019 needs REAL_DATA.\n');

it.runIf(hasRealData)('IMPORT-01, IMPORT-02, IMPORT-03 the catalogue luma-sdk-2019 goes in whole, once', async () => {
  const report = await importFolder(backend, realData);
  expect(report).toMatchObject({ accepted: 99, rejected: [] });
  expect(await importFolder(backend, realData)).toMatchObject({ accepted: 99, written: 0 });
  const { result } = await ask(backend, '/api/product?sku=WT06');
  expect(result).toMatchObject({ id: 1769, url_key: 'chloe-compete-tank', color_options: [50, 58, 60] });
});
