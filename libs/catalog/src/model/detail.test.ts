import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { category, productDocument } from '../contract.ts';
import { detailJsonLd } from './structuredData.ts';
import { detailEn } from '../messages/detailEn.ts';
import { detailNl } from '../messages/detailNl.ts';
import { nl } from '../messages/nl.ts';
import { aProduct, aProductSummary, aVariant, aViewContext } from '../testing.ts';
import { unlinked } from './about.ts';
import { categoryTree } from './categories.ts';
import { detailOf, galleryOf } from './detail.ts';
import { dispatchTarget } from './dispatch.ts';
import { selectVariant } from './selectVariant.ts';
import { summaryOf } from './summary.ts';

const soldOut = { product_id: 1, qty: 0, is_in_stock: false };

describe('the page of a product', () => {
  const detail = detailOf(aProduct(), 'JAS-BLAUW-L', aViewContext());
  it('opens with the variant of the address', () =>
    expect(detail).toMatchObject({
      sku: 'JAS-BLAUW-L',
      parentSku: 'JAS',
      defaultSku: 'JAS-BLAUW-S',
      price: 6500,
      isConfigured: true,
    }));
  it('VAR-02 another variant becomes current, with its price and pictures', () =>
    expect(selectVariant(detail, 'JAS-WIT-S', nl)).toMatchObject({
      sku: 'JAS-WIT-S',
      price: 4900,
      gallery: [{ src: '/jas-wit.jpg' }],
    }));
  it('VAR-11 says that a variant is gone, until another is chosen', () => {
    const gone = detailOf(aProduct(), 'JAS-GEEL-S', aViewContext());
    expect(gone.info).toHaveProperty('gone');
    expect(selectVariant(gone, 'JAS-BLAUW-S', nl).info).not.toHaveProperty('gone');
  });
  it('shows every option value with its state, and where it leads', () =>
    expect(
      detail.options.map(({ values }) =>
        values.map(({ label, state, isChosen, sku }) => [label, state, isChosen, sku]),
      ),
    ).toEqual([
      [
        ['Blauw', 'available', true, 'JAS-BLAUW-L'],
        ['Wit', 'unavailable', false, 'JAS-WIT-S'],
      ],
      [
        ['S', 'available', false, 'JAS-BLAUW-S'],
        ['L', 'available', true, 'JAS-BLAUW-L'],
      ],
    ]));
  it('PRICE-15 opens on the first variant that can be bought', () => {
    const [small, ...others] = aProduct().configurable_children ?? [];
    const product = aProduct({ price: 0, configurable_children: [aVariant({ ...small, price: 0 }), ...others] });
    expect(detailOf(product, undefined, aViewContext())).toMatchObject({
      sku: 'JAS-BLAUW-L',
      defaultSku: 'JAS-BLAUW-L',
      price: 6500,
    });
  });
  describe('VAR-06 without a variant to choose', () => {
    const gone = aProduct({ configurable_children: [aVariant({ status: 2 })] });
    it.each([
      ['Dutch', detailNl, 'Geen varianten van dit product beschikbaar'],
      ['English', detailEn, 'No available product variants'],
    ])('VAR-06 says so in %s', (_language, words, variants) =>
      expect(detailOf(gone, undefined, aViewContext({ words })).errors).toEqual({ variants }),
    );
    it('VAR-06 shows the first variant, which is not chosen', () =>
      expect(detailOf(gone, undefined, aViewContext())).toMatchObject({ sku: 'JAS-BLAUW-S', isConfigured: false }));
  });
  it('SEO-03 SEO-09 states the price and stock of every variant, in the words of its choices', () =>
    expect(detailJsonLd(detail, 'https://w.test')).toEqual({
      '@context': 'https://schema.org',
      '@type': 'ProductGroup',
      productGroupID: 'JAS',
      name: 'Badjas Fenne',
      description: 'Zacht en warm.',
      url: 'https://w.test/p/JAS/badjas-fenne/JAS-BLAUW-S',
      image: ['https://w.test/img/600/744/resize/jas-blauw.jpg'],
      variesBy: ['https://schema.org/color', 'https://schema.org/size'],
      hasVariant: [
        aVariantOffer('JAS-BLAUW-S', 'Blauw', 'S', '59.00'),
        aVariantOffer('JAS-BLAUW-L', 'Blauw', 'L', '65.00'),
        aVariantOffer('JAS-WIT-S', 'Wit', 'S', '49.00'),
      ],
    }));
  it('SEO-03 a product without variants is offered itself', () => {
    const plain = aProduct({ type_id: 'simple', configurable_children: [], configurable_options: [], price: 12.5 });
    expect(detailJsonLd(detailOf(plain, undefined, aViewContext()), 'https://w.test')).toMatchObject({
      '@type': 'Product',
      sku: 'JAS',
      offers: { price: '12.50', url: 'https://w.test/p/JAS/badjas-fenne' },
    });
  });
});

