import { describe, expect, it } from 'vitest';
import { lowestBefore } from './lowestPrice.ts';

const at = (text: string): number => Date.parse(text);
const now = at('2026-11-20T11:00:00Z');
const sale = {
  ...{ price: 100, special_price: 70 },
  ...{ special_from_date: '2026-11-10', special_to_date: '2026-11-30' },
};
const costUntil = (until: string, price: number, more = {}) => ({ until: at(until), prices: { price, ...more } });

describe('LEGAL-02 the lowest price of the 30 days before a reduction began', () => {
  it.each([
    ['is the usual price where nothing changed', [], 10_000],
    ['counts a lower price in the 30 days', [costUntil('2026-10-20T00:00:00Z', 80)], 8000],
    ['leaves out a price that ended before them', [costUntil('2026-10-10T22:59:59Z', 80)], 10_000],
    ['counts one that ended just within them', [costUntil('2026-10-10T23:00:01Z', 80)], 8000],
    ['does not count what was dearer', [costUntil('2026-11-01T00:00:00Z', 120)], 10_000],
    [
      'counts a special price that ran in them',
      [
        costUntil('2026-11-05T00:00:00Z', 100, {
          special_price: 75,
          special_from_date: '2026-10-20',
          special_to_date: '2026-10-21',
        }),
      ],
      7500,
    ],
    [
      'does not count a special price that was called off before it began',
      [costUntil('2026-11-05T00:00:00Z', 100, { special_price: 75, special_from_date: '2026-12-01' })],
      10_000,
    ],
  ])('LEGAL-02 %s', (_title, past, lowest) => expect(lowestBefore({ current: sale, past, now })).toBe(lowest));

  it('LEGAL-02 measures a reduction that was made deeper against the one before it', () => {
    const past = [costUntil('2026-11-15T09:00:00Z', 100, { special_price: 85, special_from_date: '2026-11-10' })];
    expect(lowestBefore({ current: sale, past, now })).toBe(8500);
  });

  it('LEGAL-02 is not told of what is not reduced', () => {
    expect(lowestBefore({ current: { price: 100 }, past: [], now })).toBeUndefined();
    expect(lowestBefore({ current: sale, past: [], now: at('2026-12-02T00:00:00Z') })).toBeUndefined();
  });

  it('LEGAL-02 of a reduction that the fields do not tell of counts from when it began', () => {
    const began = at('2026-11-19T23:00:00Z');
    expect(lowestBefore({ current: sale, past: [], now, began })).toBe(7000);
    expect(lowestBefore({ current: { price: 100 }, past: [], now, began })).toBe(10_000);
  });
});
