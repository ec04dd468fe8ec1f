import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { aBackend, type TestBackend } from '../../backend/src/testing/aBackend.ts';
import {
  aCategoryDocument,
  aColourDocument,
  aConfigurableDocument,
  aProductDocument,
  aTaxRuleDocument,
  aVariantDocument,
} from '../../backend/src/testing/documents.ts';
import { ask, importDocuments } from '../../backend/src/testing/importing.ts';
import type { ImportReport } from '../../backend/src/import/entities.ts';
import { views } from './testing/aStorefront.ts';
import { withPages } from './testing/withPages.ts';

const [view] = views;
/** Longer than a database indexes, however it is packed. */
const long = randomBytes(5000).toString('hex');
let last = 1000;
const odd = (differences: object) => {
  last += 1;
  const own = { id: last, sku: `ODD-${last}`, name: `Handdoek vreemd ${last}`, url_key: `odd-${last}`, url_path: null };
  return aProductDocument({ ...own, ...differences });
};

/** What other systems have been seen to write, and worse. */
const products = [
  aProductDocument(),
  aConfigurableDocument(),
  odd({ kleur: [31, null, {}], materiaal: ['7', 8], model: [12], brand: { id: 3 }, fit: 5, care: 7, warnings: 'heet' }),
  odd({ name: 12345, url_key: 5, description: ['<p>'], short_description: 3, meta_title: {}, meta_description: 7 }),
  odd({ s: 'x', p: 'gratis', nm: [], i: {}, desc: 5, u: 1, opt: 'y', t: [1] }),
  odd({
    image: `/a/${long}.jpg`,
    small_image: 7,
    thumbnail: [],
    media_gallery: [null, { image: `/a/${long}.jpg` }, 5],
  }),
  odd({ name: `Handdoek ${long}`, url_key: long, url_path: `${long}.html`, slug: long }),
  odd({ price: -5, special_price: 1e15, tier_prices: [null, { qty: 'x' }, { qty: 2, value: {} }], tax_class_id: [] }),
  odd({ updated_at: '2026-99-99 00:00:00', created_at: 5, special_from_date: 12345, special_to_date: '0000-00-00' }),
  odd({ type_id: 'bundle', bundle_options: [null, { option_id: 1, product_links: [null, { sku: 5 }, { id: 1 }] }] }),
  odd({
    type_id: 'grouped',
    product_links: [
      null,
      { link_type: 'associated' },
      { link_type: 'associated', linked_product_sku: long },
      { link_type: 7, linked_product_sku: 9 },
    ],
  }),
  odd({
    custom_options: [null, { title: 'Naam' }, { option_id: 2, type: 'field', max_characters: '12', price: 'veel' }],
  }),
  odd({ category: [null, { category_id: null }, { category_id: 'kussens', name: 7 }], category_ids: [null, {}, 10] }),
  odd({
    custom_attributes: '0',
    product_labels: [null, 'nieuw', { label: 5 }],
    stock: [{ qty: 'x', is_in_stock: {} }],
  }),
  odd({ sku: `O/D %2f "'é`, fibre_composition: [null, { fibre: 'katoen' }], producer: 12, eu_responsible: [] }),
  aConfigurableDocument({
    ...odd({ color_options: 'a,b', kleur_options: [null, {}, '31'] }),
    type_id: 'configurable',
    configurable_options: [
      null,
      {
        attribute_code: 'kleur',
        label: 7,
        position: 'x',
        values: [null, { value_index: null }, { value_index: 31, label: 0 }],
      },
    ],
    configurable_children: [
      null,
      { sku: null },
      aVariantDocument({
        sku: 77,
        name: 5,
        status: null,
        kleur: ['31', 32],
        image: [],
        price: null,
        media_gallery: {},
      }),
    ],
  }),
];
const categories = [
  aCategoryDocument(),
  aCategoryDocument({ id: 20, name: 'Boven', url_key: 'boven', slug: 'boven', url_path: 'boven', parent_id: 21 }),
  aCategoryDocument({ id: 21, name: 'Onder', url_key: 'onder', slug: 'onder', url_path: 'onder', parent_id: 20 }),
  aCategoryDocument({ id: 'kussens', name: 'Kussens', url_key: 'kussens', slug: 'kussens', parent_id: 'bed-en-bad' }),
  aCategoryDocument({
    id: 23,
    name: 7,
    url_key: 9,
    slug: [],
    url_path: {},
    level: 'x',
    position: 'y',
    sku: 7,
    desc: 3,
  }),
  aCategoryDocument({
    id: 24,
    name: null,
    url_key: 'naamloos',
    description: 5,
    children_data: [null, 'x', { id: null }],
  }),
  aCategoryDocument({ id: 25, name: 'Lang', url_key: long, url_path: long, slug: long, updated_at: [], image: {} }),
];
const attributes = [
  aColourDocument(),
  aColourDocument({ id: 4, attribute_id: 4, attribute_code: 'materiaal', options: [null, { value: {}, label: [] }] }),
  aColourDocument({ id: 5, attribute_id: 5, attribute_code: 'maat', options: 'geen', position: {}, slug: 5 }),
];
const taxrules = [
  aTaxRuleDocument(),
  {
    ...aTaxRuleDocument(),
    id: 3,
    code: 7,
    product_tax_class_ids: [2, null],
    rates: [null, { rate: 'x' }, { rate: -100 }],
  },
];

