import { aGroupMember, aProductDetail } from '@etalage/catalog/testing';
import { describe, expect, it } from 'vitest';
import { lineFor } from './cartLine.ts';

const tiers = [{ quantity: 6, price: 314, savingPercent: 10 }];

describe('PRICE-08 a line of the cart knows the tiers', () => {
  it('of a product', () => {
    const line = lineFor(aProductDetail({ price: 349, tiers }), {});
    expect(line).toMatchObject({ price: 349, tiers: [{ quantity: 6, price: 314 }] });
  });

  it('of a product with own options, which cost the same at each', () => {
    const chosen = { price: 449, labels: [], option: {} };
    const line = lineFor(aProductDetail({ price: 349, tiers }), { chosen });
    expect(line).toMatchObject({ price: 449, tiers: [{ quantity: 6, price: 414 }] });
  });

  it('of a product of a set, with its stock', () => {
    const member = aGroupMember({ price: 349, tiers, stock: { status: 'ok', remaining: 3 } });
    const line = lineFor(aProductDetail(), { member });
    expect(line).toMatchObject({ price: 349, tiers: [{ quantity: 6, price: 314 }], stock: { is_in_stock: true } });
  });
});
