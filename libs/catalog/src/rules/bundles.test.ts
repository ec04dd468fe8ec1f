import { describe, expect, it } from 'vitest';
import { bundleGroupsOf, chooseBundle, preselectedChoices } from './bundles.ts';

const shelf = new Map([
  ['WH-1', { id: 1, type: 'simple', name: 'Washandje Fenne', price: 349, isSoldOut: false }],
  ['WH-2', { id: 2, type: 'simple', name: 'Washandje Noor', price: 399, isSoldOut: false }],
  ['DS-1', { id: 3, type: 'simple', name: 'Geschenkdoos', price: 995, isSoldOut: false }],
]);
const link = (id: number, sku: string, qty: number | string | null, is_default = false) => ({
  id,
  sku,
  qty,
  is_default,
});
const openGroups = () =>
  bundleGroupsOf(
    [
      {
        option_id: 2,
        title: 'Erin',
        type: 'checkbox',
        required: false,
        position: 2,
        product_links: [link(21, 'WH-1', '2'), link(22, 'WH-2', null), link(23, 'WEG', 1)],
      },
      {
        option_id: 1,
        title: 'Doos',
        type: 'radio',
        required: true,
        position: 1,
        product_links: [link(11, 'WH-2', 1), link(12, 'DS-1', 1, true)],
      },
    ],
    (sku) => shelf.get(sku),
  );

it('chooses the default links; what is not sold is not offered', () => {
  const groups = openGroups();
  expect(preselectedChoices(groups)).toEqual({ 1: ['12'], 2: [] });
  expect(groups.map(({ parts }) => parts.map(({ id }) => id))).toEqual([
    ['11', '12'],
    ['21', '22'],
  ]);
});

it.each([
  ['free', { price: 0 }],
  ['without a price', { price: undefined }],
  ['of which a variant has to be chosen', { type: 'configurable' }],
  ['that is a bundle itself', { type: 'bundle' }],
])('PRICE-15 a part %s is not offered', (_title, differences) => {
  const options = [{ option_id: 1, type: 'select', required: true, product_links: [link(1, 'WH-1', 1)] }];
  const part = { id: 1, type: 'simple', name: 'Washandje Fenne', price: 349, isSoldOut: false, ...differences };
  expect(bundleGroupsOf(options, () => part)).toMatchObject([{ parts: [], preselected: [] }]);
});

it('the first of a required group is chosen where no link is the default', () => {
  const options = [{ option_id: 1, type: 'select', required: true, product_links: [link(1, 'WH-1', 1)] }];
  expect(preselectedChoices(bundleGroupsOf(options, (sku) => shelf.get(sku)))).toEqual({ 1: ['1'] });
});

it.each([
  ['2.9', 2],
  [0.5, 1],
  [-3, 1],
])('a part of which %j go in goes in %i times: pieces are whole', (qty, quantity) => {
  const options = [{ option_id: 1, product_links: [link(1, 'WH-1', qty)] }];
  expect(bundleGroupsOf(options, (sku) => shelf.get(sku))[0]?.parts).toMatchObject([{ quantity }]);
});

describe('PROD-09 a part that is sold out', () => {
  const stocked = (sku: string) => {
    const part = shelf.get(sku);
    return part && { ...part, isSoldOut: sku === 'WH-1' };
  };
  const boxOf = (isDefault: boolean) =>
    bundleGroupsOf(
      [
        {
          option_id: 1,
          type: 'select',
          required: true,
          product_links: [link(1, 'WH-1', 1, isDefault), link(2, 'WH-2', 1)],
        },
      ],
      stocked,
    );

  it.each([true, false])('PROD-09 is not chosen beforehand (the default: %s)', (isDefault) =>
    expect(preselectedChoices(boxOf(isDefault))).toEqual({ 1: ['2'] }),
  );

  it('PROD-09 answers no group', () =>
    expect(chooseBundle(boxOf(false), { 1: ['1'] })).toEqual({ kind: 'incomplete', groupIds: ['1'] }));
});

it('PRICE-14 costs the sum over the chosen selections of price times quantity', () => {
  expect(chooseBundle(openGroups(), { 1: ['12'], 2: ['22', '21'] })).toEqual({
    kind: 'complete',
    price: 995 + 2 * 349 + 399,
    labels: [
      { label: 'Doos', value: '1 × Geschenkdoos' },
      { label: 'Erin', value: '2 × Washandje Fenne, 1 × Washandje Noor' },
    ],
    parts: [
      { sku: 'DS-1', quantity: 1 },
      { sku: 'WH-1', quantity: 2 },
      { sku: 'WH-2', quantity: 1 },
    ],
    chosen: [
      { option_id: '1', option_qty: 1, option_selections: ['12'] },
      { option_id: '2', option_qty: 2, option_selections: ['21', '22'] },
    ],
  });
});

describe('is incomplete', () => {
  it.each([
    ['without a part of a required group', { 2: ['21'] }, ['1']],
    ['with a part that the group does not offer', { 1: ['21'] }, ['1']],
    ['with two parts where one is asked', { 1: ['11', '12'] }, ['1']],
    ['with a group that is not there', { 1: ['11'], 9: ['1'] }, ['9']],
    ['with one part that the group offers and one that it does not', { 1: ['11'], 2: ['21', '99'] }, ['2']],
  ])('%s', (_title, choices, groupIds) => {
    expect(chooseBundle(openGroups(), choices)).toEqual({ kind: 'incomplete', groupIds });
  });
});

it('PRICE-14 a group of which nothing is chosen is not named', () =>
  expect(chooseBundle(openGroups(), { 1: ['12'] })).toMatchObject({
    price: 995,
    labels: [{ label: 'Doos', value: '1 × Geschenkdoos' }],
    chosen: [{ option_id: '1' }],
  }));

describe('PROD-09 a group of a bundle', () => {
  const groupOf = (option: object, ...links: object[]) =>
    bundleGroupsOf(
      [{ option_id: 1, product_links: links.map((each) => ({ ...link(1, 'WH-1', 1), ...each })), ...option }],
      (sku) => shelf.get(sku),
    )[0];

  it.each([
    ['radio', 'radio'],
    ['select', 'select'],
    ['drop_down', 'select'],
    ['checkbox', 'checkbox'],
    ['multi', 'checkbox'],
    ['swatch', 'select'],
    [null, 'select'],
  ])('PROD-09 of type %s is a %s', (type, kind) => expect(groupOf({ type })).toMatchObject({ kind }));

  it('PROD-09 without title and requirement is optional, and chooses nothing', () =>
    expect(groupOf({ title: null }, {})).toMatchObject({ title: '', isRequired: false, preselected: [] }));

  it('PROD-09 offers its parts by position, which may be text', () =>
    expect(
      groupOf({}, { id: 1, position: '10' }, { id: 2, position: 9 }, { id: 3 })?.parts.map(({ id }) => id),
    ).toEqual(['3', '2', '1']));

  it.each([
    ['radio', true, [false, true, true], ['2']],
    ['checkbox', true, [false, true, true], ['2', '3']],
    ['checkbox', false, [false, false, true], ['3']],
    ['checkbox', true, [false, false, false], ['1']],
    ['checkbox', false, [false, false, false], []],
  ])(
    'PROD-09 of kind %s that is required (%s) with the defaults %j opens with %j',
    (type, required, defaults, chosen) => {
      const links = defaults.map((is_default, at) => ({ id: at + 1, is_default }));
      expect(groupOf({ type, required }, ...links)?.preselected).toEqual(chosen);
    },
  );
});

it('a product without groups has none', () => expect(bundleGroupsOf(null, () => undefined)).toEqual([]));
