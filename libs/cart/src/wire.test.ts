import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeTotals } from './rules/totals.ts';
import { fromCartTotals, fromSegment, toCartTotals, toSegment, toShippingMethod } from './wire.ts';

const cents = fc.integer({ min: -100_000_000, max: 100_000_000 });

describe('between the words of the wire and ours', () => {
  it('a row of the totals survives the way there and back', () =>
    fc.assert(
      fc.property(fc.record({ code: fc.string(), title: fc.string(), value: cents }), (segment) => {
        expect(fromSegment(toSegment(segment))).toEqual(segment);
      }),
    ));

  it('a way of delivery has its codes, titles and price in euros', () => {
    const rate = {
      carrierCode: 'post',
      methodCode: 'thuis',
      carrierTitle: 'Post',
      methodTitle: 'Thuis',
      price: 495,
      needsLocation: true,
    };
    expect(toShippingMethod(rate)).toEqual({
      carrier_code: 'post',
      method_code: 'thuis',
      carrier_title: 'Post',
      method_title: 'Thuis',
      price_incl_tax: 4.95,
      amount: 4.95,
      available: true,
      extension_attributes: { needs_location: true },
    });
  });

  it('reads a row without a value as nothing', () =>
    expect(fromSegment({ code: 'payment', title: '', value: null }).value).toBe(0));
});

describe('the totals of a cart on the wire', () => {
  const totals = computeTotals(
    [{ unitPrice: 1995, quantity: 2, taxRate: 21 }],
    { shipping: 495, payment: 0, taxRate: 21 },
    { type: 'percentage', amount: 10 },
  );
  const wire = toCartTotals(totals, {
    lines: [{ itemId: 1, name: 'Handdoek', quantity: 2, unitPrice: 1995, taxRate: 21 }],
    couponCode: 'TIEN',
  });

  it('TOTAL-01 hold the totals, the coupon and the segments', () => {
    // 39.90 − 3.99 + 4.95 = 40.86, of which 7.09 is tax (40.86 × 21/121 = 7.0914)
    expect(wire).toMatchObject({
      base_grand_total: 40.86,
      grand_total: 40.86,
      subtotal_incl_tax: 39.9,
      coupon_code: 'TIEN',
    });
    expect(wire.total_segments.map(({ code, value }) => [code, value])).toEqual([
      ['subtotal_incl_tax', 39.9],
      ['discount', -3.99],
      ['shipping', 4.95],
      ['payment', 0],
      ['tax', 7.09],
      ['grand_total', 40.86],
    ]);
  });

  it('TOTAL-01 hold no discount, points or gift card where none is used', () => {
    const lines = [{ unitPrice: 1995, quantity: 2, taxRate: 21 }];
    const plain = toCartTotals(computeTotals(lines, { shipping: 495, payment: 0, taxRate: 21 }), { lines: [] });
    expect(plain.total_segments.map(({ code }) => code)).toEqual([
      ...['subtotal_incl_tax', 'shipping', 'payment', 'tax', 'grand_total'],
    ]);
    expect(plain).not.toHaveProperty('coupon_code');
  });

  it('TOTAL-01 hold a gift card, which lessens the amount to pay', () => {
    const card = { code: 'amasty_giftcard', title: 'Cadeaukaart', value: -1000 };
    const { total_segments, ...amounts } = toCartTotals(totals, { lines: [], payments: [card] });
    expect(amounts).toMatchObject({ base_grand_total: 30.86, grand_total: 30.86 });
    expect(total_segments).toContainEqual({ code: 'amasty_giftcard', title: 'Cadeaukaart', value: -10 });
    expect(total_segments.at(-1)).toMatchObject({ code: 'grand_total', value: 30.86 });
  });

  it('are read back in cents, with the segment as the amount to pay', () => {
    const shown = fromCartTotals({ ...wire, grand_total: 33.77 });
    expect(shown).toMatchObject({ subtotal: 3990, total: 4086, couponCode: 'TIEN' });
  });

  it('carry the totals of each line', () =>
    expect(wire.items[0]).toMatchObject({
      item_id: 1,
      qty: 2,
      price_incl_tax: 19.95,
      row_total_incl_tax: 39.9,
      discount_amount: 3.99,
      tax_amount: 6.23,
      tax_percent: 21,
    }));
});
