import { describe, expect, it } from 'vitest';
import { formatDate, formatDateTime, formatDay, shopDay, shopInstant } from './dates.ts';

describe('dates in Amsterdam time', () => {
  it.each([
    ['2026-03-05T08:07:00Z', '09:07 5-3-2026'],
    ['2026-07-05T22:30:00Z', '00:30 6-7-2026'],
    ['2025-12-31T23:00:00Z', '00:00 1-1-2026'],
  ])('STORE-12 %s is shown as %s', (iso, text) => expect(formatDateTime(Date.parse(iso))).toBe(text));
});

describe('reading the dates of the wire', () => {
  it.each([
    ['2026-11-21 10:00:00', '2026-11-21T09:00:00.000Z'],
    ['2026-07-01 10:00:00', '2026-07-01T08:00:00.000Z'],
    ['2026-11-21', '2026-11-20T23:00:00.000Z'],
    ['2026-03-29 12:00:00', '2026-03-29T10:00:00.000Z'],
    ['2026-11-21T10:00:00Z', '2026-11-21T10:00:00.000Z'],
    ['2026-11-21T10:00:00+01:00', '2026-11-21T09:00:00.000Z'],
  ])('%s is %s', (text, iso) => expect(new Date(shopInstant(text) ?? Number.NaN).toISOString()).toBe(iso));

  it('takes a date without a time as the whole day', () => {
    expect(new Date(shopInstant('2026-10-25') ?? 0).toISOString()).toBe('2026-10-24T22:00:00.000Z');
    expect(new Date(shopInstant('2026-10-25', 'end') ?? 0).toISOString()).toBe('2026-10-25T22:59:59.999Z');
  });

  it('knows nonsense, the second time too', () =>
    expect([shopInstant('morgen'), shopInstant('morgen')]).toEqual([undefined, undefined]));
});

it.each([
  ['2026-12-04T22:59:59Z', '2026-12-04', 'vrijdag 4 december'],
  ['2026-12-04T23:00:00Z', '2026-12-05', 'zaterdag 5 december'],
])('STORE-12 the day in Amsterdam at %s is %s, in words %s', (iso, day, words) => {
  expect(shopDay(Date.parse(iso))).toBe(day);
  expect(formatDay(day)).toBe(words);
});

it.each([
  ['nl-NL', '5 december 2026'],
  ['en-GB', '5 December 2026'],
])('STORE-12 the date in Amsterdam, in the words of %s', (locale, words) =>
  expect(formatDate(Date.parse('2026-12-04T23:00:00Z'), locale)).toBe(words),
);
