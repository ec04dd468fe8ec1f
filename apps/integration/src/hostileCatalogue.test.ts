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
  type TestDocument,
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

const nothing = (document: TestDocument): TestDocument =>
  Object.fromEntries(Object.keys(document).map((field) => [field, null]));
const family = aConfigurableDocument();
const manyOptions = Array.from({ length: 10_000 }, (_none, at) => ({ value: String(1000 + at), label: `Tint ${at}` }));

/** Ten more: emptiness, excess, and values of every other kind. */
const nastier = [
  // Null in every place that may hold nothing.
  odd({ ...nothing(aProductDocument()), id: 8001, sku: 'NAAR-1', name: 'Handdoek naar leeg' }),
  {
    ...nothing(family),
    id: 8002,
    sku: 'NAAR-2',
    name: 'Handdoek naar familie',
    type_id: 'configurable',
    configurable_options: [{ ...nothing({ label: 0, values: 0 }), id: 1, attribute_code: 'kleur' }],
    configurable_children: [{ ...nothing(aVariantDocument()), sku: 'NAAR-2-X' }],
  },
  // Text for every number and flag.
  odd({
    id: '8003',
    sku: 'NAAR-3',
    status: '1',
    visibility: '4',
    price: '12,95',
    special_price: '0',
    has_options: 'ja',
    stock: { qty: '3.0000', is_in_stock: '1', manage_stock: 'true', min_qty: '' },
    category_ids: '10,,10, ,x',
    category: { 0: { category_id: 10 } },
    tier_prices: '0',
    new: 'nee',
    sale: '',
  }),
  // Lists for texts, texts for lists.
  odd({
    id: 8004,
    sku: 'NAAR-4',
    description: ['<p>a</p>', 5],
    meta_title: ['x'],
    url_path: ['a', 'b'],
    media_gallery: '/a.jpg',
    product_links: 'geen',
    custom_options: 'geen',
    product_labels: 'nieuw',
    bundle_options: {},
    configurable_options: 'kleur',
    configurable_children: 'geen',
    care: 'wash-30',
    fibre_composition: '100% katoen',
  }),
  // Names from right to left, in pictures, with markup and with a script.
  odd({
    id: 8005,
    sku: 'NAAR-5-\u05E9',
    name: '\u202Eמגבת רחצה\u202C 🛁🧼',
    meta_title: '\u202E',
    url_key: 'מגבת',
    description: '<p dir="rtl">מגבת</p>',
  }),
  odd({
    id: 8006,
    sku: 'NAAR-6',
    name: '<script>alert(1)</script><b>Handdoek</b> &lt;img src=x onerror=alert(1)&gt; {{constructor}} ${7*7}',
    description: '<svg onload=alert(1)><p>goed</p><script>alert(1)</script>',
    short_description: '</script><script>alert(1)</script>',
    product_labels: [{ label: '<i>nieuw</i>', type: '"><script>', position: 'x' }],
  }),
  // A name without a space, as long as a page, and one of nothing that shows.
  odd({
    id: 8007,
    sku: 'NAAR-7',
    name: `Tweepersoons${'dekbedovertrek'.repeat(400)}`,
    meta_description: 'x'.repeat(100_000),
  }),
  odd({ id: 8008, sku: 'NAAR-8', name: '\u200B\u200B', url_key: '---', slug: '/../..' }),
  // 10,000 options of one family, and a variant that is its own family.
  {
    ...family,
    id: 8009,
    sku: 'NAAR-9',
    name: 'Handdoek naar veel',
    url_key: 'naar-veel',
    url_path: null,
    configurable_options: [
      {
        attribute_id: 6,
        attribute_code: 'tint',
        label: 'Tint',
        values: manyOptions.map(({ value, label }) => ({ value_index: value, label })),
      },
    ],
    configurable_children: [
      aVariantDocument({ id: 8109, sku: 'NAAR-9', tint: '1000' }),
      ...manyOptions
        .slice(1, 500)
        .map(({ value }, at) => aVariantDocument({ id: 8200 + at, sku: `NAAR-9-${at}`, tint: value })),
    ],
  },
  // A set of itself, a bundle of itself, and links to itself.
  odd({
    id: 8010,
    sku: 'NAAR-10',
    type_id: 'bundle',
    product_links: ['related', 'upsell', 'associated'].map((link_type) => ({
      link_type,
      linked_product_sku: 'NAAR-10',
    })),
    bundle_options: [
      { option_id: 1, title: null, type: 'wat', required: '1', product_links: [{ id: 1, sku: 'NAAR-10', qty: -3 }] },
    ],
  }),
];
const categories = [
  aCategoryDocument(),
  aCategoryDocument({
    id: 30,
    name: 'Zichzelf',
    url_key: 'zichzelf',
    slug: 'zichzelf',
    url_path: 'zichzelf',
    parent_id: 30,
  }),
  aCategoryDocument({ id: 31, name: 'Kring een', url_key: 'kring-1', slug: 'kring-1', url_path: 'k1', parent_id: 33 }),
  aCategoryDocument({ id: 32, name: 'Kring twee', url_key: 'kring-2', slug: 'kring-2', url_path: 'k2', parent_id: 31 }),
  aCategoryDocument({
    id: 33,
    name: 'Kring drie',
    url_key: 'kring-3',
    slug: 'kring-3',
    url_path: 'k3',
    parent_id: 32,
    path: '1/2/33/31/32/33',
  }),
  aCategoryDocument({
    id: 34,
    name: '<b>🛏️ Bedden</b> & \u202Eמיטה',
    url_key: 'bedden',
    slug: 'bedden',
    url_path: 'bedden',
    children_data: [{ id: 34, name: 'Bedden', children_data: [{ id: 34 }] }],
  }),
  { ...nothing(aCategoryDocument()), id: 35, name: 'Niets' },
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
  aColourDocument({ id: 6, attribute_id: 6, attribute_code: 'tint', is_filterable: true, options: manyOptions }),
  { ...nothing(aColourDocument()), id: 7, attribute_id: 7, attribute_code: 'leeg' },
  aColourDocument({
    id: 8,
    attribute_id: 8,
    attribute_code: '"><i>&=?',
    default_frontend_label: '<script>alert(1)</script>',
    is_filterable: '1',
    position: '-1e9',
    options: [
      { value: '31', label: '<b>Wit</b>' },
      { value: 0, label: 0 },
      { value: true, label: [] },
    ],
  }),
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
  report = await importDocuments(backend, { products: [...products, ...nastier], categories, attributes, taxrules });
});

