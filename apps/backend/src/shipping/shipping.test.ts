import { describe, expect, it } from 'vitest';
import { chosenRate, deliveryRates } from './shipping.ts';

describe('SHIP-06 the way of delivery', () => {
  const delivery = { country: 'NL', judged: 2000, isVirtual: false };
  const [home] = deliveryRates(delivery);
  const [carrier, method] = [home?.carrierCode ?? null, home?.methodCode ?? null];

  it('SHIP-06 is that of a carrier and its method', () => expect(chosenRate(delivery, carrier, method)).toEqual(home));

  it('SHIP-06 is none at all of a cart that needs none', () =>
    expect(deliveryRates({ ...delivery, isVirtual: true })).toEqual([]));

  it.each([
    ['a method that its carrier does not have', delivery, carrier, 'onbekend'],
    ['a carrier that there is not', delivery, 'onbekend', method],
    ['no method', delivery, carrier, null],
    ['a cart that needs none', { ...delivery, isVirtual: true }, carrier, method],
  ])('SHIP-06 is none for %s', (_what, of, carrierCode, methodCode) =>
    expect(chosenRate(of, carrierCode, methodCode)).toBeUndefined(),
  );
});