/** What a variant of the bath robe is offered for. */
const aVariantOffer = (sku: string, color: string, size: string, price: string) => {
  const url = `https://w.test/p/JAS/badjas-fenne/${sku}`;
  const image = [`https://w.test/img/600/744/resize/jas-${color.toLowerCase()}.jpg`];
  const condition = { itemCondition: 'https://schema.org/NewCondition' };
  const availability = 'https://schema.org/InStock';
  const offers = { '@type': 'Offer', url, priceCurrency: 'EUR', price, ...condition, availability };
  return { '@type': 'Product', sku, name: 'Badjas Fenne', image, color, size, offers };
};

describe('the gallery', () => {
  const entry = (typ: string, more: object) => ({ typ, ...more });
  it('falls back to image, small_image and thumbnail', () => {
    expect(galleryOf({ image: 'no_selection', small_image: '/s.jpg' }, 'Laken')).toEqual([
      { kind: 'image', src: '/s.jpg', alt: 'Laken' },
    ]);
    expect(galleryOf({ thumbnail: '/t.jpg' }, 'Laken')[0]?.src).toBe('/t.jpg');
  });
  it('takes .webm and .mp4, no other video', () => {
    const media_gallery = [
      entry('image', { image: '/a.jpg', pos: 2, lab: 'Voorkant' }),
      entry('video', { vid: { url: '/a.webm' }, pos: 1 }),
      entry('video', { vid: { url: '/b.mp4' }, pos: 3 }),
      entry('video', { vid: { url: 'https://youtube.test/x' }, pos: 4 }),
    ];
    expect(galleryOf({ media_gallery }, 'Laken').map(({ src }) => src)).toEqual(['/a.webm', '/a.jpg', '/b.mp4']);
  });
});

describe('the page of a set', () => {
  const set = aProduct({
    type_id: 'grouped',
    price: 29.95,
    configurable_children: [],
    product_links: ['PAN-20', 'PAN-28'].map((linked_product_sku) => ({ link_type: 'associated', linked_product_sku })),
  });
  const reduced = { price: 1495, originalPrice: 3695, discountPercent: -60 };
  const cards = new Map([
    ['PAN-20', aProductSummary({ sku: 'PAN-20', price: 2395 })],
    ['PAN-28', aProductSummary({ sku: 'PAN-28', ...reduced, priceChangesAt: 5 })],
  ]);
  it('PRICE-14 begins at what its cheapest member costs now', () => {
    const shown = detailOf(set, undefined, aViewContext(), { ...unlinked, cards });
    expect(shown.price).toBe(1495);
    expect(shown).not.toHaveProperty('originalPrice');
    expect(shown.members?.map(({ priceChangesAt }) => priceChangesAt)).toEqual([undefined, 5]);
  });
  it('costs what it says itself where no member is known', () =>
    expect(detailOf(set, undefined, aViewContext()).price).toBe(2995));
});