describe('IMPORT-03 what the import accepts, every page shows', () => {
  it('IMPORT-03 takes all of it in, and what it cannot read is left out and named', () => {
    expect(report.rejected).toEqual([]);
    expect(report.changed.map(([change]) => change)).toContain('left out, as nothing can read it: product_links[]');
  });

  it('IMPORT-03 answers every page of the shop, with the good ones on them', async () => {
    const slugs = [
      'bad',
      'boven',
      'onder',
      'kussens',
      'naamloos',
      '9',
      'zichzelf',
      'kring-1',
      'kring-2',
      'kring-3',
      'bedden',
    ];
    const skus = ['HD-100', 'HD-200', ...[...products, ...nastier].map(({ sku }) => String(sku))];
    const paths = [
      ...['/', '/search?q=handdoek', '/search?q=vreemd', '/no-result?q=zzz', '/cart', '/boven', '/onder'],
      ...slugs.map((slug) => `/c/${slug}`),
      ...[
        'sort=newest',
        'sort=price-asc',
        'kleur=wit',
        'price=0-100',
        'page=2',
        'tint=tint-3',
        '%22%3E%3Ci%3E%26%3D%3F=wit',
      ].map((query) => `/c/bad?${query}`),
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
    const again = await importDocuments(backend, {
      products: [...products, ...nastier],
      categories,
      attributes,
      taxrules,
    });
    expect(again).toMatchObject({ written: 0, rejected: [] });
  });
});
