import { aLine } from '@etalage/cart/testing';
import { describe, expect, it } from 'vitest';
import { wishOfLine } from './wishOfLine.ts';

const chosen = (extension_attributes: object) => ({ parentId: 5, price: 12_000, option: { extension_attributes } });

it('WISH-01 a line of the cart is wished for with each value that was chosen', () => {
  const configurable_item_options = [
    { option_id: '93', option_value: '50' },
    { option_id: 142, option_value: 167 },
  ];
  expect(wishOfLine(aLine(chosen({ configurable_item_options })))).toMatchObject({
    options: [
      { attributeId: '93', value: '50' },
      { attributeId: '142', value: '167' },
    ],
  });
});

it.each([
  ['of a product without options', { parentId: 5, option: undefined }],
  ['of which no value was chosen', chosen({})],
])('WISH-01 a line %s is wished for as its product', (_what, line) => {
  const wish = wishOfLine(aLine(line));
  expect(wish).toMatchObject({ id: 5, options: [] });
  expect(wish).not.toHaveProperty('parentId');
});

it('a line is not wished for while its product is not known', () =>
  expect(wishOfLine(aLine({ parentId: undefined }))).toBeUndefined());

describe('WISH-15 what a line of the cart costs', () => {
  it('WISH-15 is what its product costs, with which a later price is compared', () => {
    expect(wishOfLine(aLine({ parentId: 5, price: 1200 }))).toMatchObject({ price: 1200 });
  });

  it.each([
    ['own options', { custom_options: [{ option_id: '7', option_value: '140' }] }],
    ['parts of a set', { bundle_options: [{ option_id: 1, option_qty: 1, option_selections: [2] }] }],
  ])('WISH-15 says nothing of the product with %s, which the list does not keep', (_what, option) => {
    expect(wishOfLine(aLine(chosen(option)))).not.toHaveProperty('price');
  });
});
