import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { category, productDocument } from '../contract.ts';
import type { Product } from '../contract/product.ts';
import type { ConfigurableOption } from '../contract/productParts.ts';
import { detailJsonLd, productPageFacts, trailJsonLd } from './structuredData.ts';
import { detailEn } from '../messages/detailEn.ts';
import { detailNl } from '../messages/detailNl.ts';
import { nl } from '../messages/nl.ts';
import { aProduct, aProductSummary, aVariant, aViewContext, someAttributes } from '../testing.ts';
import { unlinked } from './about.ts';
import { attributesByCode } from './attributes.ts';
import { categoryTree } from './categories.ts';
import { detailOf, galleryOf } from './detail.ts';
import { dispatchTarget } from './dispatch.ts';
import { selectVariant } from './selectVariant.ts';
import { summaryOf, type DetailContext } from './summary.ts';

const soldOut = { product_id: 1, qty: 0, is_in_stock: false };

describe('the page of a product', () => {
  const open = () => detailOf(aProduct(), 'JAS-BLAUW-L', aViewContext());
  it('opens with the variant of the address', () =>
    expect(open()).toMatchObject({
      sku: 'JAS-BLAUW-L',
      parentSku: 'JAS',
      defaultSku: 'JAS-BLAUW-S',
      price: 6500,
      isConfigured: true,
    }));
  it('VAR-02 is configured once a variant matches', () => expect(open().isConfigured).toBe(true));
  it('VAR-02 another variant becomes current, with its price and pictures', () =>
    expect(selectVariant(open(), 'JAS-WIT-S', nl)).toMatchObject({
      sku: 'JAS-WIT-S',
      price: 4900,
      gallery: [{ src: '/jas-wit.jpg' }],
    }));
  it('VAR-11 says that a variant is gone, until another is chosen', () => {
    const gone = detailOf(aProduct(), 'JAS-GEEL-S', aViewContext());
    expect(gone.info).toHaveProperty('gone');
    expect(selectVariant(gone, 'JAS-BLAUW-S', nl).info).not.toHaveProperty('gone');
    const own = [undefined, 'JAS', 'JAS-BLAUW-L'].map((sku) => detailOf(aProduct(), sku, aViewContext()).info);
    expect(own).toEqual([{}, {}, {}]);
  });
  it('VAR-02, PRICE-18 takes all that belongs to its price from the variant, and nothing from the one before', () => {
    const [blue, ...others] = aProduct().configurable_children ?? [];
    const reduced = aVariant({ ...blue, price: 60, special_price: 45, tier_prices: [{ qty: 3, value: 40 }] });
    const named = [{ option_id: 7, title: 'Naam', type: 'field', is_require: true, price: 7.95 }];
    const product = aProduct({ configurable_children: [reduced, ...others], custom_options: named });
    const shown = selectVariant(detailOf(product, 'JAS-BLAUW-L', aViewContext()), 'JAS-BLAUW-S', nl);
    expect(shown).toMatchObject({
      price: 4500,
      originalPrice: 6000,
      discountPercent: -25,
      requiredSurcharge: 795,
      tiers: [{ quantity: 3, price: 4000, savingPercent: 11 }],
    });
    const next = selectVariant(shown, 'JAS-BLAUW-L', nl);
    expect(next).toMatchObject({ price: 6500, requiredSurcharge: 795 });
    expect(next).not.toHaveProperty('originalPrice');
    expect(next).not.toHaveProperty('discountPercent');
    expect(next).not.toHaveProperty('tiers');
  });
  it('PRICE-15 keeps no price of the variant before where the next has none', () => {
    const [blue, ...others] = aProduct().configurable_children ?? [];
    const product = aProduct({ configurable_children: [aVariant({ ...blue, price: 0 }), ...others] });
    const shown = selectVariant(detailOf(product, 'JAS-BLAUW-L', aViewContext()), 'JAS-BLAUW-S', nl);
    expect([shown.sku, 'price' in shown, 'requiredSurcharge' in shown]).toEqual(['JAS-BLAUW-S', false, false]);
  });
  it('shows every option value with its state, and where it leads', () =>
    expect(
      open().options.map(({ values }) =>
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
    const gone = aProduct({
      configurable_children: [aVariant({ status: 2 }), aVariant({ sku: 'JAS-BLAUW-L', status: 2 })],
    });
    it.each([
      ['Dutch', detailNl, 'Geen varianten van dit product beschikbaar'],
      ['English', detailEn, 'No available product variants'],
    ])('VAR-06 says so in %s', (_language, words, variants) =>
      expect(detailOf(gone, undefined, aViewContext({ words })).errors).toEqual({ variants }),
    );
    it('VAR-06, VAR-02 shows the first variant, which is not chosen: it is not configured', () =>
      expect(detailOf(gone, undefined, aViewContext())).toMatchObject({
        sku: 'JAS-BLAUW-S',
        isConfigured: false,
        variants: [{ sku: 'JAS-BLAUW-S' }],
      }));
  });
  it('SEO-03, SEO-09 states the price and stock of every variant, in the words of its choices', () =>
    expect(detailJsonLd(open(), 'https://w.test')).toEqual({
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

/** The page of the bath robe when it is sold in one size and colour, for 12.50. */
const plainPage = (differences: Partial<Product> = {}, context: Partial<DetailContext> = {}, linked = unlinked) =>
  detailOf(
    aProduct({ type_id: 'simple', configurable_children: [], configurable_options: [], price: 12.5, ...differences }),
    undefined,
    aViewContext(context),
    linked,
  );

describe('the page of a product without variants', () => {
  it('shows what it says of itself', () => {
    const page = plainPage(
      {
        name: 'Bed &amp; bad',
        manufacturer: '7',
        category_ids: ['4', 9],
        product_labels: [{ label: 'Tip', position: 1 }],
        errors: { stock: 'Uitverkocht' },
        info: { note: 'Let op' },
        is_sealed_hygiene: '1',
        daily_offer_ends_at: '2026-03-06T00:00:00Z',
        custom_options: [{ option_id: 7, title: 'Naam', type: 'field' }],
        meta_title: 'Bad &amp; meer',
        meta_description: 'Alles &amp; meer',
      },
      {
        attributes: attributesByCode([
          { attribute_code: 'manufacturer', options: [{ value: '7', label: 'Weefhuis' }] },
        ]),
      },
    );
    expect(page).toMatchObject({
      id: 10,
      sku: 'JAS',
      parentSku: 'JAS',
      defaultSku: 'JAS',
      type: 'simple',
      name: 'Bed & bad',
      brand: 'Weefhuis',
      price: 1250,
      labels: [{ text: 'Tip', kind: 'label' }],
      isConfigured: true,
      ownOptions: [{ id: '7', kind: 'text' }],
      errors: { stock: 'Uitverkocht' },
      info: { note: 'Let op', sealed: detailNl.sealed },
      head: { title: 'Bad & meer', description: 'Alles & meer' },
      categoryIds: [4, 9],
      offerEndsAt: Date.parse('2026-03-06T00:00:00Z'),
    });
  });

  it('shows nothing that it does not say', () => {
    const page = plainPage({
      type_id: null,
      name: null,
      description: null,
      category_ids: null,
      configurable_options: null,
      image: null,
    });
    expect(page).toEqual({
      id: 10,
      sku: 'JAS',
      parentSku: 'JAS',
      defaultSku: 'JAS',
      slug: 'badjas-fenne',
      type: 'simple',
      name: '',
      price: 1250,
      description: '',
      gallery: [],
      options: [],
      variants: [],
      isConfigured: true,
      stock: expect.anything(),
      specification: [
        { label: detailNl.articleNumber, value: 'JAS' },
        { label: detailNl.guarantee, value: detailNl.guaranteeText },
      ],
      about: { care: [], colours: [], related: [], upsell: [], reviews: unlinked.reviews },
      breadcrumbs: [],
      errors: {},
      info: {},
      head: { title: '', description: '' },
      categoryIds: [],
    });
  });

  it.each([
    ['the description', { description: '<p>Lang</p>', short_description: '<p>Kort</p>' }, '<p>Lang</p>', 'Kort'],
    ['the short description', { description: null, short_description: '<p>Kort</p>' }, '<p>Kort</p>', 'Kort'],
    ['the description in the head too', { description: '<p>Lang</p>' }, '<p>Lang</p>', 'Lang'],
  ])('describes itself by %s', (_what, texts, description, inHead) =>
    expect(plainPage(texts)).toMatchObject({ description, head: { title: 'Badjas Fenne', description: inHead } }),
  );

  it.each([
    [
      'the deepest with a name and an address',
      [
        { category_id: 1, name: 'Wonen', slug: 'wonen', path: '1/2/3' },
        { category_id: 2, name: 'Bad &amp; douche', slug: 'bad', path: '1/2/3/4' },
        { category_id: 3, name: 'Zonder adres', path: '1/2/3/4/5' },
        { category_id: 4, slug: 'zonder-naam', path: '1/2/3/4/5' },
      ],
      [{ name: 'Bad & douche', slug: 'bad' }],
    ],
    [
      'one with a path rather than one without',
      [
        { category_id: 5, name: 'Los', slug: 'los' },
        { category_id: 6, name: 'Bad', slug: 'bad', path: '1/2' },
      ],
      [{ name: 'Bad', slug: 'bad' }],
    ],
    ['none', null, []],
  ])('has above it the category that it names: %s', (_what, category, breadcrumbs) =>
    expect(plainPage({ category }).breadcrumbs).toEqual(breadcrumbs),
  );
});

describe('LEGAL-05, LEGAL-06 the specification', () => {
  const attributes = attributesByCode([
    { attribute_code: 'manufacturer', default_frontend_label: 'Merk', options: [{ value: '7', label: 'Weefhuis' }] },
    { attribute_code: 'materiaal', default_frontend_label: 'Materiaal', options: [{ value: '70', label: 'Katoen' }] },
    { attribute_code: 'gewicht_gram', default_frontend_label: 'Gewicht', options: [{ value: '80', label: '400 g' }] },
  ]);
  const rowsOf = (differences: Partial<Product>) =>
    plainPage(differences, { attributes }).specification.map(({ label, value }) => [label, value]);
  const number = [detailNl.articleNumber, 'JAS'];
  const guarantee = [detailNl.guarantee, detailNl.guaranteeText];

  it('LEGAL-05, LEGAL-06 names attributes, fibres, weight, number, who made it, warnings and guarantee', () =>
    expect(
      rowsOf({
        manufacturer: '7',
        materiaal: '70',
        geslacht: '1',
        fibre_composition: [
          { fibre: 'katoen', percentage: 80 },
          { fibre: 'linnen', percentage: 20 },
        ],
        grams_per_m2: '450',
        producer: { name: 'Weefhuis B.V.', address: 'Damrak 12', email: 'info@weefhuis.test' },
        eu_responsible: { name: 'Invoer B.V.', address: '', email: 'eu@invoer.test' },
        warnings: ['Niet bij vuur.', 'Niet voor kinderen.'],
      }),
    ).toEqual([
      ['Merk', 'Weefhuis'],
      ['Materiaal', 'Katoen'],
      [detailNl.composition, '80% katoen, 20% linnen'],
      [detailNl.weight, '450 g/m²'],
      number,
      [detailNl.manufacturer, 'Weefhuis B.V., Damrak 12, info@weefhuis.test'],
      [detailNl.responsible, 'Invoer B.V., eu@invoer.test'],
      [detailNl.warnings, 'Niet bij vuur. Niet voor kinderen.'],
      guarantee,
    ]));

  const maker = { name: 'Weefhuis B.V.', address: 'Damrak 12', email: 'info@weefhuis.test' };
  it.each([
    [
      'one weight where an attribute names it',
      { gewicht_gram: '80', grams_per_m2: 450 },
      [['Gewicht', '400 g'], number, guarantee],
    ],
    [
      'no value that its attribute does not know',
      { manufacturer: '99', materiaal: '70' },
      [['Materiaal', 'Katoen'], number, guarantee],
    ],
    [
      'who answers for it only where that is another',
      { producer: maker, eu_responsible: maker },
      [number, [detailNl.manufacturer, 'Weefhuis B.V., Damrak 12, info@weefhuis.test'], guarantee],
    ],
  ])('LEGAL-06 names %s', (_what, differences, rows) => expect(rowsOf(differences)).toEqual(rows));
});

describe('PROD-10 the options of a product', () => {
  const optionOf = (option: ConfigurableOption) =>
    detailOf(aProduct({ configurable_options: [option] }), undefined, aViewContext()).options[0];
  const values = [{ value_index: 50 }, { value_index: 99 }];
  it('PROD-10 have the labels of their attribute where they name none, and else their codes', () => {
    expect(optionOf({ id: 3, attribute_code: 'kleur', values })).toMatchObject({
      id: '3',
      code: 'kleur',
      label: 'Kleur',
      values: [
        { id: '50', label: 'Blauw', colour: '#3464a0' },
        { id: '99', label: '99' },
      ],
    });
    expect(optionOf({ attribute_code: 'vorm', values })).toMatchObject({
      id: '',
      label: 'vorm',
      values: [{ label: '50' }, { label: '99' }],
    });
  });
  it.each([
    ['several sizes are one', { attribute_code: 'maat', values }, true],
    ['a single size is none', { attribute_code: 'maat', values: values.slice(0, 1) }, undefined],
    ['colours are none', { attribute_code: 'kleur', values }, undefined],
  ])('PROD-10 a choice of size: %s', (_what, option, isSize) => expect(optionOf(option)?.isSize).toBe(isSize));
  it('PROD-10 without an attribute are none', () => expect(optionOf({ label: 'Kleur', values })).toBeUndefined());
});

describe('PROD-06 the pictures of a variant', () => {
  const galleryOfVariant = (differences: object) => {
    const product = aProduct({ configurable_children: [aVariant(differences)] });
    return detailOf(product, undefined, aViewContext()).gallery.map(({ src, alt }) => [src, alt]);
  };
  it.each([
    ['its own picture', {}, [['/jas-blauw.jpg', 'Badjas Fenne']]],
    ['its own picture by its own name', { name: 'Badjas blauw' }, [['/jas-blauw.jpg', 'Badjas blauw']]],
    [
      'its own gallery, without what is no picture',
      { media_gallery: [null, 'x', { image: '/b.jpg', pos: 2 }, { image: '/a.jpg', pos: 1, lab: 'Voorkant' }] },
      [
        ['/a.jpg', 'Voorkant'],
        ['/b.jpg', 'Badjas Fenne'],
      ],
    ],
    [
      'its small_image without an image',
      { image: null, small_image: '/s.jpg', thumbnail: '/t.jpg' },
      [['/s.jpg', 'Badjas Fenne']],
    ],
    ['its thumbnail without either', { image: null, thumbnail: '/t.jpg' }, [['/t.jpg', 'Badjas Fenne']]],
    [
      'its own gallery with its videos',
      {
        media_gallery: [
          { typ: 'video', vid: { url: '/a.mp4' }, pos: 2 },
          { image: '/a.jpg', pos: 1 },
        ],
      },
      [
        ['/a.jpg', 'Badjas Fenne'],
        ['/a.mp4', 'Badjas Fenne'],
      ],
    ],
    ['those of its product where it has none', { image: null }, [['/jas-blauw.jpg', 'Badjas Fenne']]],
    ['its own picture where its gallery is no list', { media_gallery: 'x' }, [['/jas-blauw.jpg', 'Badjas Fenne']]],
  ])('PROD-06 are %s', (_what, differences, gallery) => expect(galleryOfVariant(differences)).toEqual(gallery));
});

describe('SEO-03, SEO-08 what a page states of its product', () => {
  const context = {
    now: Date.parse('2026-03-05T12:00:00Z'),
    attributes: someAttributes,
    words: detailNl,
    baseUrl: 'https://w.test',
  };
  const named = [{ option_id: 7, title: 'Naam', type: 'field', is_require: true, price: 7.95 }];
  const simple = { type_id: 'simple' as const, configurable_children: [], configurable_options: [] };

  it('SEO-08 has the names of the categories above it, and no video among its pictures', () =>
    expect(
      productPageFacts(
        aProduct({
          ...simple,
          price: 12.5,
          category: [{ category_id: 7, name: 'Bad', slug: 'bad' }],
          media_gallery: [{ image: '/a.jpg' }, { typ: 'video', vid: { url: '/b.mp4' } }],
        }),
        context,
      ),
    ).toMatchObject({
      price: 1250,
      originalPrice: undefined,
      isInStock: true,
      images: ['https://w.test/img/600/744/resize/a.jpg'],
      categories: ['Bad'],
    }));

  it('SEO-03 has prices with what the required options add', () =>
    expect(
      productPageFacts(aProduct({ ...simple, price: 100, special_price: 75, custom_options: named }), context),
    ).toMatchObject({ price: 7500 + 795, originalPrice: 10_000 + 795 }));

  it('SEO-03 has no price where none is known, and says what is sold out', () =>
    expect(productPageFacts(aProduct({ ...simple, price: 0, stock: soldOut }), context)).toMatchObject({
      price: undefined,
      isInStock: false,
    }));

  it('SEO-03 says of a variant only what it has been chosen by', () => {
    const product = aProduct({ configurable_children: [aVariant({ maat: '999' })] });
    expect(productPageFacts(product, context).family?.variants).toMatchObject([{ choices: { kleur: 'Blauw' } }]);
    expect(productPageFacts(product, context).family?.variants[0]?.choices).not.toHaveProperty('maat');
  });

  it('SEO-09 the trail leads from the home page over the categories to the page', () =>
    expect(
      trailJsonLd([{ name: 'Bad', slug: 'bad' }], { name: 'Badjas', path: '/p/JAS/badjas' }, 'https://w.test')
        .itemListElement,
    ).toMatchObject([
      { position: 1, name: 'Home', item: 'https://w.test/' },
      { position: 2, name: 'Bad', item: 'https://w.test/c/bad' },
      { position: 3, name: 'Badjas', item: 'https://w.test/p/JAS/badjas' },
    ]));
});

describe('the gallery', () => {
  const entry = (typ: string, more: object) => ({ typ, ...more });
  it.each([
    ['none where there is nothing', {}, []],
    [
      'the picture before a video',
      { image: '/p.jpg', media_gallery: [entry('video', { vid: { url: '/a.mp4' } })] },
      ['/p.jpg', '/a.mp4'],
    ],
    ['a video alone', { media_gallery: [entry('video', { image: '/a.mp4' })] }, ['/a.mp4']],
    ['no video without an address', { media_gallery: [entry('video', {})] }, []],
    [
      'the gallery without the picture where it has one',
      { image: '/p.jpg', media_gallery: [{ image: '/a.jpg' }] },
      ['/a.jpg'],
    ],
    ['no kind that is not known', { media_gallery: [entry('model', { image: '/a.jpg' }), entry('image', {})] }, []],
  ])('PROD-06 has %s', (_what, document, sources) =>
    expect(galleryOf(document, 'Laken').map(({ src }) => src)).toEqual(sources),
  );
  it('PROD-06 falls back to image, small_image and thumbnail', () => {
    expect(galleryOf({ image: 'no_selection', small_image: '/s.jpg' }, 'Laken')).toEqual([
      { kind: 'image', src: '/s.jpg', alt: 'Laken' },
    ]);
    expect(galleryOf({ thumbnail: '/t.jpg' }, 'Laken')[0]?.src).toBe('/t.jpg');
  });
  it('PROD-06 takes .webm and .mp4, no other video', () => {
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
  it.each([0, '0', false])('PROD-07 has no label for new where new is %j', (isNew) =>
    expect(summaryOf(aProduct({ new: isNew }), aViewContext())).not.toHaveProperty('labels'),
  );
  it('PROD-07 puts its labels in order, then new and sale', () => {
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
  it('LEGAL-03 is on sale where it is marked so and no price speaks against it', () => {
    const labelsOf = (differences: Partial<Product>) =>
      summaryOf(aProduct({ configurable_children: [], price: 100, ...differences }), aViewContext()).labels;
    expect(labelsOf({ sale: '1' })).toEqual([{ text: nl.labelSale, kind: 'sale' }]);
    expect(labelsOf({ sale: '0' })).toBeUndefined();
    expect(
      labelsOf({
        new: '1',
        product_labels: [
          { label: 'Tip', type: 'tip' },
          { label: 'Eerst', position: -1 },
        ],
      }),
    ).toEqual([
      { text: 'Eerst', kind: 'label' },
      { text: 'Tip', kind: 'tip' },
      { text: nl.labelNew, kind: 'new' },
    ]);
  });
  it.each([
    ['one of which is in stock', [soldOut, undefined], 'volatile'],
    ['one of which is surely in stock', [soldOut, { is_in_stock: true }], 'ok'],
    ['all of which are sold out', [soldOut, soldOut], 'out_of_stock'],
  ])('STOCK-02 with variants %s stands as that one', (_what, stocks, status) => {
    const children = stocks.map((stock, at) => aVariant({ sku: `JAS-${at}`, stock }));
    const card = summaryOf(aProduct({ configurable_children: children }), aViewContext());
    expect(card.stock?.status ?? 'ok').toBe(status);
  });
  it('STOCK-07 of a product without variants says how few are left, and nothing while there are plenty', () => {
    const stockOf = (qty: number) =>
      summaryOf(
        aProduct({ configurable_children: [], price: 10, stock: { is_in_stock: true, qty, manage_stock: true } }),
        aViewContext(),
      ).stock;
    expect([stockOf(3), stockOf(20)]).toEqual([{ status: 'ok', remaining: 3 }, undefined]);
  });
  it('CACHE-06 changes when the first of its prices does', () => {
    const special = (day: string) => ({ special_price: 45, special_from_date: day });
    const children = [aVariant(special('2026-03-09')), aVariant({ sku: 'JAS-BLAUW-L', ...special('2026-03-08') })];
    const changesAt = (differences: Partial<Product>) =>
      summaryOf(aProduct({ configurable_children: children, ...differences }), aViewContext()).priceChangesAt;
    expect(changesAt({})).toBe(Date.parse('2026-03-07T23:00:00Z'));
    expect(changesAt({ price: 100, ...special('2026-03-07') })).toBe(Date.parse('2026-03-06T23:00:00Z'));
    expect(changesAt({ configurable_children: null })).toBeUndefined();
  });
  it('names its material, and no colour where it has only one', () => {
    const attributes = attributesByCode([
      ...someAttributes,
      { attribute_code: 'materiaal', options: [{ value: '70', label: 'Katoen' }] },
    ]);
    const card = summaryOf(aProduct({ materiaal: '70', kleur_options: [50, 99] }), aViewContext({ attributes }));
    expect(card.material).toBe('Katoen');
    expect(card).not.toHaveProperty('colours');
    expect(summaryOf(aProduct(), aViewContext({ attributes }))).not.toHaveProperty('material');
  });
  it('names the colours of a catalogue that calls them so', () => {
    const options = [
      { value: '1', label: 'Blue' },
      { value: '2', label: 'Sand dune' },
    ];
    const attributes = attributesByCode([{ attribute_code: 'color', options }]);
    expect(summaryOf(aProduct({ color_options: [1, 2, 3] }), aViewContext({ attributes })).colours).toEqual([
      { name: 'Blue', value: '#3464a0' },
      { name: 'Sand dune' },
    ]);
  });
  it('has neither type nor name where the product says none', () =>
    expect(summaryOf(aProduct({ type_id: null, name: null }), aViewContext())).toMatchObject({
      type: 'simple',
      name: '',
    }));
  it('PRICE-15 a variant without a price makes no difference in price', () => {
    const children = [aVariant(), aVariant({ sku: 'JAS-BLAUW-L', price: 0 })];
    expect(summaryOf(aProduct({ configurable_children: children }), aViewContext())).not.toHaveProperty('isFrom');
  });
  it('is sold out when all its variants are', () =>
    expect(
      summaryOf(aProduct({ configurable_children: [aVariant({ stock: soldOut })] }), aViewContext()).stock,
    ).toEqual({ status: 'out_of_stock' }));
  it('decodes a name once', () =>
    expect(summaryOf(aProduct({ name: 'Bed &amp; bad&trade;' }), aViewContext()).name).toBe('Bed & bad™'));
});

describe('what a mapped path leads to', () => {
  const notFound = { name: 'page-not-found', params: { slug: 'page-not-found' } };
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
    [
      'a variant of a product, by a key that is a number',
      { _type: 'product' as const, _source: { sku: 'A-1', parentSku: 'A', type_id: 'configurable', url_key: 140 } },
      { name: 'configurable-product', params: { slug: '140', parentSku: 'A', childSku: 'A-1' } },
    ],
    ['a product without sku', { _type: 'product' as const, _source: { slug: 'laken' } }, notFound],
    [
      'a category that has a sku',
      { _type: 'category' as const, _source: { slug: 'bad', sku: 'A' } },
      { name: 'category', params: { slug: 'bad' } },
    ],
    [
      'a content page without a name',
      { _type: 'cms_page' as const, _source: {} },
      { name: 'cms-page', params: { slug: '' } },
    ],
    ['nothing', null, notFound],
  ])('ROUTE-36 %s', (_what, answer, target) => expect(dispatchTarget(answer)).toEqual(target));
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