describe('a card', () => {
  it('shows the cheapest variant’s price and opens with the first variant', () =>
    expect(summaryOf(aProduct(), aViewContext())).toMatchObject({
      price: 4900,
      sku: 'JAS-BLAUW-S',
      parentSku: 'JAS',
      slug: 'badjas-fenne',
    }));
  it('says that others cost more where its variants differ in price, and only there', () => {
    expect(summaryOf(aProduct(), aViewContext()).isFrom).toBe(true);
    const even = aProduct({ configurable_children: [aVariant(), aVariant({ sku: 'JAS-BLAUW-L', maat: '168' })] });
    expect(summaryOf(even, aViewContext())).not.toHaveProperty('isFrom');
    expect(summaryOf(aProduct({ type_id: 'grouped', configurable_children: [] }), aViewContext()).isFrom).toBe(true);
  });
  it('names its colours', () =>
    expect(summaryOf(aProduct(), aViewContext()).colours).toEqual([
      { name: 'Blauw', value: '#3464a0' },
      { name: 'Wit', value: '#f6f4ef' },
    ]));
  it('puts its labels in order, then new and sale', () => {
    const product = aProduct({
      new: '1',
      product_labels: [
        { label: 'Tweede', position: 2 },
        { label: 'Eerste', position: 1 },
      ],
      configurable_children: [aVariant({ price: 100, special_price: 75 })],
    });
    const card = summaryOf(product, aViewContext());
    expect(card.labels?.map(({ text }) => text)).toEqual(['Eerste', 'Tweede', 'Nieuw', 'Sale']);
    expect(card).toMatchObject({ price: 7500, originalPrice: 10000, discountPercent: -25 });
  });
  it('LEGAL-03 says nothing of a sale where no reduction may be announced', () => {
    const variant = aVariant({ price: 100, special_price: 75, lowest_price_30d: 75 });
    const card = summaryOf(aProduct({ sale: '1', configurable_children: [variant] }), aViewContext());
    expect(card.price).toBe(7500);
    expect(card).not.toHaveProperty('labels');
  });
  it('is sold out when all its variants are', () =>
    expect(
      summaryOf(aProduct({ configurable_children: [aVariant({ stock: soldOut })] }), aViewContext()).stock,
    ).toEqual({ status: 'out_of_stock' }));
  it('decodes a name once', () =>
    expect(summaryOf(aProduct({ name: 'Bed &amp; bad&trade;' }), aViewContext()).name).toBe('Bed & bad™'));
});

describe('ROUTE-36 what a mapped path leads to', () => {
  it.each([
    [
      'a product',
      { _type: 'product' as const, _source: { id: 1, sku: 'A', type_id: 'simple', slug: 'laken' } },
      { name: 'simple-product', params: { slug: 'laken', parentSku: 'A', childSku: 'A' } },
    ],
    [
      'a category',
      { _type: 'category' as const, _source: { id: 4, slug: 'bad' } },
      { name: 'category', params: { slug: 'bad' } },
    ],
    [
      'a content page',
      { _type: 'cms_page' as const, _source: { identifier: 'over-ons' } },
      { name: 'cms-page', params: { slug: 'over-ons' } },
    ],
    ['nothing', null, { name: 'page-not-found', params: { slug: 'page-not-found' } }],
  ])('%s', (_what, answer, target) => expect(dispatchTarget(answer)).toEqual(target));
});

const beside = fileURLToPath(new URL('../../../../../shared/data', import.meta.url));
const realData = `${process.env.REAL_DATA ?? beside}/luma-sdk-2019`;
const hasRealData = existsSync(`${realData}/products.json`);
if (!hasRealData) process.stdout.write(`Skipped: no real data in ${realData}\n`);

describe.runIf(hasRealData)('the catalogue of others', () => {
  const load = (name: string): unknown => JSON.parse(readFileSync(`${realData}/${name}.json`, 'utf8'));
  const documents = hasRealData ? v.parse(v.array(productDocument), load('products')) : [];

  it('is accepted whole', () => expect(documents).toHaveLength(50));
  it('gives a page and a card for each product, with a price and a name without entities', () => {
    for (const { stock, id, type_id: _type, status: _status, visibility: _visibility, ...document } of documents) {
      const [record] = Array.isArray(stock) ? stock : [stock];
      const children = (document.configurable_children ?? []).map(({ stock: _stock, ...child }) => ({
        ...child,
        id: Number(child.id),
        status: 1,
      }));
      const given = {
        ...document,
        id: Number(id),
        status: 1,
        visibility: 4,
        type_id: 'configurable' as const,
        stock: record,
        configurable_children: children,
      };
      const detail = detailOf(given, undefined, aViewContext());
      expect(detail.price).toBeGreaterThan(0);
      expect(detail.options.length).toBeGreaterThan(0);
      expect(summaryOf(given, aViewContext()).name).not.toMatch(/&\w+;/);
    }
  });
  it('has a category tree', () => {
    const categories = v.parse(v.array(category), load('categories'));
    expect(categoryTree(categories).byId.size).toBeGreaterThanOrEqual(30);
  });
});
