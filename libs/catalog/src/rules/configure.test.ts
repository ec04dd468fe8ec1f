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
  const { kind, product } = configureProduct(robe, { choices: { kleur: '50' }, last: 'kleur' }, now);
  it('is configured', () => expect([kind, product.is_configured]).toEqual(['configured', true]));
  it('takes the sku and price of the variant', () =>
    expect(product).toMatchObject({ sku: 'jas-blauw', parentSku: 'jas', parentId: 1, price: 59, kleur: '50' }));
  it('keeps name, visibility and a picture that the variant lacks', () =>
    expect(product).toMatchObject({ name: 'Badjas', visibility: 4, image: '/jas.jpg', url_key: 'badjas' }));
  it('finds the next variant anew from there', () =>
    expect(configureProduct(product, { choices: { kleur: '51' }, last: 'kleur' }, now).product).toMatchObject({
      sku: 'jas-wit',
      parentSku: 'jas',
      image: '/wit.jpg',
    }));
  it('leaves the product as it was when no variant has the value', () =>
    expect(configureProduct(product, { choices: { kleur: '9' }, last: 'kleur' }, now)).toEqual({
      kind: 'no-such-combination',
      product,
    }));
});

describe('VAR-06 without an available variant', () => {
  const gone = {
    ...robe,
    configurable_children: (robe.configurable_children ?? []).map((child) => ({ ...child, status: 2 })),
  };
  const { kind, product } = configureProduct(gone, {}, now);
  it('says so', () => {
    expect(kind).toBe('none-available');
    expect(product.errors).toEqual({ variants: 'No available product variants' });
    expect(product.is_configured).toBe(false);
  });
  it('shows the first variant', () => expect(product.sku).toBe('jas-blauw'));
});

describe('PROD-10 choices are kept', () => {
  it('as ids in text, with labels to show', () =>
    expect(productOptionOf(robe, { kleur: '51' }).extension_attributes.configurable_item_options).toEqual([
      { option_id: '93', option_value: '51', label: 'Kleur', value: 'Wit' },
    ]));
  it('on the product of the chosen variant', () => {
    const { product } = configureProduct(robe, {}, now);
    const chosen = product.product_option?.extension_attributes.configurable_item_options;
    expect(chosen).toEqual([{ option_id: '93', option_value: '50', label: 'Kleur', value: 'Blauw' }]);
  });
});
