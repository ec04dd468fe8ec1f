import { describe, expect, it } from 'vitest';
import type { Product } from '../contract/product.ts';
import { configureProduct, productOptionOf } from './configure.ts';

const now = Date.parse('2026-03-05T12:00:00Z');
const robe: Product = {
  id: 1,
  sku: 'jas',
  name: 'Badjas',
  type_id: 'configurable',
  visibility: 4,
  image: '/jas.jpg',
  url_key: 'badjas',
  price: 0,
  configurable_options: [
    {
      attribute_id: 93,
      attribute_code: 'kleur',
      label: 'Kleur',
      values: [
        { value_index: 50, label: 'Blauw' },
        { value_index: 51, label: 'Wit' },
      ],
    },
  ],
  configurable_children: [
    {
      id: 2,
      sku: 'jas-blauw',
      name: 'Badjas blauw',
      visibility: 1,
      image: 'no_selection',
      price: 59,
      kleur: '50',
      status: 1,
    },
    { id: 3, sku: 'jas-wit', name: 'Badjas wit', image: '/wit.jpg', price: 49, kleur: '51', status: 1 },
  ],
};

describe('VAR-02 the chosen variant becomes the current product', () => {
  const choose = () => configureProduct(robe, { choices: { kleur: '50' }, last: 'kleur' }, now);
  it('VAR-02 is configured', () =>
    expect(choose()).toMatchObject({ kind: 'configured', product: { is_configured: true } }));
  it('VAR-02 takes the sku and price of the variant', () =>
    expect(choose().product).toMatchObject({
      sku: 'jas-blauw',
      parentSku: 'jas',
      parentId: 1,
      price: 59,
      kleur: '50',
    }));
  it('VAR-02 keeps name, visibility and a picture that the variant lacks', () =>
    expect(choose().product).toMatchObject({ name: 'Badjas', visibility: 4, image: '/jas.jpg', url_key: 'badjas' }));
  it('VAR-02 names what was chosen', () =>
    expect(choose().product.options).toEqual([{ label: 'Kleur', value: 'Blauw' }]));
  it.each([
    ['null', { description: null }, { description: 'Zacht' }],
    ['undefined', { description: undefined }, { description: 'Zacht' }],
    ['an empty picture', { image: '' }, { image: '/jas.jpg' }],
    [
      'its own name',
      { name: 'Blauw', type_id: 'simple', slug: 'blauw' },
      { name: 'Badjas', type_id: 'configurable', slug: 'badjas' },
    ],
    ['its own address', { url_key: 'blauw', url_path: 'blauw' }, { url_key: 'badjas', url_path: 'bad/badjas' }],
    ['an empty text', { description: '' }, { description: '' }],
    ['a text', { description: 'Blauw' }, { description: 'Blauw' }],
    ['a picture', { image: '/blauw.jpg' }, { image: '/blauw.jpg' }],
  ])('VAR-02 a variant with %s: %j makes %j', (_what, variant, shown) => {
    const own = { id: 2, sku: 'jas-blauw', kleur: '50', price: 59, status: 1, ...variant };
    const family = { ...robe, description: 'Zacht', slug: 'badjas', url_path: 'bad/badjas' };
    expect(configureProduct({ ...family, configurable_children: [own] }, {}, now).product).toMatchObject(shown);
  });
  it('VAR-02 keeps the product that it is a variant of', () => {
    const child = { ...robe, parentSku: 'serie', parentId: 9 };
    expect(configureProduct(child, {}, now).product).toMatchObject({ parentSku: 'serie', parentId: 9 });
  });
  it('VAR-02 finds the next variant anew from there', () =>
    expect(configureProduct(choose().product, { choices: { kleur: '51' }, last: 'kleur' }, now).product).toMatchObject({
      sku: 'jas-wit',
      parentSku: 'jas',
      image: '/wit.jpg',
    }));
  it('VAR-02 leaves the product as it was when no variant has the value', () => {
    const { product } = choose();
    expect(configureProduct(product, { choices: { kleur: '9' }, last: 'kleur' }, now)).toEqual({
      kind: 'no-such-combination',
      product,
    });
  });
});

describe('VAR-06 without an available variant', () => {
  const gone = {
    ...robe,
    configurable_children: (robe.configurable_children ?? []).map((child) => ({ ...child, status: 2 })),
  };
  it('says so', () => {
    const { kind, product } = configureProduct(gone, {}, now);
    expect(kind).toBe('none-available');
    expect(product.errors).toEqual({ variants: 'No available product variants' });
    expect(product.is_configured).toBe(false);
  });
  it('shows the first variant', () => expect(configureProduct(gone, {}, now).product.sku).toBe('jas-blauw'));
  it('shows the product itself where there are no variants', () =>
    expect(configureProduct({ ...robe, configurable_children: [] }, {}, now)).toMatchObject({
      kind: 'none-available',
      product: { sku: 'jas', is_configured: false },
    }));
});

describe('PROD-10 choices are kept', () => {
  it('as ids in text, with labels to show', () =>
    expect(productOptionOf(robe, { kleur: '51' }).extension_attributes.configurable_item_options).toEqual([
      { option_id: '93', option_value: '51', label: 'Kleur', value: 'Wit' },
    ]));
  it.each([
    ['without a label that is not known', { kleur: '59' }, [{ option_id: '93', option_value: '59', label: 'Kleur' }]],
    ['only where the variant has a value', {}, []],
  ])('%s', (_what, variant, chosen) =>
    expect(productOptionOf(robe, variant).extension_attributes.configurable_item_options).toEqual(chosen),
  );
  it.each([
    [{ attribute_id: 93, id: 7 }, '93'],
    [{ id: 7 }, '7'],
    [{}, ''],
  ])('of an option %j as the option %j', (ids, option_id) =>
    expect(
      productOptionOf({ configurable_options: [{ attribute_code: 'kleur', values: [], ...ids }] }, { kleur: '51' }),
    ).toEqual({ extension_attributes: { configurable_item_options: [{ option_id, option_value: '51' }] } }),
  );
  it('for a product without options are none', () =>
    expect(productOptionOf({}, { kleur: '51' }).extension_attributes.configurable_item_options).toEqual([]));
  it('on the product of the chosen variant', () => {
    const { product } = configureProduct(robe, {}, now);
    const chosen = product.product_option?.extension_attributes.configurable_item_options;
    expect(chosen).toEqual([{ option_id: '93', option_value: '50', label: 'Kleur', value: 'Blauw' }]);
  });
});
