import { describe, expect, it } from 'vitest';
import { detailNl } from '../messages/detailNl.ts';
import { aProduct, aProductSummary, aViewContext } from '../testing.ts';
import {
  aboutOf,
  bundleOf,
  colourFamilyOf,
  colourRelationsOf,
  fitHintOf,
  membersOf,
  shownSkus,
  unlinked,
} from './about.ts';
import type { ProductSummary } from './views.ts';

const link = (link_type: string, linked_product_sku: string, more: object = {}) => ({
  link_type,
  linked_product_sku,
  ...more,
});
const pan = aProductSummary({ id: 1, sku: 'PAN-20', price: 2395, image: '/pan.jpg' });
const lid = { id: 2, sku: 'DEKSEL', parentSku: 'DEKSEL', slug: 'deksel', type: 'simple', name: 'Deksel', price: 995 };
const cards = new Map([
  ['PAN-20', pan],
  ['DEKSEL', lid],
  ['ROBE', aProductSummary({ sku: 'ROBE', type: 'configurable' })],
]);
const setOf = (...product_links: ReturnType<typeof link>[]) => aProduct({ type_id: 'grouped', product_links });

describe('PROD-08 the members of a set', () => {
  const quantitiesOf = (...links: ReturnType<typeof link>[]) =>
    membersOf(setOf(...links), { ...unlinked, cards })?.map(({ sku, quantity }) => [sku, quantity]);

  it('PROD-08 begin with the quantities of their links, else with one', () =>
    expect(
      quantitiesOf(
        link('associated', 'PAN-20', { qty: '2', position: 1 }),
        link('associated', 'DEKSEL', { extension_attributes: { qty: 3 }, position: 2 }),
      ),
    ).toEqual([
      ['PAN-20', 2],
      ['DEKSEL', 3],
    ]));
  it('PROD-08 begin with none where their link says 0', () =>
    expect(quantitiesOf(link('associated', 'PAN-20', { qty: 0 }))).toEqual([['PAN-20', 0]]));
  it('PROD-08, PRICE-14 begin with the quantity of the associated link where another link names the same product', () =>
    expect(quantitiesOf(link('related', 'DEKSEL', { qty: 9 }), link('associated', 'DEKSEL', { qty: 4 }))).toEqual([
      ['DEKSEL', 4],
    ]));
  it('PROD-08 are those that are known and sold as they are', () =>
    expect(quantitiesOf(link('associated', 'DEKSEL'), link('associated', 'WEG'), link('associated', 'ROBE'))).toEqual([
      ['DEKSEL', 1],
    ]));
  it('PROD-08 show what their cards show, with their tiers', () => {
    const tier = { quantity: 3, price: 900, savingPercent: 10 };
    const reduced = {
      ...pan,
      price: 1495,
      originalPrice: 2395,
      discountPercent: -38,
      stock: { status: 'ok' as const },
      priceChangesAt: 5,
      pathHref: '/pan',
    };
    const known = {
      ...unlinked,
      cards: new Map([
        ['PAN-20', reduced],
        ['DEKSEL', lid],
      ]),
      tiers: new Map([['DEKSEL', { tiers: [tier] }]]),
    };
    const { isFrom: _from, ...shown } = { isFrom: true, ...reduced };
    expect(membersOf(setOf(link('associated', 'PAN-20'), link('associated', 'DEKSEL')), known)).toStrictEqual([
      { ...shown, quantity: 1 },
      { ...lid, tiers: [tier], quantity: 1 },
    ]);
  });
  it('PROD-08 are none of what is no set', () =>
    expect(membersOf(aProduct({ type_id: 'simple' }), { ...unlinked, cards })).toBeUndefined());
});

describe('PROD-09 the groups of a bundle', () => {
  const bundle = aProduct({
    type_id: 'bundle',
    bundle_options: [
      {
        option_id: 1,
        required: true,
        product_links: ['PAN-20', 'DEKSEL', 'WEG'].map((sku, id) => ({ id, sku, qty: 1 })),
      },
    ],
  });
  it('PROD-09 have the parts that are known, and say which are sold out', () => {
    const gone = { ...pan, stock: { status: 'out_of_stock' as const } };
    const sold = { ...lid, stock: { status: 'volatile' as const } };
    const known = {
      ...unlinked,
      cards: new Map<string, ProductSummary>([
        ['PAN-20', gone],
        ['DEKSEL', sold],
      ]),
    };
    expect(bundleOf(bundle, known)).toMatchObject([
      {
        parts: [
          { productId: 1, sku: 'PAN-20', name: 'Handdoek Fenne', price: 2395, isSoldOut: true },
          { productId: 2, sku: 'DEKSEL', name: 'Deksel', price: 995, isSoldOut: false },
        ],
      },
    ]);
  });
  it('PROD-09 are none of what is no bundle', () =>
    expect(bundleOf({ ...bundle, type_id: 'simple' }, { ...unlinked, cards })).toBeUndefined());
});

