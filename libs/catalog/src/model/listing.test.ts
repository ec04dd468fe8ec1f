import { describe, expect, it } from 'vitest';
import { aProduct, aViewContext, someAttributes } from '../testing.ts';
import { listingOf } from './listing.ts';

const [blue, white] = ['50', '51'];

it.each([
  // the search                the colour that the text names   opens
  ['no filter', {}, blue, 'JAS-BLAUW-S'],
  ['no filter', {}, white, 'JAS-WIT-S'],
  ['the filter of another colour, which counts', { kleur: 'wit' }, blue, 'JAS-WIT-S'],
] as const)('SRCH-28 a card of a search with %s opens in its colour', (_what, search, named, sku) => {
  const answer = {
    hits: [{ ...aProduct() }],
    total: 1,
    attribute_metadata: [...someAttributes],
    named_values: { kleur: [named] },
  };
  const { products } = listingOf(answer, { ...aViewContext(), currencySign: '€', search, page: 1 });
  expect(products).toMatchObject([{ sku }]);
});

describe('LIST-14 a page of products', () => {
  const context = { ...aViewContext(), currencySign: '€', search: {}, page: 2 };
  const listing = (answer: object, more: object = {}) =>
    listingOf({ hits: [], total: 0, ...answer }, { ...context, ...more });

  it('LIST-14 has 50 products where it is asked for no other number', () => {
    expect(listing({})).toMatchObject({ total: 0, page: 2, pageSize: 50 });
    expect(listing({}, { pageSize: 12 }).pageSize).toBe(12);
  });
  it('LIST-10 has floor and ceiling of its prices, where they are known', () => {
    const aggregations = { agg_min_price: { value: 12.5 }, agg_max_price: { value: 99.01 } };
    expect(listing({ aggregations }).priceExtremes).toEqual({ min: 12, max: 100 });
    expect(listing({})).not.toHaveProperty('priceExtremes');
  });
  it('LIST-11 has its price ranges in the currency of the store', () => {
    const buckets = [{ key: '0-100', from: 0, to: 100, doc_count: 3 }];
    const { facets } = listing({ total: 5, aggregations: { agg_range_price: { buckets } } });
    expect(facets).toMatchObject([{ attribute: 'price', values: [{ label: '< €100', count: 3 }] }]);
  });
  it('LIST-14 counts its products as Elasticsearch 7 writes it too', () =>
    expect(listing({ total: { value: 7, relation: 'eq' } }).total).toBe(7));
  it('SRCH-35 says when no engine answered', () => {
    expect(listing({ unreachable: true }).isUnreachable).toBe(true);
    expect(listing({})).not.toHaveProperty('isUnreachable');
  });
});