let backend: TestBackend;
let report: ImportReport;
beforeAll(async () => {
  backend = await aBackend();
  report = await importDocuments(backend, { products, categories, attributes, taxrules });
});

describe('IMPORT-03 what the import accepts, every page shows', () => {
  it('IMPORT-03 takes all of it in, and what it cannot read is left out and named', () => {
    expect(report.rejected).toEqual([]);
    expect(report.changed.map(([change]) => change)).toContain('left out, as nothing can read it: product_links[]');
  });

  it('IMPORT-03 answers every page of the shop, with the good ones on them', async () => {
    const slugs = ['bad', 'boven', 'onder', 'kussens', 'naamloos', '9'];
    const skus = ['HD-100', 'HD-200', ...products.map(({ sku }) => String(sku))];
    const paths = [
      ...['/', '/search?q=handdoek', '/search?q=vreemd', '/no-result?q=zzz', '/cart', '/boven', '/onder'],
      ...slugs.map((slug) => `/c/${slug}`),
      ...['sort=newest', 'sort=price-asc', 'kleur=wit', 'price=0-100', 'page=2'].map((query) => `/c/bad?${query}`),
      ...skus.map((sku) => `/p/${encodeURIComponent(sku)}/x`),
    ];
    await withPages(view, backend, async (pageOf) => {
      const statuses = [];
      for (const path of paths) statuses.push([path.slice(0, 60), (await pageOf(path)).status]);
      expect(statuses.filter(([, status]) => Number(status) >= 500)).toEqual([]);
      for (const sku of skus) expect((await pageOf(`/p/${encodeURIComponent(sku)}/x`)).status, sku).toBe(200);
      for (const path of ['/c/bad', '/search?q=handdoek'])
        expect((await pageOf(path)).text, path).toContain('Handdoek Fenne');
    });
  });

  it.each([
    '/api/product/list?skus=HD-100,ODD-1001',
    '/api/product/render-list?skus=HD-100,ODD-1006',
    '/api/feeds/sitemap.xml',
    '/api/feeds/sitemap-pages.xml',
    '/api/feeds/sitemap-products-1.xml',
    '/api/feeds/merchant-feed.xml',
    ...['product', 'category', 'attribute', 'taxrule'].map(
      (type) => `/api/catalog/${view.searchIndex}/${type}/_search?size=50`,
    ),
    '/api/url?url=boven',
    '/api/ext/daily-offer',
  ])('IMPORT-03 answers %s', async (path) => {
    const response = await backend.app.request(path, { headers: { 'x-vs-store-code': view.storeCode } });
    await response.text();
    expect(response.status).toBe(200);
  });

  it('IMPORT-03 gives a text id one number, in every import', async () => {
    const { result } = await ask(backend, '/api/product?sku=ODD-1011');
    const [inside] = result.category;
    expect(inside).toMatchObject({ category_id: expect.any(Number) });
    const again = await importDocuments(backend, { products, categories, attributes, taxrules });
    expect(again).toMatchObject({ written: 0, rejected: [] });
  });
});
