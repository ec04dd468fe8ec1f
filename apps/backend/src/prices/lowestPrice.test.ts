import { describe, expect, it } from 'vitest';
import { offerOn, dayNumber } from '../offers/dailyOffers.ts';
import { lowestBefore } from './lowestPrice.ts';

const at = (text: string): number => Date.parse(text);
const now = at('2026-11-20T11:00:00Z');
const sale = {
  ...{ price: 100, special_price: 70 },
  ...{ special_from_date: '2026-11-10', special_to_date: '2026-11-30' },
};
const costUntil = (until: string, price: number, more = {}) => ({ until: at(until), prices: { price, ...more } });

/** The day of a date in Amsterdam, at an offer's price. */
const offeredOn = (date: string, special_price: number) => {
  const offer = { day: 0, sku: 'HD', special_price, daily_deal_image: '', associated: [] };
  const day = offerOn([offer], dayNumber(at(`${date}T12:00:00Z`)));
  return day ? [day] : [];
};

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
    [
      'leaves out a special price that ended before them',
      [
        costUntil('2026-11-05T00:00:00Z', 100, {
          special_price: 75,
          special_from_date: '2026-10-01',
          special_to_date: '2026-10-05',
        }),
      ],
      10_000,
    ],
    [
      'leaves out a time in which it had no price',
      [costUntil('2026-10-25T00:00:00Z', 80), { until: at('2026-11-01T00:00:00Z'), prices: {} }],
      8000,
    ],
    [
      'goes on where something else than the price was changed in the reduction',
      [
        costUntil('2026-10-12T00:00:00Z', 80),
        costUntil('2026-11-09T12:00:00Z', 100),
        costUntil('2026-11-15T00:00:00Z', 100, { special_price: 70, special_from_date: '2026-11-10' }),
      ],
      8000,
    ],
  ])('LEGAL-02 %s', (_title, past, lowest) => expect(lowestBefore({ current: sale, past, now })).toBe(lowest));

  it('LEGAL-02 measures a reduction that was made deeper against the one before it', () => {
    const past = [costUntil('2026-11-15T09:00:00Z', 100, { special_price: 85, special_from_date: '2026-11-10' })];
    expect(lowestBefore({ current: sale, past, now })).toBe(8500);
  });

  it('LEGAL-02 is not told of what is not reduced', () => {
    expect(lowestBefore({ current: { price: 100 }, past: [], now })).toBeUndefined();
    expect(lowestBefore({ current: sale, past: [], now: at('2026-12-02T00:00:00Z') })).toBeUndefined();
    expect(lowestBefore({ current: {}, past: [], now })).toBeUndefined();
    expect(lowestBefore({ current: {}, past: [], now, began: now })).toBeUndefined();
  });

  it('LEGAL-02 counts from the first instant of a reduction', () => {
    const past = [costUntil('2026-10-01T00:00:00Z', 80)];
    expect(lowestBefore({ current: sale, past, now: at('2026-11-09T23:00:00Z') })).toBe(10_000);
  });

  it('LEGAL-02 a reduction whose dates were taken off as they ended goes on', () => {
    const dated = { special_price: 70, special_to_date: '2026-11-09' };
    const past = [costUntil('2026-11-01T00:00:00Z', 100), costUntil('2026-11-09T23:00:00Z', 100, dated)];
    expect(lowestBefore({ current: { price: 100, special_price: 70 }, past, now })).toBe(10_000);
  });

  it('LEGAL-02 of a reduction that the fields do not tell of counts from when it began', () => {
    const began = at('2026-11-19T23:00:00Z');
    expect(lowestBefore({ current: sale, past: [], now, began })).toBe(7000);
    expect(lowestBefore({ current: { price: 100 }, past: [], now, began })).toBe(10_000);
  });

  it.each([
    ['counts an offer of one day in the 30 days', '2026-10-20', 60, 6000],
    ['counts one on the first of them', '2026-10-11', 60, 6000],
    ['leaves out one on the day before them', '2026-10-10', 60, 10_000],
    ['does not count one that cost more than the product', '2026-10-20', 120, 10_000],
    ['begins anew after an offer that was cheaper than the reduction', '2026-11-15', 60, 6000],
    ['goes on after an offer that was dearer than the reduction', '2026-11-15', 80, 10_000],
    ['goes on after an offer that cost the same as the reduction', '2026-11-15', 70, 10_000],
    ['does not count one of the day on which it began', '2026-11-10', 80, 10_000],
  ])('LEGAL-02 %s', (_title, date, price, lowest) => {
    expect(lowestBefore({ current: sale, past: [], offered: offeredOn(date, price), now })).toBe(lowest);
  });

  it('LEGAL-02 measures an offer against what the product cost on its day', () => {
    const past = [costUntil('2026-10-14T00:00:00Z', 50)];
    expect(lowestBefore({ current: sale, past, offered: offeredOn('2026-11-15', 60), now })).toBe(6000);
  });

  it('LEGAL-02 counts an offer of a time in which the product had no price of its own', () => {
    const past = [{ until: at('2026-10-25T00:00:00Z'), prices: {} }];
    expect(lowestBefore({ current: sale, past, offered: offeredOn('2026-10-20', 60), now })).toBe(6000);
  });

  it('LEGAL-02 the offer of a round of 31 days is not measured against its last time when the clocks go forward', () => {
    const question = { current: { price: 100 }, past: [], offered: offeredOn('2027-03-10', 60), now };
    expect(lowestBefore({ ...question, began: at('2027-04-09T22:00:00Z') })).toBe(10_000);
    expect(lowestBefore({ ...question, began: at('2027-04-08T22:00:00Z') })).toBe(6000);
  });
});
