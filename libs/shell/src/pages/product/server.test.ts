import { deliveryNl } from '@etalage/cart/headless';
import { anAbout, aProductDetail, aProductSummary } from '@etalage/catalog/testing';
import { aStoreView } from '@etalage/core/testing';
import { describe, expect, it } from 'vitest';
import { withDelivery } from '../../services/delivery.ts';
import { pageServer } from './server.ts';

const view = aStoreView();
const now = Date.parse('2026-11-24T12:00:00+01:00');
const cutOff = Date.parse('2026-11-24T22:00:00+01:00');
const endOf = (more: Parameters<typeof aProductDetail>[0] = {}) => {
  const product = aProductDetail({ ...{ variants: [], options: [], stock: { status: 'ok' } }, ...more });
  return pageServer.endOf?.(withDelivery(product, view, now, deliveryNl), { view, now });
};

describe('CACHE-06 when a product page changes by itself', () => {
  it('SHIP-11 at the cut-off of the delivery that it promises', () => expect(endOf()).toBe(cutOff));

  const sale = { priceChangesAt: now + 1 };
  it.each([
    ['its own', sale],
    ['that of a product in the set', { members: [{ ...aProductDetail(), ...sale, quantity: 1 }] }],
    ['that of a product that goes with it', { about: anAbout({ related: [aProductSummary(sale)] }) }],
    ['that of a product that is a step up', { about: anAbout({ upsell: [aProductSummary(sale)] }) }],
    [
      'the first of several',
      {
        priceChangesAt: now + 2,
        about: anAbout({ upsell: [aProductSummary({ priceChangesAt: now + 3 }), aProductSummary(sale)] }),
      },
    ],
  ])('CACHE-06 when a price on it changes: %s', (_which, more) => expect(endOf(more)).toBe(now + 1));

  it('CACHE-06 at once where a part of it is missing', () => expect(endOf({ isIncomplete: true })).toBe(0));
});
