import { describe, expect, it } from 'vitest';
import { chooseOwn, ownOptionsOf } from './ownOptions.ts';

const options = ownOptionsOf([
  {
    option_id: 8,
    title: 'Extra',
    type: 'checkbox',
    sort_order: 2,
    values: [
      { option_type_id: 21, title: 'Inpakken', price: 2.5, price_type: 'fixed' },
      { option_type_id: 22, title: 'Verzekerd', price: '10', price_type: 'percent' },
      { option_type_id: 23, title: 'Kaartje', price: 5, price_type: 'percent' },
    ],
  },
  { option_id: 7, title: 'Naam', type: 'field', is_require: true, sort_order: 1, max_characters: 5, price: 7.95 },
  {
    option_id: 9,
    title: 'Garen',
    type: 'drop_down',
    sort_order: 3,
    values: [
      { option_type_id: 31, title: 'Wit', price: 0 },
      { option_type_id: 32, title: 'Goud', price: 1 },
    ],
  },
  { option_id: 10, title: 'Bijlage', type: 'file', is_require: true },
]);

it('reads the options in their order, and leaves out kinds that it does not know', () => {
  expect(options.map(({ id, kind }) => [id, kind])).toEqual([
    ['7', 'text'],
    ['8', 'checkbox'],
    ['9', 'select'],
  ]);
});

describe('PRICE-06 what a choice adds to a product of 33,35', () => {
  it.each([
    ['nothing', {}, 795],
    ['a fixed amount', { 8: '21' }, 795 + 250],
    ['a percentage of the product price, rounded half away from zero', { 8: '22' }, 795 + 334],
  ])('%s', (_title, more, surcharge) => {
    expect(chooseOwn(options, { 7: 'Jet', ...more }, 3335)).toMatchObject({ kind: 'complete', surcharge });
  });
});

it('PRICE-07 several values by comma add up, each from the product price without options', () => {
  expect(chooseOwn(options, { 7: 'Jet', 8: '23,21,22' }, 2000)).toEqual({
    kind: 'complete',
    surcharge: 795 + 250 + 200 + 100,
    labels: [
      { label: 'Naam', value: 'Jet' },
      { label: 'Extra', value: 'Inpakken, Verzekerd, Kaartje' },
    ],
    chosen: [
      { option_id: '7', option_value: 'Jet' },
      { option_id: '8', option_value: '21,22,23' },
    ],
  });
});

describe('choices that cannot be taken', () => {
  it.each([
    ['a required one without a choice', {}, { optionId: '7', reason: 'required' }],
    ['a required one of spaces alone', { 7: '  ' }, { optionId: '7', reason: 'required' }],
    ['a text that is too long', { 7: 'Annelies' }, { optionId: '7', reason: 'too-long' }],
    ['a value that is not there', { 7: 'Jet', 8: '99' }, { optionId: '8', reason: 'unknown' }],
    ['two values where one is asked', { 7: 'Jet', 9: '31,32' }, { optionId: '9', reason: 'unknown' }],
    ['an option that is not there', { 7: 'Jet', 99: 'x' }, { optionId: '99', reason: 'unknown' }],
  ])('%s', (_title, choices, problem) => {
    expect(chooseOwn(options, choices, 2000)).toEqual({ kind: 'incomplete', problems: [problem] });
  });
});

it.each([
  ['no length', undefined],
  ['a longer one', 1000],
])('a text of an option that names %s is at most 255 characters, which is what a cart takes', (_title, most) => {
  const [option] = ownOptionsOf([{ option_id: 7, type: 'area', max_characters: most }]);
  const kindOf = (length: number) => chooseOwn(option ? [option] : [], { 7: 'x'.repeat(length) }, 2000).kind;
  expect([kindOf(255), kindOf(256)]).toEqual(['complete', 'incomplete']);
});
