import { aGroupMember, aProductDetail } from '@etalage/catalog/testing';
import { describe, expect, it } from 'vitest';
import { cartOrders, lineFor } from './cartLine.ts';

const tiers = [{ quantity: 6, price: 314, savingPercent: 10 }];

describe('PRICE-08 a line of the cart knows the tiers', () => {
  it('PRICE-08 of a product', () => {
    const line = lineFor(aProductDetail({ price: 349, tiers }), {});
    expect(line).toMatchObject({ price: 349, tiers: [{ quantity: 6, price: 314 }] });
  });

  it('PRICE-08 of a product with own options, which cost the same at each', () => {
    const chosen = { price: 449, labels: [], option: {} };
    const line = lineFor(aProductDetail({ price: 349, tiers }), { chosen });
    expect(line).toMatchObject({ price: 449, tiers: [{ quantity: 6, price: 414 }] });
  });

  it('PRICE-08 of a product of a set, with its stock', () => {
    const member = aGroupMember({ price: 349, tiers, stock: { status: 'ok', remaining: 3 } });
    const line = lineFor(aProductDetail(), { member });
    expect(line).toMatchObject({ price: 349, tiers: [{ quantity: 6, price: 314 }], stock: { is_in_stock: true } });
  });

  it('PROD-10 of a bundle, which costs what its parts do, there are none', () =>
    expect(lineFor(aProductDetail({ price: 349, tiers, bundle: [] }), {}).tiers).toEqual([]));
});

describe('CART-02 a line of the cart', () => {
  const { originalPrice: _originalPrice, ...robe } = aProductDetail();
  const product = { ...robe, price: 5995, stock: { status: 'ok' as const } };
  const variant = [
    { option_id: '93', option_value: '50', label: 'Kleur', value: 'Blauw' },
    { option_id: '142', option_value: '167', label: 'Maat', value: 'S' },
  ];
  const labels = [
    { label: 'Kleur', value: 'Blauw' },
    { label: 'Maat', value: 'S' },
  ];

  it('CART-02 is the variant that was chosen, as it is shown and as the wire names it', () =>
    expect(lineFor(product, {})).toStrictEqual({
      sku: 'JAS-BLAUW-S',
      parentSku: 'JAS',
      parentId: 10,
      variantId: 11,
      slug: 'badjas-fenne',
      name: product.name,
      type: 'configurable',
      price: 5995,
      tiers: [],
      errors: product.errors,
      options: labels,
      image: '/jas-blauw.jpg',
      stock: { is_in_stock: true },
      option: { extension_attributes: { configurable_item_options: variant } },
    }));

  it('PROD-10, PROD-11 adds the own options to price, words and wire', () => {
    const chosen = {
      price: 6495,
      labels: [{ label: 'Naam', value: 'Jet' }],
      option: { custom_options: [{ option_id: '1', option_value: 'Jet' }] },
    };
    expect(lineFor({ ...product, originalPrice: 7000 }, { chosen })).toMatchObject({
      price: 6495,
      originalPrice: 7500,
      options: [...labels, { label: 'Naam', value: 'Jet' }],
      option: {
        extension_attributes: {
          configurable_item_options: variant,
          custom_options: [{ option_id: '1', option_value: 'Jet' }],
        },
      },
    });
  });

  it('CART-02 of a product without options names none', () =>
    expect(lineFor({ ...product, options: [] }, {})).not.toHaveProperty('option'));

  it('CART-02 leaves out an option of which nothing is chosen', () => {
    const options = product.options.map((option) => ({
      ...option,
      values: option.values.map((value) => ({ ...value, isChosen: option.id === '93' && value.isChosen })),
    }));
    expect(lineFor({ ...product, options }, {}).options).toEqual(labels.slice(0, 1));
  });

  it('CART-02 has the first picture, which a film is not', () => {
    const film = { kind: 'video' as const, src: '/film.mp4', alt: '' };
    expect(lineFor({ ...product, gallery: [film, ...product.gallery] }, {}).image).toBe('/jas-blauw.jpg');
    expect(lineFor({ ...product, gallery: [] }, {})).not.toHaveProperty('image');
  });

  it.each([
    ['ok', { is_in_stock: true }],
    ['out_of_stock', { is_in_stock: false }],
    ['volatile', undefined],
  ] as const)('STOCK-04 that is %s knows its stock', (status, stock) =>
    expect(lineFor({ ...product, stock: { status } }, {}).stock).toEqual(stock),
  );

  it('a product without a price costs nothing yet', () => {
    const { price: _price, ...rest } = product;
    expect(lineFor(rest, {}).price).toBe(0);
  });
});

describe('PROD-08 a line of a product of a set', () => {
  const of = (differences: Parameters<typeof aGroupMember>[0]) =>
    lineFor(aProductDetail(), { member: aGroupMember(differences) });

  it('PROD-08 is that product', () =>
    expect(of({ originalPrice: 400, stock: { status: 'ok' } })).toStrictEqual({
      sku: 'WH-1',
      parentSku: 'WH-1',
      slug: 'washandje-fenne',
      name: 'Washandje Fenne',
      type: 'simple',
      price: 349,
      tiers: [],
      options: [],
      image: '/washandje.jpg',
      originalPrice: 400,
      stock: { is_in_stock: true },
    }));

  it('PROD-08 says neither picture nor former price where there is none', () => {
    const { image: _image, ...member } = aGroupMember();
    const line = lineFor(aProductDetail(), { member });
    expect([Object.hasOwn(line, 'image'), Object.hasOwn(line, 'originalPrice')]).toEqual([false, false]);
  });

  it.each([
    ['out_of_stock', { is_in_stock: false }],
    ['volatile', undefined],
  ] as const)('STOCK-04 that is %s knows its stock', (status, stock) =>
    expect(of({ stock: { status } }).stock).toEqual(stock),
  );

  it('STOCK-04 can be ordered where its stock is not known', () =>
    expect(lineFor(aProductDetail(), { member: aGroupMember() }).stock).toEqual({ is_in_stock: true }));
});

it('PROD-08 what is wanted is a line each, with its quantity', () => {
  const wanted = [
    { quantity: 2, member: aGroupMember() },
    { quantity: 3, member: aGroupMember({ sku: 'WH-2' }) },
  ];
  expect(cartOrders(aProductDetail(), wanted)).toMatchObject([
    { quantity: 2, line: { sku: 'WH-1' } },
    { quantity: 3, line: { sku: 'WH-2' } },
  ]);
});
