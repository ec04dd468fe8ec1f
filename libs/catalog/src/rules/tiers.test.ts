import { describe, expect, it } from 'vitest';
import { priceWithTiers, tierOffers, tiersOfGroup } from './tiers.ts';

describe('PRICE-08 the tier price that applies', () => {
  const tiers = [
    { qty: 3, value: 29.95 },
    { qty: '6', value: '25.0000' },
    { qty: 12, value: 27 },
    { qty: 24, value: 50 },
  ];
  it.each([
    ['none below the first quantity', 2, 3900],
    ['the first from its quantity on', 3, 2995],
    ['the best that is reached', 6, 2500],
    ['the lowest value, not the highest quantity', 12, 2500],
    ['none above the final price', 24, 2500],
  ])('PRICE-08 %s', (_what, quantity, price) =>
    expect(priceWithTiers(tiers, { quantity, finalPrice: 3900 })).toBe(price),
  );

  it('PRICE-08 is the final price where no tier is below it', () =>
    expect(priceWithTiers(tiers, { quantity: 30, finalPrice: 2000 })).toBe(2000));
  it('PRICE-08 is the final price without tiers', () =>
    expect(priceWithTiers(null, { quantity: 3, finalPrice: 3900 })).toBe(3900));

  it.each([
    ['its own', 1, true],
    ['its own, as text', '1', true],
    ['that of all', 32000, true],
    ['none', null, true],
    ['none at all', undefined, true],
    ['that of guests', 0, false],
    ['another', 2, false],
  ])('PRICE-09 counts for a group when it names %s', (_what, customer_group_id, counts) => {
    const tier = { customer_group_id, qty: 1, value: 10 };
    expect(tiersOfGroup([tier], 1)).toEqual(counts ? [tier] : []);
  });

  it('PRICE-08 is none without a quantity or a price', () =>
    expect(
      priceWithTiers(
        [
          { qty: '', value: 10 },
          { qty: 1, value: 'gratis' },
        ],
        { quantity: 9, finalPrice: 3900 },
      ),
    ).toBe(3900));
});

it('PRICE-18 what is offered of tiers: by quantity, each lower than the one before', () => {
  const tiers = [
    { customer_group_id: 0, qty: 12, value: 3 },
    { customer_group_id: 0, qty: '6', value: '3.14' },
    { customer_group_id: 32000, qty: 24, value: 3.2 },
    { customer_group_id: 0, qty: 3, value: 9 },
    { customer_group_id: 0, qty: 2, value: 3.25 },
  ];
  expect(tierOffers(tiers, 349)).toEqual([
    { quantity: 2, price: 325, savingPercent: 7 },
    { quantity: 6, price: 314, savingPercent: 10 },
    { quantity: 12, price: 300, savingPercent: 14 },
  ]);
  expect(tierOffers(undefined, 349)).toEqual([]);
  expect(
    tierOffers(
      [
        { qty: 1, value: 3 },
        { qty: '', value: 2 },
      ],
      349,
    ),
  ).toEqual([]);
});
