import { formatDateTime } from '@etalage/core';
import { describe, expect, it } from 'vitest';
import { easterOf } from './calendar.ts';
import { deliveryPromise, stockOfDelivery, type DeliveryQuestion } from './deliveryPromise.ts';

/** Asks at an Amsterdam time of winter, or of summer between March and October. */
const at = (time: string, more: Partial<DeliveryQuestion> = {}) => {
  const isSummer = time > '2026-03-29' && time < '2026-10-25';
  return deliveryPromise({
    now: Date.parse(`${time}${isSummer ? '+02:00' : '+01:00'}`),
    country: 'NL',
    stock: 'ok',
    ...more,
  });
};

describe('SHIP-11 the promised day of delivery', () => {
  it.each([
    // case                                     ordered at             arrives on
    ['before the cut-off, the next day', '2026-11-24T21:59:59', '2026-11-25'],
    ['from the cut-off on, a day later', '2026-11-24T22:00:00', '2026-11-26'],
    ['on Friday before the cut-off, on Saturday', '2026-11-27T21:59:59', '2026-11-28'],
    ['on Friday after the cut-off, on Tuesday', '2026-11-27T22:00:00', '2026-12-01'],
    ['on Saturday, on Tuesday', '2026-11-28T10:00:00', '2026-12-01'],
    ['on Sunday, on Tuesday', '2026-11-29T23:59:59', '2026-12-01'],
    ['on the day before Christmas, after the holidays and Sunday', '2026-12-24T12:00:00', '2026-12-28'],
    ['on Christmas Day, on the day after the next working day', '2026-12-25T12:00:00', '2026-12-29'],
    ['on New Year’s Eve, not on New Year’s Day', '2026-12-31T12:00:00', '2027-01-02'],
    ['on Easter Saturday, after Easter Monday', '2026-04-04T12:00:00', '2026-04-08'],
    ['on the eve of King’s Day, after it', '2026-04-24T22:30:00', '2026-04-29'],
    ['on the eve of Ascension Day, after it', '2026-05-13T12:00:00', '2026-05-15'],
    ['on Whit Monday, on Wednesday', '2026-05-25T12:00:00', '2026-05-27'],
    ['on Liberation Day of 2026, the next day', '2026-05-05T12:00:00', '2026-05-06'],
    ['at midnight of the day on which summer time begins, on Tuesday', '2026-03-29T00:00:00', '2026-03-31'],
  ])('SHIP-11 %s', (_title, time, day) => expect(at(time)?.day).toBe(day));

  it('SHIP-11 Liberation Day is a holiday once in five years', () =>
    expect(deliveryPromise({ now: Date.parse('2025-05-02T23:00:00+02:00'), country: 'NL', stock: 'ok' })?.day).toBe(
      '2025-05-07',
    ));

  it('SHIP-11 King’s Day is a day earlier where it would be a Sunday', () =>
    expect(deliveryPromise({ now: Date.parse('2025-04-25T12:00:00+02:00'), country: 'NL', stock: 'ok' })?.day).toBe(
      '2025-04-28',
    ));

  it.each([
    ['two working days later', '2026-11-24T12:00:00', '2026-11-26'],
    ['not on Saturday', '2026-11-26T12:00:00', '2026-11-30'],
    ['not on a Belgian holiday', '2026-11-09T12:00:00', '2026-11-12'],
    ['on King’s Day too', '2026-04-23T12:00:00', '2026-04-27'],
  ])('SHIP-11 in Belgium it arrives %s', (_title, time, day) => expect(at(time, { country: 'BE' })?.day).toBe(day));

  it.each([
    // ordered on     arrives on    not on
    ['2025-12-30', '2026-01-02', 'New Year’s Day'],
    ['2025-04-29', '2025-05-02', 'Labour Day'],
    ['2026-07-17', '2026-07-22', 'the national holiday'],
    ['2025-08-13', '2025-08-18', 'Assumption Day'],
    ['2027-10-28', '2027-11-02', 'All Saints’ Day'],
    ['2025-12-23', '2025-12-26', 'Christmas Day'],
    ['2026-04-02', '2026-04-07', 'Easter Monday'],
    ['2026-05-12', '2026-05-15', 'Ascension Day'],
    ['2026-05-21', '2026-05-26', 'Whit Monday'],
  ])('SHIP-11 in Belgium what is ordered on %s arrives on %s, and not on %s', (ordered, day) =>
    expect(at(`${ordered}T12:00:00`, { country: 'BE' })?.day).toBe(day),
  );

  it.each([
    ['another country', { country: 'DE' }],
    ['what is sold out', { stock: 'out_of_stock' }],
    ['a stock that is not sure', { stock: 'volatile' }],
    ['pickup in a store', { carrierCode: 'storepickup' }],
    ['a carrier that is not known', { carrierCode: 'drone' }],
    ['payment by bank transfer', { paymentMethod: 'banktransfer' }],
  ] as const)('SHIP-11 no day is promised for %s', (_title, more) =>
    expect(at('2026-11-24T12:00:00', more)).toBeUndefined(),
  );

  it.each([
    ['a service point', { carrierCode: 'servicepoint' }],
    ['cash on delivery', { paymentMethod: 'cashondelivery' }],
    ['iDEAL', { paymentMethod: 'multisafepay_ideal' }],
    ['an order of which nothing is left to pay', { paymentMethod: 'free' }],
  ])('SHIP-11 the same day holds for %s', (_title, more) =>
    expect(at('2026-11-24T12:00:00', more)?.day).toBe('2026-11-25'),
  );

  it.each([
    ['the cut-off', '2026-11-24T12:00:00', '22:00 24-11-2026'],
    ['midnight after the cut-off', '2026-11-24T22:00:00', '00:00 25-11-2026'],
    ['midnight on a Saturday', '2026-11-28T12:00:00', '00:00 29-11-2026'],
  ])('SHIP-11 its words hold until %s', (_title, time, until) =>
    expect(formatDateTime(at(time)?.until ?? 0)).toBe(until),
  );
});

it.each([
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2033, '2033-04-17'],
  [2038, '2038-04-25'],
  [2049, '2049-04-18'],
  [2100, '2100-03-28'],
])('SHIP-11 Easter of %i is on %s', (year, day) => expect(easterOf(year)).toBe(day));

describe('SHIP-11 the stock of a cart', () => {
  const line = (more: object = {}) => ({ type: 'simple', quantity: 2, stock: { qty: 5, is_in_stock: true }, ...more });
  it.each([
    ['is sure when every line is in stock', [line(), line()], 'ok'],
    ['is sold out when a line wants more than there is', [line(), line({ quantity: 6 })], 'out_of_stock'],
    [
      'is sold out although another line is not sure',
      [line({ stock: undefined }), line({ quantity: 6 })],
      'out_of_stock',
    ],
    ['is not sure when a line has no stock record', [line(), line({ stock: undefined })], 'volatile'],
    ['leaves out what is not sent', [line(), line({ type: 'virtual', stock: undefined })], 'ok'],
    ['does not exist when nothing is sent', [line({ type: 'downloadable' })], undefined],
  ])('SHIP-11 %s', (_title, lines, status) => expect(stockOfDelivery(lines)).toBe(status));
});
