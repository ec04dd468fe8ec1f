import { describe, expect, it } from 'vitest';
import { aWish } from './testing.ts';
import { toWishlistAdd } from './wire.ts';

describe('WISH-12 what is sent to add an item', () => {
  const colour = { attributeId: '93', value: '50' };
  const size = { attributeId: '142', value: '167' };
  const wire = [
    { attribute_id: '93', value: '50' },
    { attribute_id: '142', value: '167' },
  ];

  it.each([
    ['the id of a simple product, without an option', aWish(), { productId: 10 }],
    [
      'the id of the product of a variant, with its option',
      aWish({ id: 21, parentId: 20, options: [colour] }),
      { productId: 20, option: wire[0] },
    ],
    [
      'a list of options where several choose the variant',
      aWish({ id: 21, parentId: 20, options: [colour, size] }),
      { productId: 20, option: wire },
    ],
  ])('WISH-12 is %s', (_what, item, expected) => expect(toWishlistAdd(item)).toStrictEqual(expected));
});
