import { describe, expect, it } from 'vitest';
import { withRequiredOptions } from './leastPrice.ts';
import { answeredIds, chooseOwn, leastSurcharge, ownOptionsOf } from './ownOptions.ts';

const openOptions = () =>
  ownOptionsOf([
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
  expect(openOptions().map(({ id, kind }) => [id, kind])).toEqual([
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
  ])('PRICE-06 %s', (_title, more, surcharge) => {
    expect(chooseOwn(openOptions(), { 7: 'Jet', ...more }, 3335)).toMatchObject({ kind: 'complete', surcharge });
  });

  it('PRICE-06 a percentage with decimals, half away from zero: 1.4% of 112,50 is 1,575', () => {
    const options = ownOptionsOf([{ option_id: 1, type: 'field', price: '1.4', price_type: 'percent' }]);
    expect(chooseOwn(options, { 1: 'Jet' }, 11_250)).toMatchObject({ surcharge: 158 });
  });
});

it('PRICE-07 several values by comma add up, each from the product price without options', () => {
  expect(chooseOwn(openOptions(), { 7: 'Jet', 8: '23,21,22' }, 2000)).toEqual({
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
    expect(chooseOwn(openOptions(), choices, 2000)).toEqual({ kind: 'incomplete', problems: [problem] });
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

it('offers the values of an option in their order, and takes what has no title, order or price', () =>
  expect(
    ownOptionsOf([
      {
        option_id: 9,
        type: 'radio',
        values: [
          { option_type_id: 1, title: 'Goud', sort_order: '10', price: '1.50', price_type: 'fixed' },
          { option_type_id: 2, title: 'Zilver', sort_order: 9, price: 10, price_type: 'percent' },
          { option_type_id: 3 },
        ],
      },
      { option_id: 10 },
    ]),
  ).toEqual([
    {
      id: '9',
      title: '',
      isRequired: false,
      kind: 'radio',
      values: [
        { id: '3', title: '', surcharge: { kind: 'fixed', cents: 0 } },
        { id: '2', title: 'Zilver', surcharge: { kind: 'percent', percent: 10 } },
        { id: '1', title: 'Goud', surcharge: { kind: 'fixed', cents: 150 } },
      ],
    },
  ]));

it('a product without options has none, and a choice without values none of these', () => {
  expect(ownOptionsOf(null)).toEqual([]);
  expect(ownOptionsOf([{ option_id: 1, type: 'select' }])).toMatchObject([{ kind: 'select', values: [] }]);
});

it.each([
  [' 21 , ,22', ['21', '22']],
  ['', []],
  [undefined, []],
])('the answer %j has the ids %j', (text, ids) => expect(answeredIds(text)).toEqual(ids));

describe('PRICE-06 what required options add at least', () => {
  const fixed = (cents: number) => ({ id: String(cents), title: '', surcharge: { kind: 'fixed' as const, cents } });
  const tenPercent = { id: 'p', title: '', surcharge: { kind: 'percent' as const, percent: 10 } };
  const choice = (isRequired: boolean, ...values: (typeof tenPercent | ReturnType<typeof fixed>)[]) =>
    ({ id: '1', title: '', kind: 'select', isRequired, values }) as const;
  const name = {
    id: '2',
    title: '',
    kind: 'text',
    isRequired: true,
    maxLength: 5,
    surcharge: fixed(795).surcharge,
  } as const;

  it.each([
    ['a text its surcharge', [name], 795],
    ['a choice its cheapest value', [choice(true, fixed(250), tenPercent)], 200],
    ['each of several', [name, choice(true, fixed(250))], 795 + 250],
    ['an optional one nothing', [choice(false, fixed(250))], 0],
    ['one without values nothing', [choice(true)], 0],
  ])('PRICE-06 to a product of 20.00: %s', (_what, options, surcharge) =>
    expect(leastSurcharge(options, 2000)).toBe(surcharge),
  );

  it.each([
    // (80 − 105) / 105 = −23.8%
    [
      { price: 7500, fullPrice: 12_000, originalPrice: 10_000, isReduced: true, discountPercent: -25 },
      { price: 8000, fullPrice: 12_500, originalPrice: 10_500, isReduced: true, discountPercent: -24 },
    ],
    [
      { price: 7500, fullPrice: 7500, originalPrice: 7500, isReduced: false, discountPercent: 0 },
      { price: 8000, fullPrice: 8000, originalPrice: 8000, isReduced: false, discountPercent: 0 },
    ],
  ])('PRICE-06 5.00 on %j makes %j', (price, least) => {
    expect(withRequiredOptions(price, [choice(true, fixed(500))])).toEqual(least);
    expect(withRequiredOptions(price, [choice(false, fixed(500))])).toEqual(price);
  });
});