describe('what a page tells besides', () => {
  const product = aProduct({
    care: ['wash_40', 'onbekend', 'no_bleach'],
    product_links: [
      link('upsell', 'DEKSEL'),
      link('related', 'PAN-20'),
      link('related', 'WEG'),
      link('crosssell', 'X'),
    ],
  });
  it('is the care that has a symbol, and the cards of its links that are known', () =>
    expect(aboutOf(product, { ...unlinked, cards }, detailNl)).toEqual({
      care: ['wash_40', 'no_bleach'],
      colours: [],
      related: [pan],
      upsell: [lid],
      reviews: unlinked.reviews,
    }));
  it('asks for every sku that it shows, each once', () => {
    expect(shownSkus(product)).toEqual(['PAN-20', 'WEG', 'DEKSEL']);
    expect(shownSkus(setOf(link('associated', 'PAN-20'), link('related', 'PAN-20'), link('upsell', 'DEKSEL')))).toEqual(
      ['PAN-20', 'DEKSEL'],
    );
  });
});

describe('PROD-12 the same model in other colours', () => {
  it.each([
    [
      { model: 'Fenne', kleur: '50' },
      { model: 'Fenne', kleur: '50' },
    ],
    [{ model: 'Fenne' }, undefined],
    [{ kleur: '50' }, undefined],
    [{}, undefined],
  ])('PROD-12 of %j is sought by %j', (named, family) => expect(colourFamilyOf(aProduct(named))).toEqual(family));

  it('PROD-12 are other products, each colour that has a name once', () => {
    const of = (id: number, kleur?: string, more: object = {}) => ({
      ...aProductSummary({ id, sku: `M-${id}`, parentSku: `M-${id}`, slug: `mand-${id}`, name: 'Mand' }),
      ...(kleur && { kleur }),
      ...more,
    });
    const { image: _image, ...bare } = of(7, '52');
    const found = [
      of(1, '51'),
      of(2, '50'),
      of(3, undefined),
      of(4, '99'),
      of(5, '51', { isSizeOpen: true, pathHref: '/mand' }),
      of(6, '52', { parentSku: 'EIGEN' }),
      bare,
    ];
    const { attributes } = aViewContext();
    const shared = { type: 'simple', title: 'Mand' };
    expect(colourRelationsOf(found, { sku: 'EIGEN', kleur: '50' }, attributes)).toStrictEqual([
      {
        id: 5,
        sku: 'M-5',
        parentSku: 'M-5',
        slug: 'mand-5',
        ...shared,
        pathHref: '/mand',
        color: 'Wit',
        image: '/handdoek.jpg',
        isSizeOpen: true,
      },
      { id: 7, sku: 'M-7', parentSku: 'M-7', slug: 'mand-7', ...shared, color: 'Rood' },
    ]);
  });
});

it('PROD-12 another colour of a product with variants is one of its variants', () => {
  const found = [
    { ...aProductSummary({ type: 'configurable', parentSku: 'MAND-WIT', sku: 'MAND-WIT-S' }), kleur: '51' },
  ];
  expect(colourRelationsOf(found, { sku: 'MAND', kleur: '50' }, aViewContext().attributes)).toMatchObject([
    { type: 'configurable', parentSku: 'MAND-WIT', sku: 'MAND-WIT-S' },
  ]);
});

it.each([
  ['small', 'Valt klein: neem bij twijfel een maat groter'],
  ['normal', 'Valt normaal: neem je gewone maat'],
  ['large', 'Valt groot: neem bij twijfel een maat kleiner'],
  ['wide', undefined],
  [undefined, undefined],
])('PROD-19 a product that fits %s says so in words', (fit, words) => expect(fitHintOf({ fit }, detailNl)).toBe(words));
