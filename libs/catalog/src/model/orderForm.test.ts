import { describe, expect, it } from 'vitest';
import { aGroupMember, aProductDetail, someBundleGroups, someOwnOptions } from '../testing.ts';
import { wantedOf, type OrderState } from './orderForm.ts';

const filledIn = (differences: Partial<OrderState> = {}): OrderState => ({
  quantity: 1,
  own: {},
  bundle: {},
  members: {},
  ...differences,
});

describe('PROD-08 the members of a set', () => {
  const cloth = aGroupMember({ sku: 'WH-1', price: 349, tiers: [{ quantity: 3, price: 300, savingPercent: 14 }] });
  const mat = aGroupMember({ sku: 'MAT', price: 1995 });
  const set = aProductDetail({ members: [cloth, mat] });

  it.each([
    ['nothing', {}, { kind: 'incomplete', own: [], groupIds: [], isNothing: true }],
    [
      'some of one',
      { MAT: 2, 'WH-1': 0 },
      { kind: 'complete', wanted: [{ quantity: 2, member: mat }], price: 2 * 1995 },
    ],
    [
      'PRICE-08 several at their tier price',
      { 'WH-1': 3, MAT: 1 },
      {
        kind: 'complete',
        wanted: [
          { quantity: 3, member: cloth },
          { quantity: 1, member: mat },
        ],
        price: 3 * 300 + 1995,
      },
    ],
    [
      'PRICE-08 fewer than a tier needs',
      { 'WH-1': 2 },
      { kind: 'complete', wanted: [{ quantity: 2, member: cloth }], price: 2 * 349 },
    ],
  ])('PROD-08 %s', (_what, members, wish) => expect(wantedOf(set, filledIn({ members }))).toEqual(wish));
});

describe('PROD-11 what is ordered as one line', () => {
  const named = { problem: [{ optionId: '7', reason: 'required' }] };
  it.each([
    ['a product without choices', {}, {}, { kind: 'complete', price: 5900 }],
    [
      'without its required text',
      { ownOptions: someOwnOptions() },
      {},
      { kind: 'incomplete', own: named.problem, groupIds: [], isNothing: false },
    ],
    [
      'without its required group',
      { bundle: someBundleGroups() },
      {},
      { kind: 'incomplete', own: [], groupIds: ['1'], isNothing: false },
    ],
    [
      'without either',
      { ownOptions: someOwnOptions(), bundle: someBundleGroups() },
      {},
      { kind: 'incomplete', own: named.problem, groupIds: ['1'], isNothing: false },
    ],
    [
      'PRICE-07, PRICE-14 with both',
      { ownOptions: someOwnOptions(), bundle: someBundleGroups() },
      { own: { 7: 'Jet', 9: '32' }, bundle: { 1: ['12'], 2: ['21'] } },
      // The box of 9.95, two cloths of 3.49, the name for 7.95, and 10% of 16.93 for the thread.
      { kind: 'complete', price: 995 + 2 * 349 + 795 + 169 },
    ],
  ])('PROD-11 %s', (_what, differences, state, wish) =>
    expect(wantedOf(aProductDetail({ price: 5900, ...differences }), filledIn(state))).toMatchObject(wish),
  );

  it('PROD-11 names what was chosen as the wire and the shopper do', () => {
    const product = aProductDetail({ price: 2000, ownOptions: someOwnOptions(), bundle: someBundleGroups() });
    const wish = wantedOf(product, filledIn({ quantity: 2, own: { 7: 'Jet' }, bundle: { 1: ['12'] } }));
    expect(wish).toMatchObject({
      wanted: [
        {
          quantity: 2,
          chosen: {
            price: 995 + 795,
            labels: [
              { label: 'Doos', value: '1 × Doos groot' },
              { label: 'Naam', value: 'Jet' },
            ],
            option: {
              custom_options: [{ option_id: '7', option_value: 'Jet' }],
              bundle_options: [{ option_id: '1', option_qty: 1, option_selections: ['12'] }],
            },
          },
        },
      ],
    });
    expect(wantedOf(aProductDetail(), filledIn())).toMatchObject({ wanted: [{ chosen: { labels: [], option: {} } }] });
  });
});
